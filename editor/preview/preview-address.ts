/** Addresses of the preview's pages and files begin with this. */
export const PREVIEW_BASE = '/preview/'

/** The address of an empty document, which the editor's page fills. */
export const EMPTY_PREVIEW = `${PREVIEW_BASE}empty`
