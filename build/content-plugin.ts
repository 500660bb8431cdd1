import type { Plugin, ViteDevServer } from 'vite'
import { directories, isOwnersFile } from './directories.ts'
import { siteContent } from './site-content.ts'

const ID = 'virtual:content'
const RESOLVED_ID = `\0${ID}`

/** content/ as a virtual module of plain data: no YAML and no validator reach the browser. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined
      const { content } = await siteContent({ isDraft: this.environment.mode === 'dev' })
      return `export const content = ${JSON.stringify(content)}`
    },
    configureServer: reloadOnChange,
  }
}

function reloadOnChange(server: ViteDevServer) {
  server.watcher.add([directories.content, directories.art])
  server.watcher.on('all', (_event, path) => {
    if (!isOwnersFile(path)) return
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(RESOLVED_ID)
      if (module) moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  })
}
