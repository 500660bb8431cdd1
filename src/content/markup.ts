// What the owner's words may not hold, because visitors would see it as it is written, or not at all.

/** Mark-up of other places: Markdown links and bold, HTML, and addresses that nobody can press. */
const FOREIGN =
  /!?\[[^\]]*\]\([^)]*\)|\*\*[^*]*\*\*|<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+);|\bhttps?:\/\/\S+|\bwww\.[^\s.]+\.\S+/i
/** Between stars, what stands right before a colon is meant to name a language. */
const TAGGED = /\*([A-Za-z]+(?:-[A-Za-z]+)*):([^\s*][^*]*)\*/g
/** As src/components/words reads it. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/
/** Line ends and tabs are shown as spaces; the rest is not shown, or turns letters round. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Everything that visitors would not see as it was meant, with what to write instead. */
export function misreadIn(text: string): string[] {
  return [...foreignMarkup(text), ...unknownLanguages(text), ...unseenSigns(text)]
}

function foreignMarkup(text: string): string[] {
  const [found] = FOREIGN.exec(text) ?? []
  if (!found) return []
  return [
    `“${found}” would be shown as it is written: only *stars* for italics are known here, so write plain words`,
  ]
}

const unknownLanguages = (text: string): string[] =>
  [...text.matchAll(TAGGED)].flatMap(([, language = '', words = '']) =>
    LANGUAGE.test(language)
      ? []
      : `“${language}” is not the short name of a language: write it as in *sa:${words}*, or *sa-Latn:${words}* for Sanskrit in Latin letters`,
  )

function unseenSigns(text: string): string[] {
  const [sign] = UNSEEN.exec(text) ?? []
  if (!sign) return []
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return [
    `there is a sign that cannot be seen in these words (U+${code}): type them again, without a backslash (\\)`,
  ]
}
