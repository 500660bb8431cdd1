/** What precedes the pages and their files in addresses of the preview. */
export const PREVIEW_BASE = '/preview/'

/** A document without content, which has loaded at once: the editor's page fills it. */
export const EMPTY_PREVIEW = `${PREVIEW_BASE}empty`
