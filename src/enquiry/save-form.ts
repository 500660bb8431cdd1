import type { EnquiryBeforeHydration } from './enquiry-provider.tsx'

/**
 * Keeps what was typed before React for a visitor who reloads: after each field too, because iPhones have no
 * beforeunload. An empty field keeps what was saved in it before.
 */
export function saveForm({ form, saved }: EnquiryBeforeHydration) {
  const values: Record<string, FormDataEntryValue> = { ...saved?.values }
  for (const [name, value] of new FormData(document.forms[0] ?? form)) {
    if (value !== '' && value !== '+') values[name] = value
  }
  history.replaceState({ enquiry: { ...saved, values } }, '')
}
