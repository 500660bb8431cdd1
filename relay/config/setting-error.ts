/** Stops the start: which setting, what is wrong with it, and a line that would be right. */
export class SettingError extends Error {
  constructor(setting: string, problem: string, example: string) {
    super(`${setting} ${problem}, for example: ${example}`)
  }
}
