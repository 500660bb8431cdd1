import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import { cachedResult } from './cached-result.ts'

test('the preview and a build can make the same file at the same time', async () => {
  const directory = await temporaryDirectory()
  const results = Array.from({ length: 20 }, () => cachedResult(directory, 'font', async () => 'made'))
  expect(new Set(await Promise.all(results))).toEqual(new Set(['made']))
  expect(await readdir(directory)).toEqual(['font.json'])
})
