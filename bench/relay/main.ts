// npm run bench:relay: durable messages per second beside Postfix, and the memory of the relay.
// The disk is shared with other programs, so each round measures everything in turn.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { directories } from '../../build/directories.ts'
import { buildIfStale } from '../../scripts/build-if-stale.ts'
import { type RunningSite, startSite } from '../../tests/site/support/site.ts'
import { diskRate } from './disk.ts'
import { sendEnquiries } from './load.ts'
import { startPostfix } from './postfix.ts'

const ROUNDS = 7
/** The first enquiries are slow and take memory, until V8 has compiled the code and sized its heap. */
const WARM_UP_ENQUIRIES = 8_000
/** About the size of an enquiry as a message. */
const LOAD = { count: 3_000, senders: 8, bytes: 800 }
/** Runs in the relay: at SIGUSR2, collects garbage and writes the size of what is left. */
const HEAP_REPORTER = `
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collectGarbage()
  writeFileSync('heap-bytes', process.memoryUsage().heapUsed + ' ')
})`

if (!(await buildIfStale(directories, {}))) throw new Error('The relay was not built: see above.')
const directory = await mkdtemp(join(tmpdir(), 'bench-relay-'))
const relay = await startSite(
  {
    SITE_FOLDER: 'none',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(HEAP_REPORTER)}`,
  },
  directories,
)
let postfix: Awaited<ReturnType<typeof startPostfix>>
const rounds: { relay: number; postfix: number; disk: number }[] = []
let heapGrowth = 0
try {
  postfix = await startPostfix(join(directory, 'postfix'))
  await sendEnquiries(relay.address, { ...LOAD, count: WARM_UP_ENQUIRIES })
  const warmHeap = await heapBytes(relay)
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      relay: await sendEnquiries(relay.address, LOAD),
      postfix: (await postfix?.rate(LOAD)) ?? Number.NaN,
      disk: diskRate(directory, LOAD),
    })
  }
  // Not in each round: the relay is slower after a garbage collection, until its heap has grown again.
  heapGrowth = (await heapBytes(relay)) / warmHeap - 1
} finally {
  await postfix?.stop()
  await relay.stop()
  await rm(directory, { recursive: true, force: true })
}

console.log(`Durable messages per second, ${LOAD.senders} senders, ${LOAD.count} messages a round`)
console.table(
  rounds.map(({ relay, postfix, disk }) => ({
    relay: Math.round(relay),
    Postfix: Math.round(postfix),
    'relay : Postfix': Number((relay / postfix).toFixed(2)),
    'disk alone (write, sync, rename)': Math.round(disk),
  })),
)
const ratios = rounds.map(({ relay, postfix }) => relay / postfix).sort((one, other) => one - other)
console.log(`relay : Postfix, median ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)} (wanted: at least 1)`)
console.log(
  `heap grown by ${(heapGrowth * 100).toFixed(1)} % over ${LOAD.count * ROUNDS} enquiries (wanted: under 5 %)`,
)

async function heapBytes({ pid, mailbox }: RunningSite): Promise<number> {
  const file = join(dirname(mailbox), 'heap-bytes')
  await rm(file, { force: true })
  process.kill(Number(pid), 'SIGUSR2')
  for (;;) {
    process.kill(Number(pid), 0) // throws if the relay has ended
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith(' ')) return Number(text)
    await setTimeout(50)
  }
}
