// Makes the pages with the owner's present words, saved or not, as documents without script.
import { documentOf, NOT_FOUND } from '#app/page-address.ts'
import type { GeneratedPicture, PictureName } from '#schema/picture-slots.ts'
import type { Settings } from '#settings/build-settings.ts'
import { createAssets, hashOf } from '../../build/assets.ts'
import { coloursAsFarAsTheyAre, paletteStyle, tokensWith } from '../../build/colours.ts'
import type { Directories } from '../../build/directories.ts'
import { makeFonts } from '../../build/fonts/make-fonts.ts'
import { kolamBackground } from '../../build/pictures/brand-drawings.ts'
import { positionStyle } from '../../build/pictures/position-style.ts'
import { itemPathOf, type ShownFile } from '../store/edit.ts'
import { bundlePreview } from './bundle-preview.ts'
import { createMarks, withFields } from './mark-fields.ts'
import { PREVIEW_BASE } from './preview-address.ts'
import { previewContent, type Values } from './preview-content.ts'
import { createPreviewPictures } from './preview-pictures.ts'

/** The fonts always have these characters, so that they need not be made again for each new letter. */
const USUAL_CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0xb80, 0xbff],
  [0x2010, 0x203a],
]
  .map(([first = 0, last = 0]) =>
    String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('')

/** Trying out colours makes many styles, and this many are kept. */
const MAX_STYLES = 50

export type PreviewOptions = {
  theme?: 'light' | 'dark'
  /** The note that Contact shows after an enquiry. */
  note?: 'sent' | 'failed' | undefined
}

export type ShownFiles = Readonly<Record<string, Pick<ShownFile, 'value' | 'lists'>>>

export type Preview = Awaited<ReturnType<typeof openPreview>>

export async function openPreview(settings: Settings, { art, cache }: Pick<Directories, 'art' | 'cache'>) {
  const bundle = await bundlePreview(settings, PREVIEW_BASE)
  const assets = createAssets(cache)
  const pictureOf = createPreviewPictures(art, assets)

  /** Makes the document of a page, or of the not-found page if no page has the address. */
  async function documentAt(
    path: string,
    files: ShownFiles,
    { theme = 'light', note }: PreviewOptions = {},
  ): Promise<string> {
    const values: Values = Object.fromEntries(Object.entries(files).map(([file, { value }]) => [file, value]))
    const colours = coloursAsFarAsTheyAre(values['content/colours.yaml'])
    const tokens = tokensWith(colours)
    const pictures = await picturesIn(values, tokens)
    const pictureNamed = (picture: PictureName) => pictures.get(keyOf(picture)) as GeneratedPicture
    const content = previewContent(values, { ...unchanged, picture: pictureNamed })
    const marks = createMarks()
    const keyAt = (file: string, path: readonly (string | number)[]) =>
      [file, ...itemPathOf(files[file]?.lists ?? {}, path)].join('/')
    const markedContent = previewContent(values, {
      text: (text, file, path) => marks.aroundText(keyAt(file, path), text),
      address: (address, file, path) => marks.behindAddress(keyAt(file, path), address),
      picture(picture, file, path) {
        const made = pictureNamed(picture)
        return { ...made, file: marks.beforePicture(keyAt(file, path), made.file) }
      },
    })

    const entry = bundle.entryWith(content)
    const page = entry.pages.find((each) => documentOf(each) === path) ?? NOT_FOUND
    const { title, markup } = entry.render(page, note)
    const marked = bundle.entryWith(markedContent).render(page, note).markup
    const ownStyle = paletteStyle(colours) + positionStyle(content)
    const style = announceStyle(inTheme(theme, (await styleOf(content, tokens)) + ownStyle))
    const body = inTheme(theme, withoutNoScript(withFields(markup, marked, marks)))
    return [
      `<!doctype html><html lang="en" data-page="${page}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escaped(title)}</title><link rel="stylesheet" href="${PREVIEW_BASE}${style}"></head>`,
      `<body><div id="root">${body}</div></body></html>`,
    ].join('')
  }

  /** Makes what the pages need to know of all pictures that the content names. */
  async function picturesIn(values: Values, tokens: string) {
    const wanted = new Map<string, PictureName>()
    const nothing: GeneratedPicture = { file: '', widths: [], sizes: '', height: 0 }
    previewContent(values, {
      ...unchanged,
      picture(picture) {
        wanted.set(keyOf(picture), picture)
        return nothing
      },
    })
    const made = [...wanted].map(async ([key, picture]) => [key, await pictureOf(picture, tokens)] as const)
    return new Map(await Promise.all(made))
  }

  const styles = new Map<string, string>()
  const madeFonts = new Map<string, Promise<string>>()
  /** Makes the fonts, and keeps them by their characters: other words with the same characters need no new ones. */
  function fontsFor(content: object): Promise<string> {
    const characters = [...new Set(USUAL_CHARACTERS + JSON.stringify(content))].sort().join('')
    const fonts = madeFonts.get(characters) ?? makeFonts({ characters }, PREVIEW_BASE, assets)
    madeFonts.set(characters, fonts)
    return fonts
  }

  async function styleOf(content: object, tokens: string): Promise<string> {
    const background = await kolamBackground(PREVIEW_BASE, art, assets, tokens)
    return (await fontsFor(content)) + background + bundle.style
  }

  /** Serves the style as a file, so that the frame shows the old style until the new one has loaded. */
  function announceStyle(style: string): string {
    const name = `assets/style-${hashOf(style)}.css`
    styles.set(name, style)
    const [oldest = ''] = styles.keys()
    if (styles.size > MAX_STYLES) styles.delete(oldest)
    return name
  }

  // Making fonts takes seconds the first time. This is done ahead, so that the owner does not wait for the first page.
  await fontsFor({})
  return {
    documentAt,
    /** Returns a picture, a font or another file that the documents name. */
    async fileAt(path: string): Promise<Uint8Array | string | undefined> {
      const name = path.replace(/^assets\//, '')
      return styles.get(path) ?? bundle.files[path] ?? (await assets.read(name))
    },
  }
}

const unchanged = { text: (text: string) => text, address: (address: string) => address }

const keyOf = (picture: PictureName) => JSON.stringify(picture)

/** Makes a style sheet show one theme, whatever the theme of this computer is. */
function inTheme(theme: 'light' | 'dark', text: string): string {
  const [always, never] = ['(min-width: 0)', '(max-width: 0)']
  return text
    .replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? always : never)
    .replaceAll('(prefers-color-scheme:dark)', theme === 'dark' ? always : never)
    .replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${theme}`)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Removes <noscript>: a document that a script fetches is parsed as if the browser ran no script. */
const withoutNoScript = (html: string) => html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
