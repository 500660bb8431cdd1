import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../../tests/relay/fixtures.ts'
import { prepareQueue } from '../delivery/queue.ts'
import { namesIn, prepareMaildir, uniqueName } from './maildir.ts'
import { openSpool } from './store-message.ts'

let mailbox: string
let queue: string

beforeEach(async () => {
  const folder = await scratchFolder()
  mailbox = join(folder, 'mailbox')
  queue = join(folder, 'queue')
  await prepareMaildir(mailbox)
  await prepareQueue(queue, mailbox)
})
const letter = (isJunk = false) => ({ id: uniqueName(), text: 'Subject: hello\n\nWords\n', isJunk })

test('a letter lies in new, whole, and its draft is gone', async () => {
  const { id, text } = letter()
  await openSpool(mailbox, undefined).keep({ id, text, isJunk: false })
  expect(await readFile(join(mailbox, 'new', id), 'utf8')).toBe(text)
  expect(await namesIn(join(mailbox, 'tmp'))).toEqual([])
  expect(await namesIn(queue)).toEqual(['failed'])
})

test('letter and folders are for the owner alone', async () => {
  const { id, text } = letter()
  await openSpool(mailbox, queue).keep({ id, text, isJunk: false })
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  expect(await mode(join(mailbox, 'new', id))).toBe('600')
  for (const folder of [mailbox, join(mailbox, 'new'), join(mailbox, '.Junk', 'cur'), queue]) {
    expect(await mode(folder)).toBe('700')
  }
})

test('with a queue the letter waits there too, and takes no room twice', async () => {
  const { id, text } = letter()
  await openSpool(mailbox, queue).keep({ id, text, isJunk: false })
  const [kept, queued] = await Promise.all([stat(join(mailbox, 'new', id)), stat(join(queue, id))])
  expect(queued.ino).toBe(kept.ino)
})

test('junk is kept in its folder and not sent on', async () => {
  const { id, text } = letter()
  await openSpool(mailbox, queue).keep({ id, text, isJunk: true })
  expect(await namesIn(join(mailbox, '.Junk', 'new'))).toEqual([id])
  expect(await namesIn(queue)).toEqual(['failed'])
  expect(await readdir(join(mailbox, '.Junk'))).toContain('maildirfolder')
})

test('names stay unique when many letters come at once', async () => {
  const spool = openSpool(mailbox, queue)
  await Promise.all(Array.from({ length: 200 }, () => spool.keep(letter())))
  expect(await namesIn(join(mailbox, 'new'))).toHaveLength(200)
})

test('where new is not a folder the letter is refused, nothing is left behind, and later ones are kept', async () => {
  const spool = openSpool(mailbox, queue)
  await rename(join(mailbox, 'new'), join(mailbox, 'away'))
  await writeFile(join(mailbox, 'new'), '')
  await expect(spool.keep(letter())).rejects.toThrow('ENOTDIR')
  expect([await namesIn(join(mailbox, 'tmp')), await namesIn(queue)]).toEqual([[], ['failed']])

  await rm(join(mailbox, 'new'))
  await mkdir(join(mailbox, 'new'))
  await spool.keep(letter())
  expect(await namesIn(join(mailbox, 'new'))).toHaveLength(1)
})

test('a mailbox that was cleared away is made again', async () => {
  const spool = openSpool(mailbox, undefined)
  await rm(mailbox, { recursive: true })
  await spool.keep(letter())
  await spool.probe()
  expect(await namesIn(join(mailbox, 'new'))).toHaveLength(1)
})

test('a letter that cannot be written leaves those that came with it in peace', async () => {
  const spool = openSpool(mailbox, queue)
  await writeFile(join(mailbox, 'tmp', 'taken'), 'of another program')
  const [good, taken] = await Promise.allSettled([
    spool.keep(letter()),
    spool.keep({ ...letter(), id: 'taken' }),
  ])
  expect([good.status, taken.status]).toEqual(['fulfilled', 'rejected'])
  expect(await namesIn(join(mailbox, 'new'))).toHaveLength(1)
  expect(await readFile(join(mailbox, 'tmp', 'taken'), 'utf8')).toBe('of another program')
})
