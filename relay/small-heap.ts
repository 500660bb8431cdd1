// The relay lives on small machines, beside other things.
import { setFlagsFromString } from 'node:v8'

/**
 * Left alone, V8 lets the heap of a busy process double before it looks for what is dead: 20,000 enquiries took 35 MB
 * of nothing. Collecting a little earlier costs no measurable time here, and memory stays flat.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=20')
}
