// WCAG 2's contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio

/** Between two colours, each as #rrggbb; from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What CSS's brightness() makes of a colour. */
export function dimmed(colour: string, brightness: number): string {
  return `#${channels(colour)
    .map((channel) =>
      Math.round(channel * brightness)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
