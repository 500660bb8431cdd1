import type { Page } from '@playwright/test'
import {
  content,
  enquireLink,
  enquiryAbout,
  product,
  subjectSentence,
  subjects,
  topic,
} from './support/content.ts'
import { untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { about, contact, expectPage, home, mainLink } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test('an Enquire link opens a form with its subject and the start of a message', async ({ page, form }) => {
  await open(page, '/services/')
  const withSigns = subjects.find((subject) => /[&/]/.test(subject)) ?? topic
  for (const subject of [product, withSigns]) {
    await enquireLink(page, subject).click()
    await expectPage(page, contact)
    await form.expectValues({ ...untouched, Message: subjectSentence(subject) })
    await expect(mainLink(page, 'Contact')).toHaveAttribute('aria-current', 'page')
    await page.getByLabel('Message').clear()
    await page.goBack()
  }
})

const KINDS_OF_CARE = {
  [home.document]: content.home.care.people.map(({ what }) => what),
  [about.document]: content.about.services.kinds.map(({ title }) => title),
}

for (const [address, kinds] of Object.entries(KINDS_OF_CARE)) {
  test(`each kind of care on ${address} leads to the form with its subject`, async ({ page }) => {
    await open(page, address)
    for (const kind of kinds) {
      await enquireLink(page, kind).click()
      await expect(page.getByLabel('Message')).toHaveValue(subjectSentence(kind))
      await page.getByLabel('Message').clear()
      await page.goBack()
    }
  })
}

test('a click on the picture of a kind of care leads to the form', async ({ page }) => {
  await open(page, home.document)
  const kind = content.home.care.people[0]?.what ?? ''
  const tile = page.getByRole('listitem').filter({ hasText: kind })
  await tile.click({ position: { x: 20, y: 20 } })
  await expect(page.getByLabel('Message')).toHaveValue(subjectSentence(kind))
})

for (const query of ['', 'You%20have%20won', '%E0%A4%A']) {
  test(`the unknown subject “${query}” is ignored`, async ({ page, form }) => {
    await open(page, `/#/contact?about=${query}`)
    await expectPage(page, contact)
    await expect(page.getByText('You have won')).toHaveCount(0)
    await form.expectValues(untouched)
  })
}

test('a message that is begun stays as it is', async ({ page }) => {
  const message = page.getByLabel('Message')
  await open(page, enquiryAbout(topic))
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(' I sleep badly.')
  const written = await message.inputValue()
  await mainLink(page, 'Services').click()
  await enquireLink(page, product).click()
  await expect(message).toHaveValue(written)
  await mainLink(page, 'Contact').click()
  await expect(message).toHaveValue(written)
})

test('an Enquire link of before React begins the message', async ({ page }) => {
  await page.goto('/services/')
  await enquireLink(page, topic).click()
  await expect(page.getByLabel('Message')).toHaveValue(subjectSentence(topic))
})

/** Replaces every text as a browser's translation does. */
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

test('the error of a field changes also after the browser has translated the page', async ({
  page,
  form,
}) => {
  await open(page, contact.document)
  await form.fillAndSend({ Email: '' })
  await expect(page.getByText('Enter your email address', { exact: true })).toBeVisible()
  await translate(page)
  await page.getByLabel('Email').fill('visitor')
  await form.send()
  await expect(page.getByText('Enter an email address such as name@example.com')).toBeVisible()
})
