// schema.org data for search engines: https://schema.org/HealthAndBeautyBusiness
import type { BreadcrumbList, Graph, HealthAndBeautyBusiness, Person, WebSite } from 'schema-dts'
import { documentOf } from '#app/page-address.ts'
import { type Route, routes } from '#app/routes.ts'
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { content } from '#content/content.ts'

/** HealthAndBeautyBusiness, not MedicalBusiness: the practice offers massage, herbs and advice beside medical care. */
export function structuredData(route: Route, siteUrl: string): Graph {
  const { name, summary, social, directContact } = content.practice
  const profiles = Object.values(social).filter((address) => !/your[-_]/.test(address))
  const doctor = namedDoctor()
  const practice: HealthAndBeautyBusiness = {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${siteUrl}#practice`,
    name,
    description: summary,
    url: siteUrl,
    image: `${siteUrl}previews/home.png`,
    ...(directContact.email && { email: directContact.email }),
    ...(directContact.phone && { telephone: directContact.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(doctor && { employee: doctor }),
    ...(route.services.length > 0 && {
      makesOffer: route.services.map(({ name, description }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: plainText(name),
          ...(description && { description: plainText(description) }),
        },
      })),
    }),
  }
  const site: WebSite = { '@type': 'WebSite', '@id': `${siteUrl}#site`, name, url: siteUrl, inLanguage: 'en' }
  return { '@context': 'https://schema.org', '@graph': [practice, site, ...breadcrumbs(route, siteUrl)] }
}

/** A Person needs a name, and the owner may have given none. */
function namedDoctor(): Person | undefined {
  const { name, title } = content.about.doctor
  return name ? { '@type': 'Person', name, jobTitle: title } : undefined
}

function breadcrumbs(route: Route, siteUrl: string): BreadcrumbList[] {
  const [home] = routes
  if (!home || route === home) return []
  const itemListElement = [home, route].map(({ path, label }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: siteUrl + documentOf(path),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
