import { open } from './support/open.ts'
import { section } from './support/section.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => open(page, '/#/about'))

test('the practice is run by one doctor', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main).toContainText('Ayurvedic Wellness is a small practice run by one doctor.')
  await expect(main).toContainText('Siddha and Ayurveda')
})

test('the credentials of the doctor stand in their order', async ({ page }) => {
  const part = section(page, 'Training and practice')
  await expect(part.getByRole('term')).toHaveText([
    'BSMS',
    'PG Diploma in yoga',
    'Diagnostic medical sonography',
    'Varma and panchakarma',
    'More than 5 years of practice',
  ])
  const explained = part.getByRole('definition')
  await expect(explained).toHaveCount(5)
  await expect(explained.nth(2)).toContainText('in Canada')
  await expect(explained.nth(3)).toContainText('in Kerala')
})

test('the four services are named', async ({ page }) => {
  const part = section(page, 'Hands-on care')
  await expect(part.getByRole('heading', { level: 3 })).toHaveText([
    'Prenatal belly massage',
    'Postnatal massage',
    'Newborn oil massage',
    'Joint pain treatment',
  ])
  const services = part.getByRole('listitem')
  await expect(services.nth(1)).toContainText('Postnatal belly and whole-body massage')
  await expect(services.nth(3)).toContainText('Joint pain treatment for adults and elders')
})

test('Why Choose Us is a list of four claims', async ({ page }) => {
  const part = section(page, 'Why Choose Us')
  await expect(part.getByRole('heading', { level: 2, name: 'Why Choose Us' })).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveText([
    /^One doctor throughout/,
    /^Old training and new/,
    /^Care for each stage of life/,
    /^By voice or by video.*Zoom or WhatsApp/,
  ])
})

test('the Contact Us button leads to the form', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/#/contact')
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible()
})
