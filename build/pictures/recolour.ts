/** Colours as `#rrggbb`, by their names in the palette of src/styles/tokens.css. */
export type Palette = Readonly<Record<string, string>>

/** Matches six digits, also before two more for transparency. */
const HEX_COLOUR = /#[0-9a-f]{6}(?=(?:[0-9a-f]{2})?(?![0-9a-z]))/gi

/** Replaces each default colour of a drawing by its present value. All other colours stay. */
export function recolour(svg: string, defaults: Palette, present: Palette): string {
  const names = new Map(Object.entries(defaults).map(([name, colour]) => [colour.toLowerCase(), name]))
  return svg.replace(HEX_COLOUR, (colour) => {
    const name = names.get(colour.toLowerCase())
    const value = name && present[name]
    // An unchanged colour stays as it is written.
    return value && value.toLowerCase() !== colour.toLowerCase() ? value : colour
  })
}
