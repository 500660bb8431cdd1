import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { hold } from '../site/support/deferred.ts'
import { expect, openTab, saved, test } from './support/editor-fixtures.ts'

const SERVICES = 'content/services.yaml'

const redPhotograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'red' } }).jpeg()
const productWith = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('group', { name: `Product ${number}` }) })

test('a product with a photograph is added, moved and removed', async ({ page, project }) => {
  const before = await project.read(SERVICES)
  const photograph = join(project.directory, 'My Foot Balm (1).JPG')
  await redPhotograph().toFile(photograph)
  await openTab(page, 'Services')
  await page.getByRole('button', { name: 'Add product' }).click()
  const product = productWith(page, 8)
  await expect(product.getByLabel('Title')).toBeFocused()
  await product.getByLabel('Title').fill('Foot Balm')
  await product.getByLabel('Description').fill('A balm: for tired feet.')
  // A message that goes away moves what is below it.
  await expect(product.getByLabel('Description')).not.toHaveAttribute('aria-invalid')
  const note = product.getByRole('group', { name: 'Picture' }).getByRole('status')
  const release = await hold(page, '**/api/pictures?name=*')
  await expect(async () => {
    // A busy browser may not have handled the drag when the drop comes, and then ignores the drop.
    await drop(photograph, product.getByText('Add a picture, or drop one here'))
    await expect(note).toHaveText('My Foot Balm (1).JPG is being checked …', { timeout: 3_000 })
  }).toPass()
  // Nothing else can be changed meanwhile.
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(0)
  release()
  await expect(product.getByLabel('What the picture shows')).toBeFocused()
  expect(await project.read(SERVICES)).toBe(before)
  await product.getByLabel('What the picture shows').fill('A jar of balm.')
  await expect(note).toBeEmpty()
  await saved(page)
  const picture = page.frameLocator('iframe').getByRole('img', { name: 'A jar of balm.' })
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

  await page.getByRole('button', { name: 'Move up: Product 8' }).click()
  await expect(page.getByRole('button', { name: 'Move up: Product 7' })).toBeFocused()
  // It is still open.
  await expect(productWith(page, 7).getByLabel('Title')).toBeVisible()
  await expect(product.getByLabel('Title')).toBeHidden()
  // Quick presses each move it.
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(`Alt+${key}`)
  await expect(page.getByRole('button', { name: 'Move down: Product 7' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('button', { name: 'Move down: Product 8' })).toBeFocused()
  await saved(page)
  expect(await project.read(SERVICES)).toBe(withProduct)
  await page.getByRole('button', { name: 'Remove: Product 8' }).click()
  await saved(page)
  expect(await project.read(SERVICES)).toBe(before)
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
