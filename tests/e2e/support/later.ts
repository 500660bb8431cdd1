/** A promise, and the function that keeps it: for what a test holds back. (Node 20 has no Promise.withResolvers.) */
export function later<Value = void>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
