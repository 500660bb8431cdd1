// Gives the pages the content, typed and checked. They import it from here only.
export { content } from 'virtual:content'
export type { Content } from '#schema/index.ts'
