/** One result for the owner: what works, or what is wrong and what to do about it. */
export type Finding = { isGood: boolean; text: string }

export const good = (text: string): Finding => ({ isGood: true, text })
export const bad = (text: string): Finding => ({ isGood: false, text })
