import { captureSends } from './support/capture-sends.ts'
import { expectValues, field, fillEnquiry, sendButton, untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { successToast } from './support/toasts.ts'

test('an Enquire link leads to a form that names its subject', async ({ page }) => {
  await open(page, '/#/services')
  for (const subject of [
    'Herbal Powders',
    'Postpartum And Newborn Care Consultations',
    'Skin Disorders (Eczema, Psoriasis)',
    'Piles & Fistula',
    'Gallstones/Kidney Stones',
  ]) {
    await page.getByRole('link', { name: `Enquire about ${subject}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us.')
    await expect(page.getByText(`Your enquiry is about: ${subject}`, { exact: true })).toBeVisible()
    await expectValues(page, { ...untouched, Message: `I would like to ask about: ${subject}.` })
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText(
      'Contact',
    )
    await page.goBack()
  }
})

test('every product and every topic has a link to the form', async ({ page }) => {
  await open(page, '/#/services')
  const links = page.getByRole('main').getByRole('link', { name: /^Enquire about / })
  await expect(links).toHaveCount(7 + 19)
  await expect(page.getByRole('link', { name: 'Enquire about Constipation' })).toHaveAttribute(
    'href',
    '/#/contact?about=Constipation',
  )
})

test('the address of an Enquire link works by itself', async ({ page }) => {
  await open(page, '/#/contact?about=Acidity%2FGERD')
  await expect(page.getByText('Your enquiry is about: Acidity/GERD')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('I would like to ask about: Acidity/GERD.')
})

test('an address cannot put words of its own on the page', async ({ page }) => {
  for (const address of [
    '/#/contact',
    '/#/contact?about=',
    '/#/contact?about=You%20have%20won',
    '/#/contact?about=herbal%20powders',
    '/#/contact?about=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/#/contact?about=%E0%A4%A',
  ]) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us.')
    await expect(page.getByText('Your enquiry is about')).toHaveCount(0)
    await expect(page.getByText('You have won')).toHaveCount(0)
    await expectValues(page, untouched)
  }
})

test('the subject is sent with the message, and then the form is empty', async ({ page }) => {
  const sends = await captureSends(page)
  await open(page, '/#/contact?about=Arthritis')
  await expect(field(page, 'Message')).toHaveValue('I would like to ask about: Arthritis.')
  const message = 'I would like to ask about: Arthritis. It is in my hands.'
  await fillEnquiry(page, { Message: message })
  await sendButton(page).click()
  await expect(successToast(page)).toBeVisible()
  expect(sends[0]?.body).toMatchObject({ template_params: { message } })
  await expectValues(page, untouched)
})

test('whoever goes to Contact by the bar afterwards finds an empty form', async ({ page }) => {
  await open(page, '/#/contact?about=Asthma')
  await expect(field(page, 'Message')).toHaveValue(/Asthma/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/#/contact')
  await expectValues(page, untouched)
})

test('so does whoever has begun to edit the message', async ({ page }) => {
  await open(page, '/#/contact?about=Asthma')
  await field(page, 'Message').fill('I would like to ask about: Asthma, and my sleep.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/#/contact')
  await expectValues(page, untouched)
})
