import { open } from './support/open.ts'
import { home } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('Home has the contents of the specification', async ({ page }) => {
  await open(page, '/#/home')

  await test.step('shows the banner, Knowledge of Life and About Us in this order', async () => {
    const main = page.getByRole('main')
    const order = [home.heading, 'Knowledge of Life', 'About Us']
    const headings = await main.getByRole('heading').filter({ visible: true }).allTextContents()
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
    await expect(main.getByRole('img', { name: /^Engraving: a cloth cradle/ })).toBeVisible()
    for (const text of [
      'consultations by voice or video',
      'Herbal oil and panchakarma massage, herbal kits and powders',
      'Ayurveda is a natural system',
      'traditional, holistic solutions',
      'One doctor runs the practice',
      'more than 5 years of practice',
    ]) {
      await expect(main).toContainText(text)
    }
  })

  await test.step('lists for whom massage is given, and the nine solutions', async () => {
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /Pregnant women.*Prenatal belly massage/,
      /New mothers.*Postnatal belly and whole-body massage/,
      /Newborns.*Newborn oil massage/,
      /Adults and elders.*Joint pain treatment/,
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

  await test.step('links lead to Contact, Services and About Us', async () => {
    for (const [name, index, address] of [
      ['Send an enquiry', 0, '/#/contact'],
      ['Read More', 0, '/#/services'],
      ['Read More', 1, '/#/about'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).nth(index).click()
      await expect(page).toHaveURL(address)
      await page.goBack()
    }
  })
})
