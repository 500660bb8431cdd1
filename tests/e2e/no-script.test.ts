import { about, contact, home, mainLink, services } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const documents = [
  [home, ['Knowledge of Life', 'Ayurveda is a natural system', 'Dosha/Prakriti pulse reading assessment']],
  [about, ['BSMS', 'in Canada', 'in Kerala', 'Newborn oil massage', 'Why Choose Us', 'By voice or by video']],
  [services, ['Postpartum Healing Kit', 'made with 10+ herbs', 'Constipation', '27+ herbal powders']],
  [contact, ['Ask about a consultation, a massage, a kit or a powder.']],
] as const

test('plain links lead to every page, with its text, without script at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/contact/')
  for (const [{ link, document: address, heading }, texts] of documents) {
    await mainLink(page, link).click()
    await expect(page).toHaveURL(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const text of texts) await expect(main.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // Controls that need script are hidden.
    await expect(page.getByRole('button', { name: /Menu|Send/ })).toHaveCount(0)
  }
  await expect(page.getByRole('alert')).toHaveText(
    'This form needs JavaScript, which is switched off in your browser or could not be loaded.',
  )
  await expect(page.getByRole('form')).toHaveCount(0)
})
