import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { deferred, hold } from '../support/deferred.ts'
import { expect, test } from './test.ts'

const SERVICES = 'content/services.yaml'
const HOME = 'content/home.yaml'

const preview = (page: Page) => page.frameLocator('iframe')
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to edit' }).getByRole('button', { name }).click()
const redPhotograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'red' } }).jpeg()
const saved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()

/** Presses a text in the preview until its field has the focus: before the preview has loaded, a press does nothing. */
const press = (target: Locator, id: RegExp) =>
  expect(async () => {
    await target.click()
    await expect(target.page().locator(':focus')).toHaveId(id, { timeout: 1_000 })
  }).toPass()

test('a headline is changed by pressing it in the preview, and a link in the preview opens the form of its page', async ({
  page,
  project,
}) => {
  const before = await project.read(HOME)
  const heading = preview(page).getByRole('heading', { level: 1 })
  const headline = page.getByRole('group', { name: 'Banner' }).getByLabel('Headline')
  await press(heading, /home.yaml\/banner\/headline$/)
  await headline.fill('Care for *everyone.*')
  await expect(heading).toHaveText('Care for everyone.')
  await saved(page)
  expect(await project.read(HOME)).toBe(before.replace(/headline: .*/, 'headline: Care for *everyone.*'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).not.toHaveText('Care for everyone.')
  expect(await project.read(HOME)).toBe(before)

  await preview(page).getByRole('navigation').first().getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await openTab(page, 'Contact')
  await expect(preview(page).getByLabel('First name')).toBeVisible()
  await press(preview(page).getByRole('contentinfo').getByText('In an emergency'), /disclaimer/)
  await press(preview(page).getByRole('contentinfo').getByRole('link', { name: 'Facebook' }), /facebook$/)
  await press(heading, /contact.yaml\/headline$/)
  await preview(page).getByRole('navigation').first().getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('the preview shows a change that is made while it loads the one before', async ({ page, project }) => {
  await openTab(page, 'About Us')
  const heading = preview(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('One doctor, two traditions.')
  const rendered = deferred()
  const { promise, resolve: release } = deferred()
  await page.route(
    '**/about/**',
    async (route) => {
      const response = await route.fetch()
      rendered.resolve()
      await promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const headline = page.getByLabel('Headline').first()
  await headline.fill('First change')
  await rendered.promise
  await headline.fill('Second change')
  await expect.poll(() => project.read('content/about.yaml')).toContain('Second change')
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
  await expect(heading).toBeInViewport()
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
  await page.getByLabel('Summary').focus()
  await expect(preview(page).getByRole('contentinfo')).toBeInViewport()
  expect(await page.locator('.frame').evaluate((frame) => frame.scrollTop)).toBe(0)
})

test('the focus stays in a field that the owner has gone to since Undo was pressed', async ({ page }) => {
  const banner = page.getByRole('group', { name: 'Banner' })
  const before = await banner.getByLabel('Headline').inputValue()
  await banner.getByLabel('Headline').fill('Changed')
  await saved(page)
  const release = await hold(page, '**/api/undo')
  await page.getByRole('button', { name: 'Undo' }).click()
  await banner.getByLabel('Introduction').focus()
  release()
  await expect(banner.getByLabel('Headline')).toHaveValue(before)
  await expect(page.getByText('Undone.')).toBeAttached()
  await expect(banner.getByLabel('Introduction')).toBeFocused()
})

test('a picture that is shown twice and a line with a subject lead to their own fields', async ({
  page,
  project,
}) => {
  const services = await project.read(SERVICES)
  const [first = '', second = ''] = services.match(/(?<= {4}picture: ).*/g) ?? []
  await project.write(SERVICES, services.replace(`picture: ${second}`, `picture: ${first}`))
  await openTab(page, 'Services')
  const picture = preview(page).getByRole('listitem').getByRole('img').nth(1)
  await expect(picture).toHaveAttribute('src', new RegExp(`/${first}-`))
  await press(picture, /products\/1\/picture$/)
  await preview(page).getByRole('link', { name: 'Enquire' }).first().click()
  await preview(page)
    .getByText('Your enquiry is about')
    .click({ position: { x: 20, y: 10 } })
  await expect(page.getByLabel('Line above the form')).toBeFocused()
})

test('a product with a photograph is added, moved and removed', async ({ page, project }) => {
  const before = await project.read(SERVICES)
  const photograph = join(project.directory, 'My Foot Balm (1).JPG')
  await redPhotograph().toFile(photograph)
  await openTab(page, 'Services')
  await page.getByRole('button', { name: 'Add product' }).click()
  const product = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: /^Product 8/ }) })
  await expect(product.getByLabel('Title')).toBeFocused()
  await product.getByLabel('Title').fill('Foot Balm')
  await product.getByLabel('Description').fill('A balm: for tired feet.')
  // A message that goes away moves what is below it.
  await expect(product.getByLabel('Description')).toHaveAttribute('aria-invalid', 'false')
  const note = product.getByRole('group', { name: 'Picture' }).getByRole('status')
  await expect(async () => {
    // A busy browser may not have handled the drag when the drop comes, and then ignores the drop.
    await drop(photograph, product.getByText('Add a picture, or drop one here'))
    await expect(note).not.toBeEmpty({ timeout: 3_000 })
  }).toPass()
  await expect(product.getByLabel('What the picture shows')).toBeFocused()
  expect(await project.read(SERVICES)).toBe(before)
  await product.getByLabel('What the picture shows').fill('A jar of balm.')
  await expect(note).toBeEmpty()
  await expect(preview(page).getByRole('heading', { name: 'Foot Balm' })).toBeVisible()
  await saved(page)
  const picture = preview(page).getByRole('img', { name: 'A jar of balm.' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const added = [
    '  - title: Foot Balm',
    '    description: "A balm: for tired feet."',
    '    picture: my-foot-balm-1',
    '    alt: A jar of balm.',
    '',
  ].join('\n')
  const withProduct = await project.read(SERVICES)
  expect(withProduct.replace(added, '')).toBe(before)

  // What was typed a moment before the move is kept.
  await product.getByLabel('Title').fill('Balm')
  await page.getByRole('button', { name: 'Move up: Product 8' }).click()
  await expect(page.getByRole('button', { name: 'Move up: Product 7' })).toBeFocused()
  // It is still open.
  const moved = page.getByRole('listitem').filter({ has: page.getByText(/^Product 7/) })
  await expect(moved.getByLabel('Title')).toBeVisible()
  await expect(product.getByLabel('Title')).toBeHidden()
  // Quick presses each move it.
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(`Alt+${key}`)
  await expect(page.getByRole('button', { name: 'Move down: Product 7' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('button', { name: 'Move up: Product 8' })).toBeFocused()
  await expect.poll(() => project.read(SERVICES)).toBe(withProduct.replace('Foot Balm', 'Balm'))
  await page.getByRole('button', { name: 'Remove: Product 8' }).click()
  await expect.poll(() => project.read(SERVICES)).toBe(before)
  await expect(preview(page).getByRole('heading', { name: 'Balm' })).toBeHidden()
})

test('the cursor stays where the owner goes while a photograph is checked, also to another page', async ({
  page,
  project,
}) => {
  const releaseGreen = await hold(page, '**/api/pictures?name=green*')
  const releaseBlue = await hold(page, '**/api/pictures?name=blue*')
  const banner = page.getByRole('group', { name: 'Banner' })
  const buffer = await redPhotograph().toBuffer()
  const add = (name: string) =>
    banner.getByLabel('Add a picture').setInputFiles({ name, mimeType: '', buffer })
  await add('green.jpg')
  await expect(banner.getByText('green.jpg is being checked …')).toBeVisible()
  await banner.getByLabel('Headline').focus()
  releaseGreen()
  await expect(banner.getByText(/^Now: green/)).toBeVisible()
  await expect(banner.getByText('Please say below what this picture shows.')).toBeVisible()
  await expect(banner.getByLabel('Headline')).toBeFocused()
  await add('blue.jpg')
  await openTab(page, 'Services')
  releaseBlue()
  await expect.poll(() => project.read(HOME)).toContain('picture: blue')
})

test('a photograph stays with its product, which is moved while the photograph is checked', async ({
  page,
}) => {
  const release = await hold(page, '**/api/pictures?name=green*')
  await openTab(page, 'Services')
  for (const title of ['One', 'Two']) {
    await page.getByRole('button', { name: 'Add product' }).click()
    await page.locator(':focus').fill(title)
  }
  const productWith = (number: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('group', { name: `Product ${number}` }) })
  const buffer = await redPhotograph().toBuffer()
  const photograph = { name: 'green.jpg', mimeType: '', buffer }
  await productWith(9).getByLabel('Add a picture').setInputFiles(photograph)
  await page.getByRole('button', { name: 'Move up: Product 9' }).click()
  await expect(productWith(8).getByLabel('Title')).toHaveValue('Two')
  release()
  await expect(productWith(8).getByText(/^Now: green/)).toBeVisible()
})

/** As from the owner's desktop: script in the page cannot make such an event. */
async function drop(file: string, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  const session = await target.page().context().newCDPSession(target.page())
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: (box?.x ?? 0) + 20,
      y: (box?.y ?? 0) + 20,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    })
  }
}

const mistakes: [tab: string, group: string, field: string, text: string, message: RegExp][] = [
  ['Home', 'Banner', 'Headline', '', /write some words here/i],
  ['Home', 'Banner', 'Headline', 'Long '.repeat(20), /shorten it to 60/],
  ['Home', 'Banner', 'Headline', 'Care for *mothers', /on both sides of the italic words/],
  ['Home', 'Banner', 'Introduction', 'See https://example.com', /would be shown as it is written/],
  ['Home', 'Banner', 'Introduction', 'A <b>bold</b> word', /would be shown as it is written/],
  ['Contact', 'Where a visitor', 'Line above the form', 'About this', /write \{subject\}/i],
  ['Every page', 'Social links', 'Facebook', 'our page', /write the full address/i],
  ['Every page', 'Social links', 'Instagram', 'https://example.com/us', /leads to another site/],
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
  const field = page.getByRole('group', { name: 'Banner' }).getByLabel('Introduction')
  await field.fill('Our massage cures arthritis.')
  await expect(field).toHaveAccessibleDescription(/Please check: “cures?.*traditionally used/)
  await expect.poll(() => project.read(HOME)).toContain('lead: Our massage cures arthritis.')
})

test('a mistake does not move the field that is typed in', async ({ page }) => {
  // As in Safari, which has no scroll anchoring.
  await page.getByRole('main').evaluate((main) => {
    for (const element of [main, ...main.children]) (element as HTMLElement).style.overflowAnchor = 'none'
  })
  const field = page.getByLabel('Introduction').last()
  await field.focus()
  const place = () => field.evaluate((control) => control.getBoundingClientRect().top)
  const before = await place()
  await field.pressSequentially(' *')
  await expect(page.getByText('Please correct')).toBeInViewport()
  expect(await place()).toBe(before)
})

test('a HEIC photograph, a damaged, an empty and a very large one are refused at once', async ({
  page,
  project,
}) => {
  const art = project.git('status', '--porcelain', '--', 'art')
  const whole = await redPhotograph().toBuffer()
  const banner = page.getByRole('group', { name: 'Banner' })
  for (const [name, buffer, message] of [
    ['photo.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC.*export it as a JPEG/],
    ['damaged.jpg', whole.subarray(0, whole.length / 2), /damaged: save it again/],
    ['empty.jpg', Buffer.of(), /cannot be read/],
    ['scan.tif', Buffer.alloc(30_000_001), /larger than 30 MB: save it as a JPEG/],
  ] as const) {
    await banner.getByLabel('Add a picture').setInputFiles({ name, mimeType: '', buffer })
    await expect(banner.getByText(`${name} was not added.`)).toHaveText(message)
  }
  expect(project.git('status', '--porcelain', '--', 'art')).toBe(art)
})

test('a field that is changed on disk while the owner types is not overwritten', async ({
  page,
  project,
}) => {
  await page.clock.install()
  await page.reload()
  const banner = page.getByRole('group', { name: 'Banner' })
  await expect(banner).toBeVisible()
  const releaseContent = await hold(page, '**/api/content')
  await page.waitForRequest('**/api/content')
  // What is typed is sent 200 ms after the last key: not before the clock goes on.
  await page.clock.pauseAt(Date.now() + 60_000)
  await banner.getByLabel('Headline').fill('Typed here')
  const byHand = (await project.read(HOME)).replace(/(banner:[\s\S]*?headline: ).*/, '$1By hand')
  await project.write(HOME, byHand.replace(/lead: .*/, 'lead: Written by hand.'))
  releaseContent()
  await expect(banner.getByLabel('Introduction')).toHaveValue('Written by hand.')
  await page.clock.runFor(1_000)
  await expect(page.getByText('Your change was not written: “Typed here”')).toBeVisible()
  await expect(banner.getByLabel('Headline')).toHaveValue('By hand')
  expect(await project.read(HOME)).toContain('headline: By hand')
})

test('a file that cannot be read is reported with its line, and shown once it is corrected', async ({
  page,
  project,
}) => {
  const before = await project.read(HOME)
  await project.write(HOME, before.replace('  greeting:', '  greting: x\n  greeting:'))
  await expect(page.getByText(/Home › Banner: “greting” is not a name/)).toBeVisible()
  await project.write(HOME, before.replace('  greeting:', ' greeting'))
  await expect(page.getByText(/Home: line \d+:/)).toBeVisible()
  await expect(page.getByText('This file cannot be read.')).toBeVisible()
  await saved(page)
  await project.write(HOME, before)
  await expect(page.getByRole('group', { name: 'Banner' }).getByLabel('Headline')).toBeVisible()
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('a problem of a list moves the focus to the list when it is pressed', async ({ page, project }) => {
  const services = await project.read(SERVICES)
  const [first = ''] = / {2}- title: [\s\S]*?(?=\n {2}- )/.exec(services) ?? []
  const more = Array.from({ length: 18 }, (_, index) => first.replace(/title: .*/, `title: More ${index}`))
  await project.write(SERVICES, services.replace(first, [first, ...more].join('\n')))
  await page.getByRole('button', { name: /^Services › Products: .*room for 24 products/ }).click()
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('list')).toBeFocused()
  await page.getByRole('button', { name: 'Remove: Product 25' }).click()
  await saved(page)
})

test('what was typed while the editor did not run is saved once it runs again', async ({ page, project }) => {
  await page.route('**/api/change', (route) => route.abort())
  await page.getByRole('group', { name: 'Banner' }).getByLabel('Headline').fill('Typed meanwhile')
  await expect(page.getByText('The editor is no longer running.')).toBeVisible()
  await page.unroute('**/api/change')
  await expect.poll(() => project.read(HOME)).toContain('headline: Typed meanwhile')
  await saved(page)
})

test('a text stays on one line, and the browser can undo what was pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('Line one.\r\nLine two.'))
  const text = page.getByRole('group', { name: 'About Us' }).getByLabel('Text')
  const before = await text.inputValue()
  await text.press('ControlOrMeta+a')
  await text.press('ControlOrMeta+v')
  await text.press('Enter')
  await expect(text).toHaveValue('Line one. Line two.')
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue(before)
})

test('the browser asks before it leaves a change that is not saved', async ({ page, project }) => {
  const release = await hold(page, '**/api/change')
  const headline = page.getByRole('group', { name: 'Banner' }).getByLabel('Headline')
  // A browser asks only on a page that the visitor has used.
  await headline.click()
  await headline.fill('Typed last')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  release()
  await saved(page)
  expect(await project.read(HOME)).toContain('headline: Typed last')
})
