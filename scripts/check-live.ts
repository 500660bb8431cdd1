// `npm run check-live -- https://www.example.com [--no-enquiry]` checks a running site from outside.
import { parseArgs } from 'node:util'
import { OwnerMistakes } from '#check/problem.ts'
import { readSettings } from '#settings/build-settings.ts'
import { readEnvironment } from '#settings/environment.ts'
import { checkLive } from './live-checks.ts'
import { printUnknownSettings } from './print-unknown-settings.ts'

const { values, positionals } = parseArgs({
  options: { 'no-enquiry': { type: 'boolean' } },
  allowPositionals: true,
})
const { account, enquiryOrigin, siteUrl } = readSettings(readEnvironment(process.env))
printUnknownSettings()
const [input = siteUrl] = positionals
if (!/^https?:\/\//.test(input))
  throw new OwnerMistakes([`${input} is not an address: write https://${input}`])
const address = new URL(input.replace(/\/?$/, '/')).href
const sendsEnquiry = !values['no-enquiry']
const results = await checkLive({ address, account, enquiryOrigin, sendsEnquiry })
for (const result of results) {
  console.log(result.status === 'fulfilled' ? `good  ${result.value}` : `BAD   ${result.reason.message}`)
}
const problems = results.filter(({ status }) => status === 'rejected').length
console.log(`\n${address}: ${problems === 0 ? 'everything works' : `${problems} failed`}.`)
if (problems > 0) process.exitCode = 1
