import { expect, test } from 'vitest'
import { claimsIn, claimsOf } from './claims.ts'

test.each([
  ['Our oil cures hair fall.', 'cures'],
  ['We treat diabetes with herbs.', 'treat diabetes'],
  ['Diabetes treatment at home.', 'Diabetes treatment'],
  ['A remedy for high blood pressure.', 'remedy for high blood pressure'],
  ['Treatments for PCOD and thyroid issues.', 'Treatments for PCOD'],
  ['Prevents infections after birth.', 'Prevents infections'],
  ['Results are guaranteed.', 'guaranteed'],
  ['It ends permanently.', 'permanently'],
  ['100\u00a0% natural.', '100 %'],
  ['100% herbal.', '100%'],
  ['Without any side\u2011effects.', 'Without any side-effects'],
  ['It has no known side effects.', 'no known side effects'],
  ['*Clinically* proven herbs.', 'Clinically proven'],
  ['A miracle oil.', 'miracle'],
  ['It heals the scalp.', 'heals'],
  ['Eliminates toxins.', 'Eliminates'],
  ['A risk-free massage.', 'risk-free'],
  ['Boosts your immunity.', 'Boosts your immunity'],
  ['Doctor-recommended.', 'Doctor-recommended'],
  ['Take it instead of your tablets.', 'instead of your tablets'],
  ['Does not contain steroids and cures eczema.', 'cures'],
  ['Lowers your blood pressure.', 'Lowers your blood pressure'],
  ['Say goodbye to diabetes.', 'goodbye to diabetes'],
])('warns of the promise in “%s”', (text, words) => {
  expect(claimsOf(text).map((claim) => claim.words)).toEqual([words])
})

test('warns of each promise in a text', () => {
  const text = 'We do not promise a cure. Cures asthma, and it heals acne. This oil cured many.'
  expect(claimsOf(text).map(({ words }) => words)).toEqual(['Cures', 'cured', 'heals'])
})

test.each([
  'Joint pain treatment for adults and elders with stiff or aching joints.',
  'Postpartum Healing Kit',
  'Traditionally used to support rest and recovery in the weeks after birth.',
  'It does not treat, cure or prevent any disease.',
  'Our oils are not intended to diagnose, treat, cure or prevent any disease.',
  "A consultation doesn't replace your physician.",
  'We cannot guarantee a result.',
  'Curry leaves, secured with a thread; a treat for the hair.',
  'Speak with our doctor about diabetes. Herbal oil massage is a treatment of the whole body.',
])('accepts “%s”', (text) => {
  expect(claimsOf(text)).toEqual([])
})

test('allows the names of the specification, and not the words in them', () => {
  expect(claimsOf('Back pain treatment, and a Healing Kit.')).toHaveLength(2)
})

test('names the field and a safer wording', () => {
  expect(claimsIn({ products: [{ title: 'Oil', description: 'Cures hair fall.' }] })).toEqual([
    {
      path: ['products', 0, 'description'],
      message: '“Cures” promises a cure; write “traditionally used to support …”',
    },
  ])
})
