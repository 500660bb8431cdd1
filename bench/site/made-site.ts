// Sites that are made to be measured beside ours: our own files with another first document.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compressFolder } from '../../build/compress.ts'
import { headerRules } from '../../build/headers.ts'

const BUILT = resolve('dist/site')
const MADE = resolve('.cache/bench-site')

export const builtHome = () => readFile(join(BUILT, 'index.html'), 'utf8')

/** The address of a built file, by the beginning and the end of its name. */
export async function assetOf(name: string, ending: string): Promise<string> {
  const files = await readdir(join(BUILT, 'assets'))
  const file = files.find((file) => file.startsWith(`${name}-`) && file.endsWith(ending))
  if (!file) throw new Error(`The built site has no ${name}${ending}`)
  return `/assets/${file}`
}

/** Writes a site for the relay to serve as it serves ours: compressed as hard, with as strict a policy. */
export async function makeSite(name: string, files: Record<string, string>): Promise<string> {
  const folder = join(MADE, name)
  const site = join(folder, 'site')
  const own = join(folder, 'own')
  await rm(folder, { recursive: true, force: true })
  await mkdir(own, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(own, file), text)
  await compressFolder(own)
  await cp(BUILT, site, { recursive: true })
  await cp(own, site, { recursive: true })
  const headers = headerRules({
    inlined: inlinedIn(Object.values(files)),
    enquiryOrigin: undefined,
    hstsIncludesSubdomains: false,
  })
  await writeFile(join(folder, 'headers.json'), JSON.stringify(headers))
  return site
}

function inlinedIn(texts: readonly string[]) {
  const inlined = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, inner = '']) => inner))
  return { scripts: inlined(/<script>(.*?)<\/script>/gs), styles: inlined(/<style>(.*?)<\/style>/gs) }
}
