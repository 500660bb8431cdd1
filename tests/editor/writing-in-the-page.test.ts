import type { Page } from '@playwright/test'
import { content } from '../site/support/content.ts'
import { expect, openTab, saved, test, WIDE } from './support/editor-fixtures.ts'

const HOME = 'content/home.yaml'
const ABOUT = 'content/about.yaml'
const SERVICES = 'content/services.yaml'

const preview = (page: Page) => page.frameLocator('iframe')
const headline = (page: Page) => preview(page).getByRole('heading', { level: 1 })

/** Reads the headline of a page from its file. */
const headlineIn = (yaml: string) => /^ *headline: (.*)$/m.exec(yaml)?.[1]

/** Presses the headline of a page that says these words, so that all of them are selected. */
async function selectHeadline(page: Page) {
  await headline(page).click()
  await page.keyboard.press('ControlOrMeta+A')
}

test.use({ viewport: WIDE })

test('words that are typed in the page are saved', async ({ page, project }) => {
  await selectHeadline(page)
  await page.keyboard.type('Care for everyone')
  await saved(page)
  expect(headlineIn(await project.read(HOME))).toBe('Care for everyone')
})

test('what is typed in the page is seen in the form too', async ({ page }) => {
  await selectHeadline(page)
  await page.keyboard.type('Calm')
  await expect(page.getByRole('group', { name: 'Banner' }).getByLabel('Headline')).toHaveText('Calm')
})

test('Enter ends the writing', async ({ page }) => {
  await selectHeadline(page)
  await page.keyboard.type('Calm')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' too')
  await expect(headline(page)).toHaveText('Calm')
})

test('Escape takes back what was typed', async ({ page, project }) => {
  const before = await project.read(HOME)
  await selectHeadline(page)
  await page.keyboard.type('Calm')
  await page.keyboard.press('Escape')
  await expect(headline(page)).toHaveText(content.home.banner.headline)
  await saved(page)
  expect(await project.read(HOME)).toBe(before)
})

test('a headline that is too long is called not finished, and the page stays where it is', async ({
  page,
}) => {
  await headline(page).click()
  const top = () => page.getByTitle('The site').boundingBox()
  const before = await top()
  await page.keyboard.insertText('and again '.repeat(10))
  await expect(page.getByText('the words from before go online')).toBeVisible()
  expect(await top()).toEqual(before)
})

test('Escape leaves what was changed by hand if nothing was typed', async ({ page, project }) => {
  await headline(page).click()
  const byHand = (await project.read(HOME)).replace(/headline: .*/, 'headline: Changed by hand')
  await project.write(HOME, byHand)
  await expect(headline(page)).toHaveText('Changed by hand')
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Banner' }).getByLabel('Introduction').fill('New words')
  await saved(page)
  expect(headlineIn(await project.read(HOME))).toBe('Changed by hand')
})

test('a text that is pressed right after a change by hand begins from the new words', async ({
  context,
  project,
}) => {
  const page = await context.newPage()
  // The clock stands, so that the window asks for changes only when it is pressed.
  await page.clock.install()
  await page.goto(`${project.origin}/edit/`)
  await expect(headline(page)).toHaveText(content.home.banner.headline)
  const lastAnswer = page.waitForResponse('**/shown')
  await page.clock.pauseAt(Date.now() + 60_000)
  await lastAnswer
  await project.write(HOME, (await project.read(HOME)).replace(/headline: .*/, 'headline: Changed by hand'))
  await headline(page).click()
  await page.clock.runFor(1)
  await expect(headline(page)).toHaveText('Changed by hand')
})

test('Ctrl+I puts the selected words in italics', async ({ page, project }) => {
  await selectHeadline(page)
  await page.keyboard.type('Calm')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+I')
  await expect(headline(page).getByRole('emphasis')).toHaveText('Calm')
  await saved(page)
  expect(headlineIn(await project.read(HOME))).toMatch(/^["']?\*Calm\*["']?$/)
})

test('the button for italics puts the selected words in italics', async ({ page }) => {
  await selectHeadline(page)
  await page.keyboard.type('Calm')
  await page.keyboard.press('ControlOrMeta+A')
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Italics' }).click()
  await expect(headline(page).getByRole('emphasis')).toHaveText('Calm')
})

test('a phrase in italics stays in its line when more is written after it', async ({ page }) => {
  await selectHeadline(page)
  await page.keyboard.type('Ease')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+I')
  const phrase = headline(page).getByRole('emphasis')
  await expect(phrase).toHaveCSS('display', 'block')
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+I')
  await page.keyboard.type(' now')
  await expect(headline(page)).toHaveText('Ease now')
  await expect(phrase).toHaveCSS('display', 'inline')
})

test('Ctrl+Z leaves the cursor in the page', async ({ page }) => {
  await selectHeadline(page)
  await page.keyboard.type('Calm')
  await saved(page)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(headline(page)).not.toContainText('Calm')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ease')
  await expect(headline(page)).toHaveText('Ease')
})

test('several lines arrive as one when they are pasted', async ({ page, project }) => {
  await selectHeadline(page)
  await page.evaluate(() => {
    const inner = document.querySelector('iframe')?.contentDocument
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Care\nfor *everyone*')
    clipboardData.setData('text/html', '<b>Care</b>')
    const event = { clipboardData, bubbles: true, cancelable: true }
    inner?.activeElement?.dispatchEvent(new ClipboardEvent('paste', event))
  })
  await expect(headline(page)).toHaveText('Care for everyone')
  await saved(page)
  expect(headlineIn(await project.read(HOME))).toBe('Care for everyone')
})

test('the name of the practice in a text is deleted as a whole', async ({ page, project }) => {
  await project.write(ABOUT, (await project.read(ABOUT)).replace(/^headline: .*$/m, 'headline: At {name}'))
  await openTab(page, 'About Us')
  // The form has the words too, so that this window knows of the change by hand.
  await expect(page.getByRole('textbox', { name: 'Headline' }).first()).toHaveText(/^At /)
  await expect(headline(page)).toHaveText(`At ${content.practice.name}`)
  await headline(page).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(headline(page)).toHaveText('At')
})

test('the name in the header is the name of the practice', async ({ page, project }) => {
  const name = preview(page).getByRole('banner').getByText(content.practice.name)
  await name.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Thamarai')
  await saved(page)
  expect(await project.read('content/practice.yaml')).toContain('\nname: Thamarai\n')
})

test('the title of a product is its own, also where another has the same words in it', async ({
  page,
  project,
}) => {
  const before = await project.read(SERVICES)
  const titles = before.match(/(?<= {2}- title: ).*/g) ?? []
  const [first = '', second = ''] = titles
  // The title of the first is a part of the second.
  const given = before.replace(`- title: ${second}`, `- title: ${first} again`)
  await project.write(SERVICES, given)
  await openTab(page, 'Services')
  // The form has the words too, so that this window knows of the change by hand.
  await expect(page.getByText(`Product 2: ${first} again`)).toBeVisible()
  await preview(page)
    .getByRole('heading', { name: `${first} again` })
    .click()
  await page.keyboard.press('End')
  await page.keyboard.type(' too')
  await saved(page)
  expect(await project.read(SERVICES)).toBe(given.replace(`${first} again`, `${first} again too`))
})

test('the page stays where it is when a text in sight is pressed', async ({ page }) => {
  await openTab(page, 'About Us')
  const title = preview(page).getByRole('heading', { name: content.about.training.title })
  await title.scrollIntoViewIfNeeded()
  // The fonts move the text a little when they are loaded.
  await title.evaluate(async ({ ownerDocument }) => {
    await ownerDocument.fonts.ready
  })
  // The position is measured in the page itself, because the bar above it may get another line.
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await title.click()
  await page.keyboard.type('x')
  await saved(page)
  expect(await top()).toBe(before)
})
