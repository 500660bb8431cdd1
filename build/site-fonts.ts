import type { Checked } from './content-check/schema.ts'
import { folders } from './folders.ts'
import { type MadeFonts, makeFonts } from './fonts.ts'

/** The fonts with every character of the content. */
export const siteFonts = (content: Checked, base: string): Promise<MadeFonts> =>
  makeFonts({ characters: JSON.stringify(content), out: folders.publicFiles, cache: folders.fontCache, base })
