/** What stops the start: which setting, what is wrong with it, and a line that would be right. */
export class SettingProblem extends Error {
  constructor(setting: string, meaning: string, example: string) {
    super(`${setting} ${meaning}, for example: ${example}`)
  }
}
