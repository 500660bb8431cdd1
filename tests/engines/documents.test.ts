// Tests links, Back, Forward and reload in the history of each engine: between documents before React has loaded, and
// inside of one app afterwards.
import { afterAll, expect, test } from 'vitest'
import { completeEnquiry, untouched } from '../site/support/enquiry-form.ts'
import { about, contact, home, services } from '../site/support/pages.ts'
import { startSite } from '../site/support/site.ts'
import { startVisitor } from './support/visitor.ts'

const site = await startSite()
afterAll(site.stop)
const { goto, reload, goInHistory, scrollDown, resize, click, paste, read, readPage } = await startVisitor({
  script: true,
})

const footerLink = (name: string) => ({ role: 'link', name, within: 'Pages' }) as const

/** Expects the page of the address, from its top. */
async function expectArrival({ heading, title }: typeof home, address: string) {
  await expect.poll(() => read({ role: 'heading' })).toMatchObject({ text: heading })
  await expect.poll(readPage).toMatchObject({ address, title, scrollTop: 0 })
}

test('a hash address is led to its document, and reads as before', async () => {
  await resize(1280, 900)
  await goto(`${site.address}/#/about`)
  await expectArrival(about, about.hash)
  await reload()
  await expectArrival(about, about.hash)
})

test('Back and Forward show the page of the address from its top, across documents', async () => {
  await goto(`${site.address}/about/`)
  await click(footerLink('Services'))
  await expectArrival(services, services.hash)
  await reload()
  await expectArrival(services, services.hash)
  await scrollDown()
  await goInHistory(-1)
  await expectArrival(about, '/about/')
  await scrollDown()
  await goInHistory(1)
  await expectArrival(services, services.hash)
})

test('a link to the page in view leads to its top', async () => {
  await goto(`${site.address}/#/services`)
  await click(footerLink('Services'))
  await expectArrival(services, services.hash)
  await expect.poll(() => read({ role: 'heading' })).toMatchObject({ isFocused: true })
})

test('the form keeps what was typed on other pages, and is empty after a reload', async () => {
  await goto(`${site.address}/#/contact`)
  for (const [label, value] of Object.entries(completeEnquiry)) await paste(label, value)
  await click(footerLink('Home'))
  await expectArrival(home, home.hash)
  await goInHistory(-1)
  await expectArrival(contact, contact.hash)
  for (const [name, value] of Object.entries(completeEnquiry)) {
    await expect.poll(() => read({ role: 'textbox', name })).toMatchObject({ value })
  }
  await reload()
  for (const [name, value] of Object.entries(untouched)) {
    await expect.poll(() => read({ role: 'textbox', name })).toMatchObject({ value })
  }
})
