import { createFixture } from 'fs-fixture'
import { afterAll } from 'vitest'

const cleanups: (() => unknown)[] = []
/** Runs at the end of the test file, because concurrent tests share what they start. */
export function cleanUpAfterAll(cleanup: () => unknown): void {
  cleanups.push(cleanup)
}
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

export async function temporaryDirectory(files: Record<string, string> = {}): Promise<string> {
  const fixture = await createFixture(files)
  cleanUpAfterAll(() => fixture.rm())
  return fixture.path
}
