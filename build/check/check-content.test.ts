// One mistake at a time in a copy of the content that the site came with, each with the line that explains it.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { directories } from '../directories.ts'
import { checkContent } from './check-content.ts'
import { readContentFiles } from './content-files.ts'
import { formatProblem } from './problem.ts'

const original = await readContentFiles(join(directories.project, 'tests/content'))
let files: Record<string, string>
const fixture = await createFixture(directories.art)
afterAll(() => fixture.rm())
const art = fixture.path
await addPictures()

beforeEach(() => {
  files = { ...original }
})

function change(file: string, from: string | RegExp, to: string) {
  const before = files[`content/${file}`] ?? ''
  files[`content/${file}`] = before.replace(from, () => to)
  expect(files[`content/${file}`]).not.toBe(before)
}

async function check(pictures = art) {
  const { content, problems, warnings, reminders } = await checkContent(files, pictures)
  return {
    content,
    problems: problems.map(formatProblem),
    warnings: warnings.map(formatProblem),
    reminders: reminders.map(formatProblem),
  }
}

/** The beginning of each line that is expected, after `content/file › `. */
type Mistake = { file: string; from: string | RegExp; to: string; line: string | string[] }

test.each`
  file               | from                              | to                                | line
  ${'home.yaml'}     | ${'banner:\n'}                    | ${'banner:\n  price: 4\n'}        | ${'banner: “price” is not a name that is known here; the names here are greeting,'}
  ${'services.yaml'} | ${'description: Our'}             | ${'descripton: Our'}              | ${['products › item 5 › description: write', 'products › item 5: “descripton” is not a name that is known here; the names here are title, description, picture, alt']}
  ${'contact.yaml'}  | ${/^withoutScript:.*$/m}          | ${''}                             | ${'withoutScript: write some words here'}
  ${'services.yaml'} | ${'- Constipation'}               | ${'-'}                            | ${'consultations › topics › item 19: write some words here'}
  ${'services.yaml'} | ${'- Jaundice'}                   | ${'- Jaundice: mild'}             | ${'consultations › topics › item 12: words belong here, not a list or a group'}
  ${'home.yaml'}     | ${'lead: Herbal'}                 | ${'lead:\n    - Herbal'}          | ${'banner › lead: words belong here, not a list'}
  ${'about.yaml'}    | ${/plate:\n( .*\n)+/}             | ${'plate:\n'}                     | ${'plate: write picture, alt, legend here'}
  ${'home.yaml'}     | ${/ {4}- who: New m.*\n.*\n.*\n/} | ${''}                             | ${'care › people: there are too few items here: write at least 4'}
  ${'practice.yaml'} | ${/(?= {2}- In an emerg)/}        | ${'  - A\n  - B\n  - C\n  - D\n'} | ${'disclaimer: there is room for 6 items here: take some out'}
  ${'about.yaml'}    | ${'  picture:\n'}                 | ${'  picture: hero\n'}            | ${'doctor › alt: describe what the photograph shows'}
  ${'practice.yaml'} | ${'https://www.facebook'}         | ${'facebook'}                     | ${'social › facebook: write the full address, such as'}
  ${'practice.yaml'} | ${'.com/your_handle'}             | ${'.com/your handle'}             | ${'social › facebook: write the full address, such as'}
  ${'practice.yaml'} | ${'www.instagram'}                | ${'instagramm'}                   | ${'social › instagram: write the full address, such as'}
  ${'practice.yaml'} | ${'email:\n'}                     | ${'email: a at b.com\n'}          | ${'directContact › email: write an email address, such as'}
  ${'practice.yaml'} | ${'phone:\n'}                     | ${'phone: 555 0100\n'}            | ${'directContact › phone: write the number with its country code'}
  ${'services.yaml'} | ${/uses:\n( +- .*\n)+/}           | ${'uses: less hair fall\n'}       | ${'hairOil › uses: a list belongs here'}
  ${'services.yaml'} | ${'Herbal Powders'}               | ${'x'.repeat(61)}                 | ${'products › item 6 › title: this is too long: shorten it to 60 characters'}
  ${'services.yaml'} | ${'- Constipation'}               | ${'- diabetes'}                   | ${'consultations › topics › item 19: this is the same as item 4'}
  ${'contact.yaml'}  | ${': {subject}"'}                 | ${':"'}                           | ${'about › title: write {subject} where the product or topic belongs'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': art/Lamp 2.JPG'}             | ${'picture: write only small letters, digits and hyphens, such as lamp-2'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': lmap'}                       | ${'picture: there is no picture “lmap” in art/: put lmap.jpg, lmap.png or lmap.svg there'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': twins'}                      | ${'picture: art/twins.JPG and art/twins.png have the same name: remove one of them'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': doctor'}                     | ${'picture: art/doctor.jpg is a HEIC photograph, which browsers cannot show: export it'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': half'}                       | ${'picture: art/half.jpeg is damaged: save it again'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': empty'}                      | ${'picture: art/empty.jpg cannot be read as a picture: save it again'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': scan'}                       | ${'picture: art/scan.png is too large, 20000 by 15000 pixels: save it smaller'}
  ${'contact.yaml'}  | ${': lamp'}                       | ${': linked'}                     | ${'picture: art/linked.svg links to another file, clinic.jpg, which browsers do not load'}
  ${'about.yaml'}    | ${'drawing of a'}                 | ${'*drawing* of a'}               | ${'plate › alt: no italics are possible here: leave the * out'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send <b>an</b>'}               | ${'banner › enquire: “<b>” would be shown as it is written: write plain words or {name}'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send ***an***'}                | ${'banner › enquire: “**” would be shown'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send _an_'}                    | ${'banner › enquire: “_an_” would be shown'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'~~Send~~ an'}                  | ${'banner › enquire: “~~” would be shown'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send `an`'}                    | ${'banner › enquire: “`an`” would be shown'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send\\nan'}                    | ${'banner › enquire: “\\n” would be shown'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'At www.nila.test'}             | ${'banner › enquire: “www.nila.test” would be shown'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send {nam} an'}                | ${'banner › enquire: “{nam}” would be shown'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send *an'}                     | ${'banner › enquire: put a * on both sides of the italic words, right beside them'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'2 * 3 * 4'}                    | ${'banner › enquire: put a * on both sides'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'An *sanskrit:an*'}             | ${'banner › enquire: “sanskrit” is not the short name of a language'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send \ufffdn'}                 | ${'banner › enquire: some letters here were lost'}
  ${'home.yaml'}     | ${'Send an'}                      | ${'Send\u200b an'}                | ${'banner › enquire: there is an invisible character in these words'}
`('explains a mistake: $file, $from as $to', async ({ file, from, to, line }: Mistake) => {
  change(file, from, to)
  const { problems, content } = await check()
  const expected = [line].flat().map((text) => expect.stringContaining(`content/${file} › ${text}`))
  expect(problems).toEqual(expected)
  expect(content).toBeUndefined()
})

test.each`
  file               | from             | to                      | line
  ${'about.yaml'}    | ${'Studied in'}  | ${'Studied: in'}        | ${'at line 27, column 13:'}
  ${'home.yaml'}     | ${'  enquire:'}  | ${' enquire:'}          | ${'at line 11, column 1:'}
  ${'contact.yaml'}  | ${'needed."'}    | ${'needed.'}            | ${'at line 10, column 78:'}
  ${'services.yaml'} | ${': Herbal Po'} | ${': "Herbal" Po'}      | ${'at line 32, column 21:'}
  ${'contact.yaml'}  | ${': lamp'}      | ${': lamp\npicture: b'} | ${'Map keys must be unique at line 7, column 1:'}
  ${'services.yaml'} | ${': Herbal Po'} | ${': !now Po'}          | ${'Unresolved tag: !now at line 32, column 12:'}
  ${'services.yaml'} | ${': Herbal Po'} | ${': *Po'}              | ${'Unresolved alias'}
`('quotes the parser where a file cannot be read: $file, $from as $to', async ({ file, from, to, line }) => {
  change(file, from, to)
  const { problems } = await check()
  expect(problems).toEqual([expect.stringContaining(line)])
  expect(problems[0]).toMatch(`content/${file} cannot be read.\n`)
})

test('shows the line that cannot be read, with a mark below the place', async () => {
  change('practice.yaml', 'twitter:', 'twitter')
  expect((await check()).problems[0]).toContain('  twitter https://x.com/your_handle\n  ^')
})

test('accepts a note on a line of its own below a folded text', async () => {
  change('services.yaml', 'lead: Made with', 'lead: >\n    Made with')
  change('services.yaml', '  picture: hair-oil', '  # A note.\n  picture: hair-oil')
  const { problems, content } = await check()
  expect(problems).toEqual([])
  expect(content?.services.hairOil.lead).toMatch(/^Made with .* small onion\.$/)
})

test('names both pages that have the same title', async () => {
  change('contact.yaml', 'title: Contact |', 'title: About Us |')
  expect((await check()).problems).toEqual([
    'content/about.yaml › title: content/contact.yaml has the same title: give each page its own',
    'content/contact.yaml › title: content/about.yaml has the same title: give each page its own',
  ])
})

async function addPictures() {
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
    'pods.png': await photograph(300, 432).png().toBuffer(),
    'twins.png': await photograph(800, 1200).png().toBuffer(),
    'twins.JPG': await photograph(800, 1200).jpeg().toBuffer(),
  }
  for (const [file, data] of Object.entries(pictures)) await writeFile(join(art, file), data)
}

test.each(['my-oil', 'balm', 'neem'])('accepts the picture %s', async (name) => {
  change('contact.yaml', ': lamp', `: ${name}`)
  expect(await check()).toMatchObject({ problems: [], warnings: [] })
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
    warnings: [
      expect.stringContaining('art/app-icon.png: this picture is not shown'),
      expect.stringContaining('art/previews/hom.png: this picture is not shown'),
    ],
  })
})

test('lists the mistakes of all files at once', async () => {
  change('home.yaml', 'picture: hero', 'picture: heron')
  change('about.yaml', 'what: BSMS', 'what: PG Diploma in yoga')
  change('services.yaml', 'title: Herbal', 'title: @Herbal')
  files['content/contact.yaml'] = '# nothing'
  const { problems } = await check()
  expect(problems.map((line) => line.split(/: |\n/)[0])).toEqual([
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
  change('services.yaml', /uses:\n( {4}- .*\n)+/, `uses:\n    - ${words.join('\n    - ')}\n`)
  const uses = (await check()).content?.services.hairOil.uses
  expect(uses).toEqual(words.with(-1, 'Caf\u00e9'))
})

test('puts the practice’s name wherever {name} stands, however long it is', async () => {
  const name = 'Nila Siddha and Ayurvedic Family Practice of Greater Toronto'
  change('practice.yaml', /^name: .*$/m, `name: ${name}`)
  expect((await check()).content?.['not-found'].title).toBe(`Page not found | ${name}`)
})

test('warns without refusing', async () => {
  change('home.yaml', 'is a natural', 'is a proven to help')
  change('contact.yaml', ': lamp', ': pods')
  files['content/about (1).yaml'] = ''
  expect(await check()).toMatchObject({
    problems: [],
    warnings: [
      expect.stringContaining('content/home.yaml › knowledge › lead: “proven to” claims a proof; say'),
      expect.stringContaining(
        'content/contact.yaml › picture: art/pods.png is 300 by 432 pixels here and looks blurred: take one of 352 by',
      ),
      expect.stringContaining('content/about (1).yaml: nothing reads this file; the site is made from'),
    ],
  })
})

test('reminds of social links and direct contact that are not the owner’s own yet', async () => {
  change('practice.yaml', /facebook: .*/, 'facebook: https://www.facebook.com/your-health')
  change('practice.yaml', /instagram: .*/, 'instagram: https://www.instagram.com/')
  change('practice.yaml', '  email:\n', '  email: name@example.com\n')
  change('practice.yaml', '  phone:\n', '  phone: +1 555 0100\n')
  change('practice.yaml', '  whatsapp:\n', '  whatsapp: +1 416 555 2100\n')
  const { reminders, content } = await check()
  expect(content?.practice.directContact.phone).toBe('+1 555 0100')
  const places = ['social › twitter', 'social › instagram', 'social › youtube']
  places.push('directContact › email', 'directContact › phone')
  expect(reminders.map((line) => line.split(': ')[0])).toEqual(
    places.map((place) => `content/practice.yaml › ${place}`),
  )
})
