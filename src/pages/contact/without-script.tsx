import { content } from '#content/content.ts'
import { OtherWays } from './other-ways.tsx'

/** The form cannot send without script: say so, and how to reach the practice all the same. */
export function WithoutScript() {
  const { withoutScript, failed } = content.contact
  return (
    <noscript>
      <p>{withoutScript}</p>
      <OtherWays words={failed.otherWays} />
    </noscript>
  )
}
