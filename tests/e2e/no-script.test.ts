import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const documents = [
  [
    '/',
    'Home',
    'Care for mothers, newborns and aching joints.',
    [
      'Knowledge of Life',
      'Ayurveda is a natural system',
      'Dosha/Prakriti pulse reading assessment',
      'About Us',
    ],
  ],
  [
    '/about/',
    'About Us',
    'One doctor, two traditions.',
    ['BSMS', 'in Canada', 'in Kerala', 'Newborn oil massage', 'Why Choose Us', 'By voice or by video'],
  ],
  [
    '/services/',
    'Services',
    'Herbs, oils and good counsel.',
    [
      'Postpartum Healing Kit',
      'Lactation Aiding Kit',
      'Postpartum Lactation',
      'Constipation',
      '27+ herbal powders',
    ],
  ],
  ['/contact/', 'Contact', 'Write to us.', ['Ask about a consultation, a massage, a kit or a powder.']],
] as const

for (const [address, name, heading, words] of documents) {
  test(`${name} reads completely without script`, async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const part of words) await expect(main.getByText(part).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // What cannot work is not offered.
    await expect(page.getByRole('button', { name: /Menu|Send/ })).toHaveCount(0)
  })
}

for (const width of [320, 1440]) {
  test(`plain links lead to every page without script at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'About Us', 'Services', 'Contact'])
    for (const [address, name, heading] of [...documents].reverse()) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })
}

test('Contact says why there is no form', async ({ page }) => {
  await page.goto('/contact/')
  const notice = page.getByRole('alert')
  await expect(notice).toHaveText(
    'This form needs JavaScript, which is switched off in your browser or could not be loaded.',
  )
  await expect(page.getByRole('form')).toHaveCount(0)
})
