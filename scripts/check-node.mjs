// Imported first by every script. It must stay readable for old versions of Node, or they cannot print its message.

const OLDEST = { major: 20, minor: 19 }

/**
 * @param {string} version such as 20.19.0
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)
}

if (!isNewEnough(process.versions.node)) {
  console.error(
    `Node.js ${OLDEST.major}.${OLDEST.minor} or newer is needed, and this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  )
  process.exit(1)
}
