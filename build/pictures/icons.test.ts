import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { makeIcons } from './icons.ts'

test('removes scripts from the icon that is served as SVG', async () => {
  const art = await temporaryDirectory()
  const out = join(art, 'out')
  const tile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'
  const script = '<script>alert(1)</script><a href="javascript:alert(2)"><path d="M0 0h4"/></a>'
  await writeFile(join(art, 'app-icon.svg'), tile)
  await writeFile(join(art, 'favicon.svg'), tile.replace('<rect', `${script}<rect onclick="alert(3)"`))
  await makeIcons({ art, out })
  const icon = await readFile(join(out, 'icon.svg'), 'utf8')
  expect(icon).not.toMatch(/alert|script/)
  expect(icon).toContain('<rect width="8" height="8"/>')
})
