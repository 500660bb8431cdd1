// Addresses that still wait for the owner's own. The specification has them so; a visitor should not.
import { type Path, placeOf, valueAt } from './place.ts'

const SOCIAL: Path = ['social']

export function placeholdersIn(file: string, value: unknown): string[] {
  const social = valueAt(value, SOCIAL)
  if (typeof social !== 'object' || social === null) return []
  return Object.entries(social).flatMap(([name, address]) =>
    isPlaceholder(String(address))
      ? `${placeOf(file, [...SOCIAL, name])}: ${address} is not your own page yet: put its address here`
      : [],
  )
}

function isPlaceholder(address: string): boolean {
  if (!URL.canParse(address)) return false
  return new URL(address).pathname === '/' || /your[_-](handle|page)/.test(address)
}
