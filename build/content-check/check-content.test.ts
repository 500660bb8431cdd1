// One mistake at a time in a copy of the content that the site came with, each with the line that explains it.
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { directories } from '../directories.ts'
import { checkContent } from './check-content.ts'
import { readContentFiles } from './content-files.ts'
import { formatProblem } from './problem.ts'

const original = await readContentFiles(join(directories.project, 'tests/content'))
let files: Record<string, string | null>
const art = await temporaryDirectory()
await cp(directories.art, art, { recursive: true })
await addBadPictures()

beforeEach(() => {
  files = { ...original }
})

function change(file: string, from: string | RegExp, to: string) {
  const before = files[`content/${file}`] ?? ''
  const after = before.replace(from, () => to)
  expect(after).not.toBe(before)
  files[`content/${file}`] = after
}

async function check() {
  const { content, problems, warnings, reminders } = await checkContent(files, art)
  return {
    content,
    problems: problems.map(formatProblem),
    warnings: warnings.map(formatProblem),
    reminders: reminders.map(formatProblem),
  }
}

/** The beginning of the one line that is expected, after `content/file › `. */
type Mistake = { file: string; from: string | RegExp; to: string; line: string }

test.each`
  file               | from                          | to                              | line
  ${'about.yaml'}    | ${'Studied in'}               | ${'Studied: in'}                | ${'line 28, column 13: there is a colon in these words: put'}
  ${'home.yaml'}     | ${'  lead: Herbal'}           | ${'\tlead: Herbal'}             | ${'line 11, column 1: this line begins with a tab'}
  ${'home.yaml'}     | ${'  enquire:'}               | ${' enquire:'}                  | ${'line 12, column 1: this line does not fit'}
  ${'practice.yaml'} | ${'twitter:'}                 | ${'twitter'}                    | ${'line 18, column 3: this line or the next does not fit'}
  ${'services.yaml'} | ${'    - Diabetes'}           | ${'    -Diabetes'}              | ${'line 47, column 1: this line does not fit'}
  ${'contact.yaml'}  | ${'needed."'}                 | ${'needed.'}                    | ${'line 11, column 14: a quotation mark is opened here and never'}
  ${'services.yaml'} | ${': Herbal Po'}              | ${': "Herbal" Po'}              | ${'line 31, column 21: the quotation marks end before'}
  ${'services.yaml'} | ${': Herbal Po'}              | ${': "Herbal \\Kits" Po'}       | ${'line 31, column 20: a backslash (\\) has a meaning'}
  ${'services.yaml'} | ${': Herbal Po'}              | ${': - Herbal Po'}              | ${'line 31, column 12: these words begin with “-”'}
  ${'services.yaml'} | ${': Herbs,'}                 | ${': *Herbs* and'}              | ${'line 5, column 19: these words begin with “*”'}
  ${'services.yaml'} | ${': Herbs,'}                 | ${': {name} Herbs'}             | ${'line 5, column 18: these words begin with “{”'}
  ${'services.yaml'} | ${': Herbs,'}                 | ${': {name} | Herbs'}           | ${'line 5, column 16: these words begin with “{”'}
  ${'services.yaml'} | ${'    description: Our'}     | ${'      description: Our'}     | ${'line 27, column 12: this line or the next does not fit'}
  ${'services.yaml'} | ${': Herbs,'}                 | ${': [Herbs'}                   | ${'line 6, column 1: a bracket is opened above and never closed'}
  ${'services.yaml'} | ${'productsTitle'}            | ${'---\nproductsTitle'}         | ${'line 8, column 1: remove the line of dashes'}
  ${'contact.yaml'}  | ${': lamp'}                   | ${': lamp\npicture: hero'}      | ${'line 8, column 1: this name appears twice in its group'}
  ${'home.yaml'}     | ${'  enquire:'}               | ${'\u00a0\u00a0enquire:'}       | ${'line 12, column 1: there is a space of another kind here'}
  ${'services.yaml'} | ${'- Diabetes'}               | ${'-\u00a0Diabetes'}            | ${'line 47, column 6: there is a space of another kind here'}
  ${'home.yaml'}     | ${'Herbal oil'}               | ${'Herbal \ufffd'}              | ${'line 11, column 16: some letters here cannot be read: save'}
  ${'services.yaml'} | ${'title: Herbal'}            | ${'title: Kit # 2, H'}          | ${'line 31, column 12: “# 2, H Powders” is taken for a note'}
  ${'services.yaml'} | ${': Herbal Po'}              | ${': "Kit" # 2 Po'}             | ${'line 31, column 12: “# 2 Powders” is taken for a note'}
  ${'practice.yaml'} | ${'email:\n'}                 | ${'email: # a@b.com\n'}         | ${'line 28, column 10: “# a@b.com” is taken for a note'}
  ${'services.yaml'} | ${': Herbal'}                 | ${': | # 1\n       '}           | ${'line 3, column 14: write the note after this sign on a line of its own'}
  ${'services.yaml'} | ${'title: Herbal'}            | ${'title: #1 Herbal'}           | ${'line 31, column 12: “#1 Herbal Powders” is taken for a note'}
  ${'services.yaml'} | ${'    - Jaundice'}           | ${'      - Jaundice'}           | ${'line 54, column 7: the line “- Jaundice” is taken'}
  ${'home.yaml'}     | ${'banner:\n'}                | ${'banner:\n  price: 4\n'}      | ${'banner › price: “price” is not a name that is known here; the names here are greeting,'}
  ${'contact.yaml'}  | ${/^withoutScript:.*$/m}      | ${''}                           | ${'withoutScript: write some words here'}
  ${'practice.yaml'} | ${'name: Ayur'}               | ${'name: The {name} Ayur'}      | ${'name: “{name}” would be shown as it is written'}
  ${'services.yaml'} | ${'- Constipation'}           | ${'-'}                          | ${'consultations › topics › item 19: write some words here'}
  ${'about.yaml'}    | ${/plate:\n( .*\n)+/}         | ${'plate:\n'}                   | ${'plate: write picture, alt, legend below it'}
  ${'home.yaml'}     | ${'lead: Herbal'}             | ${'lead:\n    - Herbal'}        | ${'banner › lead: words belong here, not a list'}
  ${'services.yaml'} | ${'Constipation'}             | ${'Bowels: all'}                | ${'consultations › topics › item 19: words belong here, not a'}
  ${'home.yaml'}     | ${/ {4}- who: New m.*\n.*\n/} | ${''}                           | ${'care › people: there are too few people: write at least 4'}
  ${'services.yaml'} | ${/ {4}alt: A tel.*\n/}       | ${''}                           | ${'products › item 3 › alt: describe what the picture shows'}
  ${'about.yaml'}    | ${'  picture:\n'}             | ${'  picture: hero\n'}          | ${'doctor › alt: describe what the picture shows'}
  ${'practice.yaml'} | ${'https://www.facebook'}     | ${'facebook'}                   | ${'social › facebook: write the full address, such as'}
  ${'practice.yaml'} | ${'www.facebook.com/'}        | ${'www.facebook.com/a '}        | ${'social › facebook: an address holds no space'}
  ${'practice.yaml'} | ${'www.instagram'}            | ${'instagramm'}                 | ${'social › instagram: this leads to another site'}
  ${'practice.yaml'} | ${'email:\n'}                 | ${'email: a at b.com\n'}        | ${'directContact › email: write an email address, such as'}
  ${'services.yaml'} | ${/uses:\n( +- .*\n)+/}       | ${'uses: reduce hair fall\n'}   | ${'hairOil › uses: write a list of uses, each on a line'}
  ${'services.yaml'} | ${'productsTitle: '}          | ${'productsTitle: [New] #'}     | ${'line 8, column 16: brackets and braces make a list or a group: write each part on a line of its own'}
  ${'contact.yaml'}  | ${': lamp'}                   | ${': வணக்கம்'}                    | ${'picture: a picture’s name has only small letters from a to z, digits and hyphens, such as “lamp”'}
  ${'practice.yaml'} | ${'phone:\n'}                 | ${'phone: +1 (416) 555-0100\n'} | ${'directContact › phone: write the number with its country code, such as +1 555 0100: 7 to 15 digits, and between them only spaces and hyphens'}
  ${'practice.yaml'} | ${'phone:\n'}                 | ${'phone: 555 0100\n'}          | ${'directContact › phone: write the number with its country code'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send <b>an</b>'}             | ${'banner › enquire: “<b>” would be shown as it is written'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send <!-- an -->'}           | ${'banner › enquire: “<!--” would be shown as it is written'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send ***an***'}              | ${'banner › enquire: “**” would be shown as it is written'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'2 * 3 * 4'}                  | ${'banner › enquire: put a * on both sides of the italic words, right beside them'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send\u200b an'}              | ${'banner › enquire: there is an invisible character at ▯ in “Send▯ an enquiry”'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send _an_'}                  | ${'banner › enquire: “_an_” would be shown as it is written'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'~~Send~~ an'}                | ${'banner › enquire: “~~” would be shown as it is written'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send `an`'}                  | ${'banner › enquire: “`an`” would be shown as it is written'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send\\nan'}                  | ${'banner › enquire: “\\n” would be shown as it is written'}
  ${'home.yaml'}     | ${'enquire: Send an enquiry'} | ${'enquire: "## Send"'}         | ${'banner › enquire: “## ” would be shown as it is written'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send name} an'}              | ${'banner › enquire: “}” would be shown as it is written: only {name}'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'Send {nam} an'}              | ${'banner › enquire: “{nam}” would be shown as it is written: only {name}'}
  ${'home.yaml'}     | ${'Send an'}                  | ${'At www.example.com'}         | ${'banner › enquire: “www.example.com” would be shown as it is'}
  ${'services.yaml'} | ${'*good counsel.*'}          | ${'*good counsel.'}             | ${'headline: put a * on both sides of the italic words'}
  ${'about.yaml'}    | ${'drawing of a'}             | ${'*drawing* of a'}             | ${'plate › alt: no italics are possible here: leave the * out'}
  ${'home.yaml'}     | ${'*sa-Latn:ayus*'}           | ${'*sanskrit:ayus*'}            | ${'knowledge › lead: “sanskrit” is not the short name of a'}
  ${'contact.yaml'}  | ${': {subject}"'}             | ${':"'}                         | ${'about › title: write {subject} where the product or topic belongs'}
  ${'services.yaml'} | ${'Herbal Powders'}           | ${'x'.repeat(61)}               | ${'products › item 6 › title: this is 61 characters long: shorten it to 60'}
  ${'services.yaml'} | ${'- Constipation'}           | ${'- diabetes'}                 | ${'consultations › topics › item 19: this is the same as item 4'}
  ${'contact.yaml'}  | ${': lamp'}                   | ${': art/Lamp 2.JPG'}           | ${'picture: write the picture’s name as “lamp-2”'}
  ${'contact.yaml'}  | ${'title: Contact |'}         | ${'title: About Us |'}          | ${'title: content/about.yaml has the same title: give each page its own'}
`('explains a mistake: $file, $from as $to', async ({ file, from, to, line }: Mistake) => {
  change(file, from, to)
  const { problems, content } = await check()
  expect(problems).toEqual([expect.stringContaining(`content/${file} › ${line}`)])
  expect(content).toBeUndefined()
})

test('names the field that a misspelt name probably meant', async () => {
  change('services.yaml', 'description: Our', 'descripton: Our')
  expect((await check()).problems).toEqual([
    'content/services.yaml › products › item 5 › description: write some words here',
    'content/services.yaml › products › item 5 › descripton: “descripton” is not a name that is known here; did you mean “description”?',
  ])
})

test.each([
  [
    'is missing',
    {},
    'this file is missing; put it back under this name, or restore the last version with git',
  ],
  ['is a directory', { 'content/home.yaml': null }, 'this file is empty, or cannot be read; put it'],
  ['is empty', { 'content/home.yaml': '# nothing\n' }, 'this file is empty, or cannot be read; put it'],
])('explains a file that %s', async (_, home, line) => {
  const { 'content/home.yaml': _text, ...others } = original
  files = { ...others, ...home }
  expect((await check()).problems).toEqual([expect.stringContaining(`content/home.yaml: ${line}`)])
})

async function addBadPictures() {
  const inArt = (file: string) => join(art, file)
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a04020' } })
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const noisy = sharp({ create: { width: 700, height: 1000, channels: 3, background: '#a04020', noise } })
  for (const format of ['jpeg', 'png'] as const) {
    const bytes = await noisy.clone().toFormat(format).toBuffer()
    await writeFile(inArt(`half-${format}.${format}`), bytes.subarray(0, bytes.length * 0.95))
  }
  // Only the header claims the size: a real one would take gigabytes.
  const huge = await photograph(1, 1).png().toBuffer()
  huge.writeUInt32BE(20_000, 16)
  huge.writeUInt32BE(15_000, 20)
  await Promise.all([
    writeFile(inArt('scan.png'), huge),
    writeFile(inArt('neem.svg'), svg),
    writeFile(inArt('._neem.svg'), 'not a picture'),
    writeFile(inArt('full-moon.svg'), svg),
    writeFile(inArt('Full Moon.svg'), svg),
    writeFile(inArt('linked.svg'), svg.replace('/>', '><image href="clinic.jpg"/></svg>')),
    writeFile(inArt('doctor.jpg'), heic),
    writeFile(inArt('notes.jpg'), 'not a picture'),
    writeFile(inArt('empty.jpg'), ''),
    writeFile(inArt('oil.svg'), svg),
    writeFile(inArt('oil.HEIC'), heic),
    photograph(600, 900).toFile(inArt('My Oil.png')),
    photograph(600, 900).toFile(inArt('balm.jpg.jpg')),
    symlink('elsewhere.jpg', inArt('gone.jpg')),
    photograph(300, 432).toFile(inArt('pods.png')),
    photograph(1000, 100).toFile(inArt('wide.png')),
    photograph(4000, 4).toFile(inArt('strip.png')),
    photograph(800, 1200).toFile(inArt('twins.png')),
    photograph(800, 1200).toFile(inArt('twins.JPG')),
  ])
}

test.each`
  name           | message
  ${'lmap'}      | ${'there is no picture “lmap” in art/; did you mean “lamp”?'}
  ${'our-porch'} | ${'there is no picture “our-porch” in art/; put our-porch.jpg, our-porch.png or our-porch.svg into art/'}
  ${'gone'}      | ${'art/gone.jpg is missing: put it into art/ again'}
  ${'twins'}     | ${'art/twins.JPG and art/twins.png have the same name: remove one of them'}
  ${'full-moon'} | ${'art/Full Moon.svg and art/full-moon.svg have the same name: remove one of them'}
  ${'doctor'}    | ${'art/doctor.jpg is a HEIC photograph, which browsers cannot show: open it on the phone or computer it comes from and export it as a JPEG'}
  ${'oil'}       | ${'art/oil.HEIC is a HEIC photograph, which browsers cannot show: open it on the phone or computer it comes from and export it as a JPEG'}
  ${'half-jpeg'} | ${'art/half-jpeg.jpeg is damaged: save it again, or take the original'}
  ${'half-png'}  | ${'art/half-png.png is damaged: save it again, or take the original'}
  ${'notes'}     | ${'art/notes.jpg cannot be read: save it again as a JPEG, PNG or SVG'}
  ${'empty'}     | ${'art/empty.jpg cannot be read: save it again as a JPEG, PNG or SVG'}
  ${'scan'}      | ${'art/scan.png is too large, 20000 by 15000 pixels: save it smaller, about 3000 pixels wide'}
  ${'strip'}     | ${'art/strip.png is too long and narrow, 4000 by 4 pixels: cut it, so that its long side is at most 10 times the short one'}
  ${'linked'}    | ${'art/linked.svg links to another file, clinic.jpg, which browsers do not load: embed it in the drawing, or save the whole as a JPEG'}
  ${'my-oil'}    | ${undefined}
  ${'balm'}      | ${undefined}
  ${'neem'}      | ${undefined}
`('checks the picture $name', async ({ name, message }) => {
  change('contact.yaml', ': lamp', `: ${name}`)
  const problems = message ? [`content/contact.yaml › picture: ${message}`] : []
  expect(await check()).toMatchObject({ problems, warnings: [] })
})

test('explains pictures with fixed names that are missing, unusable or not shown', async () => {
  const own = await temporaryDirectory()
  await cp(directories.art, own, { recursive: true })
  await mkdir(join(own, 'previews'), { recursive: true })
  await rename(join(own, 'favicon.svg'), join(own, 'Favicon.SVG'))
  await Promise.all(
    ['app-icon.svg', 'kolam-background.jpg', 'hero.pdf', 'previews/Home.PNG', 'previews/front.png'].map(
      (file) => writeFile(join(own, file), 'not a picture'),
    ),
  )
  const small = { width: 300, height: 200, channels: 3 as const, background: '#a04020' }
  await sharp({ create: small }).toFile(join(own, 'previews/about.jpg'))
  const { problems, warnings } = await checkContent(files, own)
  expect([...problems, ...warnings].map(formatProblem)).toEqual([
    'art/favicon.svg: this is missing: put it into art/ again, or restore the last version with git checkout HEAD art/favicon.svg',
    'art/app-icon.svg: this cannot be read: save it again as an SVG, or restore the last version with git checkout HEAD art/app-icon.svg',
    'art/previews/Home.PNG: this cannot be read: save it again as a JPEG, PNG or SVG, or remove it',
    'art/Favicon.SVG: this picture is not shown; save it as an SVG, favicon.svg, or remove it',
    'art/kolam-background.jpg: this picture is not shown; save it as an SVG, kolam-background.svg, or remove it',
    'art/previews/about.jpg: this is 300 by 200 pixels here and looks blurred: take one of 1200 by 630 pixels or more',
    'art/previews/front.png: this is not shown, because no page has this name: home.png, about.png, services.png, contact.png',
    'art/hero.pdf: this is not a picture that browsers show; save it as a JPEG, PNG or SVG, or remove it',
  ])
})

test('lists the mistakes of all files at once', async () => {
  change('home.yaml', 'picture: hero', 'picture: heron')
  change('about.yaml', 'what: BSMS', 'what: PG Diploma in yoga')
  change('services.yaml', 'mission: "', 'mission: ')
  change('services.yaml', 'title: Herbal', 'title: @Herbal')
  const { problems } = await check()
  expect(problems.map((line) => line.split(': ')[0])).toEqual([
    'content/services.yaml › line 6, column 10',
    'content/services.yaml › line 31, column 12',
    'content/about.yaml › training › credentials › item 2',
    'content/home.yaml › banner › picture',
  ])
})

test('reports the line of each merge conflict marker', async () => {
  const conflict = '<<<<<<< HEAD\n$&=======\n  enquire: Write to us\n>>>>>>> theirs\n'
  files['content/home.yaml'] = String(files['content/home.yaml']).replace(/ {2}enquire: .*\n/, conflict)
  const { problems } = await check()
  expect(problems.map((line) => line.split(':')[0])).toEqual(
    [12, 14, 16].map((line) => `content/home.yaml › line ${line}, column 1`),
  )
})

test.each([
  ['lines that end with CR', (text: string) => text.replaceAll('\n', '\r')],
  ['lines that end with CR LF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte-order mark', (text: string) => `\ufeff${text}`],
])('reads a file with %s', async (_, altered) => {
  files['content/home.yaml'] = altered(String(files['content/home.yaml']))
  expect((await check()).problems).toEqual([])
})

test('reads as text what YAML would take for numbers, times and booleans', async () => {
  const words = ['10+', 'yes', '12:30', '2024', '1.10', 'no', '+15550100']
  const items = words.map((word) => `    - ${word}\n`).join('')
  change('services.yaml', /uses:\n( {4}- .*\n)+/, `uses:\n${items}`)
  change('practice.yaml', '  phone:\n', '  phone: +15550100\n')
  const { content } = await check()
  expect(content?.services.hairOil.uses).toEqual(words)
  expect(content?.practice.directContact).toEqual({ phone: '+15550100' })
})

test('ignores the spaces that are pasted with an email address or a phone number', async () => {
  change('practice.yaml', '  email:\n', '  email: "name@example.com "\n')
  change('practice.yaml', '  phone:\n', '  phone: " +1\u00a0555\u20110100"\n')
  const { content } = await check()
  expect(content?.practice.directContact).toEqual({
    email: 'name@example.com',
    phone: '+1\u00a0555\u20110100',
  })
})

test('joins a letter and its accent, which some programs copy as two characters', async () => {
  change('home.yaml', 'Send an enquiry', 'Cafe\u0301')
  expect((await check()).content?.home.banner.enquire).toBe('Caf\u00e9')
})

test('puts the practice’s name wherever {name} stands, however long it is', async () => {
  const name = 'Nila Siddha and Ayurvedic Family Practice of Greater Toronto'
  change('practice.yaml', /^name: .*$/m, `name: ${name}`)
  change('practice.yaml', /^summary: .*$/m, 'summary: Welcome to {name}.')
  const { content, problems } = await check()
  expect(problems).toEqual([])
  expect(content?.practice.summary).toBe(`Welcome to ${name}.`)
  expect(content?.['not-found'].title).toBe(`Page not found | ${name}`)
})

test.each([
  [1, []],
  [24, []],
  [25, ['content/services.yaml › products: there is room for 24 products: take some out']],
])('checks a list of %i products', async (count, problems) => {
  const product = (_: unknown, index: number) =>
    `  - title: Oil ${index}\n    description: Oil.\n    picture: lamp\n    alt: Oil.\n`
  const products = Array.from({ length: count }, product).join('')
  change('services.yaml', /products:\n(?: .*\n)+/, `products:\n${products}`)
  expect((await check()).problems).toEqual(problems)
})

test.each`
  file               | from               | to                       | line
  ${'home.yaml'}     | ${'is a natural'}  | ${'is a proven to help'} | ${'knowledge › lead: “proven to” claims a proof; write'}
  ${'services.yaml'} | ${/Diabetes\n\s+/} | ${'Diabetes '}           | ${'consultations › topics › item 4: “ - ” is inside this item'}
  ${'contact.yaml'}  | ${': lamp'}        | ${': pods'}              | ${'picture: art/pods.png is 300 by 432 pixels here and looks blurred: take one of 352 by'}
  ${'contact.yaml'}  | ${': lamp'}        | ${': wide'}              | ${'picture: art/wide.png is 69 by 100 pixels here and looks blurred'}
`('warns without refusing: $file, $from as $to', async ({ file, from, to, line }: Mistake) => {
  change(file, from, to)
  expect(await check()).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining(`content/${file} › ${line}`)],
  })
})

test('warns of files that nothing reads', async () => {
  files['content/about (1).yaml'] = ''
  expect((await check()).warnings).toEqual([
    expect.stringContaining('content/about (1).yaml: nothing reads this file; the site is made from'),
  ])
})

test('reminds of social links and direct contact that are not the owner’s own yet', async () => {
  change('practice.yaml', /facebook: .*/, 'facebook: https://www.facebook.com/our-practice')
  change('practice.yaml', '  email:\n', '  email: name@example.com\n')
  change('practice.yaml', '  phone:\n', '  phone: +1 555 0100\n')
  change('practice.yaml', '  whatsapp:\n', '  whatsapp: +1 416 555 2100\n')
  const { reminders } = await check()
  const places = ['social › twitter', 'social › instagram', 'social › youtube']
  places.push('directContact › email', 'directContact › phone')
  expect(reminders.map((line) => line.split(': ')[0])).toEqual(
    places.map((place) => `content/practice.yaml › ${place}`),
  )
})
