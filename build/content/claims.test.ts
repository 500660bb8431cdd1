import { expect, test } from 'vitest'
import { claimsIn, claimsOf } from './claims.ts'

test.each([
  ['Our oil cures hair fall.', 'cures'],
  ['A cure for every day.', 'cure'],
  ['We treat diabetes with herbs.', 'treat diabetes'],
  ['Diabetes treatment at home.', 'Diabetes treatment'],
  ['A remedy for high blood pressure.', 'remedy for high blood pressure'],
  ['Treatments for PCOD and thyroid issues.', 'Treatments for PCOD'],
  ['Prevents infection after birth.', 'Prevents infection'],
  ['Results are guaranteed.', 'guaranteed'],
  ['We guarantee regrowth.', 'guarantee'],
  ['Permanent relief.', 'Permanent'],
  ['It ends permanently.', 'permanently'],
  ['100 % natural.', '100 %'],
  ['100% herbal.', '100%'],
  ['No side effects.', 'No side effects'],
  ['Without any side-effects.', 'Without any side-effects'],
  ['Clinically proven herbs.', 'Clinically proven'],
  ['Proven to aid regrowth.', 'Proven to'],
  ['A miracle oil.', 'miracle'],
  ['It heals the scalp.', 'heals'],
  ['Eliminates toxins.', 'Eliminates'],
  ['Reverses grey hair.', 'Reverses'],
  ['A risk-free massage.', 'risk-free'],
  ['Instant relief for aching joints.', 'Instant relief'],
  ['Boosts your immunity.', 'Boosts your immunity'],
  ['Recommended by doctors.', 'Recommended by doctors'],
  ['Take it instead of your tablets.', 'instead of your tablets'],
  ['It not only cures, it renews.', 'cures'],
  ['It does not cure everything, but it cures asthma.', 'cures'],
  ['It never dries the skin: it heals.', 'heals'],
  ['This is not a medicine, it is a miracle.', 'miracle'],
  ['Does not contain steroids and cures eczema.', 'cures'],
  ['Not just a cure.', 'cure'],
  ['It cannot fail to cure.', 'cure'],
  ['Not a drug, no side effects.', 'no side effects'],
  ['It has no known side effects.', 'no known side effects'],
  ['It does not have side effects.', 'not have side effects'],
  ['No adverse effects.', 'No adverse effects'],
  ['No side\u2011effects.', 'No side-effects'],
  ['100\u00a0% natural.', '100 %'],
  ['A hundred percent effective.', 'A hundred percent'],
  ['Absolutely safe.', 'Absolutely safe'],
  ['A remedy against coughs.', 'remedy against coughs'],
  ['Stops hair fall.', 'Stops hair fall'],
  ['Lowers your blood pressure.', 'Lowers your blood pressure'],
  ['Dissolves gallstones.', 'Dissolves gallstones'],
  ['Say goodbye to diabetes.', 'Say goodbye to diabetes'],
  ['It never fails.', 'never fails'],
  ['It works instantly.', 'works instantly'],
  ['Proven results.', 'Proven results'],
  ['Doctor-recommended.', 'Doctor-recommended'],
])('warns of the promise in “%s”', (text, words) => {
  expect(claimsOf(text).map((claim) => claim.words)).toEqual([words])
})

test('warns of each promise in a text, whatever is denied beside it', () => {
  const text =
    'We do not promise a cure. Cures asthma, and it heals acne. This oil cured many, and cures all.'
  expect(claimsOf(text).map(({ words }) => words)).toEqual(['Cures', 'cured', 'cures', 'heals'])
})

test.each([
  'Joint pain treatment for adults and elders with stiff or aching joints.',
  'Postpartum Healing Kit',
  'Traditionally used to support rest and recovery in the weeks after birth.',
  'It does not treat, cure or prevent any disease.',
  'A consultation doesn’t replace your physician.',
  'We cannot guarantee a result.',
  'Our oils are not intended to diagnose, treat, cure or prevent any disease.',
  'We never say that an oil has no side effects.',
  'Curry leaves, secured with a thread; a treat for the hair.',
  'Speak with our doctor about diabetes. Herbal oil massage is a treatment of the whole body.',
])('has nothing against “%s”', (text) => {
  expect(claimsOf(text)).toEqual([])
})

test('only the names of the specification are excused, not the words in them', () => {
  expect(claimsOf('Back pain treatment, and a Healing Kit.')).toHaveLength(2)
})

test('says where the promise stands, and what to write instead', () => {
  expect(
    claimsIn('services.yaml', { products: [{ title: 'Oil', description: 'Cures hair fall.' }] }),
  ).toEqual([
    'content/services.yaml › products › item 1 › description: “Cures” promises a cure; write “traditionally used to support …”',
  ])
})
