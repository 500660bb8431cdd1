import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'

test('npm start tells of a misspelt setting, also where nothing is built', async () => {
  // The wrong path ends the program before it builds.
  await using directory = await createFixture({ '.env': 'SMTP_ULR=smtps://nila.test\nBASE_PATH=wrong' })
  const args = ['--import', import.meta.resolve('tsx'), resolve('scripts/start.ts')]
  const { stdout } = spawnSync(process.execPath, args, { cwd: directory.path, env: {}, encoding: 'utf8' })
  expect(stdout).toBe('Please check: SMTP_ULR in .env is not a setting; .env.example lists them\n')
})
