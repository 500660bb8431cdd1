// One mistake at a time in a copy of the content that the site came with, each with the line that explains it.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
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
  file               | from                          | to                          | line
  ${'about.yaml'}    | ${'Studied in'}               | ${'Studied: in'}            | ${'line 28, column 13: there is a colon in these words: put'}
  ${'home.yaml'}     | ${'  lead: Herbal'}           | ${'\tlead: Herbal'}         | ${'line 11, column 1: this line begins with a tab'}
  ${'home.yaml'}     | ${'  enquire:'}               | ${' enquire:'}              | ${'line 12, column 1: this line or the next does not fit'}
  ${'about.yaml'}    | ${'title: About'}             | ${' title: About'}          | ${'line 3, column 1: this line or the next does not fit'}
  ${'practice.yaml'} | ${'twitter:'}                 | ${'twitter'}                | ${'line 18, column 3: this line or the next does not fit'}
  ${'contact.yaml'}  | ${'needed."'}                 | ${'needed.'}                | ${'line 11, column 14: a quotation mark or a bracket is opened here'}
  ${'services.yaml'} | ${': Herbal Po'}              | ${': "Herbal" Po'}          | ${'line 31, column 21: words that begin with a sign such as'}
  ${'services.yaml'} | ${': Herbal Po'}              | ${': "Herbal \\Kits" Po'}   | ${'line 31, column 20: a backslash (\\) has a meaning'}
  ${'services.yaml'} | ${': Herbs,'}                 | ${': {name} Herbs'}         | ${'line 5, column 18: words that begin with a sign such as'}
  ${'services.yaml'} | ${'productsTitle'}            | ${'---\nproductsTitle'}     | ${'line 8, column 1: remove the line of dashes'}
  ${'contact.yaml'}  | ${': lamp'}                   | ${': lamp\npicture: hero'}  | ${'line 8, column 1: this name appears twice in its group'}
  ${'home.yaml'}     | ${'  enquire:'}               | ${'\u00a0\u00a0enquire:'}   | ${'line 12, column 1: there is a space of another kind here'}
  ${'home.yaml'}     | ${'Herbal oil'}               | ${'Herbal \ufffd'}          | ${'line 11, column 16: some letters here cannot be read: save'}
  ${'services.yaml'} | ${'title: Herbal'}            | ${'title: Kit # 2, H'}      | ${'line 31, column 12: “# 2, H Powders” is taken for a note'}
  ${'services.yaml'} | ${': Herbal'}                 | ${': | # 1\n       '}       | ${'line 3, column 14: “# 1” is taken for a note'}
  ${'practice.yaml'} | ${'email:\n'}                 | ${'email: # a@b.com\n'}     | ${'line 28, column 10: “# a@b.com” is taken for a note'}
  ${'services.yaml'} | ${'    - Jaundice'}           | ${'      - Jaundice'}       | ${'line 54, column 7: the line “- Jaundice” is taken'}
  ${'home.yaml'}     | ${'banner:\n'}                | ${'banner:\n  price: 4\n'}  | ${'banner › price: “price” is not a name that is known here; the names here are greeting,'}
  ${'contact.yaml'}  | ${/^withoutScript:.*$/m}      | ${''}                       | ${'withoutScript: write some words here'}
  ${'services.yaml'} | ${'- Constipation'}           | ${'-'}                      | ${'consultations › topics › item 19: write some words here'}
  ${'about.yaml'}    | ${/plate:\n( .*\n)+/}         | ${'plate:\n'}               | ${'plate: write picture, alt, legend below it'}
  ${'home.yaml'}     | ${'lead: Herbal'}             | ${'lead:\n    - Herbal'}    | ${'banner › lead: words belong here, not a list'}
  ${'home.yaml'}     | ${/ {4}- who: New m.*\n.*\n/} | ${''}                       | ${'care › people: there are too few people: write at least 4'}
  ${'about.yaml'}    | ${'  picture:\n'}             | ${'  picture: hero\n'}      | ${'doctor › alt: describe what the picture shows'}
  ${'practice.yaml'} | ${'https://www.facebook'}     | ${'facebook'}               | ${'social › facebook: write the full address, such as'}
  ${'practice.yaml'} | ${'www.instagram'}            | ${'instagramm'}             | ${'social › instagram: this leads to another site'}
  ${'practice.yaml'} | ${'email:\n'}                 | ${'email: a at b.com\n'}    | ${'directContact › email: write an email address, such as'}
  ${'practice.yaml'} | ${'phone:\n'}                 | ${'phone: 555 0100\n'}      | ${'directContact › phone: write the number with its country code'}
  ${'services.yaml'} | ${/uses:\n( +- .*\n)+/}       | ${'uses: less hair fall\n'} | ${'hairOil › uses: write a list of uses, each on a line'}
  ${'services.yaml'} | ${'Herbal Powders'}           | ${'x'.repeat(61)}           | ${'products › item 6 › title: this is 61 characters long: shorten it to 60'}
  ${'services.yaml'} | ${'- Constipation'}           | ${'- diabetes'}             | ${'consultations › topics › item 19: this is the same as item 4'}
  ${'contact.yaml'}  | ${': {subject}"'}             | ${':"'}                     | ${'about › title: write {subject} where the product or topic belongs'}
  ${'contact.yaml'}  | ${': lamp'}                   | ${': art/Lamp 2.JPG'}       | ${'picture: write the picture’s name as “lamp-2”'}
`('explains a mistake: $file, $from as $to', async ({ file, from, to, line }: Mistake) => {
  change(file, from, to)
  const { problems, content } = await check()
  expect(problems).toEqual([expect.stringContaining(`content/${file} › ${line}`)])
  expect(content).toBeUndefined()
})

test.each([
  ['Send <b>an</b>', '“<b>” would be shown as it is written: write plain words'],
  ['Send ***an***', '“**” would be shown'],
  ['Send _an_', '“_an_” would be shown'],
  ['~~Send~~ an', '“~~” would be shown'],
  ['Send `an`', '“`an`” would be shown'],
  ['Send\\nan', '“\\n” would be shown'],
  ['At www.nila.test', '“www.nila.test” would be shown'],
  ['Send {nam} an', '“{nam}” would be shown as it is written: write plain words or {name}'],
  ['Send *an', 'put a * on both sides of the italic words, right beside them'],
  ['2 * 3 * 4', 'put a * on both sides'],
  ['*sanskrit:an*', '“sanskrit” is not the short name of a language'],
  ['Send\u200b an', 'there is an invisible character in these words'],
])('refuses markup that visitors would see: %s', async (words, message) => {
  change('home.yaml', 'Send an enquiry', JSON.stringify(words))
  expect((await check()).problems).toEqual([
    expect.stringContaining(`content/home.yaml › banner › enquire: ${message}`),
  ])
})

test('refuses italics where none are possible', async () => {
  change('about.yaml', 'drawing of a', '*drawing* of a')
  expect((await check()).problems).toEqual([
    'content/about.yaml › plate › alt: no italics are possible here: leave the * out',
  ])
})

test('names both pages that have the same title', async () => {
  change('contact.yaml', 'title: Contact |', 'title: About Us |')
  expect((await check()).problems).toEqual([
    'content/about.yaml › title: content/contact.yaml has the same title: give each page its own',
    'content/contact.yaml › title: content/about.yaml has the same title: give each page its own',
  ])
})

test('names the field that a misspelt name probably meant', async () => {
  change('services.yaml', 'description: Our', 'descripton: Our')
  expect((await check()).problems).toEqual([
    'content/services.yaml › products › item 5 › description: write some words here',
    'content/services.yaml › products › item 5 › descripton: “descripton” is not a name that is known here; did you mean “description”?',
  ])
})

test.each([
  ['missing', undefined, 'this file is missing; put it back'],
  ['empty', '# nothing\n', 'this file is empty, or cannot be read; put it back'],
])('explains a file that is %s', async (_, text, line) => {
  const { 'content/home.yaml': _home, ...others } = original
  files = text ? { ...others, 'content/home.yaml': text } : others
  expect((await check()).problems).toEqual([expect.stringContaining(`content/home.yaml: ${line}`)])
})

async function addBadPictures() {
  const inArt = (file: string) => join(art, file)
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a04020' } })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const noisy = sharp({ create: { width: 700, height: 1000, channels: 3, background: '#a04020', noise } })
  const whole = await noisy.jpeg().toBuffer()
  // Only the header claims the size: a real one would take gigabytes.
  const huge = await photograph(1, 1).png().toBuffer()
  huge.writeUInt32BE(20_000, 16)
  huge.writeUInt32BE(15_000, 20)
  await Promise.all([
    writeFile(inArt('half.jpeg'), whole.subarray(0, whole.length * 0.95)),
    writeFile(inArt('scan.png'), huge),
    writeFile(inArt('neem.svg'), svg),
    writeFile(inArt('._neem.svg'), 'not a picture'),
    writeFile(inArt('linked.svg'), svg.replace('/>', '><image href="clinic.jpg"/></svg>')),
    writeFile(inArt('doctor.jpg'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    writeFile(inArt('empty.jpg'), ''),
    photograph(600, 900).toFile(inArt('My Oil.png')),
    photograph(600, 900).toFile(inArt('balm.jpg.jpg')),
    photograph(300, 432).toFile(inArt('pods.png')),
    photograph(800, 1200).toFile(inArt('twins.png')),
    photograph(800, 1200).toFile(inArt('twins.JPG')),
  ])
}

test.each([
  ['lmap', 'there is no picture “lmap” in art/; did you mean “lamp”?'],
  ['our-porch', 'there is no picture “our-porch” in art/; put our-porch.jpg, our-porch.png or our-porch.svg'],
  ['twins', 'art/twins.JPG and art/twins.png have the same name: remove one of them'],
  ['doctor', 'art/doctor.jpg is a HEIC photograph, which browsers cannot show: export it as a JPEG'],
  ['half', 'art/half.jpeg is damaged: save it again'],
  ['empty', 'art/empty.jpg cannot be read as a picture: save it again'],
  ['scan', 'art/scan.png is too large, 20000 by 15000 pixels: save it smaller'],
  ['linked', 'art/linked.svg links to another file, clinic.jpg, which browsers do not load'],
])('explains what is wrong with the picture %s', async (name, message) => {
  change('contact.yaml', ': lamp', `: ${name}`)
  expect((await check()).problems).toEqual([
    expect.stringContaining(`content/contact.yaml › picture: ${message}`),
  ])
})

test.each(['my-oil', 'balm', 'neem'])('accepts the picture %s', async (name) => {
  change('contact.yaml', ': lamp', `: ${name}`)
  expect(await check()).toMatchObject({ problems: [], warnings: [] })
})

test('checks the icons, and the previews that the owner made', async () => {
  const own = await temporaryDirectory()
  await cp(directories.art, own, { recursive: true })
  await mkdir(join(own, 'previews'))
  await rm(join(own, 'favicon.svg'))
  await writeFile(join(own, 'previews/home.png'), 'not a picture')
  await cp(join(art, 'pods.png'), join(own, 'previews/hom.png'))
  await cp(join(art, 'pods.png'), join(own, 'app-icon.png'))
  await cp(join(art, 'pods.png'), join(own, 'kolam-background.svg'))
  const { problems, warnings } = await checkContent(files, own)
  expect(problems.map(formatProblem)).toEqual([
    'art/favicon.svg: this is missing: put it into art/ again',
    'art/kolam-background.svg: this is not a drawing, but a png picture: export it as an SVG file',
    'art/previews/home.png: this cannot be read as a picture: save it again',
  ])
  expect(warnings.map(formatProblem)).toEqual([
    expect.stringContaining('art/app-icon.png: this picture is not shown'),
    expect.stringContaining('art/previews/hom.png: this picture is not shown'),
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
