/** What the tests need of a browser engine, over any protocol. */
export type Driver = {
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page, also if the page's own script is off. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks at a position in the viewport. */
  tap(x: number, y: number): Promise<void>
  /** Presses and releases each key in turn. */
  press(keys: readonly Key[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** The errors in the console so far, if the protocol can read them. */
  errors: readonly string[]
  close(): Promise<void>
}

/** A single character, or a name such as Tab, Enter or Escape. */
export type Key = string

export type Settings = { script: boolean }

export type Engine = { name: string; start(settings: Settings): Promise<Driver> }
