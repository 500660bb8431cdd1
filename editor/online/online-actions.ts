// The page's actions about putting the site online.
import type { Online } from './online.ts'

export function onlineActions(online: Online) {
  return {
    /** Says what is online, and what is under way. */
    online: () => online.status(),
    /** Begins to put the site online. While that is under way, a second press begins nothing. */
    putOnline: async () => {
      online.put()
      return online.status()
    },
  }
}
