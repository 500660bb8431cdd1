/** The contrast of a text with the nearest opaque background. It runs in the page, so it must not use anything outside. */
export function backgroundContrast(selector: string): number {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const isOpaque = (colour: string) => (channels(colour)[3] ?? 1) === 1
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => linear(channel / 255))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const element = document.querySelector(selector)
  let background = element
  while (background && !isOpaque(getComputedStyle(background).backgroundColor)) {
    background = background.parentElement
  }
  if (!element || !background) return 0
  const [darker = 0, lighter = 0] = [
    luminance(getComputedStyle(element).color),
    luminance(getComputedStyle(background).backgroundColor),
  ].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
