import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

test('About Us has the contents of the specification', async ({ page }) => {
  await open(page, '/#/about')

  await test.step('shows the doctor’s credentials in the order of the specification', async () => {
    await expect(page.getByRole('main')).toContainText('a small practice run by one doctor')
    await expect(page.getByRole('term')).toHaveText([
      'BSMS',
      'PG Diploma in yoga',
      'Diagnostic medical sonography',
      'Varma and panchakarma',
      'More than 5 years of practice',
    ])
    const definitions = page.getByRole('definition')
    await expect(definitions).toHaveCount(5)
    await expect(definitions.nth(2)).toContainText('in Canada')
    await expect(definitions.nth(3)).toContainText('in Kerala')
  })

  await test.step('names the four services and the four claims', async () => {
    const items = page.getByRole('main').getByRole('listitem')
    await expect(items).toHaveText([
      /Prenatal belly massage/,
      /Postnatal massage.*Postnatal belly and whole-body massage/,
      /Newborn oil massage/,
      /Joint pain treatment.*Joint pain treatment for adults and elders/,
      /^One doctor throughout/,
      /^Old training and new/,
      /^Care for each stage of life/,
      /^By voice or by video.*Zoom or WhatsApp/,
    ])
    await expect(page.getByRole('heading', { level: 2, name: 'Why Choose Us' })).toBeVisible()
  })

  await test.step('the Contact Us button leads to the form', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/#/contact')
    await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible()
  })
})
