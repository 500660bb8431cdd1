// `npm run doctor -- https://www.example.com`: looks at a running site from outside, as a visitor would.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { relayAccount } from '#contract/wire.ts'
import { examine } from './examine.ts'

const HELP = `npm run doctor -- https://www.example.com   looks at the site: pages, headers, sitemap, certificate, enquiries
  --enquiries https://…   where enquiries are sent, if the page does not say so itself
  --mailbox var/mailbox   also looks for the test enquiry in this mailbox
  --no-enquiry            sends no test enquiry`

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      enquiries: { type: 'string' },
      mailbox: { type: 'string' },
      enquiry: { type: 'boolean', default: true },
    },
  })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [address = process.env.SITE_URL || 'http://localhost:4173'] = positionals
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`${address} is no web address.`)
  const {
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
  } = process.env
  const findings = await examine(
    {
      site: address.replace(/\/?$/, '/'),
      enquiries: values.enquiries?.replace(/\/$/, ''),
      account: publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : relayAccount,
      mailbox: values.mailbox,
      sendsEnquiry: values.enquiry,
    },
    `doctor-${Date.now().toString(36)}`,
  )
  for (const { isGood, says } of findings) console.log(`${isGood ? 'good' : 'BAD '}  ${says}`)
  const troubles = findings.filter(({ isGood }) => !isGood).length
  console.log(troubles === 0 ? `\n${address} is well.` : `\n${address}: ${troubles} to mend.`)
  if (troubles > 0) process.exitCode = 1
}

run().catch((error: Error) => {
  console.error(`${error.message}\n\n${HELP}`)
  process.exitCode = 2
})
