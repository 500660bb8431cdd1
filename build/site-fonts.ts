import type { Checked } from '#content/schema.ts'
import { folders } from './folders.ts'
import { type MadeFonts, makeFonts } from './fonts.ts'

/** The fonts for the words of this site. */
export const siteFonts = (words: Checked, base: string): Promise<MadeFonts> =>
  makeFonts({ characters: JSON.stringify(words), out: folders.publicFiles, cache: folders.fontCache, base })
