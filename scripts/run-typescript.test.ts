import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['dev', 'edit'])('npm run %s explains a wrong setting without a stack', (name) => {
  const env = { ...process.env, SITE_URL: 'https://www.example.com' }
  const command = ['scripts/run-typescript.mjs', `scripts/${name}.ts`]
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^SITE_URL: www.example.com is an example: write your own address.*\s*$/)
})
