import { Fragment } from 'react'

type WordsProps = {
  /** Plain words; a phrase between *stars* is emphasised, and `*la:Allium cepa*` names its language. */
  children: string
}

const LANGUAGE = /^([a-z]{2,3}(?:-[A-Z][a-z]{3})?):(.+)$/

/** The owner's words, with the one mark-up that content/ knows. A word may break after its slash. */
export function Words({ children }: WordsProps) {
  return children.split(/(\*[^*]+\*|\/)/).map((part) => {
    if (part === '/')
      return (
        <Fragment key="/">
          /<wbr />
        </Fragment>
      )
    if (!part.startsWith('*')) return part
    const [, language, words = part.slice(1, -1)] = LANGUAGE.exec(part.slice(1, -1)) ?? []
    return (
      <em key={part} lang={language}>
        {words}
      </em>
    )
  })
}
