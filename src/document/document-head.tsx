import { documentOf } from '#app/page-address.ts'
import type { Route } from '#app/routes.ts'
import { content } from '#content/content.ts'
import noScriptSheet from '../styles/noscript.css?url'
import printSheet from '../styles/print.css?url'
import { PREVIEW_SIZE } from './preview-size.ts'

/** What the build knows of the site beside its content. */
export type Site = {
  /** The public address, with a slash at its end. */
  url: string
  /** The page's background in each theme, in which browsers colour their own toolbar. */
  themeColours: { light: string; dark: string }
}

type DocumentHeadProps = {
  /** It is undefined for the not-found page, which has no route. */
  route: Route | undefined
  site: Site
}

const base = import.meta.env.BASE_URL

export function DocumentHead({ route, site }: DocumentHeadProps) {
  const { title, description } = route?.content ?? content['not-found']
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <noscript>
        <link rel="stylesheet" href={noScriptSheet} />
        <link rel="stylesheet" href={printSheet} media="print" />
      </noscript>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.themeColours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.themeColours.dark} />
      <link rel="icon" href={`${base}icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
      {route ? <ForSearchEngines route={route} site={site} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

function ForSearchEngines({ route, site }: { route: Route; site: Site }) {
  const { title, description } = route.content
  const address = site.url + documentOf(route.path)
  const preview = `${site.url}previews${route.path}.png`
  const properties = {
    'og:type': 'website',
    'og:site_name': content.practice.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': preview,
    'og:image:width': String(PREVIEW_SIZE.width),
    'og:image:height': String(PREVIEW_SIZE.height),
    'og:image:alt': title,
  }
  return (
    <>
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([property, text]) => (
        <meta key={property} property={property} content={text} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
