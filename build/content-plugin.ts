import type { Plugin } from 'vite'
import type { Content } from '#schema/index.ts'

export const CONTENT_ID = '\0virtual:content'

/** Serves content/ as a virtual module of plain data, so that neither YAML nor the validator reaches the browser. */
export const contentPlugin = (load: () => Promise<Content>): Plugin => ({
  name: 'content',
  resolveId: (id) => (`\0${id}` === CONTENT_ID ? CONTENT_ID : undefined),
  load: async (id) =>
    id === CONTENT_ID ? `export const content = ${JSON.stringify(await load())}` : undefined,
})
