import type { Plugin, ViteDevServer } from 'vite'
import { directories, isOwnersFile } from './directories.ts'
import { contentOfBuild, siteContent } from './site-content.ts'

const ID = 'virtual:content'
const RESOLVED_ID = `\0${ID}`

/** content/ as a virtual module of plain data: no YAML and no validator reach the browser. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined
      const isBuild = this.environment.mode === 'build'
      const { content } = await (isBuild ? contentOfBuild() : siteContent({ isDraft: true }))
      return `export const content = ${JSON.stringify(content)}`
    },
    configureServer: reloadOnChange,
  }
}

function reloadOnChange({ watcher, ws }: ViteDevServer) {
  watcher.add([directories.content, directories.art])
  watcher.on('all', (_event, path) => {
    if (isOwnersFile(path)) ws.send({ type: 'full-reload' })
  })
}

/** Makes the next load read content/ and art/ again. Call it while no load runs: Vite would keep that load's result. */
export function invalidateContent({ environments }: ViteDevServer) {
  const { moduleGraph } = environments.ssr
  const module = moduleGraph.getModuleById(RESOLVED_ID)
  if (module) moduleGraph.invalidateModule(module)
}
