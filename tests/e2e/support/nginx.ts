import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const START_LIMIT_MS = 10_000

/** Debian keeps it where only root looks. */
export const nginxProgram = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file))

export type Proxy = { plain: string; secure: string }

/** Lends an nginx with our own configuration: only ports, names and certificate are those of the test. */
export async function withNginx(relay: string, use: (proxy: Proxy) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const [plain, secure] = [await freePort(), await freePort()]
  certify(folder)
  await writeFile(join(folder, 'site.conf'), await ourConfiguration({ folder, relay, plain, secure }))
  await writeFile(join(folder, 'nginx.conf'), frame(folder))
  const server = spawn(nginxProgram ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
  let words = ''
  server.stderr.on('data', (chunk) => {
    words += chunk
  })
  try {
    await Promise.race([answers(secure), once(server, 'exit').then(() => Promise.reject(new Error(words)))])
    await use({ plain: `http://127.0.0.1:${plain}`, secure: `https://127.0.0.1:${secure}` })
    if (words) throw new Error(`nginx complains: ${words}`)
  } finally {
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}

type Places = { folder: string; relay: string; plain: number; secure: number }

async function ourConfiguration({ folder, relay, plain, secure }: Places): Promise<string> {
  const text = await readFile('deploy/nginx.conf', 'utf8')
  return text
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replace('127.0.0.1:4173', new URL(relay).host)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('https://www.example.com', `https://127.0.0.1:${secure}`)
    .replaceAll('www.example.com', '127.0.0.1')
}

/** What Debian's own nginx.conf stands for, with every file in one folder. */
const frame = (folder: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ')}
  include ${folder}/site.conf;
}
`

function certify(folder: string) {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'privkey.pem')]
  const certificate = ['-days', '2', '-subj', '/CN=127.0.0.1', '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', ...key, ...certificate], { stdio: 'ignore' })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function answers(port: number): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not answer')
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
