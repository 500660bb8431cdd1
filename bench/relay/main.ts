// npm run bench:relay: how fast enquiries are kept, beside what the disk can do at all, and what memory it takes.
// Figures of different runs do not compare (the disk is never alone), so each round measures everything in turn.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRelay } from '../../build/relay.ts'
import { loopRate, loopsRate } from './disk.ts'
import { sendMany } from './load.ts'
import { type Postfix, startPostfix } from './postfix.ts'
import { startRelay } from './relay-process.ts'

const ROUNDS = 7
const SENDERS = 8
const ENQUIRIES_PER_ROUND = 2_000
/** By then the engine has compiled what is hot, coming and going of senders included; before, it is what is measured. */
const WARM_UP_ROUNDS = 8
/** What an ordinary enquiry comes to as a letter. */
const LETTER_BYTES = 800
const MEMORY_FROM = 1_000
const MEMORY_TO = 20_000

type Round = { loop: number; loops: number; relay: number; postfix: number | undefined }

const folder = await mkdtemp(join(tmpdir(), 'bench-relay-'))
try {
  await buildRelay('.cache/bench-relay')
  await compareSpeed()
  await watchMemory()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function compareSpeed() {
  const relay = await startRelay(folder)
  const postfix = await startPostfix(join(folder, 'postfix'))
  const load = { count: ENQUIRIES_PER_ROUND, senders: SENDERS }
  const rounds: Round[] = []
  try {
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await sendMany(relay.port, load)
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(relay.port, postfix))
  } finally {
    await postfix?.stop()
    await relay.stop()
  }
  printSpeed(rounds)
}

async function runRound(port: number, postfix: Postfix | undefined): Promise<Round> {
  const count = ENQUIRIES_PER_ROUND
  return {
    loop: loopRate(folder, { count, bytes: LETTER_BYTES }),
    loops: await loopsRate(folder, { count, bytes: LETTER_BYTES }, SENDERS),
    relay: await sendMany(port, { count, senders: SENDERS }),
    postfix: await postfix?.rate({ count, bytes: LETTER_BYTES, senders: SENDERS }),
  }
}

function printSpeed(rounds: Round[]) {
  const perSecond = (rate: number | undefined) => (rate === undefined ? '-' : Math.round(rate))
  const ratio = (rate: number | undefined, limit: number) =>
    rate === undefined ? '-' : Number((rate / limit).toFixed(2))
  const rows = rounds.map(({ loop, loops, relay, postfix }) => ({
    'disk, a loop /s': perSecond(loop),
    [`disk, ${SENDERS} loops /s`]: perSecond(loops),
    'relay /s': perSecond(relay),
    'relay : a loop': ratio(relay, loop),
    [`relay : ${SENDERS} loops`]: ratio(relay, loops),
    'Postfix /s': perSecond(postfix),
    'Postfix : a loop': ratio(postfix, loop),
    'relay : Postfix': postfix === undefined ? '-' : ratio(relay, postfix),
  }))
  console.log(`Durable letters a second, ${SENDERS} senders, ${ENQUIRIES_PER_ROUND} letters a round`)
  console.table(rows)
  console.log(
    `relay : a loop, median ${median(rounds.map(({ relay, loop }) => relay / loop))} (at least 0.50)`,
  )
  console.log(`relay : ${SENDERS} loops, median ${median(rounds.map(({ relay, loops }) => relay / loops))}`)
  const beside = rounds.flatMap(({ relay, postfix }) => (postfix === undefined ? [] : [relay / postfix]))
  if (beside.length > 0) console.log(`relay : Postfix, median ${median(beside)} (aim: 2)`)
  console.log('')
}

function median(ratios: number[]): string {
  const sorted = ratios.toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)
}

async function watchMemory() {
  const relay = await startRelay(folder)
  const rows: { enquiries: number; 'resident MB': number }[] = []
  const note = async (enquiries: number) =>
    rows.push({ enquiries, 'resident MB': Number(((await relay.residentBytes()) / 1e6).toFixed(1)) })
  try {
    await sendMany(relay.port, { count: MEMORY_FROM, senders: SENDERS })
    await note(MEMORY_FROM)
    for (let sent = MEMORY_FROM; sent < MEMORY_TO; sent += MEMORY_FROM) {
      await sendMany(relay.port, { count: MEMORY_FROM, senders: SENDERS })
      if ((sent + MEMORY_FROM) % 5_000 === 0) await note(sent + MEMORY_FROM)
    }
  } finally {
    await relay.stop()
  }
  console.log('Memory of the relay (wanted: under 150 MB, growth under 20 %)')
  console.table(rows)
  const [first, last] = [rows[0]?.['resident MB'] ?? 0, rows.at(-1)?.['resident MB'] ?? 0]
  console.log(`growth ${((last / first - 1) * 100).toFixed(1)} %`)
}
