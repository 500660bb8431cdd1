// Postfix as the yardstick, where it is installed: an instance of its own that receives letters and holds them.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

export type Postfix = {
  rate(load: { count: number; bytes: number; senders: number }): Promise<number>
  stop(): Promise<void>
}

export async function startPostfix(folder: string): Promise<Postfix | undefined> {
  if (!isInstalled()) {
    console.log('Postfix is not measured: it takes smtp-source, postfix and the rights of root.')
    return undefined
  }
  const port = await freePort()
  const config = writeConfig(folder, port)
  execFileSync('postfix', ['-c', config, 'start'], { stdio: 'ignore' })

  async function rate({ count, bytes, senders }: { count: number; bytes: number; senders: number }) {
    const address = `inet:127.0.0.1:${port}`
    const options = ['-s', String(senders), '-m', String(count), '-l', String(bytes)]
    const start = performance.now()
    await run('smtp-source', [...options, '-f', 'a@example.com', '-t', 'b@example.com', address])
    return count / ((performance.now() - start) / 1000)
  }

  return { rate, stop: async () => void (await run('postfix', ['-c', config, 'stop'])) }
}

function isInstalled(): boolean {
  const isThere = (name: string) => spawnSync('which', [name]).status === 0
  return process.getuid?.() === 0 && isThere('smtp-source') && isThere('postfix')
}

/** Letters are held, not delivered: only receiving them is compared. */
function writeConfig(folder: string, port: number): string {
  const config = join(folder, 'etc')
  for (const path of [config, join(folder, 'queue'), join(folder, 'data')])
    mkdirSync(path, { recursive: true })
  chmodSync(dirname(folder), 0o755) // its own user must be able to walk here
  execFileSync('chown', ['postfix', join(folder, 'data')])
  writeFileSync(
    join(config, 'main.cf'),
    [
      'compatibility_level = 3.6',
      `queue_directory = ${join(folder, 'queue')}`,
      `data_directory = ${join(folder, 'data')}`,
      'inet_interfaces = 127.0.0.1',
      'mydestination =',
      'relay_domains = example.com',
      'smtpd_relay_restrictions = permit_mynetworks, reject',
      'smtpd_recipient_restrictions = check_client_access static:HOLD, permit_mynetworks, reject',
      'maillog_file = /dev/null',
      'maillog_file_prefixes = /dev',
      'smtpd_client_connection_count_limit = 0',
      '',
    ].join('\n'),
  )
  writeFileSync(join(config, 'master.cf'), masterConfig(port))
  return config
}

function masterConfig(port: number): string {
  return [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'postlog unix-dgram n - n - 1 postlogd',
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'anvil unix - - n - 1 anvil',
    'proxymap unix - - n - - proxymap',
    'discard unix - - n - - discard',
    '',
  ].join('\n')
}
