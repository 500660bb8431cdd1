/** Short enough that whoever ends npm and starts it again at once finds the port free. */
const LOOK_EVERY_MS = 100

/**
 * Ends us when npm has been ended. npm passes a signal on to the shell that it runs a script with, and many a shell
 * dies of it without telling us: the server would stay behind and hold the port. But a process whose parent is gone
 * gets another, which can be seen. (https://github.com/npm/cli/issues/5776)
 */
export function endWithNpm() {
  const { npm_lifecycle_event: isFromNpm } = process.env
  if (!isFromNpm) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  look.unref()
}
