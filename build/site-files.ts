// Finds the files of content/ and art/ that the site is made from.
import { basename, join } from 'node:path'
import { requiredPictures } from './check/check-pictures.ts'
import { contentFiles, pageNames } from './check/content-files.ts'
import { schemaAt, textsIn } from './check/field-path.ts'
import { readYaml } from './check/read-yaml.ts'
import { originalsOf } from './pictures/originals.ts'

/** Takes the texts of content/ by their paths, and returns the names of the pictures that they ask for. */
export function pictureNames(texts: Readonly<Record<string, string>>): string[] {
  const named = contentFiles.flatMap(({ file, schema }) =>
    textsIn(readYaml(texts[file] ?? '').value)
      .filter(({ path }) => schemaAt(schema, path)?.pictureSlot)
      // After a picture's name may stand which part of it is shown.
      .map(({ text }) => text.split(' ')[0] ?? ''),
  )
  return [...new Set(named)]
}

/** Returns the paths of the pictures in use, such as art/hero.svg. */
export async function usedPictures(texts: Readonly<Record<string, string>>, art: string): Promise<string[]> {
  const firstOf = async (name: string, directory: string, prefix: string) => {
    const [original] = await originalsOf(name, directory)
    return original ? [`${prefix}${basename(original)}`] : []
  }
  const found = await Promise.all([
    ...pictureNames(texts).map((name) => firstOf(name, art, 'art/')),
    ...pageNames.map((page) => firstOf(page, join(art, 'previews'), 'art/previews/')),
  ])
  return [...requiredPictures.map((file) => `art/${file}`), ...found.flat()].sort()
}
