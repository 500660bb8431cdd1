/** Promise.withResolvers, which Node 20 does not have. */
export function later<Value = void>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
