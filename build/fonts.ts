// Cuts the fonts down to the letters the site can show, and writes the rules that load them.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type Face, faces, TAMIL, tamilFace } from './fonts/faces.ts'
import { fallbackRules, tamilRule } from './fonts/fallbacks.ts'
import { type FontMetrics, metricsOf } from './fonts/metrics.ts'

export type FontRequest = {
  /** All the words of the site, or their letters: what they are set in has to be able to show them. */
  characters: Iterable<string>
  /** What stands before `assets/` in an address. */
  base: string
  cache: string
  out: string
}
export type MadeFonts = { css: string; bytes: Record<string, number> }

type MadeFont = { face: Face; file: string; bytes: number; metrics?: FontMetrics }

/** Raise it when the code here changes what comes out. */
const VERSION = 1
const MADE_FILE = /^[a-z-]+\.[0-9a-f]{6}\.woff2$/
const { resolve } = createRequire(import.meta.url)

export async function makeFonts({ characters, base, cache, out }: FontRequest): Promise<MadeFonts> {
  const used = [...new Set([...characters].join(''))].filter((letter) => letter >= ' ')
  const tamil = used.filter((letter) => TAMIL.test(letter)).join('')
  const latin = used.filter((letter) => !TAMIL.test(letter)).join('')
  const assets = join(out, 'assets')
  await Promise.all([cache, assets].map((folder) => mkdir(folder, { recursive: true })))

  const made = await Promise.all(faces.map((face) => madeOrKept(face, latin, cache)))
  if (tamil) made.push(await madeOrKept(tamilFace, tamil, cache))
  await publish(made, cache, assets)
  return {
    css: made.flatMap((font) => rulesFor(font, base)).join(''),
    bytes: Object.fromEntries(made.map(({ file, bytes }) => [`assets/${file}`, bytes])),
  }
}

async function madeOrKept(face: Face, letters: string, cache: string): Promise<MadeFont> {
  const source = await readFile(resolve(`${face.package}/files/${face.source}`))
  const text = [...new Set(face.always + letters)].sort().join('')
  const recipe = JSON.stringify([VERSION, face, text])
  const file = `${face.name}.${createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 6)}.woff2`
  const note = await readFile(join(cache, `${file}.json`), 'utf8').catch(() => undefined)
  if (note !== undefined) return { face, file, ...JSON.parse(note) }

  const { axes, keepFeatures, dropTables } = face
  const options = {
    noHinting: true,
    dropTables,
    ...(keepFeatures && { keepFeatures }),
    ...(axes && { variationAxes: axes }),
  }
  const font = await subsetFont(source, text, { ...options, targetFormat: 'woff2' })
  const plain = await subsetFont(source, text, { ...options, targetFormat: 'truetype' })
  const made = { bytes: font.length, ...(face !== tamilFace && { metrics: metricsOf(plain) }) }
  await writeFile(join(cache, file), font)
  // Last and in one stroke: a build broken off halfway leaves no font that is believed.
  await writeFile(join(cache, `${file}.part`), JSON.stringify(made))
  await rename(join(cache, `${file}.part`), join(cache, `${file}.json`))
  return { face, file, ...made }
}

/** Copies the fonts, with the licence that has to travel with them, and takes away the old ones. */
async function publish(made: MadeFont[], cache: string, assets: string): Promise<void> {
  const wanted = new Set(made.map(({ file }) => file))
  const old = (await readdir(assets)).filter((file) => MADE_FILE.test(file) && !wanted.has(file))
  await Promise.all(old.map((file) => rm(join(assets, file))))
  await Promise.all(made.map(({ file }) => copyFile(join(cache, file), join(assets, file))))
  for (const { face } of made) {
    const licence = resolve(`${face.package}/LICENSE`)
    await copyFile(licence, join(assets, `${face.package.replace(/^.*\//, '')}-licence.txt`))
  }
}

function rulesFor({ face, file, metrics }: MadeFont, base: string): string[] {
  const rules = face.families.map((family) =>
    [
      `@font-face{font-family:"${family}"`,
      `src:url(${base}assets/${file})format("woff2")`,
      ...(face.style ? [`font-style:${face.style}`] : []),
      ...(face.weight ? [`font-weight:${face.weight}`] : []),
      ...(face.unicodeRange ? [`unicode-range:${face.unicodeRange}`] : []),
      'font-display:swap}',
    ].join(';'),
  )
  const standIns = metrics ? fallbackRules(face, metrics) : [tamilRule(face.unicodeRange ?? '')]
  return [...rules, ...standIns]
}
