import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import { writeSite } from './write-site.ts'

test('removes scripts from drawings', async () => {
  const script = '<script>alert(1)</script><a href="javascript:alert(2)"><path d="M0 0h4"/></a>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${script}<rect onclick="alert(3)" height="8"/></svg>`
  const directory = await temporaryDirectory()
  await writeSite({ 'icon.svg': drawing }, directory)
  const svg = await readFile(join(directory, 'icon.svg'), 'utf8')
  expect(svg).not.toMatch(/alert|script/)
  expect(svg).toContain('<rect height="8"/>')
})
