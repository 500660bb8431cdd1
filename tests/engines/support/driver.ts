/** What we ask of a browser engine, whichever protocol drives it. Everything else is built on these few. */
export type Driver = {
  goto(url: string): Promise<void>
  /** Answers with the value of an expression, evaluated in the page; works with the page's own script off, too. */
  evaluate(expression: string): Promise<unknown>
  /** Presses and releases the main button of a pointer, at a place in the viewport. */
  tap(x: number, y: number): Promise<void>
  /** Presses and releases each key in turn. */
  press(keys: readonly Key[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Uint8Array>
  /** Errors that the engine has shown in its console so far, where it lets us read them. */
  troubles: readonly string[]
  close(): Promise<void>
}

/** A single character, or the name of a key that writes none, such as Tab, Enter or Escape. */
export type Key = string

export type Engine = {
  name: string
  start(settings: { script: boolean }): Promise<Driver>
}
