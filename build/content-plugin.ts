import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Content } from '#content/made.ts'
import { folders } from './folders.ts'
import { siteContent } from './site-content.ts'

/** A virtual module and what it exports. */
type Door = { id: string; text: (content: Content, isScript: boolean) => string }

const doors: readonly Door[] = [
  {
    id: 'virtual:content',
    text: (content, isScript) =>
      `export const made = ${JSON.stringify(content, isScript ? forScript : undefined)}`,
  },
  {
    id: 'virtual:late-content',
    text: ({ contact: { sent, failed }, practice: { ways } }) =>
      `export const late = ${JSON.stringify({ sent, failed, ways })}`,
  },
]

/** Gives the pages their content as modules of plain data: no YAML and no validator reach the browser. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (doors.some((door) => door.id === id) ? `\0${id}` : undefined),
    async load(id, { ssr } = {}) {
      const door = doors.find((one) => `\0${one.id}` === id)
      if (!door) return undefined
      const { content } = await siteContent()
      return door.text(content, this.environment.mode === 'build' && !ssr)
    },
    configureServer: reloadOnChange,
  }
}

function reloadOnChange(server: ViteDevServer) {
  server.watcher.add([folders.content, folders.art])
  server.watcher.on('change', (path) => {
    if (relative(folders.content, path).startsWith('..')) return
    for (const { id } of doors) {
      const module = server.moduleGraph.getModuleById(`\0${id}`)
      if (module) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  })
}

/** Documents show these, and the late module has the rest: the script need not carry them. */
const NOT_FOR_SCRIPT = ['summary', 'disclaimer', 'social', 'ways', 'withoutScript', 'sent', 'failed']

function forScript(this: unknown, key: string, value: unknown) {
  const isPage = typeof this === 'object' && this !== null && ('headline' in this || 'banner' in this)
  if (key === 'description' && isPage) return undefined
  return NOT_FOR_SCRIPT.includes(key) ? undefined : value
}
