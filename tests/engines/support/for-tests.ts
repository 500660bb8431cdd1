import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Site, startSite } from '../../e2e/support/site.ts'
import type { Driver } from './driver.ts'
import { installedEngines } from './engines.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const SCREENSHOTS = 'test-results/engines'

/** A browser of the engine that vitest.engines.config.ts names, for all tests of a file. A failed test leaves a screenshot. */
export function visitorForTests(settings: { script: boolean }): () => Visitor {
  const { ENGINE } = process.env
  let driver: Driver | undefined
  let visitor: Visitor
  beforeAll(async () => {
    const engine = installedEngines().find(({ name }) => name === ENGINE)
    if (!engine) throw new Error(`${ENGINE} is not installed`)
    driver = await engine.start(settings)
    visitor = visitorOf(driver)
  })
  afterAll(() => driver?.close())
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async ({ task }) => {
      if (!driver) return
      mkdirSync(SCREENSHOTS, { recursive: true })
      const file = `${ENGINE} ${task.name}`.replace(/[^a-z0-9]+/gi, '-')
      writeFileSync(`${SCREENSHOTS}/${file}.png`, await driver.screenshot())
    })
  })
  return () => visitor
}

/** Serves the built site for all tests of a file. */
export function siteForTests(): () => Site {
  let site: Site
  beforeAll(async () => {
    const { stop, ...started } = await startSite()
    site = started
    return stop
  })
  return () => site
}
