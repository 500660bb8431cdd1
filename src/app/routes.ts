// The only list of pages. Navigation, titles, prerendered documents and sitemap all read it. There is no catch-all:
// the shell answers for what the table does not know.
import type { ComponentType } from 'react'
import { content } from '#content/content.ts'
import { AboutPage } from '#pages/about/about-page.tsx'
import { ContactPage } from '#pages/contact/contact-page.tsx'
import { HomePage } from '#pages/home/home-page.tsx'
import { ServicesPage } from '#pages/services/services-page.tsx'

export type Route = {
  /** Behind the #. */
  path: string
  /** Where the same page stands as a plain document. */
  document: string
  label: string
  title: string
  Page: ComponentType<{ query: URLSearchParams }>
}

export const home: Route = {
  path: '/home',
  document: '',
  label: 'Home',
  title: content.home.title,
  Page: HomePage,
}

export const routes: readonly Route[] = [
  home,
  { path: '/about', document: 'about/', label: 'About Us', title: content.about.title, Page: AboutPage },
  {
    path: '/services',
    document: 'services/',
    label: 'Services',
    title: content.services.title,
    Page: ServicesPage,
  },
  {
    path: '/contact',
    document: 'contact/',
    label: 'Contact',
    title: content.contact.title,
    Page: ContactPage,
  },
]

/** The document for every address that the table does not know. */
export const NOT_FOUND = '/404'

export const routeOf = (path: string): Route | undefined =>
  path === '/' ? home : routes.find((route) => route.path === path)
