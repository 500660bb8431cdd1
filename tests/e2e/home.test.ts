import { open } from './support/open.ts'
import { section } from './support/section.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => open(page, '/#/home'))

test('a banner says who is cared for, and how', async ({ page }) => {
  const banner = page.getByRole('main').locator('section').first()
  await expect(banner).toBeVisible()
  await expect(banner).toContainText('consultations by voice or video')
  await expect(banner).toContainText('Herbal oil and panchakarma massage, herbal kits and powders')
  await expect(banner.getByRole('img', { name: /^Engraving: a cloth cradle/ })).toBeVisible()
  await banner.getByRole('link', { name: 'Send an enquiry' }).click()
  await expect(page).toHaveURL('/#/contact')
})

test('massage is for pregnant women, new mothers, newborns and adults with joint pain', async ({ page }) => {
  const people = section(page, 'Massage and hands-on care for').getByRole('listitem')
  await expect(people).toHaveText([
    /Pregnant women.*Prenatal belly massage/,
    /New mothers.*Postnatal belly and whole-body massage/,
    /Newborns.*Newborn oil massage/,
    /Adults and elders.*Joint pain treatment/,
  ])
})

test('Knowledge of Life explains Ayurveda and names the nine solutions', async ({ page }) => {
  const part = section(page, 'Knowledge of Life')
  await expect(part.getByRole('heading', { level: 2, name: 'Knowledge of Life' })).toBeVisible()
  await expect(part).toContainText('Ayurveda is a natural system')
  await expect(part).toContainText('traditional, holistic solutions')
  await expect(part.getByRole('listitem')).toHaveText([
    'Siddha',
    'Ayurveda',
    'Yoga',
    'Diet',
    'Herbal remedies',
    'Lifestyle',
    'Massage',
    'Meditation',
    'Dosha/Prakriti pulse reading assessment',
  ])
})

test('Read More of Knowledge of Life leads to Services', async ({ page }) => {
  const link = section(page, 'Knowledge of Life').getByRole('link', { name: 'Read More' })
  await expect(link).toHaveText(/^Read More/)
  await link.click()
  await expect(page).toHaveURL('/#/services')
})

test('a short About Us blurb speaks of the doctor', async ({ page }) => {
  const blurb = section(page, 'About Us')
  await expect(blurb.getByRole('heading', { level: 2, name: 'About Us' })).toBeVisible()
  await expect(blurb).toContainText('One doctor runs the practice')
  await expect(blurb).toContainText('more than 5 years of practice')
})

test('Read More of the blurb leads to About Us', async ({ page }) => {
  await section(page, 'About Us').getByRole('link', { name: 'Read More' }).click()
  await expect(page).toHaveURL('/#/about')
})

test('the sections stand in the order of the specification', async ({ page }) => {
  const titles = await page.getByRole('main').getByRole('heading').filter({ visible: true }).allTextContents()
  const order = ['Care for mothers, newborns and aching joints.', 'Knowledge of Life', 'About Us']
  expect(titles.filter((title) => order.includes(title))).toEqual(order)
})
