/** A wrong setting: which, what is wrong with it, and a value that would be right. */
export class SettingError extends Error {
  constructor(setting: string, problem: string, example: string) {
    super(`${setting} ${problem}, for example: ${setting}=${example}`)
  }
}
