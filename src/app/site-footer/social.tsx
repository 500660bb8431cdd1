import type { ReactElement } from 'react'
import type { Content } from '#content/content.ts'

type Social = {
  key: keyof Content['practice']['social']
  label: string
  icon: ReactElement
}

export const SOCIAL: readonly Social[] = [
  {
    key: 'facebook',
    label: 'Facebook',
    icon: (
      <svg viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
        <path d="M11.3 18.5v-7h2.4l.4-2.8h-2.8V6.9c0-.8.3-1.4 1.5-1.4h1.4V3.1C13.9 3 13.2 3 12.4 3c-2.2 0-3.7 1.3-3.7 3.6v2.1H6.3v2.8h2.4v7Z" />
      </svg>
    ),
  },
  {
    key: 'twitter',
    label: 'Twitter/X',
    icon: (
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    ),
  },
  {
    key: 'instagram',
    label: 'Instagram',
    icon: (
      <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        <rect x="2.5" y="2.5" width="15" height="15" rx="4.2" />
        <circle cx="10" cy="10" r="3.6" />
        <circle cx="14.4" cy="5.6" r=".6" />
      </svg>
    ),
  },
  {
    key: 'youtube',
    label: 'YouTube',
    icon: (
      <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        <rect x="1.5" y="4" width="17" height="12" rx="3.2" />
        <path d="M8.3 7.5v5l4.2-2.5Z" fill="currentColor" stroke="none" />
      </svg>
    ),
  },
]
