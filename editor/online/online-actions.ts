// What the page asks about putting the site online.
import type { Online } from './online.ts'

export function onlineActions(online: Online) {
  return {
    /** What is online, and what is under way. */
    online: () => online.status(),
    /** Begins. A second press joins the first. */
    putOnline: async () => {
      online.put()
      return online.status()
    },
  }
}
