// The owner's words. They are read from the content that the site was built from, so that no test repeats them.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readYaml } from '#check/read-yaml.ts'
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { type CheckedContent, fileSchemas } from '#schema/index.ts'

const files = Object.entries(fileSchemas).map(([name, schema]) => {
  const { value } = readYaml(readFileSync(`content/${name}.yaml`, 'utf8'))
  return [name, schema.parse(value)]
})
const written = Object.fromEntries(files) as CheckedContent

/** The content as a visitor reads it: without markup, and with the practice's name. */
export const content: CheckedContent = JSON.parse(JSON.stringify(written), (_, value) =>
  typeof value === 'string' ? plainText(value.replaceAll('{name}', () => written.practice.name)) : value,
)

const products = content.services.products.map(({ title }) => title)
const { topics } = content.services.consultations

/** The products and topics that a visitor can enquire about. */
export const subjects = [...products, ...topics]
export const [product = ''] = products
export const [topic = ''] = topics

/** The address of the form with a subject. */
export const enquiryAbout = (subject: string) => `/#/contact?about=${encodeURIComponent(subject)}`
/** The beginning of a message about the subject. */
export const subjectSentence = (subject: string) =>
  content.contact.about.message.replaceAll('{subject}', () => subject).trim()

export const enquireLink = (page: Page, subject: string) =>
  page.getByRole('link', { name: `Enquire about ${subject}`, exact: true })
