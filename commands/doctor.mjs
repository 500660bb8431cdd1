// npm run doctor -- https://www.example.com: looks at a running site from outside.
import { tool } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
process.exitCode = await tool('tsx', ['doctor/main.ts', ...process.argv.slice(2)])
