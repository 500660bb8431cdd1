import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

test.each([
  ['Our oil cures hair fall.', ['cures']],
  ['We treat diabetes with herbs.', ['We treat']],
  ['A remedy for high blood pressure.', ['remedy for']],
  ['100\u00a0% natural.', ['100\u00a0%']],
  ['*Clinically* proven herbs.', ['Clinically proven']],
  ['A risk-free choice.', ['risk-free']],
  ['Take it instead of your tablets.', ['instead of your']],
  ['Does not contain steroids and cures eczema.', ['cures']],
  ['We do not promise a cure. Cures asthma, and it heals acne. Cured many.', ['Cures', 'heals', 'Cured']],
  ['You will be free of knee pain.', ['You will be free of']],
  ['Live free of pain, with no side effects.', ['free of pain', 'no side effects']],
  ['எங்கள் எண்ணெய் குணப்படுத்தும்.', ['குணப்படுத்தும்']],
  ['முடி உதிர்வு முழுமையாக குணமாகும்.', ['முழுமையாக குணமாகும்']],
  ['यह तेल दर्द ठीक करता है।', ['ठीक करता है']],
  ['हम इलाज की गारंटी देते हैं।', ['इलाज की गारंटी']],
  ['Joint pain treatment for adults and elders with stiff or aching joints.', []],
  ['Postpartum Healing Kit', []],
  ['Back to health, and a healthy scalp.', []],
  ['Our oils are not intended to diagnose, treat, cure or prevent any disease.', []],
  ["A consultation doesn't replace your physician.", []],
  ['Curry leaves, secured with a thread; a treat for the hair.', []],
  ['Speak with our doctor about diabetes.', []],
])('the promises in “%s” are %j', (text, promises) => {
  expect(claimsIn(text).map(({ message }) => /“(.*?)”/.exec(message)?.[1])).toEqual(promises)
})

test('offers safer words, with a capital letter where the promise has one', () => {
  const instead = 'is traditionally used to support people with'
  expect(claimsIn('Our oil cures acne. Cures acne.')).toMatchObject([
    { replacement: { words: 'cures', instead } },
    { replacement: { words: 'Cures', instead: 'Is traditionally used to support people with' } },
  ])
})
