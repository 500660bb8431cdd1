import { expect, type Page } from '@playwright/test'
import { content } from './content.ts'

/** The pages as the specification names them, with the headings and titles that the owner wrote. */
export const home = {
  link: 'Home',
  hash: '/#/home',
  document: '/',
  heading: content.home.banner.headline,
  title: content.home.title,
}
export const about = {
  link: 'About Us',
  hash: '/#/about',
  document: '/about/',
  heading: content.about.headline,
  title: content.about.title,
}
export const services = {
  link: 'Services',
  hash: '/#/services',
  document: '/services/',
  heading: content.services.headline,
  title: content.services.title,
}
export const contact = {
  link: 'Contact',
  hash: '/#/contact',
  document: '/contact/',
  heading: content.contact.headline,
  title: content.contact.title,
}
export const pages = [home, about, services, contact]

export const notFound = {
  hash: '/#/nowhere',
  document: '/404.html',
  heading: content['not-found'].headline,
  title: content['not-found'].title,
}
export const pagesAndNotFound = [...pages, notFound]

export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
export const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name })

export async function expectPage(page: Page, { heading, title }: { heading: string; title: string }) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(title)
}
