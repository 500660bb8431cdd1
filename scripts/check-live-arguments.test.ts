import { expect, test } from 'vitest'
import { checkLiveArguments } from './check-live-arguments.ts'

const SITE_URL = 'https://nila.test/'
const read = (...args: string[]) => checkLiveArguments(args, SITE_URL)

test('checks the address of the settings, and sends an enquiry', () => {
  expect(read()).toEqual({ address: SITE_URL, sendsEnquiry: true })
})

test('checks another address without an enquiry', () => {
  const address = 'https://trial.nila.test/'
  expect(read('https://trial.nila.test', '--no-enquiry')).toEqual({ address, sendsEnquiry: false })
})

test.each([
  ['an address without https', ['nila.test'], 'nila.test is not an address: write https://nila.test'],
  [
    'an unknown option',
    ['--nonsense'],
    'This is not an option: --nonsense. Write: npm run check-live -- https',
  ],
  ['a second address', [SITE_URL, SITE_URL], 'One address is checked at a time. Write: npm run check-live'],
])('refuses %s in one line, without a stack', (_, args, line) => {
  const call = () => read(...args)
  expect(call).toThrow(expect.objectContaining({ stack: expect.stringMatching(/^.*$/) }))
  expect(call).toThrow(line)
})
