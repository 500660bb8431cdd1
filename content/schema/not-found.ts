import { group, headline, page, text } from './fields.ts'

export const notFound = page('Page not found', {
  headline,
  lead: text('Introduction', 400),
  failure: group('Where a page could not be shown', {
    headline,
    lead: text('Introduction', 400),
    retry: text('Button to try again', 30),
  }),
})
