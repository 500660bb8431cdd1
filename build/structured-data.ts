// What the pages say, once more for search engines. Nothing here that a visitor cannot read on the page.
import type { BreadcrumbList, Graph, HealthAndBeautyBusiness, Service, WebSite } from 'schema-dts'
import type { Checked } from '#content/schema.ts'

type Page = { label: string; document: string }

/** HealthAndBeautyBusiness, not MedicalBusiness: the practice offers massage, herbs and advice beside medical care. */
export function structuredData(content: Checked, siteUrl: string, home: Page, page: Page): Graph {
  const { name, summary, social, ways } = content.practice
  const { doctor } = content.about
  const practiceId = `${siteUrl}#practice`
  const practice: HealthAndBeautyBusiness = {
    '@type': 'HealthAndBeautyBusiness',
    '@id': practiceId,
    name,
    description: summary,
    url: siteUrl,
    image: `${siteUrl}previews/home.png`,
    ...(ways.email && { email: ways.email }),
    ...(ways.phone && { telephone: ways.phone }),
    sameAs: Object.values(social).filter(
      (address) => new URL(address).pathname.length > 1 && !/your_handle/.test(address),
    ),
    employee: { '@type': 'Person', jobTitle: doctor.title, ...(doctor.name && { name: doctor.name }) },
    makesOffer: servicesOf(content).map((itemOffered) => ({ '@type': 'Offer', itemOffered })),
  }
  const site: WebSite = { '@type': 'WebSite', '@id': `${siteUrl}#site`, name, url: siteUrl, inLanguage: 'en' }
  return {
    '@context': 'https://schema.org',
    '@graph': [practice, site, ...(page === home ? [] : [breadcrumbs(siteUrl, [home, page])])],
  }
}

function servicesOf(content: Checked): Service[] {
  const massages = content.about.services.kinds.map(({ title, text }) => ({ name: title, description: text }))
  const { title, lead } = content.services.consultations
  return [...massages, { name: title, description: lead }].map((service) => ({
    '@type': 'Service',
    ...service,
  }))
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
