import type { Form } from '../api-types.ts'

type ToolbarProps = {
  forms: readonly Form[]
  tab: string
  canUndo: boolean
  canRedo: boolean
  onTab: (tab: string) => void
  onUndo: () => void
  onRedo: () => void
  onPublish: () => void
}

export const INBOX = 'inbox'
export const PRACTICE = 'practice'

const LABELS: Record<string, string> = { practice: 'Every page' }

export function Toolbar({ forms, tab, canUndo, canRedo, onTab, onUndo, onRedo, onPublish }: ToolbarProps) {
  const pages = forms
    .filter(({ name }) => name !== PRACTICE)
    .map(({ name, schema }) => [name, schema.title ?? name])
  const tabs = [...pages, [PRACTICE, LABELS.practice], [INBOX, 'Inbox']]
  return (
    <header className="bar">
      <nav aria-label="What to edit">
        <ul>
          {tabs.map(([name = '', label]) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === tab ? 'page' : undefined}
                onClick={() => onTab(name)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="actions">
        <button type="button" disabled={!canUndo} onClick={onUndo}>
          Undo
        </button>
        <button type="button" disabled={!canRedo} onClick={onRedo}>
          Redo
        </button>
        <button type="button" className="primary" onClick={onPublish}>
          Publish …
        </button>
      </div>
    </header>
  )
}
