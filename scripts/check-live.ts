// npm run check-live -- https://www.example.com [--no-enquiry]: checks a running site from outside.
import { OwnerMistakes } from '../build/content-check/problem.ts'
import { loadSettings } from '../build/settings.ts'
import { checkLive } from './live-checks.ts'

const NO_ENQUIRY = '--no-enquiry'

const options = process.argv.slice(2)
const unknown = options.find((option) => option.startsWith('-') && option !== NO_ENQUIRY)
if (unknown) throw new OwnerMistakes([`${unknown} is not an option. There is one: ${NO_ENQUIRY}`])
const { account, enquiryOrigin, siteUrl } = loadSettings()
const address = options.find((option) => option !== NO_ENQUIRY) ?? siteUrl
if (!/^https?:\/\//.test(address))
  throw new OwnerMistakes([`${address} is not an address: write https://${address}`])
const findings = await checkLive(
  {
    address: address.replace(/\/?$/, '/'),
    account,
    enquiryOrigin,
    sendsEnquiry: !options.includes(NO_ENQUIRY),
  },
  `check-${Date.now().toString(36)}`,
)
for (const { isOk, text } of findings) console.log(`${isOk ? 'good' : 'BAD '}  ${text}`)
const problems = findings.filter(({ isOk }) => !isOk).length
console.log(`\n${address}: ${problems === 0 ? 'everything works' : `${problems} failed`}.`)
if (problems > 0) process.exitCode = 1
