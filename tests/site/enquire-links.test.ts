import type { Page } from '@playwright/test'
import {
  content,
  enquireLink,
  enquiryAbout,
  product,
  subjectLine,
  subjectSentence,
  subjects,
  topic,
} from './support/content.ts'
import { untouched } from './support/enquiry-form.ts'
import { open, show, waitForHydration } from './support/open.ts'
import { about, contact, expectPage, home, mainLink } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test('an Enquire link opens a form with its subject and the start of a message', async ({ page, form }) => {
  await open(page, '/#/services')
  const withSigns = subjects.find((subject) => /[&/]/.test(subject)) ?? topic
  for (const subject of [product, withSigns]) {
    await enquireLink(page, subject).click()
    await expectPage(page, contact)
    await expect(page.getByText(subjectLine(subject), { exact: true })).toBeVisible()
    await form.expectValues({ ...untouched, Message: subjectSentence(subject) })
    await expect(mainLink(page, 'Contact')).toHaveAttribute('aria-current', 'page')
    await page.goBack()
  }
})

const KINDS_OF_CARE = {
  [home.hash]: content.home.care.people.map(({ what }) => what),
  [about.hash]: content.about.services.kinds.map(({ title }) => title),
}

for (const [hash, kinds] of Object.entries(KINDS_OF_CARE)) {
  test(`each kind of care on ${hash} leads to the form with its subject`, async ({ page }) => {
    await open(page, hash)
    for (const kind of kinds) {
      await enquireLink(page, kind).click()
      await expect(page.getByText(subjectLine(kind), { exact: true })).toBeVisible()
      await page.goBack()
    }
  })
}

test('a click on the picture of a kind of care leads to the form', async ({ page }) => {
  await open(page, home.hash)
  const kind = content.home.care.people[0]?.what ?? ''
  const tile = page.getByRole('listitem').filter({ hasText: kind })
  await tile.click({ position: { x: 20, y: 20 } })
  await expect(page.getByText(subjectLine(kind), { exact: true })).toBeVisible()
})

test('only subjects of the site are accepted from the address', async ({ page, form }) => {
  await open(page, enquiryAbout(topic))
  await expect(page.getByLabel('Message')).toHaveValue(subjectSentence(topic))
  for (const query of ['', 'You%20have%20won', '%3Cimg%20src%3Dx%3E', '%E0%A4%A']) {
    await show(page, home)
    await show(page, { ...contact, hash: `/#/contact?about=${query}` })
    await expect(page.getByText(subjectLine('')), query).toHaveCount(0)
    await expect(page.getByText('You have won'), query).toHaveCount(0)
    await form.expectValues(untouched)
  }
})

test('another subject changes only its own sentence of the message', async ({ page }) => {
  const message = page.getByLabel('Message')
  const openForm = (subject: string) => show(page, { ...contact, hash: enquiryAbout(subject) })
  await open(page, enquiryAbout(topic))
  await expect(message).toHaveValue(subjectSentence(topic))
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(' I sleep badly.')
  await show(page, home)
  await page.reload()
  await waitForHydration(page)
  await openForm(product)
  await expect(message).toHaveValue(`${subjectSentence(product)}\n\nI sleep badly.`)
  await mainLink(page, 'Contact').click()
  await expect(message).toHaveValue('I sleep badly.')
})

test('the page names the subject only while the message does', async ({ page, form }) => {
  const message = page.getByLabel('Message')
  const line = page.getByText(subjectLine(topic), { exact: true })
  await open(page, enquiryAbout(topic))
  await expect(line).toBeVisible()
  await form.fill({ Message: `What does the treatment of ${topic} cost?` })
  await expect(line).toBeVisible()
  const before = await message.boundingBox()
  await message.fill('What does it cost?')
  await expect(line).toBeHidden()
  expect(await message.boundingBox()).toEqual(before)
  await page.reload()
  await waitForHydration(page)
  await expect(message).toHaveValue('What does it cost?')
  await mainLink(page, 'Services').click()
  await enquireLink(page, topic).click()
  await expect(message).toHaveValue(`${subjectSentence(topic)}\n\nWhat does it cost?`)
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
  await open(page, enquiryAbout(topic))
  await translate(page)
  await page.evaluate((address) => location.assign(address), enquiryAbout(product))
  await expect(page.getByText(subjectLine(product), { exact: true })).toBeVisible()
  await form.fillAndSend({ Email: '' })
  await expect(page.getByText('Enter your email address', { exact: true })).toBeVisible()
  await translate(page)
  await page.getByLabel('Email').fill('visitor')
  await form.send()
  await expect(page.getByText('Enter an email address such as name@example.com')).toBeVisible()
})
