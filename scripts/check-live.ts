// `npm run check-live -- https://www.example.com [--no-enquiry]` checks a running site from outside.
import { readSettings } from '#settings/build-settings.ts'
import { readEnvironment } from '#settings/environment.ts'
import { checkLiveArguments } from './check-live-arguments.ts'
import { checkLive } from './live-checks.ts'
import { printUnknownSettings } from './print-unknown-settings.ts'

const { account, enquiryOrigin, siteUrl } = readSettings(readEnvironment(process.env))
const { address, sendsEnquiry } = checkLiveArguments(process.argv.slice(2), siteUrl)
printUnknownSettings()
const results = await checkLive({ address, account, enquiryOrigin, sendsEnquiry })
for (const result of results) {
  console.log(result.status === 'fulfilled' ? `good  ${result.value}` : `BAD   ${result.reason.message}`)
}
const problems = results.filter(({ status }) => status === 'rejected').length
console.log(`\n${address}: ${problems === 0 ? 'everything works' : `${problems} failed`}.`)
if (problems > 0) process.exitCode = 1
