import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const inFolder = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'art/README.md',
  ...inFolder('docs'),
  ...inFolder('docs/decisions'),
]

const FOLDERS =
  'art|build|content|contract|deploy|docs|editor|relay|scripts|settings|src|tests|\\.githooks|\\.github'
/** A path of the project between backticks. The page /questions is an example. */
const PATH = new RegExp(`\`((?:${FOLDERS})/(?!\\S*questions)[\\w./-]*)\``, 'g')
/** The target of a link to another file. */
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)/g

const matchesIn = (guide: string, pattern: RegExp) =>
  [...readFileSync(guide, 'utf8').matchAll(pattern)].map(([, match = '']) => match)

describe.each(guides)('%s', (guide) => {
  test('names no file or folder that is not there', () => {
    expect(matchesIn(guide, PATH).filter((path) => !existsSync(path))).toEqual([])
  })

  test('has no link that leads nowhere', () => {
    const targets = matchesIn(guide, LINK).map((path) => join(dirname(guide), path))
    expect(targets.filter((path) => !existsSync(path))).toEqual([])
  })
})

/** Words that an owner did not understand in a trial. */
const UNKNOWN_TO_OWNERS =
  /\b(YAML|git|commit|push|remote|origin|dist|build|relay|mailbox|palette|contrast ratio|EADDRINUSE)\b|leaf-800|\{\w+\}|\*[a-z]{2,3}(?:-\w+)?:[^*\s]/gi

const owners = {
  'README.md': /## For the owner[\s\S]*?(?=\n## )/,
  'docs/changing-words.md': /[\s\S]*/,
  'docs/enquiries.md': /[\s\S]*/,
  'docs/putting-online.md': /[\s\S]*/,
  'docs/brand-colours.md': /[\s\S]*/,
}

test.each(Object.entries(owners))('%s speaks to the owner in words that owners know', (guide, part) => {
  const [text = ''] = part.exec(readFileSync(guide, 'utf8')) ?? []
  // The name of a file is no word.
  const words = text.replace(/\]\([^)]*\)/g, ']')
  expect(text.length).toBeGreaterThan(500)
  expect(words.match(UNKNOWN_TO_OWNERS)).toBeNull()
})
