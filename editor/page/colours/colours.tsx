/** Shown in the place of the fields in the form of content/colours.yaml. */
export function Colours() {
  return null
}
