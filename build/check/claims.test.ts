import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

test.each([
  ['Our oil cures hair fall.', ['cures']],
  ['We treat diabetes with herbs.', ['treat diabetes']],
  ['A remedy for high blood pressure.', ['remedy for high blood pressure']],
  ['100\u00a0% natural.', ['100 %']],
  ['*Clinically* proven herbs.', ['Clinically proven']],
  ['Take it instead of your tablets.', ['instead of your tablets']],
  ['Does not contain steroids and cures eczema.', ['cures']],
  ['We do not promise a cure. Cures asthma, and it heals acne. Cured many.', ['Cures', 'Cured', 'heals']],
  ['Joint pain treatment for adults and elders with stiff or aching joints.', []],
  ['Postpartum Healing Kit', []],
  ['Our oils are not intended to diagnose, treat, cure or prevent any disease.', []],
  ["A consultation doesn't replace your physician.", []],
  ['Curry leaves, secured with a thread; a treat for the hair.', []],
  ['Speak with our doctor about diabetes. Herbal oil massage is a treatment of the whole body.', []],
])('the promises in “%s” are %j', (text, promises) => {
  expect(claimsIn(text).map((message) => /“(.*?)”/.exec(message)?.[1])).toEqual(promises)
})
