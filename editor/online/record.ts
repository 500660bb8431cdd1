// Records in git, under refs of our own, what was put online. Commits are made without the working tree, the index and the
// branches of the project, so that no other work is recorded or changed.
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { contentFiles } from '#check/content-files.ts'
import type { Environment } from '#settings/environment.ts'
import type { Texts } from '../api-types.ts'
import { createGit, GitError } from './git.ts'

/** The last version that was put online from this folder. */
const SITE_REF = 'refs/online/site'
/** The version that was online elsewhere at the last fetch. */
const TIP_REF = 'refs/online/tip'

const FETCH_TIMEOUT_MS = 120_000
/** A server with deploy/post-receive answers only when it has built the site. */
const PUSH_TIMEOUT_MS = 900_000

/** The author of commits if git knows no name for the owner. */
const NOBODY = { name: 'The owner of the site', email: 'owner@localhost' }

/** The ids of the contents of files, by their paths. */
export type Tree = Readonly<Record<string, string>>

/** A file to record. Without a blob it is removed. */
type RecordedFile = { path: string; blob: string | undefined }

/** A remote and a branch of git. */
type Destination = { remote: string; branch: string }

export type SiteRecord = ReturnType<typeof createRecord>

type Options = {
  project: string
  /** A directory for a repository of our own, if the project has none. */
  state: string
  /** A directory for temporary files. */
  scratch: string
  environment: Environment
}

export function createRecord({ project, state, scratch, environment }: Options) {
  let repository: Promise<string> | undefined
  // The repository is looked for when it is needed, so that without git all but putting online works.
  const git = createGit(project, environment, () => {
    repository ??= repositoryOf(project, state, environment)
    return repository
  })
  const index = join(scratch, 'index')
  const withIndex = { environment: { GIT_INDEX_FILE: index } }

  const commitOf = (name: string) =>
    git.maybe(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])

  // Commits never change, so git is asked once. Starting a program takes long on Windows.
  const mergeBase = remember(async (one: string, other: string) =>
    one === other ? one : git.maybe(['merge-base', one, other]),
  )
  const treeAt = remember(readTree)
  const textsAt = remember(readTexts)

  /** Reads which remotes there are, and what the branches follow, such as `branch.main.remote` and its value. */
  async function configured(): Promise<Map<string, string>> {
    const lines = await git.maybe(['config', '--null', '--get-regexp', '^(remote|branch)\\.'])
    return new Map(
      (lines ?? '').split('\0').map((line) => {
        const [name = '', ...value] = line.split('\n')
        return [name, value.join('\n')]
      }),
    )
  }

  /** Reads which commits all names lead to, and which of them is the current branch. */
  async function references() {
    const spaces = ['refs/heads', 'refs/remotes', 'refs/online']
    const lines = await git.text(['for-each-ref', '--format=%(objectname) %(refname)%(HEAD)', ...spaces])
    const found = lines.split('\n').map((line) => line.split(' '))
    const named = found.map(([commit = '', name = '']) => [name.replace(/\*$/, ''), commit] as const)
    const [, current] = found.find(([, name]) => name?.endsWith('*')) ?? []
    return { commits: new Map(named), current: current?.replace(/^refs\/heads\/|\*$/g, '') }
  }

  /**
   * Returns where the site is sent, which is `undefined` if it is on this computer only, and `base`, the version online that
   * the words in this folder were made from.
   */
  async function now(): Promise<{ destination: Destination | undefined; base: string | undefined }> {
    const [config, { commits, current }] = await Promise.all([configured(), references()])
    const site = commits.get(SITE_REF)
    const names = [...config.keys()].flatMap((name) => /^remote\.(.+)\.url$/.exec(name)?.[1] ?? [])
    const [first] = names
    if (first === undefined) return { destination: undefined, base: site }
    // A branch without commits, and a commit without a branch, are not in the list.
    const branch = current ?? (await git.maybe(['symbolic-ref', '--quiet', '--short', 'HEAD']))
    const chosen = config.get(`branch.${branch}.remote`)
    const remote = chosen && names.includes(chosen) ? chosen : names.includes('origin') ? 'origin' : first
    const followed = config.get(`branch.${branch}.merge`) ?? branch ?? 'main'
    const destination = { remote, branch: followed.replace('refs/heads/', '') }
    // A version that was fetched and checked out in a terminal counts too.
    const tracked = commits.get(`refs/remotes/${remote}/${destination.branch}`)
    const head = commits.get(`refs/heads/${current}`) ?? (tracked && (await commitOf('HEAD')))
    const fetched = tracked && head && (await mergeBase(head, tracked))
    if (!site || !fetched) return { destination, base: site ?? fetched }
    const isOlder = (await mergeBase(site, fetched)) === site
    return { destination, base: isOlder ? fetched : site }
  }

  async function readTree(commit: string): Promise<Tree> {
    const lines = (await git.bytes(['ls-tree', '-r', '-z', '--full-tree', commit, '--', 'content', 'art']))
      .toString()
      .split('\0')
      .filter(Boolean)
    return Object.fromEntries(
      lines.map((line) => {
        const [entry = '', path = ''] = line.split('\t')
        return [path, entry.split(' ')[2] ?? '']
      }),
    )
  }

  /** Reads the contents of blobs in one process. */
  async function read(blobs: readonly string[]): Promise<Map<string, Buffer>> {
    const wanted = [...new Set(blobs)]
    const output = await git.bytes(['cat-file', '--batch'], { input: wanted.map((id) => `${id}\n`).join('') })
    const found = new Map<string, Buffer>()
    let at = 0
    for (const id of wanted) {
      const end = output.indexOf('\n', at)
      const size = Number(output.subarray(at, end).toString().split(' ')[2])
      found.set(id, output.subarray(end + 1, end + 1 + size))
      at = end + 1 + size + 1
    }
    return found
  }

  async function readTexts(commit: string): Promise<Texts> {
    const tree = await treeAt(commit)
    const files = contentFiles.map(({ file }) => file).filter((file) => tree[file])
    const contents = await read(files.map((file) => tree[file] ?? ''))
    return Object.fromEntries(files.map((file) => [file, String(contents.get(tree[file] ?? ''))]))
  }

  /** Returns the ids of files of a directory, without those that do not exist. With `-w` git stores their contents too. */
  async function hashFiles(paths: readonly string[], directory: string, ...options: '-w'[]): Promise<Tree> {
    const places = await Promise.all(paths.map((path) => placeOf(join(directory, path))))
    const present = paths.filter((_, index) => places[index])
    if (present.length === 0) return {}
    const input = present.map((path) => `${relative(project, join(directory, path)).replaceAll('\\', '/')}\n`)
    const ids = await git.text(['hash-object', ...options, '--stdin-paths'], { input: input.join('') })
    return Object.fromEntries(ids.split('\n').map((id, at) => [present[at] ?? '', id]))
  }

  /** The ids of the files that were asked for last, which stay as long as the files do. */
  let hashed: { places: string; ids: Promise<Tree> } | undefined

  return {
    now,
    treeAt,
    read,
    textsAt,

    /** Fetches the newest version elsewhere. It returns `undefined` if nothing was sent there yet. */
    async fetch(to: Destination | undefined): Promise<string | undefined> {
      if (!to) return commitOf(SITE_REF)
      const refs = `+refs/heads/${to.branch}:${TIP_REF}`
      try {
        await git.text(['fetch', '--quiet', '--no-tags', to.remote, refs], { timeoutMs: FETCH_TIMEOUT_MS })
      } catch (error) {
        if (error instanceof GitError && /couldn't find remote ref/i.test(error.message)) return undefined
        throw error
      }
      return commitOf(TIP_REF)
    },

    /** Stores a text and returns its id. Line ends become those that git records. */
    keepText: (path: string, contents: string) =>
      git.text(['hash-object', '-w', '--path', path, '--stdin'], { input: contents }),

    /** Returns the ids of files of a directory, without those that do not exist. */
    async idsOf(paths: readonly string[], directory: string): Promise<Tree> {
      const places = JSON.stringify(await Promise.all(paths.map((path) => placeOf(join(directory, path)))))
      if (hashed?.places !== places) {
        const ids = hashFiles(paths, directory)
        hashed = { places, ids }
        ids.catch(() => {
          hashed = undefined
        })
      }
      return hashed.ids
    },

    /** Stores the contents of files too, and returns their ids. */
    keepFiles: (paths: readonly string[], directory: string) => hashFiles(paths, directory, '-w'),

    /** Makes a commit on top of `parent`. It returns `parent` itself if nothing would differ. */
    async commit(parent: string | undefined, files: readonly RecordedFile[], message: string) {
      await mkdir(scratch, { recursive: true })
      const below = parent ?? (await commitOf('HEAD'))
      await rm(index, { force: true })
      await git.text(['read-tree', below ?? '--empty'], withIndex)
      const lines = files.map(({ path, blob }) =>
        blob ? `100644 ${blob}\t${path}\0` : `0 ${'0'.repeat(40)}\t${path}\0`,
      )
      await git.text(['update-index', '-z', '--index-info'], { ...withIndex, input: lines.join('') })
      const tree = await git.text(['write-tree'], withIndex)
      if (below && tree === (await git.text(['rev-parse', `${below}^{tree}`]))) return below
      const name = (await git.maybe(['config', 'user.name'])) || NOBODY.name
      const email = (await git.maybe(['config', 'user.email'])) || NOBODY.email
      const identity = {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
      }
      const parents = below ? ['-p', below] : []
      const args = ['commit-tree', tree, ...parents, '-F', '-']
      return git.text(args, { input: message, environment: identity })
    },

    /** Writes content/ and art/ of a commit into a directory. */
    async checkOut(commit: string, directory: string): Promise<void> {
      const own = { environment: { GIT_INDEX_FILE: join(scratch, 'checked-out') } }
      await rm(directory, { recursive: true, force: true })
      await mkdir(directory, { recursive: true })
      await rm(own.environment.GIT_INDEX_FILE, { force: true })
      await git.text(['read-tree', commit], own)
      const paths = Object.keys(await treeAt(commit))
      const input = paths.map((path) => `${path}\0`).join('')
      const prefix = `--prefix=${directory.replaceAll('\\', '/')}/`
      await git.text(['checkout-index', '-z', '--stdin', prefix], { ...own, input })
    },

    /** Sends a commit. It fails if somebody else has sent something meanwhile. */
    async push(commit: string, to: Destination | undefined): Promise<void> {
      if (!to) return
      const refs = `${commit}:refs/heads/${to.branch}`
      await git.text(['push', '--quiet', '--no-verify', to.remote, refs], { timeoutMs: PUSH_TIMEOUT_MS })
    },

    /** Records that this version is online. */
    markOnline: (commit: string) =>
      git.text(['update-ref', '--create-reflog', '-m', 'Put online', SITE_REF, commit]),

    /** Returns when a commit was made. */
    timeOf: (commit: string) => git.text(['show', '--no-patch', '--format=%cI', commit]),

    /** Writes a file of a version into this folder. */
    async restore(blob: string, path: string): Promise<void> {
      const contents = (await read([blob])).get(blob)
      await mkdir(dirname(join(project, path)), { recursive: true })
      if (contents) await writeFile(join(project, path), contents)
    },

    /** Lists the versions that changed a word or a picture, the newest first, with the ids of the changed files. */
    async log(limit: number) {
      if (!(await commitOf(SITE_REF))) return []
      const format = '--format=%x01%H %cI'
      const args = ['log', '--first-parent', '-m', '--raw', '--no-abbrev', '--no-renames', `-n${limit}`]
      const output = await git.text([...args, format, SITE_REF, '--', 'content', 'art'])
      return output
        .split('\x01')
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [head = '', ...lines] = part.trim().split('\n')
          const [commit = '', at = ''] = head.split(' ')
          return { commit, at, files: lines.filter((line) => line.startsWith(':')).map(changedFile) }
        })
    },
  }
}

/** Names a file and its state, which is another one after each change. It returns `undefined` if there is no such file. */
const placeOf = async (path: string) => {
  const found = await stat(path).catch(() => undefined)
  return found && [path, found.mtimeMs, found.ctimeMs, found.size].join()
}

/** Keeps what a function has found. A failure is not kept. */
function remember<Args extends string[], Result>(find: (...args: Args) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>()
  return (...args: Args): Promise<Result> => {
    const key = args.join(' ')
    const found = known.get(key) ?? find(...args)
    known.set(key, found)
    found.catch(() => known.delete(key))
    return found
  }
}

/** Reads a line of git's raw format: `:100644 100644 <old> <new> M\tcontent/home.yaml`. */
function changedFile(line: string) {
  const [entry = '', path = ''] = line.split('\t')
  const [, , before = '', after = ''] = entry.split(' ')
  const known = (id: string) => (/^0+$/.test(id) ? undefined : id)
  return { path, before: known(before), after: known(after) }
}

/** Returns the repository of the project, or makes one of our own if it has none. */
async function repositoryOf(project: string, state: string, environment: Environment): Promise<string> {
  const ofProject = createGit(project, environment)
  const found = await ofProject.maybe(['rev-parse', '--absolute-git-dir'])
  if (found) return found
  const own = join(state, 'online.git')
  await ofProject.text(['init', '--quiet', '--bare', own])
  // Files can be checked out from a repository only if it is not bare.
  await createGit(project, environment, async () => own).text(['config', 'core.bare', 'false'])
  return own
}
