// Each test makes one mistake in a copy of the owner's content and expects the line that explains it. Fields are set by
// their places, so that the tests pass whatever the owner has written.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { directories } from '../directories.ts'
import { createInspector } from '../pictures/inspect-picture.ts'
import { checkContent } from './check-content.ts'
import { readContentFiles } from './content-files.ts'
import { formatProblem } from './problem.ts'
import { TEXT_SCHEMA } from './read-yaml.ts'

const original = await readContentFiles(directories.content)
let files: Record<string, string>
const fixture = await createFixture(directories.art)
afterAll(() => fixture.rm())
const art = fixture.path
await addPictures()
/** All tests share one, so that each picture is decoded once. */
const inspect = createInspector()

beforeEach(() => {
  files = { ...original }
})

/** Writes a value at a place such as `products.0.title`. The value `undefined` removes the field. */
function set(file: string, place: string, value: unknown) {
  const document = parseDocument(files[`content/${file}`] ?? '', TEXT_SCHEMA)
  const path = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  if (value === undefined) document.deleteIn(path)
  else document.setIn(path, value)
  files[`content/${file}`] = document.toString({ lineWidth: 0 })
}

function change(file: string, from: RegExp, to: string) {
  const before = files[`content/${file}`] ?? ''
  files[`content/${file}`] = before.replace(from, () => to)
  expect(files[`content/${file}`]).not.toBe(before)
}

async function check(pictures = art) {
  const { content, problems, warnings, reminders } = await checkContent(files, pictures, inspect)
  return {
    content,
    problems: problems.map(formatProblem),
    warnings: warnings.map(formatProblem),
    reminders: reminders.map(formatProblem),
  }
}

/** The beginning of each line that is expected, after `content/file › `. */
type Mistake = { file: string; place: string; value: unknown; line: string | string[] }

const threeReasons = ['One', 'Two', 'Three'].map((title) => ({ title, text: `Reason ${title}.` }))
const misspelt = { title: 'Balm', descripton: 'For the skin.', picture: 'neem', alt: 'A jar.' }

test.each`
  file               | place                       | value                                      | line
  ${'home.yaml'}     | ${'banner.price'}           | ${'4'}                                     | ${'banner: “price” is not a name that is known here; the names here are greeting,'}
  ${'services.yaml'} | ${'products.0'}             | ${misspelt}                                | ${['products › item 1 › description: write', 'products › item 1: “descripton” is not a name that is known here; the names here are title, description, picture, alt']}
  ${'contact.yaml'}  | ${'withoutScript'}          | ${undefined}                               | ${'withoutScript: write some words here'}
  ${'services.yaml'} | ${'consultations.topics.0'} | ${''}                                      | ${'consultations › topics › item 1: write some words here'}
  ${'services.yaml'} | ${'consultations.topics.0'} | ${{ Jaundice: 'mild' }}                    | ${'consultations › topics › item 1: words belong here, not a list or a group'}
  ${'home.yaml'}     | ${'banner.lead'}            | ${['Herbal oil']}                          | ${'banner › lead: words belong here, not a list'}
  ${'about.yaml'}    | ${'plate'}                  | ${undefined}                               | ${'plate: write picture, alt, legend here'}
  ${'about.yaml'}    | ${'why.claims'}             | ${threeReasons}                            | ${'why › claims: there are too few items here: write at least 4'}
  ${'practice.yaml'} | ${'disclaimer'}             | ${[...'ABCDEFG']}                          | ${'disclaimer: there is room for 6 items here: take some out'}
  ${'about.yaml'}    | ${'doctor'}                 | ${{ title: 'Doctor', picture: 'neem' }}    | ${'doctor › alt: describe what the photograph shows'}
  ${'practice.yaml'} | ${'social.facebook'}        | ${'facebook.com/us'}                       | ${'social › facebook: write the full address, such as'}
  ${'practice.yaml'} | ${'social.facebook'}        | ${'https://www.facebook.com/our practice'} | ${'social › facebook: write the full address, such as'}
  ${'practice.yaml'} | ${'social.instagram'}       | ${'https://instagramm.com/us'}             | ${'social › instagram: write the full address, such as'}
  ${'practice.yaml'} | ${'directContact.email'}    | ${'a at b.com'}                            | ${'directContact › email: write an email address, such as'}
  ${'practice.yaml'} | ${'directContact.phone'}    | ${'555 0100'}                              | ${'directContact › phone: write the number with its country code'}
  ${'services.yaml'} | ${'hairOil.uses'}           | ${'less hair fall'}                        | ${'hairOil › uses: a list belongs here'}
  ${'services.yaml'} | ${'products.0.title'}       | ${'x'.repeat(61)}                          | ${'products › item 1 › title: this is too long: shorten it to 60 characters'}
  ${'services.yaml'} | ${'consultations.topics'}   | ${['Sleep', 'Rest', 'sleep']}              | ${['consultations › topics › item 1: this is the same as item 3', 'consultations › topics › item 3: this is the same as item 1']}
  ${'contact.yaml'}  | ${'about.message'}          | ${'Your enquiry'}                          | ${'about › message: write {subject} where the product or topic belongs'}
  ${'contact.yaml'}  | ${'picture'}                | ${'art/Lamp 2.JPG'}                        | ${'picture: write only small letters, digits and hyphens, such as lamp-2'}
  ${'contact.yaml'}  | ${'picture'}                | ${'lmap'}                                  | ${'picture: there is no picture “lmap” in art/: put lmap.jpg, lmap.png or lmap.svg there'}
  ${'contact.yaml'}  | ${'picture'}                | ${'twins'}                                 | ${'picture: art/twins.JPG and art/twins.png have the same name: remove one of them'}
  ${'contact.yaml'}  | ${'picture'}                | ${'doctor'}                                | ${'picture: art/doctor.jpg is a HEIC photograph, which browsers cannot show: export it'}
  ${'contact.yaml'}  | ${'picture'}                | ${'half'}                                  | ${'picture: art/half.jpeg is damaged: save it again'}
  ${'contact.yaml'}  | ${'picture'}                | ${'empty'}                                 | ${'picture: art/empty.jpg cannot be read as a picture: save it again'}
  ${'contact.yaml'}  | ${'picture'}                | ${'scan'}                                  | ${'picture: art/scan.png is too large, 20000 by 15000 pixels: save it smaller'}
  ${'contact.yaml'}  | ${'picture'}                | ${'linked'}                                | ${'picture: art/linked.svg links to another file, clinic.jpg, which browsers do not load'}
  ${'about.yaml'}    | ${'plate.alt'}              | ${'A *drawing* of a lotus.'}               | ${'plate › alt: no italics are possible here: leave the * out'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send <b>an</b> enquiry'}                | ${'banner › enquire: “<b>” would be shown as it is written: write plain words'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send ***an***'}                         | ${'banner › enquire: “**” would be shown'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send _an_ enquiry'}                     | ${'banner › enquire: “_an_” would be shown'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'~~Send~~ an enquiry'}                   | ${'banner › enquire: “~~” would be shown'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send `an` enquiry'}                     | ${'banner › enquire: “`an`” would be shown'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send\\nan enquiry'}                     | ${'banner › enquire: “\\n” would be shown'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'At www.nila.test'}                      | ${'banner › enquire: “www.nila.test” would be shown'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send {nam} an'}                         | ${'banner › enquire: “{nam}” would be shown'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send *an'}                              | ${'banner › enquire: put a * on both sides of the italic words, right beside them'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'2 * 3 * 4'}                             | ${'banner › enquire: put a * on both sides'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'An *xx:an*'}                            | ${'banner › enquire: “xx” is not the short name of a language'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'An *sanskrit:an*'}                      | ${'banner › enquire: “sanskrit” is not the short name of a language'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send \ufffdn'}                          | ${'banner › enquire: some letters here were lost'}
  ${'home.yaml'}     | ${'banner.enquire'}         | ${'Send\u200b an'}                         | ${'banner › enquire: there is an invisible character in these words'}
`('explains what is wrong in $file where $place is $value', async ({ file, place, value, line }: Mistake) => {
  set(file, place, value)
  const { problems, content } = await check()
  const expected = [line].flat().map((text) => expect.stringContaining(`content/${file} › ${text}`))
  expect(problems).toEqual(expected)
  expect(content).toBeUndefined()
})

test.each([
  ['what: Studied: in Canada', 'at line 2, column 7:'],
  ['banner:\n  lead: Care\n enquire: Send', 'at line 4, column 1:'],
  ['picture: lamp\npicture: pods', 'Map keys must be unique at line 3, column 1:'],
  ['text: "No spaces needed.', 'at line 2, column 25:'],
  ['text: "Herbal" powders', 'at line 2, column 16:'],
  ['text: !now powders', 'Unresolved tag: !now at line 2, column 7:'],
  ['text: *powders', 'Unresolved alias'],
])('quotes the parser where a file cannot be read: %j', async (text, line) => {
  files['content/contact.yaml'] = `title: Contact\n${text}`
  const { problems } = await check()
  expect(problems).toEqual([expect.stringContaining(line)])
  expect(problems[0]).toMatch('content/contact.yaml cannot be read.\n')
})

test('shows the line that cannot be read, with a mark below the place', async () => {
  files['content/practice.yaml'] =
    'social:\n  facebook: a\n  twitter https://x.com/our_practice\n  youtube: b\n'
  expect((await check()).problems[0]).toContain('  twitter https://x.com/our_practice\n  ^')
})

test('accepts a note on a line of its own below a folded text', async () => {
  set('services.yaml', 'hairOil.lead', 'Made with herbs.')
  change('services.yaml', /lead: Made with herbs.\n/, 'lead: >\n    Made\n    with herbs.\n  # A note.\n')
  const { problems, content } = await check()
  expect(problems).toEqual([])
  expect(content?.services.hairOil.lead).toBe('Made with herbs.')
})

test('names both pages that have the same title', async () => {
  set('about.yaml', 'title', 'The practice')
  set('contact.yaml', 'title', 'The practice')
  expect((await check()).problems).toEqual([
    'content/about.yaml › title: the page “Contact” has the same title: give each page its own',
    'content/contact.yaml › title: the page “About Us” has the same title: give each page its own',
  ])
})

async function addPictures() {
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a04020' } })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const noisy = sharp({ create: { width: 700, height: 1000, channels: 3, background: '#a04020', noise } })
  const whole = await noisy.jpeg().toBuffer()
  // The header claims this size, and the file has no such pixels: they would take gigabytes.
  const huge = await photograph(1, 1).png().toBuffer()
  huge.writeUInt32BE(20_000, 16)
  huge.writeUInt32BE(15_000, 20)
  const pictures: Record<string, string | Buffer> = {
    'half.jpeg': whole.subarray(0, whole.length * 0.95),
    'scan.png': huge,
    'neem.svg': svg,
    '._neem.svg': 'not a picture',
    'linked.svg': svg.replace('/>', '><image href="clinic.jpg"/></svg>'),
    'doctor.jpg': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'empty.jpg': '',
    'My Oil.png': await photograph(600, 900).png().toBuffer(),
    'balm.jpg.jpg': await photograph(600, 900).jpeg().toBuffer(),
    'pods.png': await photograph(150, 216).png().toBuffer(),
    'twins.png': await photograph(800, 1200).png().toBuffer(),
    'twins.JPG': await photograph(800, 1200).jpeg().toBuffer(),
  }
  for (const [file, data] of Object.entries(pictures)) await writeFile(join(art, file), data)
}

test.each([
  ['my-oil', 'My Oil.png'],
  ['balm', 'balm.jpg.jpg'],
  ['neem', 'neem.svg, beside a hidden file of its name'],
])('the name %s means the file %s', async (name) => {
  set('contact.yaml', 'picture', name)
  const { problems, warnings } = await check()
  expect(problems).toEqual([])
  expect(warnings.join()).not.toContain('contact.yaml › picture')
})

test('takes the name and the position of a picture for no promise', async () => {
  set('contact.yaml', 'picture', 'neem 100% 50%')
  const { problems, warnings } = await check()
  expect(problems).toEqual([])
  expect(warnings.join()).not.toContain('contact.yaml › picture')
})

test('checks the icons, and the previews that the owner made', async () => {
  await using fixture = await createFixture(directories.art)
  const own = fixture.path
  await mkdir(join(own, 'previews'))
  await rm(join(own, 'favicon.svg'))
  await writeFile(join(own, 'previews/home.png'), 'not a picture')
  for (const file of ['previews/hom.png', 'app-icon.png', 'kolam-background.svg']) {
    await cp(join(art, 'pods.png'), join(own, file))
  }
  expect(await check(own)).toMatchObject({
    problems: [
      'art/favicon.svg: this is missing: put it into art/ again',
      'art/kolam-background.svg: this is not a drawing, but a png picture: export it as an SVG file',
      'art/previews/home.png: this cannot be read as a picture: save it again',
    ],
    warnings: expect.arrayContaining([
      expect.stringContaining('art/app-icon.png: this picture is not shown'),
      expect.stringContaining('art/previews/hom.png: this picture is not shown'),
    ]),
  })
})

test('lists the mistakes of all files at once', async () => {
  const credential = { what: 'Diploma', text: 'Studied.' }
  set('home.yaml', 'banner.picture', 'heron')
  set('about.yaml', 'training.credentials', [credential, credential])
  change('services.yaml', /^title: /, 'title: @')
  files['content/contact.yaml'] = '# nothing'
  const { problems } = await check()
  expect(problems.map((line) => line.split(/: |\n/)[0])).toEqual([
    'content/about.yaml › training › credentials › item 1',
    'content/about.yaml › training › credentials › item 2',
    'content/services.yaml cannot be read.',
    'content/contact.yaml',
    'content/home.yaml › banner › picture',
  ])
})

test('reads a file with a byte-order mark and the line ends of Windows', async () => {
  change('home.yaml', /\n/g, '\r\n')
  change('home.yaml', /^/, '\ufeff')
  expect((await check()).problems).toEqual([])
})

test('reads as text what YAML would take for numbers, and joins a letter and its accent', async () => {
  const words = ['10+', 'yes', '12:30', '2024', '1.10', 'no', '+15550100', 'Cafe\u0301']
  set('services.yaml', 'hairOil.uses', words)
  expect(files['content/services.yaml']).toContain('- yes\n')
  const uses = (await check()).content?.services.hairOil.uses
  expect(uses).toEqual(words.with(-1, 'Caf\u00e9'))
})

test('puts the practice’s name wherever {name} stands, however long it is', async () => {
  const name = 'Nila Siddha and Ayurvedic Family Practice of Greater Toronto'
  set('practice.yaml', 'name', name)
  set('not-found.yaml', 'title', 'Not found | {name}')
  expect((await check()).content?.['not-found'].title).toBe(`Not found | ${name}`)
})

test('warns of a claim, a small picture and a file that nothing reads, and refuses none of them', async () => {
  set('home.yaml', 'knowledge.lead', 'Ayurveda is proven to help.')
  set('contact.yaml', 'picture', 'pods')
  files['content/about (1).yaml'] = ''
  expect(await check()).toMatchObject({
    problems: [],
    warnings: expect.arrayContaining([
      expect.stringContaining('content/home.yaml › knowledge › lead: “proven to” claims a proof; say'),
      expect.stringContaining(
        'content/contact.yaml › picture: art/pods.png is 150 by 216 pixels here and looks blurred: take one of 272 by',
      ),
      expect.stringContaining('content/about (1).yaml: nothing reads this file; the site is made from'),
    ]),
  })
})

test('reminds of social links and direct contact that are not the owner’s own yet', async () => {
  set('practice.yaml', 'social', {
    facebook: 'https://www.facebook.com/your-health',
    twitter: 'https://x.com/your_handle',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/@your_handle',
  })
  set('practice.yaml', 'directContact', {
    email: 'name@example.com',
    phone: '+1 555 0100',
    whatsapp: '+1 416 555 2100',
  })
  const { reminders, content } = await check()
  expect(content?.practice.directContact.phone).toBe('+1 555 0100')
  const places = ['social › twitter', 'social › instagram', 'social › youtube']
  places.push('directContact › email', 'directContact › phone')
  expect(reminders.map((line) => line.split(': ')[0])).toEqual(
    places.map((place) => `content/practice.yaml › ${place}`),
  )
})
