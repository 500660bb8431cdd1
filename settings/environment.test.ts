import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

async function read(envFile: string, environment = {}) {
  await using directory = await createFixture({ '.env': envFile })
  return readEnvironment(environment, directory.path)
}

test('reads .env with the byte-order mark and the line ends that Windows writes', async () => {
  const text = '\ufeffMAILBOX=elsewhere # note\r\n\r\n# note\r\nPORT=8080\r\nHOST="#1"\r\n'
  expect(await read(text)).toEqual({ MAILBOX: 'elsewhere', PORT: '8080', HOST: '#1' })
})

test('the environment overrides .env', async () => {
  expect(await read('HOST=0.0.0.0\nPORT=80', { HOST: '127.0.0.1' })).toEqual({
    HOST: '127.0.0.1',
    PORT: '80',
  })
})

test('without .env, there is the environment alone', async () => {
  await using directory = await createFixture()
  expect(readEnvironment({ PORT: '80' }, directory.path)).toEqual({ PORT: '80' })
})
