import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { writeSite } from './write-site.ts'

test('removes scripts from drawings', async () => {
  const script = '<script>alert(1)</script><a href="javascript:alert(2)"><path d="M0 0h4"/></a>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${script}<rect onclick="alert(3)" height="8"/></svg>`
  await using fixture = await createFixture()
  await writeSite({ 'icon.svg': drawing }, fixture.path)
  const svg = await fixture.readFile('icon.svg', 'utf8')
  expect(svg).not.toMatch(/alert|script/)
  expect(svg).toContain('<rect height="8"/>')
})
