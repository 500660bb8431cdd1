import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Driver, Engine } from './driver.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const SCREENSHOTS = 'test-results/engines'

/** A browser for all tests of a block. A failed test leaves a screenshot. */
export function useVisitor(engine: Engine, settings: { script: boolean }): () => Visitor {
  let driver: Driver | undefined
  let visitor: Visitor
  beforeAll(async () => {
    driver = await engine.start(settings)
    visitor = visitorOf(driver)
  })
  afterAll(() => driver?.close())
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async ({ task }) => {
      if (!driver) return
      mkdirSync(SCREENSHOTS, { recursive: true })
      const file = `${engine.name} ${task.name}`.replace(/[^a-z0-9]+/gi, '-')
      writeFileSync(`${SCREENSHOTS}/${file}.png`, await driver.screenshot())
    })
  })
  return () => visitor
}
