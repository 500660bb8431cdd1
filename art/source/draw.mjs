// `npm run art [word]`: draws the pictures into art/, all of them or those whose name contains the word, and the kolams
// that the pages draw inline (src/components/kolam/figures.json).
import { writeFile } from 'node:fs/promises'
import { kolamFigures } from './kolam-figures.mjs'
import { drawPicture, pictures } from './pictures.mjs'

const [word = ''] = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => name.includes(word))

if (wanted.length === 0) {
  console.error(`No picture is called "${word}". There are: ${pictures.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
for (const picture of wanted) {
  await writeFile(new URL(`../${picture.name}.svg`, import.meta.url), drawPicture(picture))
  console.log(`art/${picture.name}.svg`)
}
await writeFile(new URL('../../src/components/kolam/figures.json', import.meta.url), kolamFigures())
console.log('src/components/kolam/figures.json')
