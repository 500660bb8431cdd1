// npm run check-live -- https://www.example.com
import { parseArgs } from 'node:util'
import { DEFAULT_PORT } from '#contract/emailjs-api.ts'
import { loadConfig } from '../relay/config/config.ts'
import { checkLive } from './live-checks.ts'

const HELP = `npm run check-live -- https://www.example.com   checks pages, headers, certificate and enquiries of a running site
  --enquiries https://…   where enquiries are sent, if the page does not say so itself
  --no-enquiry            sends no test enquiry`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      enquiries: { type: 'string' },
      enquiry: { type: 'boolean', default: true },
    },
  })
  const { account } = loadConfig()
  const [address = process.env.SITE_URL || `http://localhost:${DEFAULT_PORT}`] = positionals
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`${address} is not a web address.`)
  const findings = await checkLive(
    {
      address: address.replace(/\/?$/, '/'),
      enquiries: values.enquiries?.replace(/\/$/, ''),
      account,
      sendsEnquiry: values.enquiry,
    },
    `check-${Date.now().toString(36)}`,
  )
  for (const { isOk, text } of findings) console.log(`${isOk ? 'good' : 'BAD '}  ${text}`)
  const problems = findings.filter(({ isOk }) => !isOk).length
  console.log(`\n${address}: ${problems === 0 ? 'everything works' : `${problems} failed`}.`)
  if (problems > 0) process.exitCode = 1
} catch (error) {
  console.error(`${(error as Error).message}\n\n${HELP}`)
  process.exitCode = 2
}
