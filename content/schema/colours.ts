// The four colours of the site. All other shades follow from them: build/colours.ts.
import { z } from 'zod'
import { group } from './fields.ts'

const HEX = 'write a # and six digits, such as #223d30'

const colour = (title: string, description: string) =>
  z
    .string(HEX)
    .regex(/^#[0-9a-f]{6}$/i, HEX)
    .toLowerCase()
    .meta({ title, description, isColour: true })

export const colours = group('Colours', {
  leaf: colour(
    'Leaf',
    'Dark sections, buttons, titles and text; the footer and the dark theme are made from it.',
  ),
  lightSection: colour('Light section', 'Light green sections and product cards.'),
  gold: colour('Gold', 'Lines, dots and signs, and the ring around the field that is typed in.'),
  paper: colour('Paper', 'The background of the pages.'),
})

export type Colours = z.output<typeof colours>
