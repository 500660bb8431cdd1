import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/editor-fixtures.ts'

const [ENQUIRY, JUNK] = ['1000000060.M1P1Q1.h', '1000000120.M1P1Q2.h']
const SENT = '1000000090.M1P1Q3.h:2,S'

/** A message as the relay stores it. */
const messageOf = (name: string, text: string, headers = '') => `From: website@example.com
Reply-To: ${name} Visitor <${name.toLowerCase()}@example.com>
Subject: Enquiry from ${name} Visitor
${headers}
${text}
`

test('an enquiry is read, answered and taken out of Junk', async ({ page, project }) => {
  const mailbox = join(project.directory, 'var', 'mailbox')
  await page.getByRole('button', { name: 'Inbox' }).click()
  await expect(page.getByText(`There is no enquiry in ${mailbox}.`)).toBeVisible()
  for (const path of ['new', 'cur', '.Junk/new', '.Junk/cur', '.Sent/cur']) {
    await mkdir(join(mailbox, path), { recursive: true })
  }
  await writeFile(join(mailbox, 'new', ENQUIRY), messageOf('Asha', 'Is <b>massage</b> safe?'))
  const junk = messageOf('Ravi', 'Please call me.', 'X-Junk-Reason: many links\n')
  await writeFile(join(mailbox, '.Junk', 'new', JUNK), junk)

  await writeFile(join(mailbox, '.Sent', 'cur', SENT), messageOf('Doctor', 'It is safe.'))

  const flagged = () => readdir(join(mailbox, 'cur'))
  await page.getByRole('button', { name: 'Look for new enquiries' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Enquiries', 'Junk', 'Sent'])
  let message = page.getByRole('group').filter({ hasText: 'Asha' })
  const answerToFlag = page.waitForResponse('**/api/inboxFlag')
  await message.getByText(/Enquiry from Asha Visitor.*new/).click()
  // Not all messages again: there may be years of them.
  expect(await (await answerToFlag).json()).toBe(true)
  await expect(message.getByText('Is <b>massage</b> safe?')).toBeVisible()
  await expect.poll(flagged).toEqual([`${ENQUIRY}:2,S`])
  const reply = message.getByRole('link', { name: 'Reply in your mail program' })
  await expect(reply).toHaveAttribute('href', /^mailto:asha@example\.com\?subject=Re%3A%20.*massage/)
  await message.getByRole('button', { name: 'Answered' }).click()
  await expect.poll(flagged).toEqual([`${ENQUIRY}:2,RS`])
  await expect(message.getByRole('button', { name: 'Answered' })).toHaveAttribute('aria-pressed', 'true')
  const unread = message.getByRole('button', { name: 'Unread' })
  await unread.click()
  await expect(unread).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(flagged).toEqual([`${ENQUIRY}:2,R`])

  message = page.getByRole('group').filter({ hasText: 'Ravi' })
  await message.getByText(/Enquiry from Ravi Visitor.*many links/).click()
  await message.getByRole('button', { name: 'Not junk' }).click()
  await expect(page.getByText('Moved to the inbox.')).toBeFocused()
  await expect(page.getByText('waiting: not tried yet')).toBeVisible()
  expect(await readdir(`${mailbox}-queue`)).toContain(JUNK)

  const headers = { origin: project.origin }
  const answer = await page.request.post(`${project.origin}/edit/api/inbox`, { headers })
  expect(answer.ok()).toBe(true)
  expect(answer.headers()['cache-control']).toBe('no-store')
})
