// Makes a few words of a list of changes, such as `new product, headline`.
import type { Change } from '../describe-changes.ts'

const MAX_NAMED = 3

export function summaryOf(changes: readonly Change[]): string {
  const names = [...new Set(changes.map(nameOf))]
  const named = names.slice(0, MAX_NAMED).join(', ')
  const others = names.length - MAX_NAMED
  return others > 0 ? `${named} and ${others} more` : named
}

function nameOf({ kind, place }: Change): string {
  const last = place.split(' › ').at(-1) ?? place
  const thing = last.replace(/ \d+$/, '')
  if (kind === 'added') return `new ${thing}`
  if (kind === 'removed') return `without one ${thing}`
  return kind === 'order' ? `order of ${thing}` : thing
}
