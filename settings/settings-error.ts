/** The mistakes in the settings, one line each. They are shown without a stack trace. */
export class SettingsError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.stack = this.message
  }
}
