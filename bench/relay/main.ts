// npm run bench:relay: durable messages per second beside Postfix.
// The disk is shared with other programs, so each round measures both in turn.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build-if-stale.ts'
import { startSite } from '../../tests/e2e/support/site.ts'
import { sendEnquiries } from './load.ts'
import { startPostfix } from './postfix.ts'

const ROUNDS = 7
/** The first enquiries are slow, until V8 has compiled the code. */
const WARM_UP_ENQUIRIES = 8_000
/** About the size of an enquiry as a message. */
const LOAD = { count: 3_000, senders: 8, bytes: 800 }
/** The relay needs 15 MB. If it kept a kilobyte of each enquiry, it would end before the last round. */
const HEAP_LIMIT_MB = 32

if (!(await buildIfStale())) throw new Error('The relay was not built: see above.')
const directory = await mkdtemp(join(tmpdir(), 'bench-relay-'))
const relay = await startSite({
  SITE_FOLDER: 'none',
  NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT_MB}`,
})
let postfix: Awaited<ReturnType<typeof startPostfix>>
const rounds: { relay: number; postfix: number }[] = []
try {
  postfix = await startPostfix(join(directory, 'postfix'))
  await sendEnquiries(relay.address, { ...LOAD, count: WARM_UP_ENQUIRIES })
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      relay: await sendEnquiries(relay.address, LOAD),
      postfix: (await postfix?.rate(LOAD)) ?? Number.NaN,
    })
  }
} finally {
  await postfix?.stop()
  await relay.stop()
  await rm(directory, { recursive: true, force: true })
}

console.log(`Durable messages per second, ${LOAD.senders} senders, ${LOAD.count} messages a round`)
console.table(
  rounds.map(({ relay, postfix }) => ({
    relay: Math.round(relay),
    Postfix: Math.round(postfix),
    'relay : Postfix': Number((relay / postfix).toFixed(2)),
  })),
)
const ratios = rounds.map(({ relay, postfix }) => relay / postfix).sort((one, other) => one - other)
console.log(`relay : Postfix, median ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)} (wanted: at least 1)`)
