import type { Form } from '../api-types.ts'
import { afterPress } from './after-press.ts'
import { Button } from './button.tsx'
import { Colours } from './colours/colours.tsx'
import { fieldId, fieldOfId, itemOf, useEditor } from './editor-context.tsx'
import { Fields } from './fields/fields.tsx'
import { SearchFields } from './fields/search-fields.tsx'
import { useStore } from './store/use-store.tsx'

/** Shows the form of one page, or of what all pages share. */
export function OpenForm() {
  const { shown } = useStore()
  const { form, setFocused, begin, leave, isTold, isReason } = useEditor()
  if (!form) return null
  const { file, title } = form
  function onFocus(element: Element) {
    const field = fieldOfId(element.id)
    setFocused(field)
    if (!element.matches('input, [role="textbox"]')) return
    if (!field) return
    const isMistakeShown = shown.problems.some(
      (problem) => fieldId(problem) === fieldId(field) && (isTold(problem) || isReason(problem)),
    )
    if (!isMistakeShown) begin(field)
  }
  /** Marks the field as left, and also its item with all of its fields if the focus leaves the item. */
  function onBlur({ id }: Element, next: EventTarget | null) {
    const field = fieldOfId(id)
    // If the whole window lost the focus, the field was not left.
    if (!field || !document.hasFocus()) return
    const item = itemOf(field.path)
    const isInside = item && next instanceof Element && next.id.startsWith(fieldId({ file, path: item }))
    const isPartOfItem = item && item.length < field.path.length
    afterPress(() => {
      if (!item || isPartOfItem) leave(field)
      if (item && !isInside) leave({ file, path: item })
    })
  }
  return (
    // With a key for each file, another form begins at its top.
    <main
      key={file}
      className="form"
      onFocus={({ target }) => onFocus(target)}
      onBlur={({ target, relatedTarget }) => onBlur(target, relatedTarget)}
    >
      <h1 id={file} tabIndex={-1}>
        {title}
      </h1>
      <FormContent form={form} />
    </main>
  )
}

function FormContent({ form }: { form: Form }) {
  const { files } = useStore()
  const { file, page, schema } = form
  if (file === 'content/colours.yaml') return <Colours />
  if (!files[file]?.isReadable) return <UnreadableFile file={file} />
  if (!page) return <Fields schema={schema} file={file} path={[]} />
  // Title and description are at the end and folded, because visitors do not see them on the page.
  const { title, description, ...properties } = schema.properties ?? {}
  return (
    <>
      <Fields schema={{ ...schema, properties }} file={file} path={[]} />
      <SearchFields form={form} />
    </>
  )
}

/** This is shown if a file was changed by hand into something that cannot be read, or was deleted. */
function UnreadableFile({ file }: { file: string }) {
  const { shown, putBack } = useStore()
  const technical = shown.problems.flatMap((problem) =>
    problem.file === file && problem.syntaxError ? [problem.syntaxError] : [],
  )
  return (
    <>
      <p>
        Another program has changed the words of this page into something that cannot be read. Correct it
        there and it is shown here again, or go back to the last words that could be read.
      </p>
      <Button onClick={() => putBack(file)}>Go back to the last words</Button>
      {technical.map((text) => (
        <details key={text}>
          <summary>What the other program has to correct</summary>
          <pre>{text}</pre>
        </details>
      ))}
    </>
  )
}
