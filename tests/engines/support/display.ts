import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { startProgram } from './program.ts'

const SCREEN = '1600x1200x24'

/** Where Xvfb writes the number of the display that it found free. */
const ANSWER = 3

/** A display in memory, which nobody sees and no other program uses. */
export async function openDisplay(program: string) {
  const args = ['-displayfd', String(ANSWER), '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const { child, ended, stop } = startProgram(program, args, {}, ['ignore', 'ignore', 'ignore', 'pipe'])
  const failed = ended.then(() => Promise.reject(new Error('the display did not start')))
  const [number] = await Promise.race([once(child.stdio[ANSWER] as Readable, 'data'), failed])
  failed.catch(() => {})
  return { name: `:${String(number).trim()}`, close: stop }
}
