import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test.each(['dev', 'edit'])('npm run %s explains a wrong setting without a stack', async (name) => {
  const env = { ...process.env, SITE_URL: 'https://www.example.com' }
  const run = promisify(execFile)(process.execPath, ['scripts/run-typescript.mjs', `scripts/${name}.ts`], {
    env,
  })
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: '' }),
    (failure) => failure,
  )
  expect(code).toBe(1)
  expect(stderr).toContain('SITE_URL: www.example.com is an example: write your own address')
  expect(stderr).not.toMatch(/^ +at /m)
})
