// What a page says, once more for search engines. Nothing here that a visitor cannot read on that very page.
import type { BreadcrumbList, Graph, HealthAndBeautyBusiness, Person, Service, WebSite } from 'schema-dts'
import type { Checked } from '#content/schema.ts'

type Page = { path: string; label: string; document: string }

/** HealthAndBeautyBusiness, not MedicalBusiness: the practice offers massage, herbs and advice beside medical care. */
export function structuredData(content: Checked, siteUrl: string, home: Page, page: Page): Graph {
  const { name, summary, social, ways } = content.practice
  const { doctor } = content.about
  const services = servicesOn(page.path, content)
  const namesDoctor = ['/home', '/about'].includes(page.path)
  const employee: Person = {
    '@type': 'Person',
    jobTitle: doctor.title,
    ...(doctor.name && page.path === '/about' && { name: doctor.name }),
  }
  const profiles = Object.values(social).filter(
    (address) => new URL(address).pathname.length > 1 && !/your_handle/.test(address),
  )
  const practice: HealthAndBeautyBusiness = {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${siteUrl}#practice`,
    name,
    description: summary,
    url: siteUrl,
    image: `${siteUrl}previews/home.png`,
    ...(ways.email && { email: ways.email }),
    ...(ways.phone && { telephone: ways.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(namesDoctor && { employee }),
    ...(services.length > 0 && {
      makesOffer: services.map((itemOffered) => ({ '@type': 'Offer', itemOffered })),
    }),
  }
  const site: WebSite = { '@type': 'WebSite', '@id': `${siteUrl}#site`, name, url: siteUrl, inLanguage: 'en' }
  return {
    '@context': 'https://schema.org',
    '@graph': [practice, site, ...(page === home ? [] : [breadcrumbs(siteUrl, [home, page])])],
  }
}

/** Those that this page speaks of, in its own words. */
function servicesOn(path: string, { home, about, services }: Checked): Service[] {
  const { title, lead } = services.consultations
  const said: Record<string, { name: string; description?: string }[]> = {
    '/home': home.care.people.map(({ what }) => ({ name: what.replace(/\.$/, '') })),
    '/about': about.services.kinds.map(({ title, text }) => ({ name: title, description: text })),
    '/services': [{ name: title, description: lead }],
  }
  return (said[path] ?? []).map((service) => ({ '@type': 'Service', ...service }))
}

function breadcrumbs(siteUrl: string, pages: readonly Page[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, document }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + document,
    })),
  }
}
