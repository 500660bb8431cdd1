// The route table. Navigation, titles, prerendered documents, structured data and sitemap read it. There is no catch-all
// route: the shell shows the not-found page for addresses that are not listed.
import type { ComponentType } from 'react'
import { content } from '#content/content.ts'
import { AboutPage } from '#pages/about/about-page.tsx'
import { ContactPage } from '#pages/contact/contact-page.tsx'
import { HomePage } from '#pages/home/home-page.tsx'
import { ServicesPage } from '#pages/services/services-page.tsx'
import type { PageName } from '#schema/index.ts'

type PageRoute = {
  /** The words of the links to the page. */
  label: string
  Page: ComponentType<{ query: URLSearchParams }>
  /** The services of the page in its own words, for search engines. */
  services: readonly { name: string; description?: string }[]
}

export type Route = PageRoute & {
  /** The part of the page's address after the #. */
  path: string
  /** Title and description of the document. */
  content: { title: string; description: string }
}

/** The pages, in the order of their links. */
const pageRoutes: Record<PageName, PageRoute> = {
  home: {
    label: 'Home',
    Page: HomePage,
    services: content.home.care.people.map(({ what }) => ({ name: what })),
  },
  about: {
    label: 'About Us',
    Page: AboutPage,
    services: content.about.services.kinds.map(({ title, text }) => ({ name: title, description: text })),
  },
  services: {
    label: 'Services',
    Page: ServicesPage,
    services: [
      { name: content.services.consultations.title, description: content.services.consultations.lead },
    ],
  },
  contact: { label: 'Contact', Page: ContactPage, services: [] },
}

const pageNames = Object.keys(pageRoutes) as PageName[]

export const routes: readonly Route[] = pageNames.map((name) => ({
  path: `/${name}`,
  content: content[name],
  ...pageRoutes[name],
}))

export const pages = routes.map(({ path }) => path)
