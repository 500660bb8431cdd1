import type { Plugin } from 'vite'
import { contentOfBuild, siteContent } from './site-content.ts'

export const CONTENT_ID = '\0virtual:content'

/** content/ as a virtual module of plain data: no YAML and no validator reach the browser. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (`\0${id}` === CONTENT_ID ? CONTENT_ID : undefined),
    async load(id) {
      if (id !== CONTENT_ID) return undefined
      const isBuild = this.environment.mode === 'build'
      const { content } = await (isBuild ? contentOfBuild() : siteContent())
      return `export const content = ${JSON.stringify(content)}`
    },
  }
}
