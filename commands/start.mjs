// npm start: installs what is missing, builds what is stale, serves the site.

import { pathToFileURL } from 'node:url'
import { buildSite, RELAY } from './build-site.mjs'
import { stop } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
if (!(await buildSite()))
  stop('The site was not built, so there is nothing to serve: the reason stands above.')

// In this same process, so that whoever ends npm start ends the server and none is left behind on the port.
await import(pathToFileURL(RELAY).href)
