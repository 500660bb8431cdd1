import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { folders } from './folders.ts'
import { siteContent } from './site-content.ts'

const NAME = 'virtual:content'
const RESOLVED = `\0${NAME}`

/** Gives the pages their content as a module of plain data: no YAML and no validator reach the browser. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const { content } = await siteContent()
      return `export const made = ${JSON.stringify(content, withoutDescriptions)}`
    },
    configureServer(server) {
      server.watcher.add([folders.content, folders.art])
      server.watcher.on('change', (path) => {
        if (relative(folders.content, path).startsWith('..')) return
        const module = server.moduleGraph.getModuleById(RESOLVED)
        if (module) server.moduleGraph.invalidateModule(module)
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** Search engines read a page's description in its document; the script has no use for it. */
function withoutDescriptions(this: unknown, key: string, value: unknown) {
  const isPage =
    typeof this === 'object' && this !== null && 'title' in this && !('picture' in this && 'alt' in this)
  return key === 'description' && isPage ? undefined : value
}
