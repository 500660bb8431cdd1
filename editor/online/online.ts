// Puts the site online, and says what is not online yet.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { contentFiles, readContentFiles } from '#check/content-files.ts'
import type { Environment } from '#settings/environment.ts'
import { EXTENSIONS } from '../../build/pictures/originals.ts'
import { usedPictures } from '../../build/site-files.ts'
import { siteVersion, versionIn } from '../../build/site-version.ts'
import { publishedSources, type Sources, sourcesIn } from '../../build/sources.ts'
import type { Texts } from '../api-types.ts'
import type { Store } from '../store/store.ts'
import type { buildVersion } from './build-version.ts'
import { changedPictures, changedWords } from './changes-to-put.ts'
import { type Failure, failureOf, OnlineFailure, wasOvertaken } from './failure.ts'
import type { SiteRecord, Tree } from './record.ts'
import type { OtherAnswer, SiteAnswer } from './site-address.ts'
import { summaryOf } from './summary.ts'

/** If two people put something online at the same moment, the second begins again from what the first has sent. */
const MAX_ATTEMPTS = 3

/** A host needs a minute or more. After a while it is asked less often, and the owner is told that it takes long. */
const ASK_INTERVAL_MS = 2_000
const SLOW_AFTER_MS = 300_000
const SLOW_INTERVAL_MS = 30_000

const PICTURE = new RegExp(`^art/.*\\.(${EXTENSIONS.join('|')})$`, 'i')
const isPicture = (path: string) => PICTURE.test(path)

export type Phase = 'idle' | 'fetching' | 'building' | 'sending' | 'waiting'

/** The version that every document of a site carries, and when it was sent. */
type Sent = { version: string; at: string }

export type OnlineStatus = {
  /** The saved words and pictures that are not online, in sentences. `isNew` is true if nothing was put online yet. */
  changes: readonly string[]
  isNew: boolean
  phase: Phase
  /** Whether the host needs unusually long. */
  isSlow: boolean
  /** What the public address answers while visitors do not see the last version. */
  otherAnswer: OtherAnswer | undefined
  /**
   * The address at which visitors see the site. If it is unknown, the editor cannot tell when the site is there. If the site
   * is on this computer only, it is the local address while that shows a site.
   */
  address: string | undefined
  /** When the last version was sent, and whether visitors see it, which is `undefined` if that is unknown. */
  sentAt: string | undefined
  shownSince: string | undefined
  /** Whether the site is on this computer only. */
  isLocal: boolean
  failure: Failure | undefined
}

/** The addresses of the site, by the present settings. */
export type Place = {
  /** The public address, if it is set. */
  publicAddress: string | undefined
  /** The address at which `npm start` serves the site on this computer. */
  localAddress: string
}

export type OnlineOptions = {
  record: SiteRecord
  store: Store
  /** The directory with content/ and art/. */
  project: string
  /** The directory that `npm start` serves. */
  dist: string
  scratch: string
  environment: Environment
  place: () => Place
  build: typeof buildVersion
  answerAt: (address: string) => Promise<SiteAnswer>
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

export type Online = ReturnType<typeof createOnline>

export function createOnline({
  record,
  store,
  project,
  dist,
  scratch,
  environment,
  place,
  build,
  answerAt,
  pause = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
}: OnlineOptions) {
  const art = join(project, 'art')
  /** The work that a press on the button began. */
  let running: { phase: Phase; finished: Promise<void> } | undefined
  let failure: Failure | undefined
  let sent: Sent | undefined
  let shownSince: string | undefined
  let isSlow = false
  let otherAnswer: OtherAnswer | undefined
  /** Ends the requests to the public address. It is set while they go on. */
  let waiting: AbortController | undefined
  /** Whether the local address shows a site, and whether it is being asked. */
  let isServedHere = false
  let isLooking = false
  type Overview = Awaited<ReturnType<typeof overviewNow>>
  let lastOverview: { key: string; overview: Promise<Overview> } | undefined
  /** The version of the last build in `dist` that was recorded, and the recording under way. */
  let countedVersion: string | undefined
  let counting: Promise<void> | undefined
  /** A number that changes when a version was put online. */
  let generation = 0

  /**
   * If the site is on this computer only, what `npm start` or `npm run build` has built counts as online, because it is in
   * the folder that is served. A build publishes the words and pictures that it was made from.
   */
  async function countBuild(): Promise<void> {
    const version = versionIn(await readFile(join(dist, 'site', 'index.html'), 'utf8').catch(() => ''))
    if (running || !version || version === countedVersion) return
    const { destination, base } = await record.now()
    if (destination) return
    const sources = publishedSources(dist)
    // While a build is being published, its documents and its sources may be of two builds.
    if (version !== (await siteVersion(sources))) return
    countedVersion = version
    if (!base) return
    const commit = await recordOf(base, await overviewOf(await readContentFiles(sources.content), sources))
    if (commit === base) return
    await record.markOnline(commit)
    generation += 1
    waitUntilShown({ version, at: await record.timeOf(commit) }, true)
  }

  /** Looks whether the local address shows a site. No answer of the editor waits for this, so the next one knows it. */
  async function lookHere(localAddress: string): Promise<void> {
    if (isLooking) return
    isLooking = true
    isServedHere = (await answerAt(localAddress)).version !== undefined
    isLooking = false
  }

  /** Joins a recording that is under way, because every window asks each second. */
  function buildIsCounted(): Promise<void> {
    counting ??= countBuild()
      // If git fails, the list of changes says so.
      .catch(() => undefined)
      .finally(() => {
        counting = undefined
      })
    return counting
  }

  /** Reads the saved words and the pictures in use, and how they differ from the version that is online. */
  const overviewNow = async () => overviewOf(await store.savedTexts(), sourcesIn(project))

  /** Compares words, and the pictures of a directory, with the version that is online. */
  async function overviewOf(texts: Texts, sources: Sources) {
    const pictures = await record.idsOf(await usedPictures(texts, sources.art), dirname(sources.art))
    const { destination, base } = await record.now()
    const tree: Tree = base ? await record.treeAt(base) : {}
    const before: Texts = base ? await record.textsAt(base) : {}
    const changes = base ? [...changedWords(before, texts), ...changedPictures(tree, pictures)] : []
    const isLocal = destination === undefined
    return { base, destination, isLocal, tree, before, texts, pictures, sources, changes }
  }

  /** Returns the last overview again as long as nothing has changed, because every window asks each second. */
  function overview() {
    const key = JSON.stringify([store.revision, generation])
    if (lastOverview?.key !== key) {
      lastOverview = { key, overview: overviewNow() }
      lastOverview.overview.catch(() => {
        lastOverview = undefined
      })
    }
    return lastOverview.overview
  }

  async function attempt(enter: (phase: Phase) => void): Promise<void> {
    enter('fetching')
    const before = await overviewNow()
    const tip = await record.fetch(before.destination)
    await mergeFrom(before, tip)
    await refuseMistakes()

    const now = await overviewNow()
    const commit = await recordOf(tip, now)
    const checkedOut = join(scratch, 'version')
    const version = await checkOut(commit, checkedOut)
    enter('building')
    const target = now.isLocal ? dist : join(scratch, 'site')
    const { isBuilt, lines } = await build({ version: checkedOut, target, project, environment })
    if (!isBuilt) {
      throw new OnlineFailure(
        'The site could not be made from these words and pictures. Visitors see it as it was.',
        'If the text below says what to change, change that and try again. Else show it to the person who helps you.',
        lines,
      )
    }
    enter('sending')
    if (commit !== tip) await record.push(commit, now.destination)
    await record.markOnline(commit)
    generation += 1
    // The editor knows no other time after a restart.
    waitUntilShown({ version, at: await record.timeOf(commit) }, now.isLocal)
  }

  /** Returns the version that every document of this commit will carry. */
  async function checkOut(commit: string, directory: string): Promise<string> {
    await record.checkOut(commit, directory)
    return siteVersion({ content: join(directory, 'content'), art: join(directory, 'art') })
  }

  /** Merges what was changed elsewhere since the version that the words here were made from. */
  async function mergeFrom({ base, tree, before, texts }: Overview, tip: string | undefined): Promise<void> {
    if (!tip || !base || tip === base) return
    const theirTree = Object.entries(await record.treeAt(tip)).filter(([path]) => isPicture(path))
    const here = await record.idsOf(
      theirTree.map(([path]) => path),
      project,
    )
    for (const [path, theirs] of theirTree) {
      // A picture that was changed here too is kept.
      if (theirs !== tree[path] && here[path] === tree[path]) await record.restore(theirs, path)
    }
    const theirs = Object.entries(await record.textsAt(tip)).map(([file, text]) => [
      file,
      withLineEndsOf(texts[file] ?? '', text),
    ])
    const outcome = await store.mergeTexts(crypto.randomUUID(), before, Object.fromEntries(theirs))
    if (!outcome.isDone) {
      throw new OnlineFailure(
        'Somebody changed the site elsewhere, and that does not fit the words here.',
        'Look at what is said below, then try again.',
        [outcome.message],
      )
    }
    // The words here are now made from this version, also if the owner still has to choose between some.
    await record.markOnline(tip)
    generation += 1
  }

  async function refuseMistakes(): Promise<void> {
    const { files, problems } = await store.shown()
    const conflicts = Object.entries(files).flatMap(([file, { conflicts }]) =>
      isEmpty(conflicts) ? [] : [titleOf(file)],
    )
    if (conflicts.length > 0) {
      throw new OnlineFailure(
        `Somebody changed the same words elsewhere: ${conflicts.join(', ')}.`,
        'Choose at the marked fields which words to keep, then put the site online again.',
      )
    }
    const saved = problems.filter((problem) => isInSavedWords(problem, files[problem.file]?.drafts ?? []))
    if (saved.length > 0) {
      throw new OnlineFailure(
        `Something is not right yet: ${[...new Set(saved.map(({ file }) => titleOf(file)))].join(', ')}.`,
        'Correct what is marked there, then put the site online.',
        saved.map(({ message }) => message),
      )
    }
  }

  /** Makes a commit with exactly what is listed: the saved words, the pictures in use, and nothing else. */
  async function recordOf(
    tip: string | undefined,
    { texts, pictures, sources, tree, before, changes }: Overview,
  ): Promise<string> {
    const written = contentFiles.map(async ({ file }) => {
      const text = texts[file]
      if (text === undefined) return { path: file, blob: undefined }
      return { path: file, blob: text === before[file] ? tree[file] : await record.keepText(file, text) }
    })
    const kept = await record.keepFiles(Object.keys(pictures), dirname(sources.art))
    const present = new Set(await filesIn(art))
    const removed = Object.keys(tree).filter((path) => isPicture(path) && !present.has(path))
    const files = [
      ...(await Promise.all(written)),
      ...Object.entries(kept).map(([path, blob]) => ({ path, blob })),
      ...removed.map((path) => ({ path, blob: undefined })),
    ]
    const subject = `Change ${summaryOf(changes) || 'the site'}`
    return record.commit(tip, files, [subject, '', ...changes.map(({ words }) => words), ''].join('\n'))
  }

  /** Asks the public address until it shows what was sent, another version is sent, or the editor ends. */
  function waitUntilShown(now: Sent, isLocal: boolean, isResumed = false): void {
    const { publicAddress } = place()
    waiting?.abort()
    waiting = undefined
    sent = now
    isSlow = false
    otherAnswer = undefined
    shownSince = isLocal && !publicAddress ? now.at : undefined
    if (!publicAddress) return
    waiting = new AbortController()
    void ask(publicAddress, now, isResumed ? 'another' : 'older', waiting.signal)
  }

  async function ask(
    address: string,
    { version, at }: Sent,
    otherVersion: OtherAnswer,
    signal: AbortSignal,
  ): Promise<void> {
    for (let waited = 0; !signal.aborted; ) {
      const answer = await answerAt(address)
      if (signal.aborted) return
      if (answer.version === version) {
        // After a restart the first answer may show what was there long before.
        shownSince = waited === 0 ? at : new Date().toISOString()
        waiting = undefined
        return
      }
      otherAnswer = answer.version === undefined ? answer.other : otherVersion
      isSlow = waited >= SLOW_AFTER_MS
      const interval = isSlow ? SLOW_INTERVAL_MS : ASK_INTERVAL_MS
      waited += interval
      await pause(interval, signal).catch(() => undefined)
    }
  }

  async function run(enter: (phase: Phase) => void): Promise<void> {
    failure = undefined
    await counting
    try {
      for (let number = 1; ; number++) {
        try {
          return await attempt(enter)
        } catch (error) {
          if (number === MAX_ATTEMPTS || !wasOvertaken(error)) throw error
        }
      }
    } catch (error) {
      failure = failureOf(error)
    }
  }

  /** After a start, finds out whether the address shows the version that was put online last, from here or elsewhere. */
  async function resume(): Promise<void> {
    const { base, destination } = await record.now()
    if (!base) return
    const version = await checkOut(base, join(scratch, 'resumed'))
    const at = await record.timeOf(base)
    // Another version may have been put online meanwhile.
    if (!sent) waitUntilShown({ version, at }, destination === undefined, true)
  }

  return {
    resume,

    async status(): Promise<OnlineStatus> {
      await buildIsCounted()
      const { isNew, changes, isLocal, problem } = await overview().then(
        ({ base, ...now }) => ({ ...now, isNew: base === undefined, problem: undefined }),
        (error) => ({ isNew: false, changes: [], isLocal: false, problem: failureOf(error) }),
      )
      const { publicAddress, localAddress } = place()
      const isHereOnly = isLocal && !publicAddress
      if (isHereOnly) void lookHere(localAddress)
      return {
        changes: changes.map(({ words }) => words),
        isNew,
        phase: running?.phase ?? (waiting ? 'waiting' : 'idle'),
        isSlow: waiting !== undefined && isSlow,
        otherAnswer: waiting && otherAnswer,
        address: isHereOnly && isServedHere ? localAddress : publicAddress,
        sentAt: sent?.at,
        shownSince,
        isLocal: isHereOnly,
        failure: failure ?? problem,
      }
    },

    /** Begins to put the site online, if that is not under way. */
    put(): void {
      if (running) return
      const now = { phase: 'fetching' as Phase, finished: Promise.resolve() }
      running = now
      now.finished = run((phase) => {
        now.phase = phase
      }).finally(() => {
        running = undefined
      })
    },

    /** Says whether something would be lost if the editor ended now. */
    isBusy: () => running !== undefined,

    /** Resolves when what is under way is sent. */
    sent: () => running?.finished,

    /** Waits for what is under way, and ends the requests to the public address. */
    async close(): Promise<void> {
      await running?.finished
      waiting?.abort()
    },
  }
}

const isEmpty = (group: object) => Object.keys(group).length === 0

const titleOf = (file: string) => contentFiles.find((each) => each.file === file)?.title ?? file

const isInSavedWords = ({ path }: { path: readonly string[] }, drafts: readonly string[]) =>
  !drafts.some((key) => `${path.join('/')}/`.startsWith(`${key}/`) || key.startsWith(`${path.join('/')}/`))

const withLineEndsOf = (text: string, other: string) => {
  const unix = other.replaceAll('\r\n', '\n')
  return text.includes('\r\n') ? unix.replaceAll('\n', '\r\n') : unix
}

/** Lists all files below a directory, such as art/hero.svg. */
async function filesIn(art: string): Promise<string[]> {
  const files = await readdir(art, { recursive: true })
  return files.map((file) => `art/${file.replaceAll('\\', '/')}`)
}
