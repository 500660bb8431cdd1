// Finds the files of content/ and art/ that the site is made from.
import { basename, join } from 'node:path'
import { requiredPictures } from './check/check-pictures.ts'
import { contentFiles, pageNames } from './check/content-files.ts'
import { schemaAt, textsIn } from './check/field-path.ts'
import { readYaml } from './check/read-yaml.ts'
import { originalsByName } from './pictures/originals.ts'

/** Takes the texts of content/ by their paths, and returns the names of the pictures that they ask for. */
export function pictureNames(texts: Readonly<Record<string, string>>): string[] {
  const named = contentFiles.flatMap(({ file, schema }) =>
    textsIn(readYaml(texts[file] ?? '').value)
      .filter(({ path }) => schemaAt(schema, path)?.pictureSlot)
      // A picture's name may be followed by the part that is shown, as in `portrait 50% 20%`.
      .map(({ text }) => text.split(' ')[0] ?? ''),
  )
  return [...new Set(named)]
}

/** Returns the paths of the pictures in use, such as art/hero.svg. */
export async function usedPictures(texts: Readonly<Record<string, string>>, art: string): Promise<string[]> {
  const firstOf = async (names: readonly string[], directory: string, prefix: string) => {
    const originals = await originalsByName(directory)
    return names.flatMap((name) => {
      const [original] = originals.get(name) ?? []
      return original ? [`${prefix}${basename(original)}`] : []
    })
  }
  return [
    ...requiredPictures.map((file) => `art/${file}`),
    ...(await firstOf(pictureNames(texts), art, 'art/')),
    ...(await firstOf(pageNames, join(art, 'previews'), 'art/previews/')),
  ].sort()
}
