import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { makeIcons } from './icons.ts'

test('makes every icon at its size, and removes scripts from the one that is served as SVG', async () => {
  const art = await temporaryDirectory()
  const out = join(art, 'out')
  const tile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'
  const script = '<script>alert(1)</script><a href="javascript:alert(2)"><path d="M0 0h4"/></a>'
  await writeFile(join(art, 'app-icon.svg'), tile)
  await writeFile(join(art, 'favicon.svg'), tile.replace('<rect', `${script}<rect onclick="alert(3)"`))
  await makeIcons({ art, out })
  for (const [file, size] of Object.entries({
    'apple-touch-icon.png': 180,
    'icon-maskable-512.png': 512,
    'icon-192.png': 192,
    'icon-512.png': 512,
  })) {
    expect(await sharp(join(out, file)).metadata(), file).toMatchObject({ width: size, height: size })
  }
  const icon = await readFile(join(out, 'icon.svg'), 'utf8')
  expect(icon).not.toMatch(/alert|script/)
  expect(icon).toContain('<rect width="8" height="8"/>')
})
