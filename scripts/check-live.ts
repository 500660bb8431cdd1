// npm run check-live -- https://www.example.com [--no-enquiry]: checks a running site from outside.
import { parseArgs } from 'node:util'
import { loadSettings } from '../build/settings.ts'
import { checkLive } from './live-checks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-enquiry': { type: 'boolean', default: false } },
})
const { account, enquiryOrigin, siteUrl } = loadSettings()
const [address = siteUrl] = positionals
const findings = await checkLive(
  { address: address.replace(/\/?$/, '/'), account, enquiryOrigin, sendsEnquiry: !values['no-enquiry'] },
  `check-${Date.now().toString(36)}`,
)
for (const { isOk, text } of findings) console.log(`${isOk ? 'good' : 'BAD '}  ${text}`)
const problems = findings.filter(({ isOk }) => !isOk).length
console.log(`\n${address}: ${problems === 0 ? 'everything works' : `${problems} failed`}.`)
if (problems > 0) process.exitCode = 1
