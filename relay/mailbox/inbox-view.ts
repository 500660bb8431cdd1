// What `npm run inbox` prints.
import { readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Queue } from '../delivery/queue.ts'
import { arrivalOf, baseName, foldersOf, namesIn } from './maildir.ts'
import { readLetter } from './parse-message.ts'

type Entry = { folder: string; room: 'new' | 'cur'; name: string }

export async function listing(mailbox: string, queue: Queue): Promise<string> {
  const entries = await allEntries(mailbox)
  const lines = await Promise.all(entries.map((entry, index) => line(mailbox, entry, index + 1)))
  const head = lines.length > 0 ? lines : ['Nothing has arrived yet.']
  return [...head, ...(await queueLines(queue))].join('\n')
}

export async function show(mailbox: string, number: number): Promise<string> {
  const entry = (await allEntries(mailbox))[number - 1]
  if (!entry) return `There is no letter ${number}; npm run inbox lists them.`
  const letter = readLetter(await readFile(pathOf(entry), 'utf8'))
  if (entry.room === 'new') {
    // As every mail program does it: S for seen.
    await rename(pathOf(entry), join(entry.folder, 'cur', `${baseName(entry.name)}:2,S`))
  }
  return [
    letter.subject,
    `Reply to: ${letter.from}`,
    `Arrived: ${letter.date}`,
    ...(letter.junkReason ? [`Kept as junk: ${letter.junkReason}`] : []),
    '',
    letter.body,
  ].join('\n')
}

async function allEntries(mailbox: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const folder of await foldersOf(mailbox).catch(() => [])) {
    for (const room of ['new', 'cur'] as const) {
      const names = await namesIn(join(folder, room))
      entries.push(...names.map((name) => ({ folder, room, name })))
    }
  }
  return entries.sort(
    (one, other) => arrivalTime(other) - arrivalTime(one) || (one.name < other.name ? 1 : -1),
  )
}

function arrivalTime({ name }: Entry): number {
  return arrivalOf(name)?.getTime() ?? 0
}

function pathOf({ folder, room, name }: Entry): string {
  return join(folder, room, name)
}

async function line(mailbox: string, entry: Entry, number: number): Promise<string> {
  const { subject, junkReason } = readLetter(await readFile(pathOf(entry), 'utf8'))
  const arrived = new Date(arrivalTime(entry)).toISOString().slice(0, 16).replace('T', ' ')
  const place = entry.folder === mailbox ? '' : ` [${basename(entry.folder).slice(1)}]`
  const mark = /:2,[A-Z]*S/.test(entry.name) ? ' ' : '*'
  return `${String(number).padStart(4)} ${mark} ${arrived}  ${subject}${place}${junkReason && ` (${junkReason})`}`
}

async function queueLines(queue: Queue): Promise<string[]> {
  const waiting = await queue.names()
  const setAside = await queue.setAsideNames()
  const reasons = await Promise.all(
    setAside.map(async (name) => `  ${await letterSubject(queue, name)}: ${await queue.reasonOf(name)}`),
  )
  return [
    ...(waiting.length > 0 ? ['', `${waiting.length} waiting to be sent by mail.`] : []),
    ...(reasons.length > 0 ? ['', 'Refused by the mail server and set aside:', ...reasons] : []),
  ]
}

async function letterSubject(queue: Queue, name: string): Promise<string> {
  const letter = await queue.readSetAside(name)
  return letter ? readLetter(letter.toString('utf8')).subject : name
}
