// Makes a place that the site is sent to, and a host that shows what was sent. Its documents contain only their version.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteVersion, versionMark } from '../../../build/site-version.ts'

export async function startPublicSite() {
  const directory = await mkdtemp(join(tmpdir(), 'public-site-'))
  const remote = join(directory, 'site.git')
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  const git = (...args: string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8' })

  async function sentVersion(): Promise<string> {
    const sent = await mkdtemp(join(directory, 'sent-'))
    execFileSync('git', ['--work-tree', sent, 'checkout', '--force', 'main', '--', '.'], { cwd: remote })
    return siteVersion({ content: join(sent, 'content'), art: join(sent, 'art') })
  }
  const server = createServer(async (_, response) => {
    const mark = versionMark(await sentVersion())
    response.end(`<!doctype html><html lang="en"><head>${mark}<title>The site</title></head>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    remote,
    address: `http://127.0.0.1:${port}/`,
    /** Reads a file as it was sent. */
    read: (path: string) => git('show', `main:${path}`),
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
