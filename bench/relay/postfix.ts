// A Postfix instance of its own, which accepts messages and holds them: only receiving is compared.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../tests/site/support/free-port.ts'
import type { Load } from './load.ts'

const run = promisify(execFile)

export async function startPostfix(directory: string) {
  if (process.getuid?.() !== 0 || spawnSync('which', ['postfix', 'smtp-source']).status !== 0) {
    console.log('Postfix is not measured: install it, and run this as root.')
    return undefined
  }
  const port = await freePort()
  const config = writeConfig(directory, port)
  execFileSync('postfix', ['-c', config, 'start'], { stdio: 'ignore' })
  return {
    async rate({ count, senders, bytes }: Load): Promise<number> {
      const load = ['-s', senders, '-m', count, '-l', bytes].map(String)
      const start = performance.now()
      await run('smtp-source', [...load, '-f', 'a@example.com', '-t', 'b@example.com', `127.0.0.1:${port}`])
      return count / ((performance.now() - start) / 1000)
    },
    stop: () => run('postfix', ['-c', config, 'stop']),
  }
}

function writeConfig(directory: string, port: number): string {
  const [config, queue, data] = [join(directory, 'etc'), join(directory, 'queue'), join(directory, 'data')]
  for (const path of [config, queue, data]) mkdirSync(path, { recursive: true })
  chmodSync(dirname(directory), 0o755) // Postfix runs as a user of its own
  execFileSync('chown', ['postfix', data])
  writeFileSync(join(config, 'main.cf'), mainConfig(queue, data))
  writeFileSync(join(config, 'master.cf'), masterConfig(port))
  return config
}

const mainConfig = (queue: string, data: string) => `compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
inet_interfaces = 127.0.0.1
mydestination =
relay_domains = example.com
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_recipient_restrictions = check_client_access static:HOLD, permit_mynetworks, reject
maillog_file = /dev/null
maillog_file_prefixes = /dev
smtpd_client_connection_count_limit = 0
`

const masterConfig = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
`
