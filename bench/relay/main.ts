// npm run bench:relay: durable messages per second beside Postfix, and the memory of the relay.
// The disk is shared with other programs, so each round measures everything in turn.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build-if-stale.ts'
import { startSite } from '../../tests/e2e/support/site.ts'
import { diskRate } from './disk.ts'
import { sendEnquiries } from './load.ts'
import { startPostfix } from './postfix.ts'

const ROUNDS = 7
/** The first enquiries are slow, until V8 has compiled the code. */
const WARM_UP_ENQUIRIES = 8_000
/** Up to the first step V8 compiles code and sizes its heap. */
const MEMORY_STEPS = [5_000, 10_000, 15_000, 20_000]
/** About the size of an enquiry as a message. */
const LOAD = { count: 2_000, senders: 8, bytes: 800 }

if (!(await buildIfStale())) throw new Error('The relay was not built: see above.')
const directory = await mkdtemp(join(tmpdir(), 'bench-relay-'))
try {
  await compareSpeed()
  await measureMemory()
} finally {
  await rm(directory, { recursive: true, force: true })
}

async function compareSpeed() {
  const relay = await startSite({ SITE_FOLDER: 'none' })
  const postfix = await startPostfix(join(directory, 'postfix'))
  const rounds: { relay: number; postfix: number; disk: number }[] = []
  try {
    await sendEnquiries(relay.address, { ...LOAD, count: WARM_UP_ENQUIRIES })
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        relay: await sendEnquiries(relay.address, LOAD),
        postfix: (await postfix?.rate(LOAD)) ?? Number.NaN,
        disk: diskRate(directory, LOAD),
      })
    }
  } finally {
    await postfix?.stop()
    await relay.stop()
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
  console.log(`relay : Postfix, median ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)} (wanted: at least 1)\n`)
}

async function measureMemory() {
  const relay = await startSite({ SITE_FOLDER: 'none' })
  const rows: { enquiries: number; 'resident MB': number }[] = []
  let sent = 0
  try {
    for (const enquiries of MEMORY_STEPS) {
      await sendEnquiries(relay.address, { ...LOAD, count: enquiries - sent })
      sent = enquiries
      rows.push({ enquiries, 'resident MB': Math.round((await residentBytes(relay.pid)) / 1e6) })
    }
  } finally {
    await relay.stop()
  }
  const [first, last] = [rows[0]?.['resident MB'] ?? 0, rows.at(-1)?.['resident MB'] ?? 0]
  console.log('Memory of the relay')
  console.table(rows)
  console.log(`growth ${Math.round((last / first - 1) * 100)} % (wanted: under 20 %, and under 150 MB)`)
}

/** From the kernel, in kB there. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+([0-9]+) kB/.exec(status)?.[1]) * 1024
}
