import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import viteConfig from '../vite.config.ts'

/** A line of `browserslist`, such as `chrome >= 123`. */
const LINE = /^(\w+) >= ([\d.]+)$/

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
const oldest = new Map(
  browserslist.map((line) => {
    const [, browser = '', version = ''] = LINE.exec(line) ?? []
    return [browser, version]
  }),
)

test('the build targets the browsers that package.json lists', () => {
  const { build } = viteConfig
  const targets = ['chrome', 'firefox', 'safari'].map((browser) => browser + oldest.get(browser))
  expect(build?.target).toEqual(targets)
})

test('a browser that shares its engine with another is as old as that one', () => {
  expect(oldest.get('edge')).toBe(oldest.get('chrome'))
  expect(oldest.get('ios_saf')).toBe(oldest.get('safari'))
})
