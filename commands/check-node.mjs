// Imported by all commands for its effect. Nothing they import may be unreadable to an old Node, or this would
// never come to speak.

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
    `This needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer, and here is ${process.versions.node}: get one from nodejs.org.`,
  )
  process.exit(1)
}
