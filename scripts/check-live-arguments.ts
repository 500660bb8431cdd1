import { parseArgs } from 'node:util'
import { OwnerMistakes } from '#check/problem.ts'

const USAGE = 'Write: npm run check-live -- https://www.example.com [--no-enquiry]'

/** Reads the arguments of `npm run check-live`. Without an address, the one of the settings is checked. */
export function checkLiveArguments(args: readonly string[], siteUrl: string) {
  const { values, positionals } = parse([...args])
  const [input = siteUrl, another] = positionals
  if (another) throw new OwnerMistakes([`One address is checked at a time. ${USAGE}`])
  if (!/^https?:\/\//.test(input)) {
    throw new OwnerMistakes([`${input} is not an address: write https://${input}`])
  }
  return { address: new URL(input.replace(/\/?$/, '/')).href, sendsEnquiry: !values['no-enquiry'] }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { 'no-enquiry': { type: 'boolean' } }, allowPositionals: true })
  } catch {
    throw new OwnerMistakes([`This is not an option: ${args.join(' ')}. ${USAGE}`])
  }
}
