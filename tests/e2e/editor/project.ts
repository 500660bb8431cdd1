// A copy of the project, as after a fresh clone, with a running editor: tests change its files, never ours.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** What the editor, the site and the build need. */
const PARTS = ['art', 'build', 'content', 'contract', 'editor', 'relay', 'scripts', 'src', 'index.html']
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.site.json',
  'vite.config.ts',
  '.gitignore',
]

export type Project = {
  directory: string
  /** Such as http://127.0.0.1:40123 */
  origin: string
  read(file: string): Promise<string>
  write(file: string, text: string): Promise<void>
  git(...args: string[]): string
  stop(): Promise<void>
}

export async function startEditor(): Promise<Project> {
  // Inside our own directory, on the same disk as the caches that it shares.
  await mkdir('.cache', { recursive: true })
  const directory = await mkdtemp(resolve('.cache', 'editor-test-'))
  for (const part of [...PARTS, ...FILES]) {
    // With their times: a newer lockfile than node_modules would be installed again.
    await cp(part, join(directory, part), { recursive: true, preserveTimestamps: true })
  }
  await cp('tests/content', join(directory, 'content'), { recursive: true })
  for (const shared of ['node_modules', '.cache/pictures', '.cache/fonts']) {
    await mkdir(shared, { recursive: true })
    await mkdir(dirname(join(directory, shared)), { recursive: true })
    await symlink(resolve(shared), join(directory, shared), 'junction')
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'core.hooksPath', '/dev/null')
  git('add', 'content', 'art')
  git('commit', '--quiet', '--message=Start')
  const { editor, origin } = await start(directory)
  return {
    directory,
    origin,
    git,
    read: (file) => readFile(join(directory, file), 'utf8'),
    write: (file, text) => writeFile(join(directory, file), text),
    async stop() {
      editor.kill('SIGTERM')
      if (editor.exitCode === null) await once(editor, 'exit')
      await rm(directory, { recursive: true })
    },
  }
}

async function start(directory: string): Promise<{ editor: ChildProcess; origin: string }> {
  const editor = spawn(process.execPath, ['scripts/run-typescript.mjs', 'scripts/edit.ts'], {
    cwd: directory,
    env: {
      ...process.env,
      EDIT_PORT: '0',
      CI: '1',
      CONTENT_FOLDER: '',
      MAILBOX: join(directory, 'var', 'mailbox'),
      // Nothing is sent there: the editor only asks whether mail is delivered.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_TO: 'doctor@example.com',
      MAIL_FROM: 'website@example.com',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(editor.stdout)) {
    const [, origin] = /^(http:\/\/127\.0\.0\.1:\d+)\/edit\/$/.exec(line) ?? []
    if (origin) {
      editor.stdout.resume()
      return { editor, origin }
    }
  }
  throw new Error('the editor ended before it printed its address')
}
