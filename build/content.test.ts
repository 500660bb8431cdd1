// Tried as a new owner would: one mistake at a time in a copy of the words that the site came with, each with the line that explains it.
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkContent, readContent } from './content.ts'
import { folders } from './folders.ts'

let content: string
let art: string
beforeEach(async () => {
  const copy = await mkdtemp(join(tmpdir(), 'content-'))
  content = join(copy, 'content')
  await cp(join(folders.project, 'tests/content'), content, { recursive: true })
  art = folders.art
})
afterEach(() => rm(join(content, '..'), { recursive: true }))

async function change(file: string, from: string | RegExp, to: string) {
  const before = await readFile(join(content, file), 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  await writeFile(join(content, file), after)
}

type Mistake = [what: string, file: string, from: string | RegExp, to: string, line: string]

const mistakes: Mistake[] = [
  [
    'a misspelt name, which also explains the missing one',
    'services.yaml',
    'description: Our own',
    'descripton: Our own',
    'content/services.yaml › products › item 5 › descripton: “descripton” is not a name that this place knows; did you mean “description”?',
  ],
  [
    'a name that is called otherwise elsewhere',
    'practice.yaml',
    '  twitter:',
    '  x:',
    'content/practice.yaml › social › x: “x” is not a name that this place knows; did you mean “twitter”?',
  ],
  [
    'the last line of a group, too far to the left',
    'practice.yaml',
    '  youtube:',
    'youtube:',
    'content/practice.yaml › youtube: “youtube” stands outside its group: move it below social, into the column of the others there',
  ],
  [
    'a group that slipped into another one',
    'contact.yaml',
    /^sent:\n {2}(.*)\n {2}(.*)\n/m,
    '  sent:\n    $1\n    $2\n',
    'content/contact.yaml › about › sent: “sent” stands outside its group: move it to the first column',
  ],
  [
    'a name that nothing here is called',
    'home.yaml',
    'banner:\n',
    'banner:\n  price: 40\n',
    'content/home.yaml › banner › price: “price” is not a name that this place knows; the names here are greeting, headline, lead, enquire, services, picture, alt',
  ],
  [
    'a text that was taken out',
    'contact.yaml',
    /^withoutScript:.*$/m,
    '',
    'content/contact.yaml › withoutScript: this is missing: write some words here',
  ],
  [
    'a text that was emptied',
    'contact.yaml',
    /^headline:.*$/m,
    'headline:',
    'content/contact.yaml › headline: this is missing: write some words here',
  ],
  [
    'a group that was emptied',
    'about.yaml',
    /plate:\n( .*\n)+/,
    'plate:\n',
    'content/about.yaml › plate: this is missing: write picture, alt, legend below it, each on a line of its own with a colon after it',
  ],
  [
    'a text too long for its place',
    'services.yaml',
    'title: Herbal Powders',
    `title: ${'Herbal Powders '.repeat(5)}`,
    'content/services.yaml › products › item 6 › title: these 74 letters are too long for their place: it holds 60',
  ],
  [
    'a list where words belong',
    'home.yaml',
    /^ {2}lead: Herbal.*$/m,
    '  lead:\n    - Herbal oil\n    - Massage',
    'content/home.yaml › banner › lead: words belong here, not a list: write them without a dash, on one line',
  ],
  [
    'words where a list belongs',
    'services.yaml',
    /uses:\n( {4}- .*\n)+/,
    'uses: reduce stress\n',
    'content/services.yaml › hairOil › uses: write a list of uses, each on a line that starts with a dash',
  ],
  [
    'a list item with a colon, which YAML takes for a name',
    'services.yaml',
    '- Constipation',
    '- Constipation: and more',
    'content/services.yaml › consultations › topics › item 19: words belong here, not a group of names: if they hold a colon or braces, put straight "quotation marks" round the whole of them',
  ],
  [
    'an empty list item',
    'services.yaml',
    '- Constipation',
    '-',
    'content/services.yaml › consultations › topics › item 19: write some words here',
  ],
  [
    'eight names for nine dots',
    'home.yaml',
    '    - Meditation\n',
    '',
    'content/home.yaml › knowledge › elements: the kolam has nine dots: write nine names',
  ],
  [
    'words with a colon in them',
    'about.yaml',
    'text: Studied in Canada.',
    'text: Studied: in Canada.',
    'content/about.yaml › line 28: there is a colon in these words: put straight "quotation marks" round the whole of them',
  ],
  [
    'a tab before a line',
    'home.yaml',
    '  lead: Herbal',
    '\tlead: Herbal',
    'content/home.yaml › line 11: this line begins with a tab: use spaces instead',
  ],
  [
    'a line too far to the left',
    'home.yaml',
    '  enquire: Send',
    ' enquire: Send',
    'content/home.yaml › line 12: this line does not begin in the same column as the others of its group: move it there',
  ],
  [
    'a line too far to the right',
    'home.yaml',
    '  enquire: Send',
    '    enquire: Send',
    'content/home.yaml › line 12: this line stands too far to the right: begin it in the same column as the others of its group, or, if it carries on with the words above, put straight "quotation marks" round the whole of them',
  ],
  [
    'a quotation mark that is never closed',
    'contact.yaml',
    'needed."',
    'needed.',
    'content/contact.yaml › line 11: a quotation mark is opened here and never closed: close it at the end of the words',
  ],
  [
    'a line that left its group, among lines that did not',
    'practice.yaml',
    '  twitter:',
    'twitter:',
    'content/practice.yaml › line 18: this line does not begin in the same column as the others of its group: move it there',
  ],
  [
    'a line that left its list item',
    'services.yaml',
    '    description: Our own',
    '  description: Our own',
    'content/services.yaml › line 28: this line does not begin in the same column as the others of its group: move it there',
  ],
  [
    'the last item of a list, too far to the left',
    'services.yaml',
    '    - Constipation',
    '  - Constipation',
    'content/services.yaml › line 63: this line does not begin in the same column as the others of its group: move it there',
  ],
  [
    'the first line of a group, too far to the left',
    'home.yaml',
    '  greeting:',
    'greeting:',
    'content/home.yaml › line 6: this line does not begin in the same column as the others of its group: move it there',
  ],
  [
    'the last line of a group but one, too far to the right',
    'about.yaml',
    '  contact: Contact',
    '      contact: Contact',
    'content/about.yaml › line 63: this line stands too far to the right: begin it in the same column as the others of its group, or, if it carries on with the words above, put straight "quotation marks" round the whole of them',
  ],
  [
    'the first item of a list, too far to the left',
    'about.yaml',
    '    - what: BSMS',
    '  - what: BSMS',
    'content/about.yaml › line 23: this line does not begin in the same column as the others of its group: move it there',
  ],
  [
    'a group in a group, too far to the left',
    'about.yaml',
    '  claims:',
    'claims:',
    'content/about.yaml › line 53: this line does not begin in the same column as the others of its group: move it there',
  ],
  [
    'a group in a group, too far to the right',
    'home.yaml',
    '  greeting:',
    '    greeting:',
    'content/home.yaml › line 6: this line stands too far to the right: begin it in the same column as the others of its group, or, if it carries on with the words above, put straight "quotation marks" round the whole of them',
  ],
  [
    'a name without its colon',
    'practice.yaml',
    'twitter:',
    'twitter',
    'content/practice.yaml › line 18: write a colon after “twitter”, and a space after the colon',
  ],
  [
    'a name without its colon, before words that have one',
    'home.yaml',
    'text: "We',
    'text "We',
    'content/home.yaml › line 33: write a colon after “text”, and a space after the colon',
  ],
  [
    'a quotation mark that is open before a note',
    'home.yaml',
    'picture: hero',
    'picture: "hero',
    'content/home.yaml › line 14: a quotation mark is opened here and never closed: close it at the end of the words',
  ],
  [
    'a sentence that goes on at the beginning of the next line',
    'services.yaml',
    'oil, made with',
    'oil,\nmade with',
    'content/services.yaml › line 29: these words have no name before them: if they carry on with the words above, put all of them on one line; if not, write a name, a colon and a space before them',
  ],
  [
    'a sentence that goes on below its name',
    'contact.yaml',
    'powder. Tell us',
    'powder.\nTell us',
    'content/contact.yaml › line 7: these words have no name before them: if they carry on with the words above, put all of them on one line; if not, write a name, a colon and a space before them',
  ],
  [
    'a tab before the first line of a group',
    'practice.yaml',
    '  facebook:',
    '\tfacebook:',
    'content/practice.yaml › line 17: this line begins with a tab: use spaces instead',
  ],
  [
    'a quotation mark that is open until the next group',
    'about.yaml',
    'sacred lotus"',
    'sacred lotus',
    'content/about.yaml › line 18: a quotation mark is opened here and never closed: close it at the end of the words',
  ],
  [
    'a colon without its space',
    'home.yaml',
    '  enquire: Send',
    '  enquire:Send',
    'content/home.yaml › line 12: write a space after the colon',
  ],
  [
    'a colon without its space after a dash',
    'about.yaml',
    '- what: BSMS',
    '- what:BSMS',
    'content/about.yaml › line 23: write a space after the colon',
  ],
  [
    'a dash without its space, between others',
    'services.yaml',
    '    - Diabetes',
    '    -Diabetes',
    'content/services.yaml › line 48: write a space after the dash',
  ],
  [
    'words that begin with a dash',
    'services.yaml',
    'title: Herbal',
    'title: - Herbal',
    'content/services.yaml › line 31: these words begin with “-”, which has a meaning of its own here: put straight "quotation marks" round the whole of them',
  ],
  [
    'words that begin with a question mark',
    'services.yaml',
    'title: Herbal',
    'title: ? Herbal',
    'content/services.yaml › line 31: these words begin with “?”, which has a meaning of its own here: put straight "quotation marks" round the whole of them',
  ],
  [
    'a backslash between quotation marks',
    'services.yaml',
    'title: Herbal Powders',
    'title: "Herbal \\Kits"',
    'content/services.yaml › line 31: a backslash (\\) has a meaning of its own between quotation marks: leave it out, or write it twice',
  ],
  [
    'a line that begins with no-break spaces',
    'home.yaml',
    '  enquire: Send',
    '\u00a0\u00a0enquire: Send',
    'content/home.yaml › line 12: this line begins with spaces of another kind: take them out and type them again',
  ],
  [
    'words that begin with a star',
    'services.yaml',
    /^headline:.*$/m,
    'headline: *Herbs* and oils',
    'content/services.yaml › line 5: these words begin with “*”, which has a meaning of its own here: put straight "quotation marks" round the whole of them',
  ],
  [
    'an italic phrase without its second star',
    'services.yaml',
    '*good counsel.*',
    '*good counsel.',
    'content/services.yaml › headline: put a * on both sides of the italic words',
  ],
  [
    'a list item out of line, which YAML takes for a part of the one above',
    'services.yaml',
    '    - Jaundice',
    '      - Jaundice',
    'content/services.yaml › line 55: the line “- Jaundice” is taken for a part of this one: begin both in the same column',
  ],
  [
    'a dash without its space',
    'services.yaml',
    /uses:\n( {4}- .*\n)+/,
    'uses:\n    -reduce stress\n',
    'content/services.yaml › line 84: write a space after the dash',
  ],
  [
    'words that a # cuts off',
    'about.yaml',
    'legend: "*la:Nelumbo nucifera*, the sacred lotus"',
    'legend: Plate #1',
    'content/about.yaml › line 18: “#1” is taken for a note and not shown: put straight "quotation marks" round the whole of them, or write a space after the #',
  ],
  [
    'a name that stands twice',
    'contact.yaml',
    'picture: lamp',
    'picture: lamp\npicture: hero',
    'content/contact.yaml › line 8: this name stands twice in its group: remove one of the two',
  ],
  [
    'a picture that is not there',
    'contact.yaml',
    'picture: lamp',
    'picture: lmap',
    'content/contact.yaml › picture: there is no picture “lmap” in art/; did you mean “lamp”?',
  ],
  [
    'a picture that nobody has put there yet',
    'services.yaml',
    'product-massage-oil',
    'our-bottle-in-the-sun',
    'content/services.yaml › products › item 5 › picture: there is no picture “our-bottle-in-the-sun” in art/; put our-bottle-in-the-sun.jpg, our-bottle-in-the-sun.png or our-bottle-in-the-sun.svg into art/',
  ],
  [
    'a picture with folder, capitals and ending',
    'contact.yaml',
    'picture: lamp',
    'picture: art/Lamp 2.JPG',
    'content/contact.yaml › picture: write the picture’s name as “lamp-2”',
  ],
  [
    'a picture without alternative text',
    'services.yaml',
    /^ {4}alt: A telephone.*\n/m,
    '',
    'content/services.yaml › products › item 3 › alt: this is missing: describe what the picture shows, for those who cannot see it',
  ],
  [
    'a photograph of the doctor without alternative text',
    'about.yaml',
    '  picture:\n',
    '  picture: hero\n',
    'content/about.yaml › doctor › alt: this is missing: describe what the picture shows, for those who cannot see it',
  ],
  [
    'a link that leads nowhere',
    'practice.yaml',
    'https://www.facebook.com/',
    'facebook/our-page',
    'content/practice.yaml › social › facebook: write the full address, such as https://www.facebook.com/your-page',
  ],
  [
    'a link that leads to another place',
    'practice.yaml',
    'https://www.instagram.com/',
    'https://instagramm.com/our-page',
    'content/practice.yaml › social › instagram: this leads somewhere else: write an address such as https://www.instagram.com/your-page',
  ],
  [
    'an email address that is none',
    'practice.yaml',
    '  email:\n',
    '  email: name at example.com\n',
    'content/practice.yaml › ways › email: write an email address, such as name@example.com',
  ],
  [
    'a number without its country',
    'practice.yaml',
    '  phone:\n',
    '  phone: 555 0100\n',
    'content/practice.yaml › ways › phone: write the number with its country code, such as +1 555 0100',
  ],
  [
    'an address with a space in it',
    'practice.yaml',
    'https://www.facebook.com/',
    'https://www.facebook.com/my page',
    'content/practice.yaml › social › facebook: an address holds no space: write one such as https://www.facebook.com/your-page',
  ],
  [
    'a number without digits',
    'practice.yaml',
    '  phone:\n',
    '  phone: +1 ---\n',
    'content/practice.yaml › ways › phone: write the number with its country code, such as +1 555 0100: it has 7 to 15 digits',
  ],
  [
    'a number that is too short',
    'practice.yaml',
    '  phone:\n',
    '  phone: +1 2\n',
    'content/practice.yaml › ways › phone: write the number with its country code, such as +1 555 0100: it has 7 to 15 digits',
  ],
  [
    'a number that is too long',
    'practice.yaml',
    '  phone:\n',
    `  phone: +1 ${'555 '.repeat(12)}\n`,
    'content/practice.yaml › ways › phone: write the number with its country code, such as +1 555 0100: it has 7 to 15 digits',
  ],
  [
    'a disclaimer that lost a part',
    'practice.yaml',
    /^ {2}- In an emergency.*\n/m,
    '',
    'content/practice.yaml › disclaimer: write at least 3 sentences here',
  ],
  [
    'a link in the words',
    'home.yaml',
    'Send an enquiry',
    '"[Send](/contact/)"',
    'content/home.yaml › banner › enquire: “[Send](/contact/)” would be shown as it is written: only *stars* for italics are known here, so write plain words',
  ],
  [
    'HTML in the words',
    'home.yaml',
    'Send an enquiry',
    'Send <b>now</b>',
    'content/home.yaml › banner › enquire: “<b>” would be shown as it is written: only *stars* for italics are known here, so write plain words',
  ],
  [
    'two stars where one is meant',
    'home.yaml',
    'Send an enquiry',
    'Send **now**',
    'content/home.yaml › banner › enquire: “**now**” would be shown as it is written: only *stars* for italics are known here, so write plain words',
  ],
  [
    'an address in the words',
    'contact.yaml',
    'Ask about a',
    'See www.example.com for a',
    'content/contact.yaml › lead: “www.example.com” would be shown as it is written: only *stars* for italics are known here, so write plain words',
  ],
  [
    'a language by its long name',
    'home.yaml',
    '*sa-Latn:ayus*',
    '*sanskrit:ayus*',
    'content/home.yaml › knowledge › lead: “sanskrit” is not the short name of a language: write it as in *sa:ayus*, or *sa-Latn:ayus* for Sanskrit in Latin letters',
  ],
  [
    'a sign that a backslash made',
    'services.yaml',
    'title: Herbal Powders',
    'title: "Herbal \\Powders"',
    'content/services.yaml › products › item 6 › title: there is a sign that cannot be seen in these words (U+2029): type them again, without a backslash (\\)',
  ],
  [
    'a sign that cannot be seen',
    'services.yaml',
    'A tall amber',
    'A\u0000 tall amber',
    'content/services.yaml › products › item 5 › alt: there is a sign that cannot be seen in these words (U+0000): type them again, without a backslash (\\)',
  ],
  [
    'a product that stands twice',
    'services.yaml',
    'title: Herbal Powders',
    'title: signature body  massage oil',
    'content/services.yaml › products › item 6: this is the same as item 5: change it or take it out',
  ],
  [
    'a topic that stands twice',
    'services.yaml',
    '- Constipation',
    '- Diabetes',
    'content/services.yaml › consultations › topics › item 19: this is the same as item 4: change it or take it out',
  ],
  [
    'two pages with one title',
    'about.yaml',
    'title: About Us | Ayurvedic Wellness',
    'title: Contact | Ayurvedic Wellness',
    'content/contact.yaml › title: content/about.yaml has the same title: give each page its own',
  ],
  [
    'the place of the subject left out',
    'contact.yaml',
    'Your enquiry is about: {subject}',
    'Your enquiry is about:',
    'content/contact.yaml › about › title: write {subject} where the product or topic should stand',
  ],
  [
    'a file without a word in it',
    'not-found.yaml',
    /^.*$/s,
    '# nothing here\n',
    'content/not-found.yaml: this file is empty; bring it back with git checkout content/not-found.yaml',
  ],
]

test.each(mistakes)('explains %s', async (_what, file, from, to, line) => {
  await change(file, from, to)
  expect((await checkContent({ content, art })).mistakes).toEqual([line])
})

test('explains a file that is missing', async () => {
  await rm(join(content, 'home.yaml'))
  expect((await checkContent({ content, art })).mistakes).toEqual([
    'content/home.yaml: this file is missing; bring it back with git checkout content/home.yaml',
  ])
})

test('finds a file that was saved under another ending', async () => {
  await rename(join(content, 'home.yaml'), join(content, 'Home.yml'))
  expect(await checkContent({ content, art })).toMatchObject({
    mistakes: ['content/home.yaml: this file is missing; rename Home.yml to home.yaml'],
    warnings: [],
  })
})

test('explains a file that was not saved as UTF-8', async () => {
  const text = await readFile(join(content, 'practice.yaml'), 'utf8')
  await writeFile(join(content, 'practice.yaml'), text.replace('name: Ay', 'name: é Ay'), 'latin1')
  expect((await checkContent({ content, art })).mistakes).toEqual([
    'content/practice.yaml › line 5: some letters here cannot be read: save the file again with the encoding UTF-8',
  ])
})

/** A copy of art/ to spoil. */
async function copyArt() {
  art = join(content, '..', 'art')
  await cp(folders.art, art, { recursive: true })
}
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } })

test('a photograph beside its drawing is good; two photographs of one name are a mistake', async () => {
  await copyArt()
  await change('services.yaml', 'picture: hair-oil', 'picture: oil')
  await writeFile(join(art, 'oil.svg'), drawing)
  await photograph(1400, 1600).toFile(join(art, 'oil.jpg'))
  expect((await checkContent({ content, art })).mistakes).toEqual([])
  await photograph(1400, 1600).toFile(join(art, 'oil.png'))
  expect((await checkContent({ content, art })).mistakes).toEqual([
    'content/services.yaml › hairOil › picture: art/oil.jpg and art/oil.png have the same name: remove one of them',
  ])
})

const overlooked: [file: string, line: string][] = [
  ['Rose Water.JPG', 'there is no picture “rose-water” in art/; rename art/Rose Water.JPG to rose-water.jpg'],
  ['rose_water.png', 'there is no picture “rose-water” in art/; rename art/rose_water.png to rose-water.png'],
  [
    'Rose-Water.HEIC',
    'there is no picture “rose-water” in art/ that browsers can show; save art/Rose-Water.HEIC as a JPEG, rose-water.jpg',
  ],
  ['Rose Watr.jpg', 'there is no picture “rose-water” in art/; did you mean “rose-watr”?'],
]

test.each(overlooked)('sees that %s was meant, and says what to do with it', async (file, line) => {
  await copyArt()
  await change('services.yaml', 'picture: hair-oil', 'picture: rose-water')
  await writeFile(join(art, file), '')
  expect((await checkContent({ content, art })).mistakes).toEqual([
    `content/services.yaml › hairOil › picture: ${line}`,
  ])
})

test('mentions a photograph that was to take the place of a drawing, until it does', async () => {
  await copyArt()
  await change('services.yaml', 'picture: hair-oil', 'picture: oil')
  await change('contact.yaml', 'picture: lamp', 'picture: porch-lamp')
  await writeFile(join(art, 'oil.svg'), drawing)
  await writeFile(join(art, 'oil.heic'), '')
  await writeFile(join(art, 'porch-lamp.svg'), drawing)
  await writeFile(join(art, 'Porch Lamp.JPG'), '')
  const heic = 'content/services.yaml › hairOil › picture: art/oil.heic is not shown: '
  const spaced = 'content/contact.yaml › picture: art/Porch Lamp.JPG is not shown: '
  const { mistakes, warnings } = await checkContent({ content, art })
  expect({ mistakes, warnings }).toEqual({
    mistakes: [],
    warnings: [
      `${heic}save it as a JPEG, oil.jpg, or remove it`,
      `${spaced}rename it to porch-lamp.jpg, or remove it`,
    ],
  })
  await photograph(1400, 1600).toFile(join(art, 'oil.jpg'))
  await photograph(1400, 1600).toFile(join(art, 'porch-lamp.jpg'))
  expect((await checkContent({ content, art })).warnings).toEqual([])
})

test('a photograph that was cut off on its way here is a mistake', async () => {
  await copyArt()
  await change('services.yaml', 'picture: hair-oil', 'picture: oil')
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const create = { width: 1400, height: 1600, channels: 3 as const, background: '#a04020', noise }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  await writeFile(join(art, 'oil.jpg'), bytes.subarray(0, 20_000))
  expect((await checkContent({ content, art })).mistakes).toEqual([
    'content/services.yaml › hairOil › picture: art/oil.jpg is damaged: save it again, or take the original',
  ])
})

test('a picture that cannot be read is a mistake; one that is small is for the owner to weigh', async () => {
  await copyArt()
  await writeFile(join(art, 'oil.jpg'), 'not a picture')
  await photograph(300, 450).toFile(join(art, 'porch.jpg'))
  await photograph(1000, 200).toFile(join(art, 'banner.jpg'))
  await change('home.yaml', 'picture: hero', 'picture: banner')
  await change('contact.yaml', 'picture: lamp', 'picture: porch')
  await change('services.yaml', 'picture: hair-oil', 'picture: oil')
  expect(await checkContent({ content, art })).toMatchObject({
    mistakes: [
      'content/services.yaml › hairOil › picture: art/oil.jpg cannot be read: save it again as a JPEG, PNG or SVG',
    ],
    warnings: [
      'content/home.yaml › banner › picture: art/banner.jpg is cut to 200 by 200 pixels here and looks blurred: take one of 700 by 700 pixels or more',
      'content/contact.yaml › picture: art/porch.jpg is 300 pixels wide and looks blurred here: take one of 352 pixels or more',
    ],
  })
})

const inArt = (...steps: string[]) => join(art, ...steps)
const jpeg = (file: string) => photograph(1200, 630).jpeg().toFile(inArt(file))

const spoiled: [what: string, spoil: () => Promise<unknown>, mistakes: string[], warnings?: string[]][] = [
  [
    'no folder for pictures',
    () => rm(art, { recursive: true }),
    ['art: this folder is missing; bring it back with git checkout art'],
  ],
  [
    'no previews',
    () => rm(inArt('previews'), { recursive: true }),
    ['art/previews: this folder is missing; bring it back with git checkout art/previews'],
  ],
  [
    'one preview taken away',
    () => rm(inArt('previews', 'about.png')),
    [
      'art/previews/about.png: this picture is missing; bring it back with git checkout art/previews/about.png',
    ],
  ],
  [
    'a preview in place of another that is only called a PNG',
    () => jpeg('about.jpg').then(() => rename(inArt('about.jpg'), inArt('previews', 'about.png'))),
    [
      'art/previews/about.png: this cannot be read as a PNG; save it again, or bring the old one back with git checkout art/previews/about.png',
    ],
  ],
  [
    'a preview of another format beside the one that is shown',
    () => jpeg('previews/about.jpg'),
    [],
    ['art/previews/about.jpg: this picture is not shown; save about.jpg as a PNG, about.png, or remove it'],
  ],
  [
    'marks that are not there, not a picture, or in another format',
    async () => {
      await rename(inArt('favicon.svg'), inArt('Favicon.SVG'))
      await writeFile(inArt('app-icon.svg'), 'not a picture')
      await rm(inArt('kolam-ground.svg'))
      await jpeg('kolam-ground.jpg')
    },
    [
      'art/favicon.svg: this picture is missing; rename Favicon.SVG to favicon.svg, or bring it back with git checkout art/favicon.svg',
      'art/app-icon.svg: this cannot be read as an SVG; save it again, or bring the old one back with git checkout art/app-icon.svg',
      'art/kolam-ground.svg: this picture is missing; save kolam-ground.jpg as an SVG, kolam-ground.svg, or bring it back with git checkout art/kolam-ground.svg',
    ],
  ],
]

test.each(spoiled)('explains %s', async (_, spoil, mistakes, warnings = []) => {
  await copyArt()
  await spoil()
  expect(await checkContent({ content, art })).toMatchObject({ mistakes, warnings })
})

test('lists the mistakes of all files at once', async () => {
  await change('home.yaml', 'picture: hero', 'picture: heron')
  await change('about.yaml', 'what: BSMS', 'what: PG Diploma in yoga')
  await change('about.yaml', 'Joint pain treatment\n', '\n')
  await change('services.yaml', 'mission: "', 'mission: ')
  const { mistakes } = await checkContent({ content, art })
  expect(mistakes.map((line) => line.split(': ')[0])).toEqual([
    'content/services.yaml › line 6',
    'content/about.yaml › services › kinds › item 4 › title',
    'content/about.yaml › training › credentials › item 2',
    'content/home.yaml › banner › picture',
  ])
})

test('names every line of signs where two versions of a file were joined, and nothing else', async () => {
  await change(
    'home.yaml',
    '  enquire: Send an enquiry\n',
    '<<<<<<< HEAD\n  enquire: Send an enquiry\n=======\n  enquire: Write to us\n>>>>>>> theirs\n',
  )
  const says =
    'two versions of this file were joined here: keep the lines of one of them, and remove the other and the three lines of signs'
  expect((await checkContent({ content, art })).mistakes).toEqual(
    [12, 14, 16].map((line) => `content/home.yaml › line ${line}: ${says}`),
  )
})

test.each(['\r', '\r\n'])('reads a file whose lines end with %j', async (end) => {
  await change('home.yaml', /\n/g, end)
  expect((await checkContent({ content, art })).mistakes).toEqual([])
})

test('a line that cannot be read does not hide the other mistakes of its file', async () => {
  await change('services.yaml', 'mission: "', 'mission: ')
  await change('services.yaml', '    description: Our own', '  description: Our own')
  await change('services.yaml', '    - Diabetes', '    -Diabetes')
  await change('services.yaml', 'picture: hair-oil', 'picture: hair-oill')
  await change('services.yaml', 'usesTitle:', 'useTitle:')
  const { mistakes } = await checkContent({ content, art })
  expect(mistakes.map((line) => line.split(': ')[0])).toEqual([
    'content/services.yaml › line 6',
    'content/services.yaml › line 28',
    'content/services.yaml › line 48',
    'content/services.yaml › hairOil › useTitle',
    'content/services.yaml › hairOil › picture',
  ])
})

test('puts a line back into its own group while other lines cannot be read', async () => {
  await change('contact.yaml', '  privacy: Our', '    privacy: Our')
  await change('contact.yaml', 'headline: Write', 'headline: @Write')
  const { mistakes } = await checkContent({ content, art })
  expect(mistakes.map((line) => line.split(': ')[0])).toEqual([
    'content/contact.yaml › line 5',
    'content/contact.yaml › line 13',
  ])
})

test('takes for words what YAML would take for numbers, times and truths', async () => {
  const words = ['10+', 'yes', '12:30', '2024', '1.10', 'no', '+15550100']
  await change(
    'services.yaml',
    /uses:\n( {4}- .*\n)+/,
    `uses:\n${words.map((word) => `    - ${word}\n`).join('')}`,
  )
  await change('practice.yaml', '  phone:\n', '  phone: +15550100\n')
  const { checked } = await readContent({ content, art })
  expect(checked.services.hairOil.uses).toEqual(words)
  expect(checked.practice.ways).toEqual({ phone: '+15550100' })
})

test('warns of a promise without refusing it', async () => {
  await change('home.yaml', 'Ayurveda is a natural system.', 'Ayurveda is a clinically proven system.')
  expect(await checkContent({ content, art })).toMatchObject({
    mistakes: [],
    warnings: [
      'content/home.yaml › knowledge › lead: “clinically proven” claims a proof; write “used in the Siddha and Ayurvedic tradition”',
    ],
  })
})

const warnings: Mistake[] = [
  [
    'two topics on one line',
    'services.yaml',
    /- Diabetes\n\s+/,
    '- Diabetes ',
    'content/services.yaml › consultations › topics › item 4: “ - ” stands inside this item: if it is two, begin the second on a line of its own',
  ],
  [
    'a description of a photograph that is not there',
    'about.yaml',
    '  alt:\n',
    '  alt: Our doctor at her desk.\n',
    'content/about.yaml › doctor › alt: this describes a picture that is not named: write its name after picture, or empty this line',
  ],
]

test.each(warnings)('asks to look again at %s', async (_what, file, from, to, line) => {
  await change(file, from, to)
  expect(await checkContent({ content, art })).toMatchObject({ mistakes: [], warnings: [line] })
})

test('speaks of files that nothing reads, but not of hidden ones and of our own', async () => {
  await cp(join(content, 'about.yaml'), join(content, 'about (1).yaml'))
  await writeFile(join(content, 'blog.yaml'), 'title: Blog\n')
  await writeFile(join(content, '.DS_Store'), '')
  await mkdir(join(content, 'schemas'))
  expect(await checkContent({ content, art })).toMatchObject({
    mistakes: [],
    warnings: [
      'content/about (1).yaml: nothing reads this file; if it holds newer words, put them into about.yaml, then take it out',
      'content/blog.yaml: nothing reads this file; the site is made from practice.yaml, home.yaml, about.yaml, services.yaml, contact.yaml, not-found.yaml: put its words into one of these, or take it out',
    ],
  })
})

test('explains a folder where a file should be', async () => {
  await rm(join(content, 'about.yaml'))
  await mkdir(join(content, 'about.yaml'))
  expect((await checkContent({ content, art })).mistakes).toEqual([
    'content/about.yaml: this is a folder, or closed to us; rename it, and bring the file back with git checkout content/about.yaml',
  ])
})

test('reminds of addresses that wait for the owner’s own, and of no others', async () => {
  await change('practice.yaml', 'https://www.facebook.com/', 'https://www.facebook.com/our-practice')
  expect((await checkContent({ content, art })).reminders).toEqual([
    'content/practice.yaml › social › twitter: https://x.com/your_handle is not your own page yet: put its address here',
    'content/practice.yaml › social › instagram: https://www.instagram.com/ is not your own page yet: put its address here',
    'content/practice.yaml › social › youtube: https://www.youtube.com/ is not your own page yet: put its address here',
  ])
})

test('the ways to reach the practice may all be left out', async () => {
  await change('practice.yaml', /ways:.*/s, '')
  expect((await readContent({ content, art })).checked.practice.ways).toEqual({})
})

test('the content as it stands has nothing to mend', async () => {
  expect(await checkContent({ content, art })).toMatchObject({ mistakes: [], warnings: [] })
})
