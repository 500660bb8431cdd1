import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareQueue } from '../../../relay/delivery/queue.ts'
import { composeMessage } from '../../../relay/mailbox/compose-message.ts'
import { prepareMaildir, uniqueName } from '../../../relay/mailbox/maildir.ts'
import { openStore } from '../../../relay/mailbox/store-message.ts'
import { expect, test } from './test.ts'

const address = (name: string) => ({ name, address: `${name}@example.com` })

async function receive(directory: string, firstName: string, message: string, junkReason?: string) {
  const mailbox = join(directory, 'var', 'mailbox')
  await prepareMaildir(mailbox)
  await prepareQueue(`${mailbox}-queue`, mailbox)
  const id = uniqueName()
  const enquiry = {
    firstName,
    lastName: 'Visitor',
    email: `${firstName}@example.com`.toLowerCase(),
    countryCode: '+1',
    phoneNumber: '5550100',
    message,
  }
  const text = composeMessage(enquiry, {
    id,
    from: address('website'),
    to: address('doctor'),
    date: new Date(),
    junkReason,
  })
  await openStore(mailbox, undefined).store({ id, text, isJunk: junkReason !== undefined })
  return { mailbox, id }
}

test('an enquiry is read, answered and taken out of Junk', async ({ page, project }) => {
  const { mailbox, id } = await receive(project.directory, 'Asha', 'Is <b>massage</b> safe?')
  const junk = await receive(project.directory, 'Ravi', 'Please call me.', 'many links')
  const flags = async () => (await readdir(join(mailbox, 'cur'))).find((name) => name.startsWith(id))
  await page.getByRole('button', { name: 'Inbox' }).click()
  await page.getByRole('button', { name: /Enquiry from Asha Visitor.*new/ }).click()
  const message = page.getByRole('article')
  await expect(message.getByText('Is <b>massage</b> safe?')).toBeVisible()
  await expect.poll(flags).toBe(`${id}:2,S`)
  const reply = message.getByRole('link', { name: 'Reply in your mail program' })
  await expect(reply).toHaveAttribute('href', /^mailto:asha@example\.com\?subject=Re%3A%20.*massage/)
  await message.getByRole('button', { name: 'Answered' }).click()
  await expect.poll(flags).toBe(`${id}:2,RS`)

  await page.getByRole('button', { name: /Enquiry from Ravi Visitor.*many links/ }).click()
  await message.getByRole('button', { name: 'Not junk' }).click()
  await expect(page.getByText('Moved to the inbox.')).toBeVisible()
  await expect(page.getByText('waiting: not tried yet')).toBeVisible()
  expect(await readdir(`${mailbox}-queue`)).toContain(junk.id)

  const answer = await page.request.get(`${project.origin}/edit/api/inbox`)
  expect(answer.headers()['cache-control']).toBe('no-store')
})
