import { plainText } from '#components/inline-markup/parse-inline.ts'

/** Returns a text of content/ as visitors read it: without the signs of markup, and with the practice's name. */
export const plainWords = (text: string, practiceName: string): string =>
  plainText(text)
    .replaceAll('{name}', () => practiceName)
    .replaceAll('{subject}', 'the product or topic')
