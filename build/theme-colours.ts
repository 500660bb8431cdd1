import { colourOf, siteTokens } from './tokens.ts'

/** The page's background in each theme, for the browser's own frame and the web manifest. */
export async function themeColours() {
  const { light, dark } = await siteTokens()
  return { light: colourOf(light, '--colour-ground'), dark: colourOf(dark, '--colour-ground') }
}
