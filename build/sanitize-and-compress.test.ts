import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory, writeFiles } from '../tests/temporary-files.ts'
import { sanitizeAndCompress } from './sanitize-and-compress.ts'

test.each(['icon.svg', 'assets/kolam-background.CzkVqhv2.svg'])('removes scripts from %s', async (file) => {
  const script = '<script>alert(1)</script><a href="javascript:alert(2)"><path d="M0 0h4"/></a>'
  const site = await temporaryDirectory()
  await writeFiles(site, {
    [file]: `<svg xmlns="http://www.w3.org/2000/svg">${script}<rect onclick="alert(3)" height="8"/></svg>`,
  })
  await sanitizeAndCompress(site)
  const svg = await readFile(join(site, file), 'utf8')
  expect(svg).not.toMatch(/alert|script/)
  expect(svg).toContain('<rect height="8"/>')
})
