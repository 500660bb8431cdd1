// npm run edit: the site in development mode with the owner's editor beside it.

// A build empties .cache/public, which the preview serves too, so the preview has directories of its own.
process.env.DIST_DIRECTORY = '.cache/editor'
await import('../editor/main.ts')

export {}
