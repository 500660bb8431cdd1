import { expect, type Page } from '@playwright/test'

/** The pages as the specification names them, with the headings and titles of tests/content. */
export const home = {
  link: 'Home',
  hash: '/#/home',
  document: '/',
  heading: 'Care for mothers, newborns and aching joints.',
  title: 'Ayurvedic Wellness: Siddha and Ayurvedic care',
}
export const about = {
  link: 'About Us',
  hash: '/#/about',
  document: '/about/',
  heading: 'One doctor, two traditions.',
  title: 'About Us | Ayurvedic Wellness',
}
export const services = {
  link: 'Services',
  hash: '/#/services',
  document: '/services/',
  heading: 'Herbs, oils and good counsel.',
  title: 'Services | Ayurvedic Wellness',
}
export const contact = {
  link: 'Contact',
  hash: '/#/contact',
  document: '/contact/',
  heading: 'Write to us.',
  title: 'Contact | Ayurvedic Wellness',
}
export const pages = [home, about, services, contact]

export const notFound = {
  hash: '/#/nowhere',
  heading: 'This line leads nowhere.',
  title: 'Page not found | Ayurvedic Wellness',
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
