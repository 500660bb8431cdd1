// npm run content: checks the owner's words and pictures in content/ and art/.
import { tool } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
process.exitCode = await tool('tsx', ['build/check-content.ts', ...process.argv.slice(2)])
