import { plainText } from '#components/inline-markup/parse-inline.ts'

/** A text of content/ as its readers see it: without the signs of italics and languages, and with the practice's name. */
export const plainWords = (text: string, practiceName: string): string =>
  plainText(text)
    .replaceAll('{name}', () => practiceName)
    .replaceAll('{subject}', 'the product or topic')
