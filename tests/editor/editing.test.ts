import type { Locator, Page, Route } from '@playwright/test'
import { deferred, hold } from '../site/support/deferred.ts'
import { expect, openTab, saved, test } from './support/editor-fixtures.ts'

const SERVICES = 'content/services.yaml'
const HOME = 'content/home.yaml'

const preview = (page: Page) => page.frameLocator('iframe')
const banner = (page: Page) => page.getByRole('group', { name: 'Banner' })

/** Presses a text in the preview until its field has the focus: before the preview has loaded, a press does nothing. */
const press = (target: Locator, id: RegExp) =>
  expect(async () => {
    await target.click()
    await expect(target.page().locator(':focus')).toHaveId(id, { timeout: 1_000 })
  }).toPass()

test('a headline is changed by pressing it in the preview, and undone', async ({ page, project }) => {
  const before = await project.read(HOME)
  const heading = preview(page).getByRole('heading', { level: 1 })
  await press(heading, /home.yaml\/banner\/headline$/)
  await banner(page).getByLabel('Headline').fill('Care for *everyone.*')
  await expect(heading).toHaveText('Care for everyone.')
  await saved(page)
  expect(await project.read(HOME)).toBe(before.replace(/headline: .*/, 'headline: Care for *everyone.*'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).not.toHaveText('Care for everyone.')
  expect(await project.read(HOME)).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(heading).toHaveText('Care for everyone.')
})

test('each text and picture of the preview leads to its field, and its links to their forms', async ({
  page,
  project,
}) => {
  const services = await project.read(SERVICES)
  const [first = '', second = ''] = services.match(/(?<= {4}picture: ).*/g) ?? []
  await project.write(SERVICES, services.replace(`picture: ${second}`, `picture: ${first}`))
  const link = (name: string) => preview(page).getByRole('navigation').first().getByRole('link', { name })
  await link('Services').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  // Shown twice.
  const picture = preview(page).getByRole('listitem').getByRole('img').nth(1)
  await expect(picture).toHaveAttribute('src', new RegExp(`/${first}-`))
  await press(picture, /products\/1\/picture$/)
  await preview(page).getByRole('link', { name: 'Enquire' }).first().click()
  await press(preview(page).getByRole('form').getByRole('paragraph').last(), /privacy$/)
  const footer = preview(page).getByRole('contentinfo')
  await press(footer.getByText('In an emergency'), /disclaimer/)
  await press(footer.getByRole('link', { name: 'Facebook' }), /facebook$/)
  await link('Home').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('the preview shows a change that is made while it loads the one before', async ({ page }) => {
  await openTab(page, 'About Us')
  const heading = preview(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('One doctor, two traditions.')
  const rendered = deferred()
  const { promise, resolve: release } = deferred()
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch()
    rendered.resolve()
    await promise
    await route.fulfill({ response })
  }
  await page.route('**/about/**', holdAnswer, { times: 1 })
  const headline = page.getByLabel('Headline').first()
  await headline.fill('First change')
  await rendered.promise
  await headline.fill('Second change')
  await saved(page)
  release()
  await expect(heading).toHaveText('Second change')
})

test('Back in the preview opens the form of that page, also after a change', async ({ page }) => {
  await preview(page).getByRole('navigation').first().getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  // Back is pressed before the changed page has loaded.
  const releaseScript = await hold(page, '**/@vite/client*')
  await page.getByLabel('Mission').fill('Changed.')
  await expect(preview(page).getByText('Changed.')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(preview(page).getByText('Vanakkam, and welcome')).toBeVisible()
  releaseScript()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('the preview scrolls to the field that is edited, also by Undo', async ({ page }) => {
  await openTab(page, 'Services')
  const heading = preview(page).getByRole('heading', { level: 1 })
  const topic = page.getByLabel('Topic 3', { exact: true })
  const before = await topic.inputValue()
  await topic.fill('Another topic')
  await expect(preview(page).getByText('Another topic')).toBeInViewport()
  await page.getByLabel('Headline').first().focus()
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview(page).getByText(before, { exact: true })).toBeInViewport()

  // Only the site scrolls, not the frame around it.
  await openTab(page, 'Every page')
  await expect(page.getByRole('heading', { level: 1, name: 'Every page' })).toBeInViewport()
  await page.getByLabel('Summary').focus()
  await expect(preview(page).getByRole('contentinfo')).toBeInViewport()
  expect(await page.locator('.frame').evaluate((frame) => frame.scrollTop)).toBe(0)
})

const mistakes: [tab: string, group: string, field: string, text: string, message: RegExp][] = [
  ['Home', 'Banner', 'Headline', '', /write some words here/i],
  ['Home', 'Banner', 'Headline', 'Long '.repeat(20), /shorten it to 60/],
  ['Home', 'Banner', 'Headline', 'Care for *mothers', /on both sides of the italic words/],
  ['Home', 'Banner', 'Introduction', 'See https://example.com', /would be shown as it is written/],
  ['Home', 'Banner', 'Introduction', 'A <b>bold</b> word', /would be shown as it is written/],
  ['Contact', 'Where a visitor', 'Line above the form', 'About this', /write \{subject\}/i],
  ['Every page', 'Social links', 'Facebook', 'our page', /write the full address/i],
  ['Every page', 'Social links', 'Instagram', 'https://example.com/us', /write the full address/i],
  ['Every page', 'Direct contact', 'Email', 'name at example', /write an email address/i],
  ['Every page', 'Direct contact', 'Telephone', '555 0100', /with its country code/],
]

test('ten mistakes are each shown at their field, and no file changes; a claim is a warning, and is saved', async ({
  page,
  project,
}) => {
  const changes = () => project.git('diff', '--', 'content')
  const before = changes()
  for (const [tab, group, name, text, message] of mistakes) {
    await openTab(page, tab)
    const field = page.getByRole('group', { name: group }).getByLabel(name, { exact: false }).first()
    const original = await field.inputValue()
    await field.fill(text)
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await field.fill(original)
    await saved(page)
  }
  expect(changes()).toBe(before)

  await openTab(page, 'Home')
  const field = banner(page).getByLabel('Introduction')
  await field.fill('Our massage cures arthritis.')
  await expect(field).toHaveAccessibleDescription(/Please check: “cures?.*traditionally used/)
  await expect.poll(() => project.read(HOME)).toContain('lead: Our massage cures arthritis.')
})

test('a field that is changed on disk while the owner types is not overwritten', async ({
  page,
  project,
}) => {
  const headline = banner(page).getByLabel('Headline')
  await headline.fill('Typed here *')
  await expect(headline).toHaveAttribute('aria-invalid', 'true')
  const byHand = (await project.read(HOME)).replace(/(banner:[\s\S]*?headline: ).*/, '$1By hand')
  await project.write(HOME, byHand)
  const notice = page.getByText('Another program has changed content/home.yaml.')
  await expect(notice).toBeVisible()
  await expect(headline).toHaveValue('By hand')
  expect(await project.read(HOME)).toBe(byHand)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headline).toHaveValue('Typed here *')
  await expect(notice).toBeHidden()
})

test('a file that cannot be read is reported with its line, and shown once it is corrected', async ({
  page,
  project,
}) => {
  const before = await project.read(HOME)
  await project.write(HOME, before.replace('  greeting:', '  greting: x\n  greeting:'))
  await expect(page.getByText(/Home › banner: “greting” is not a name/)).toBeVisible()
  await project.write(HOME, before.replace('  greeting:', ' greeting'))
  await expect(page.getByText(/at line \d+, column 2/)).toBeVisible()
  await expect(page.getByText('This file cannot be read.')).toBeVisible()
  await project.write(HOME, before)
  await expect(banner(page).getByLabel('Headline')).toBeVisible()
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('what is typed while the editor does not run is saved later, and the browser asks before it is left', async ({
  page,
  project,
}) => {
  const headline = banner(page).getByLabel('Headline')
  // A browser asks only on a page that the visitor has used.
  await headline.click()
  await page.route('**/api/sync', (route) => route.abort())
  await headline.fill('Typed meanwhile')
  await expect(page.getByText('The editor is no longer running.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByText('The editor is no longer running.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await page.unroute('**/api/sync')
  await saved(page)
  expect(await project.read(HOME)).toContain('headline: Typed meanwhile')
})

test('a preview that could not be loaded keeps nothing from being typed, and is shown once it can be', async ({
  page,
}) => {
  await page.route('**/about/**', (route) => route.abort())
  await openTab(page, 'About Us')
  const headline = page.getByLabel('Headline').first()
  await headline.fill('Typed meanwhile')
  await saved(page)
  await headline.fill('Typed on')
  await saved(page)
  await page.unroute('**/about/**')
  // The editor has stopped and is started again.
  await page.route('**/api/sync', (route) => route.abort(), { times: 1 })
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Typed on')
})

test('the editor asks again after requests that failed at once', async ({ page, project }) => {
  const headline = banner(page).getByLabel('Headline')
  await headline.click()
  await page.evaluate(() => {
    const { fetch } = window
    let refused = 3
    window.fetch = (...request) => {
      refused -= 1
      return refused < 0 ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch'))
    }
  })
  await headline.fill('Typed meanwhile')
  await expect.poll(() => project.read(HOME)).toContain('headline: Typed meanwhile')
})
