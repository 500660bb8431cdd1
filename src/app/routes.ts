// The only list of pages. Navigation, titles, prerendered documents, structured data and sitemap read it. There is no
// catch-all route: the shell shows the not-found page for addresses that are not listed.
import type { ComponentType } from 'react'
import { content } from '#content/content.ts'
import { AboutPage } from '#pages/about/about-page.tsx'
import { ContactPage } from '#pages/contact/contact-page.tsx'
import { HomePage } from '#pages/home/home-page.tsx'
import { ServicesPage } from '#pages/services/services-page.tsx'
import { HOME } from './page-address.ts'

export type Route = {
  /** The path after the #, and the name of the file in content/. */
  path: string
  /** The words of the links to the page. */
  label: string
  /** For the document's head. */
  content: { title: string; description: string }
  Page: ComponentType<{ query: URLSearchParams }>
  /** What the page offers, in its own words, for search engines. */
  services: readonly { name: string; description?: string }[]
}

const { home, about, services, contact } = content

export const routes: readonly Route[] = [
  {
    path: HOME,
    label: 'Home',
    content: home,
    Page: HomePage,
    services: home.care.people.map(({ what }) => ({ name: what.replace(/\.$/, '') })),
  },
  {
    path: '/about',
    label: 'About Us',
    content: about,
    Page: AboutPage,
    services: about.services.kinds.map(({ title, text }) => ({ name: title, description: text })),
  },
  {
    path: '/services',
    label: 'Services',
    content: services,
    Page: ServicesPage,
    services: [{ name: services.consultations.title, description: services.consultations.lead }],
  },
  { path: '/contact', label: 'Contact', content: contact, Page: ContactPage, services: [] },
]

export const pages = routes.map(({ path }) => path)
