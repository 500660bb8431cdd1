/** All pictures, with a button in the bar that opens them. */
export function PictureLibrary() {
  return null
}
