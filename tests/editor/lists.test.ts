import type { Page } from '@playwright/test'
import { content } from '../site/support/content.ts'
import { expect, openTab, saved, test } from './support/editor-fixtures.ts'
import { paste, SERVICES, topic, topics, undo } from './support/form.ts'

const { topics: written } = content.services.consultations
const [first = '', second = '', third = ''] = written

test.beforeEach(({ page }) => openTab(page, 'Services'))

test('Enter adds the next topic', async ({ page, project }) => {
  await topic(page, 1).press('Enter')
  await page.keyboard.type('Sleep')
  await expect(topic(page, 2)).toHaveText('Sleep')
  await expect.poll(() => project.read(SERVICES)).toContain(`- ${first}\n    - Sleep\n`)
})

test('a new topic in which nothing was written is gone when it is left', async ({ page, project }) => {
  const before = await project.read(SERVICES)
  await topic(page, 1).press('Enter')
  await expect(topics(page)).toHaveCount(written.length + 1)
  await page.getByRole('textbox', { name: 'Mission' }).focus()
  await expect(topics(page)).toHaveCount(written.length)
  await saved(page)
  await expect(undo(page)).toBeDisabled()
  expect(await project.read(SERVICES)).toBe(before)
})

test('a button below a new topic without words is pressed, although the topic goes', async ({ page }) => {
  await topic(page, 1).press('Enter')
  await expect(topics(page)).toHaveCount(written.length + 1)
  await page.getByRole('button', { name: 'Move down: Topic 3', exact: true }).click()
  await expect(topics(page)).toHaveCount(written.length)
  await expect(topic(page, 2)).toHaveText(third)
  await expect(topic(page, 3)).toHaveText(second)
})

test('pasted lines become topics', async ({ page, project }) => {
  await topic(page, 1).focus()
  await paste(page, '• Sleep\n• Rest\n\n3. Calm')
  await expect
    .poll(() => project.read(SERVICES))
    .toContain(`- ${first}\n    - Sleep\n    - Rest\n    - Calm\n`)
})

test('one press of Undo takes back lines that were pasted into a new topic', async ({ page, project }) => {
  const before = await project.read(SERVICES)
  await page.getByRole('button', { name: 'Add topic' }).click()
  await expect(topics(page)).toHaveCount(written.length + 1)
  await paste(page, 'Sleep\nRest\nCalm')
  await expect.poll(() => project.read(SERVICES)).toContain('    - Sleep\n    - Rest\n    - Calm\n')
  await undo(page).click()
  await expect(topics(page)).toHaveCount(written.length)
  await expect(undo(page)).toBeDisabled()
  expect(await project.read(SERVICES)).toBe(before)
})

test('a removed topic can be brought back beside the words that say so', async ({ page, project }) => {
  const before = await project.read(SERVICES)
  await page.getByRole('button', { name: 'Remove: Topic 2', exact: true }).click()
  await expect(page.getByText(`Removed “${second}”.`)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await expect(topic(page, 2)).toHaveText(second)
  await saved(page)
  expect(await project.read(SERVICES)).toBe(before)
})

test('a topic is moved by its button, which keeps the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Move down: Topic 1', exact: true }).press('Enter')
  await expect(topic(page, 2)).toHaveText(first)
  await expect(page.getByRole('button', { name: 'Move down: Topic 2', exact: true })).toBeFocused()
})

test('a topic is moved by Alt and an arrow, and the cursor stays in it', async ({ page }) => {
  await topic(page, 2).press('Alt+ArrowUp')
  await expect(topic(page, 1)).toHaveText(second)
  await expect(topic(page, 1)).toBeFocused()
})

test('a topic is dragged by its handle to another place', async ({ page, project }) => {
  const list = page.getByRole('group', { name: 'Topics' })
  const target = list.getByRole('listitem').nth(2)
  await expect(async () => {
    const { height = 0 } = (await target.boundingBox()) ?? {}
    // A busy browser may not have handled the drag when the drop comes, and then ignores the drop.
    await list
      .getByTitle('Drag to another place')
      .first()
      .dragTo(target, { targetPosition: { x: 60, y: height - 4 }, steps: 10 })
    await expect(topic(page, 3)).toHaveText(first, { timeout: 2_000 })
  }).toPass()
  await expect.poll(() => project.read(SERVICES)).toContain(`- ${second}\n    - ${third}\n    - ${first}\n`)
})

test('two topics that are the same are told at both when the second is left', async ({ page }) => {
  await topic(page, 2).fill(first)
  await expect(page.getByText('What is not finished is kept here')).toBeVisible()
  await expect(page.getByText(/this is the same as item/i)).toBeHidden()
  await page.getByRole('textbox', { name: 'Mission' }).focus()
  await expect(topic(page, 1)).toHaveAccessibleDescription(/the same as item 2/)
  await expect(topic(page, 2)).toHaveAccessibleDescription(/the same as item 1/)
})

/** Finds the last product. */
const product = (page: Page) => page.getByRole('group', { name: 'Products' }).getByRole('listitem').last()

test('a half-written product is kept, and not saved into the site', async ({ page, project }) => {
  const before = await project.read(SERVICES)
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await saved(page)
  await page.reload()
  await openTab(page, 'Services')
  await expect(product(page)).toContainText('Salve')
  expect(await project.read(SERVICES)).toBe(before)
})

test('while a product is half-written, topics are saved', async ({ page, project }) => {
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await topic(page, 1).fill('Sleep')
  await expect.poll(() => project.read(SERVICES)).toContain('topics:\n    - Sleep\n')
})

test('Tab goes from a text of a product to the next, and from the last to what is below the product', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(product(page).getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(product(page).getByRole('textbox', { name: 'Description' })).toBeFocused()
  await product(page).getByRole('textbox').last().press('Tab')
  await expect(page.getByRole('button', { name: 'Add product' })).toBeFocused()
})

test('a new product says nothing in red before it is left', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await expect(product(page)).toContainText('not finished yet')
  await expect(product(page).getByText(/write some words here/i)).toBeHidden()
})

test('a new product says nothing in red when it is dragged', async ({ page }) => {
  const { length } = content.services.products
  const list = page.getByRole('group', { name: 'Products' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await expect(product(page)).toContainText('not finished yet')
  await expect(async () => {
    const handle = product(page).getByTitle('Drag to another place')
    await handle.dragTo(list.nth(length - 1), { targetPosition: { x: 60, y: 4 }, steps: 10 })
    await expect(list.nth(length - 1)).toContainText('Salve', { timeout: 2_000 })
  }).toPass()
  await expect(list.nth(length - 1)).toContainText('Salve (not finished yet)')
  await list
    .nth(length - 1)
    .getByRole('textbox', { name: 'Title' })
    .click()
  await expect(list.nth(length - 1)).toContainText('Salve (not finished yet)')
})

test('a product that is left says what is missing', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await topic(page, 1).focus()
  await expect(product(page)).toContainText('needs correction')
  await expect(product(page).getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
    /Write some words here/,
  )
})

test('a half-written product says calmly what is missing after a reload, before it was left', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await topic(page, 1).focus()
  await expect(product(page)).toContainText('needs correction')
  await saved(page)
  await page.reload()
  await openTab(page, 'Services')
  await expect(product(page)).toContainText('Salve (not finished yet)')
  await product(page).locator('summary').click()
  const description = product(page).getByRole('textbox', { name: 'Description' })
  await expect(description).toHaveAccessibleDescription(/Write some words here/)
  await expect(description).not.toHaveAttribute('aria-invalid')
})

test('a half-written product says what is missing when it is left again after a reload', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await saved(page)
  await page.reload()
  await openTab(page, 'Services')
  await product(page).locator('summary').click()
  await product(page).getByRole('textbox', { name: 'Title' }).focus()
  await topic(page, 1).focus()
  await expect(product(page)).toContainText('needs correction')
})

test('what is missing in a product is still told while the product is folded and opened', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.keyboard.type('Salve')
  await topic(page, 1).focus()
  const summary = product(page).locator('summary')
  await summary.click()
  await summary.click()
  await expect(product(page)).toContainText('needs correction')
})

test('a product that is moved stays open', async ({ page }) => {
  const { length } = content.services.products
  await product(page).locator('summary').click()
  await page.getByRole('button', { name: `Move up: Product ${length}` }).click()
  const moved = page
    .getByRole('group', { name: 'Products' })
    .getByRole('listitem')
    .nth(length - 2)
  await expect(moved.getByRole('textbox', { name: 'Title' })).toBeVisible()
})
