import type { Page } from '@playwright/test'
import { untouched } from './support/enquiry-form.ts'
import { open, show, waitForHydration } from './support/open.ts'
import { about, contact, expectPage, home, mainLink } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test('an Enquire link opens a form with its subject and the start of a message', async ({ page, form }) => {
  await open(page, '/#/services')
  for (const subject of ['Herbal Powders', 'Piles & Fistula']) {
    await page.getByRole('link', { name: `Enquire about ${subject}`, exact: true }).click()
    await expectPage(page, contact)
    await expect(page.getByText(`Your enquiry is about: ${subject}`, { exact: true })).toBeVisible()
    await form.expectValues({ ...untouched, Message: `I would like to ask about: ${subject}.` })
    await expect(mainLink(page, 'Contact')).toHaveAttribute('aria-current', 'page')
    await page.goBack()
  }
})

const KINDS_OF_CARE = {
  [home.hash]: [
    'Prenatal belly massage',
    'Postnatal belly and whole-body massage',
    'Newborn oil massage',
    'Joint pain treatment',
  ],
  [about.hash]: [
    'Prenatal belly massage',
    'Postnatal massage',
    'Newborn oil massage',
    'Joint pain treatment',
  ],
}

for (const [hash, kinds] of Object.entries(KINDS_OF_CARE)) {
  test(`each kind of care on ${hash} leads to the form with its subject`, async ({ page }) => {
    await open(page, hash)
    for (const kind of kinds) {
      await page.getByRole('link', { name: `Enquire about ${kind}`, exact: true }).click()
      await expect(page.getByText(`Your enquiry is about: ${kind}`, { exact: true })).toBeVisible()
      await page.goBack()
    }
  })
}

test('a click on the picture of a kind of care leads to the form', async ({ page }) => {
  await open(page, home.hash)
  const tile = page.getByRole('listitem').filter({ hasText: 'Newborn oil massage' })
  await tile.click({ position: { x: 20, y: 20 } })
  await expect(page.getByText('Your enquiry is about: Newborn oil massage', { exact: true })).toBeVisible()
})

test('only subjects of the site are accepted from the address', async ({ page, form }) => {
  await open(page, '/#/contact?about=Acidity%2FGERD')
  await expect(page.getByLabel('Message')).toHaveValue('I would like to ask about: Acidity/GERD.')
  for (const query of ['', 'You%20have%20won', '%3Cimg%20src%3Dx%3E', '%E0%A4%A']) {
    await show(page, home)
    await show(page, { ...contact, hash: `/#/contact?about=${query}` })
    await expect(page.getByText('Your enquiry is about'), query).toHaveCount(0)
    await expect(page.getByText('You have won'), query).toHaveCount(0)
    await form.expectValues(untouched)
  }
})

const sentence = (subject: string) => `I would like to ask about: ${subject}.`

test('another subject changes only its own sentence of the message', async ({ page }) => {
  const message = page.getByLabel('Message')
  const openForm = (query: string) => show(page, { ...contact, hash: `/#/contact${query}` })
  await open(page, '/#/contact?about=Asthma')
  await expect(message).toHaveValue(sentence('Asthma'))
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(' I sleep badly.')
  await show(page, home)
  await page.reload()
  await waitForHydration(page)
  await openForm('?about=Diabetes')
  await expect(message).toHaveValue(`${sentence('Diabetes')}\n\nI sleep badly.`)
  await mainLink(page, 'Contact').click()
  await expect(message).toHaveValue('I sleep badly.')
})

test('the page names the subject only while the message does', async ({ page, form }) => {
  const message = page.getByLabel('Message')
  const line = page.getByText('Your enquiry is about: Asthma', { exact: true })
  await open(page, '/#/contact?about=Asthma')
  await expect(line).toBeVisible()
  await form.fill({ Message: 'What does the treatment of Asthma cost?' })
  await expect(line).toBeVisible()
  const before = await message.boundingBox()
  await message.fill('What does it cost?')
  await expect(line).toBeHidden()
  expect(await message.boundingBox()).toEqual(before)
  await page.reload()
  await waitForHydration(page)
  await expect(message).toHaveValue('What does it cost?')
  await mainLink(page, 'Services').click()
  await page.getByRole('link', { name: 'Enquire about Asthma', exact: true }).click()
  await expect(message).toHaveValue(`${sentence('Asthma')}\n\nWhat does it cost?`)
  await expect(line).toBeVisible()
  await form.send()
  await form.expectValues(untouched)
  await expect(line).toBeHidden()
})

/** Replaces every text, as the translation of a browser does. */
const translate = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const translation = document.createElement('font')
      translation.textContent = text.data
      text.replaceWith(translation)
    }
  })

test('the subject and an error change in a page that the browser has translated', async ({ page, form }) => {
  await open(page, '/#/contact?about=Asthma')
  await translate(page)
  await page.evaluate(() => location.assign('#/contact?about=Diabetes'))
  await expect(page.getByText('Your enquiry is about: Diabetes', { exact: true })).toBeVisible()
  await form.fillAndSend({ Email: '' })
  await expect(page.getByText('Enter your email address', { exact: true })).toBeVisible()
  await translate(page)
  await page.getByLabel('Email').fill('visitor')
  await form.send()
  await expect(page.getByText('Enter an email address such as name@example.com')).toBeVisible()
})
