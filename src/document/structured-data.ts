// schema.org data for search engines: https://schema.org/HealthAndBeautyBusiness
import type { BreadcrumbList, Graph, HealthAndBeautyBusiness, ListItem, WebSite } from 'schema-dts'
import { type Route, routes } from '#app/routes.ts'
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { content } from '#content/content.ts'
import { isOwnProfile } from '#content/own-profile.ts'

/** The type is not MedicalBusiness, because the practice offers massage, herbs and advice beside medical care. */
export function structuredData(route: Route, siteUrl: string): Graph {
  const { name, summary, social, directContact } = content.practice
  const profiles = Object.values(social).filter(isOwnProfile)
  const { name: doctor, title: jobTitle } = content.about.doctor
  const [home] = routes
  const practice: HealthAndBeautyBusiness = {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${siteUrl}#practice`,
    name,
    url: siteUrl,
    // Home alone describes the practice, because the other pages refer to the same @id.
    ...(route === home && { description: summary, image: `${siteUrl}previews/home.png` }),
    ...(directContact.email && { email: directContact.email }),
    ...(directContact.phone && { telephone: directContact.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    // A Person needs a name, and the owner may have given none.
    ...(doctor && { employee: { '@type': 'Person', name: doctor, jobTitle } }),
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
  // Search engines look for the site's name on its first page.
  const others = route === home ? [site] : breadcrumbs(route, siteUrl)
  return { '@context': 'https://schema.org', '@graph': [practice, ...others] }
}

/** Returns the path from Home to a page. The last item is the page itself and needs no address. */
function breadcrumbs({ label }: Route, siteUrl: string): BreadcrumbList[] {
  const itemListElement: ListItem[] = [
    { '@type': 'ListItem', position: 1, name: routes[0]?.label ?? '', item: siteUrl },
    { '@type': 'ListItem', position: 2, name: label },
  ]
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
