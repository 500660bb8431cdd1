// content/, typed and checked: the only way in for pages.
export { content } from 'virtual:content'
export type { Content } from '#schema/index.ts'
