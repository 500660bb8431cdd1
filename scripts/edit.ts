// npm run edit: the site in development mode with the owner's editor beside it.

// Publishing empties the directories of the last build; the preview has its own.
process.env.DIST_FOLDER = '.cache/editor'
await import('../editor/main.ts').catch(({ stack }: Error) => {
  console.error(stack)
  process.exit(1)
})

export {}
