import { expect, test } from 'vitest'
import { isNewEnough } from './check-node.mjs'

test.each([
  ['accepts', true, ['20.19.0', '20.20.2', '22.0.0', '100.0.0']],
  ['refuses', false, ['20.18.3', '18.20.4', '8.17.0']],
])('%s these versions of Node', (_verb, expected, versions) => {
  expect(versions.map(isNewEnough)).toEqual(versions.map(() => expected))
})
