// One picture, from its original to all its files. What was made is kept in the cache under a hash of all that
// went in, so a second build finds it there.
import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PlaceName, places } from '#components/picture/places.ts'
import { colourOf, type Tokens } from '../tokens.ts'
import { avifOf, layOn, webpOf } from './encode.ts'
import { grounds as groundOf } from './grounds.ts'
import { type Rendered, render, usefulWidths } from './render.ts'
import { ceilings, settings } from './settings.ts'
import { shapes } from './shapes.ts'
import { isDrawing, type PictureRequest } from './sources.ts'

export type MadePicture = {
  /**
   * The address without its end: a page adds `-721.avif`, or `-721-dark.avif` where themed. That of a photograph has
   * `photo_` in it, by which the style sheets know that it should fill its place; the script need not be told.
   */
  file: string
  width: number
  height: number
  widths: number[]
  themed: boolean
}

type Job = { place: PlaceName; path: string; source: Buffer; grounds: Record<string, string>; id: string }

export async function madeOrKept(
  request: PictureRequest,
  path: string,
  cache: string,
  tokens: Tokens,
): Promise<MadePicture> {
  const job = await jobFor(request, path, tokens)
  const note = await readFile(join(cache, `${job.id}.json`), 'utf8').catch(() => undefined)
  return note === undefined ? make(job, cache) : JSON.parse(note)
}

/** The names of a picture's files, in the cache as in the site. */
export function filesOf({ file, widths, themed }: MadePicture): string[] {
  const id = file.slice('assets/'.length)
  const names = widths.flatMap((width) => (themed ? [`${width}`, `${width}-dark`] : [`${width}`]))
  return names.flatMap((name) => [`${id}-${name}.avif`, `${id}-${name}.webp`])
}

async function jobFor({ name, place }: PictureRequest, path: string, tokens: Tokens): Promise<Job> {
  const source = await readFile(path)
  const { widths } = places[place]
  const ground = groundOf[place]
  const light = colourOf(tokens.light, ground)
  const dark = colourOf(tokens.dark, ground)
  const grounds = light === dark ? { '': light } : { '': light, '-dark': dark }
  const shape = isDrawing(path) ? [] : [shapes[place] ?? 'whole']
  const recipe = JSON.stringify([settings, ceilings[place], widths, grounds, ...shape])
  // Short, because it stands in the page once a picture; six digits need only differ from last week's.
  const hash = createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 6)
  return { place, path, source, grounds, id: `${name}-${place}.${hash}` }
}

async function make({ place, path, source, id, grounds }: Job, cache: string): Promise<MadePicture> {
  const asked = places[place].widths
  const whole = await render(source, path, Math.max(...asked), shapes[place])
  const widths = usefulWidths(asked, whole.raw.width)
  // Nothing of the ground is seen around a photograph, so it needs no second baking.
  const photograph = whole.kind === 'photograph'
  const themes = Object.entries(grounds).slice(0, photograph ? 1 : undefined)
  const file = photograph ? id.replace('.', '.photo_') : id

  for (const [theme, ground] of themes) {
    for (const width of widths) {
      await bake(await layOn(ground, whole, width), place, join(cache, `${file}-${width}${theme}`))
    }
  }
  const { width, height } = whole.raw
  const made = { file: `assets/${file}`, width, height, widths, themed: themes.length > 1 }
  // The note comes last and in one stroke: a build broken off halfway leaves files, but none that are believed.
  await writeFile(join(cache, `${id}.part`), JSON.stringify(made))
  await rename(join(cache, `${id}.part`), join(cache, `${id}.json`))
  return made
}

async function bake(picture: Rendered, place: PlaceName, path: string): Promise<void> {
  await writeFile(`${path}.avif`, await avifOf(picture, place))
  await writeFile(`${path}.webp`, await webpOf(picture))
}
