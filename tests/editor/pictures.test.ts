import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { content } from '../site/support/content.ts'
import { expect, openTab, saved, test, WIDE } from './support/editor-fixtures.ts'

const HOME = 'content/home.yaml'
const HEIC = resolve('editor/pictures/photograph.heic')

const wide = () =>
  sharp({ create: { width: 1600, height: 700, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
const pictureField = (page: Page) =>
  page.getByRole('group', { name: 'Banner' }).getByRole('group', { name: 'Picture' })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose another picture' })
const openChooser = (page: Page) =>
  pictureField(page).getByRole('button', { name: 'Choose another picture' }).click()
const library = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
const openLibrary = (page: Page) => page.getByRole('button', { name: 'Pictures', exact: true }).click()
/** Reads the first picture of a file, without the comment after it. */
const pictureIn = (yaml: string) => /^ {2}picture: (.*?)(?: #.*)?$/m.exec(yaml)?.[1]

async function addPhotograph(page: Page, name: string, buffer: Buffer) {
  await openChooser(page)
  await chooser(page).getByLabel('Add a picture').setInputFiles({ name, mimeType: '', buffer })
}

// Other tests have the pictures of the site only. Git knows no added ones.
test.afterEach(({ project }) => {
  project.git('clean', '--quiet', '--force', 'art')
})

test('a picture is chosen from all pictures of the site', async ({ page, project }) => {
  await openChooser(page)
  await chooser(page).getByRole('button', { name: 'lamp', exact: true }).click()
  await saved(page)
  expect(pictureIn(await project.read(HOME))).toBe('lamp')
})

test('the chooser closes with Escape, and its button has the focus again', async ({ page }) => {
  await openChooser(page)
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await expect(pictureField(page).getByRole('button', { name: 'Choose another picture' })).toBeFocused()
})

test('a HEIC photograph of a phone is taken', async ({ page, project }) => {
  await openChooser(page)
  await chooser(page).getByLabel('Add a picture').setInputFiles(HEIC)
  await expect(pictureField(page).getByText('photograph.jpg', { exact: true })).toBeVisible()
  await saved(page)
  expect(pictureIn(await project.read(HOME))).toBe('photograph')
})

test('after a new picture the cursor is where its description belongs', async ({ page }) => {
  await addPhotograph(page, 'New.jpg', await wide())
  await expect(page.locator(':focus')).toHaveAccessibleName(/What the picture shows/)
})

test('another picture is described anew, and Undo brings back the one before with its words', async ({
  page,
  project,
}) => {
  const before = await project.read(HOME)
  await addPhotograph(page, 'New.jpg', await wide())
  const description = page
    .getByRole('group', { name: 'Banner' })
    .getByRole('textbox', { name: 'What the picture shows' })
  await expect(description).toHaveText('')
  await description.press('Tab')
  await expect(page.getByRole('button', { name: '1 to correct' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(description).toHaveText(content.home.banner.alt)
  await saved(page)
  expect(await project.read(HOME)).toBe(before)
})

test('the part of a photograph that is shown is chosen with a slider', async ({ page, project }) => {
  await addPhotograph(page, 'Wide.jpg', await wide())
  await pictureField(page).getByRole('slider', { name: 'from left to right' }).fill('80')
  await saved(page)
  expect(pictureIn(await project.read(HOME))).toMatch(/ 80% 0%$/)
})

test('the page shows the part of a product’s photograph that is chosen', async ({ page, project }) => {
  await page.setViewportSize(WIDE)
  await openTab(page, 'Services')
  const product = page.getByRole('group', { name: 'Products' }).getByRole('listitem').first()
  await product.locator('summary').click()
  await product.getByRole('button', { name: 'Choose another picture' }).click()
  const photograph = sharp({ create: { width: 1500, height: 1000, channels: 3, background: 'red' } })
  const buffer = await photograph.jpeg().toBuffer()
  await chooser(page).getByLabel('Add a picture').setInputFiles({ name: 'Oil.jpg', mimeType: '', buffer })
  await product.getByRole('slider', { name: 'from left to right' }).fill('100')
  await product.getByRole('slider', { name: 'from top to bottom' }).fill('20')
  await saved(page)
  expect(await project.read('content/services.yaml')).toMatch(/ picture: oil 100% 20%/)
  const shown = page.frameLocator('iframe').getByRole('article').first().locator('img')
  await expect(shown).toHaveCSS('object-position', '100% 20%')
})

test('a photograph that is dropped on a picture of the page takes its place', async ({ page, project }) => {
  await page.setViewportSize(WIDE)
  const file = join(project.directory, 'Dropped photograph.jpg')
  await writeFile(file, await wide())
  const picture = page.frameLocator('iframe').getByRole('img', { name: content.home.banner.alt })
  await expect(async () => {
    // A busy browser may not have handled the drag when the drop comes, and then ignores the drop.
    await drop(file, picture)
    await expect(pictureField(page).getByText('dropped-photograph.jpg')).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('the library says where a picture is shown, and leads there', async ({ page }) => {
  await openLibrary(page)
  await library(page).getByRole('button', { name: 'Contact › picture' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('a picture that is shown nowhere is deleted, and comes back with Undo', async ({ page, project }) => {
  await openLibrary(page)
  await library(page)
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'Unused.png', mimeType: '', buffer: await wide() })
  const inArt = () => readdir(join(project.directory, 'art'))
  const remove = library(page).getByRole('button', { name: 'Delete unused' })
  await remove.click()
  await expect(remove).toBeHidden()
  expect(await inArt()).not.toContain('unused.jpg')
  await library(page).getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  expect(await inArt()).toContain('unused.jpg')
})

test('a damaged photograph is refused with the reason', async ({ page }) => {
  await addPhotograph(page, 'damaged.jpg', (await wide()).subarray(0, 2000))
  await expect(pictureField(page).getByRole('status')).toHaveText(/damaged: save it again/)
})

test('a file that is too large is refused with the reason', async ({ page }, info) => {
  const file = info.outputPath('scan.tif')
  await writeFile(file, '')
  await truncate(file, 30_000_001)
  await openChooser(page)
  await chooser(page).getByLabel('Add a picture').setInputFiles(file)
  await expect(pictureField(page).getByRole('status')).toHaveText(/larger than 30 MB/)
})

/** Drops a file as from the owner's desktop. Script in the page cannot make such an event. */
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
