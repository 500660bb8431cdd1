// Wording that promises. Health advertising is law (Canada: Food and Drugs Act, section 3 and Schedule A.1; India: Drugs
// and Magic Remedies Act, and Schedule J), and the owner answers for it. Warnings, not mistakes: a list of words cannot
// know the law, and must not keep a lawful sentence off the site.
import { diseases } from './diseases.ts'
import { placeOf, textsIn } from './place.ts'

type Claim = {
  says: RegExp
  /** What the words do. */
  does: string
  /** What to write instead. */
  instead: string
}

const SUPPORT = 'write “traditionally used to support …”'
const LEAVE_OUT = 'leave it out'
const disease = `(?:${diseases.join('|')})`
const treating = '(?:treat(?:s|ed|ing|ments?)?|remed(?:y|ies) for|therapy for)'
const preventing =
  '(?:prevent(?:s|ed|ing|ion of)?|protects? (?:you |them )?(?:from|against)|fights?|combats?)'

/** In one sentence, in either order: “treats diabetes”, “diabetes treatment”. */
const together = (one: string, other: string) =>
  new RegExp(`\\b${one}\\b[^.!?;]*?\\b${other}\\b|\\b${other}\\b[^.!?;]*?\\b${one}\\b`, 'i')

const claims: readonly Claim[] = [
  { says: /\b(cur(?:es?|ed|ing|ative)|incurable)\b/i, does: 'promises a cure', instead: SUPPORT },
  {
    says: together(treating, disease),
    does: 'names a disease that is treated',
    instead: `${SUPPORT}, or name the disease only as a topic to talk about`,
  },
  {
    says: together(preventing, disease),
    does: 'promises to prevent a disease',
    instead: SUPPORT,
  },
  { says: /\bheal(?:s|ed|ing)?\b/i, does: 'promises healing', instead: SUPPORT },
  {
    says: /\b(?:eliminat(?:es?|ed|ing)|eradicat(?:es?|ed|ing)|gets? rid of)\b/i,
    does: 'promises an end to it',
    instead: SUPPORT,
  },
  { says: /\brevers(?:es?|ed|ing)\b/i, does: 'promises to undo a disease or age', instead: SUPPORT },
  {
    says: /\b(?:boost(?:s|ed|ing)?|strengthen(?:s|ed|ing)?|increas(?:es?|ed|ing)) (?:\w+ ){0,3}immun(?:ity|e)\b/i,
    does: 'promises an effect on immunity',
    instead: SUPPORT,
  },
  {
    says: /\bguarante(?:es?|ed|eing)\b|\b(?:sure|certain) to (?:work|help)\b/i,
    does: 'promises a result',
    instead: 'write “may help”',
  },
  {
    says: /\bpermanent(?:ly)?\b|\bonce and for all\b|\bfor ever\b|\bforever\b/i,
    does: 'promises a result that lasts for ever',
    instead: LEAVE_OUT,
  },
  {
    says: /\b100 ?(?:%|per ?cent\b)|\b(?:completely|totally|entirely) (?:safe|effective)\b/i,
    does: 'promises perfection',
    instead: 'say what it is made of, or leave it out',
  },
  {
    says: /\b(?:no|without(?: any)?|free (?:of|from)|zero) side[- ]effects?\b|\bside[- ]effect[- ]free\b/i,
    does: 'promises that nobody is harmed',
    instead: 'write “ask us whether it suits you”',
  },
  {
    says: /\b(?:risk[- ]free|harmless|no risks?)\b/i,
    does: 'promises that there is no risk',
    instead: 'write “ask us whether it suits you”',
  },
  {
    says: /\b(?:clinically|scientifically|medically) (?:proven|tested|validated)\b|\bproven to\b/i,
    does: 'claims a proof',
    instead: 'write “used in the Siddha and Ayurvedic tradition”',
  },
  {
    says: /\b(?:approved|recommended|endorsed|certified) by (?:the )?(?:doctors|Health Canada|FDA|AYUSH|government)\b|\b(?:doctor|FDA|AYUSH)[- ]approved\b/i,
    does: 'claims somebody’s approval',
    instead: LEAVE_OUT,
  },
  {
    says: /\b(?:miracles?|miraculous(?:ly)?|magic(?:al|ally)?|wonder drug)\b/i,
    does: 'promises wonders',
    instead: LEAVE_OUT,
  },
  {
    says: /\b(?:instant(?:ly|aneous)?|immediate(?:ly)?|overnight|fast|quick) (?:relie(?:f|ves)|results?|recovery)\b|\brelie(?:f|ves) (?:\w+ ){0,3}(?:instantly|immediately|overnight)\b/i,
    does: 'promises a quick result',
    instead: 'write “traditionally used to soothe …”',
  },
  {
    says: /\b(?:replaces?|instead of|no need for|stop taking|alternative to) (?:\w+ ){0,2}(?:medicines?|medications?|tablets|insulin|surgery|doctors?|physicians?)\b/i,
    does: 'advises against medical care',
    instead: 'write “alongside the care you already receive”',
  },
]

/** Wording that stays although a rule speaks against it. Each with its reason; compared letter by letter. */
const allowed = [
  // The specification's names of a service and of a product: a name is a fact about the practice, and aching joints
  // are a complaint that massage is given for, not a disease of either law's schedule.
  'Joint pain treatment',
  'Postpartum Healing Kit',
]

export function claimsIn(file: string, value: unknown): string[] {
  return textsIn(value).flatMap(({ text, path }) =>
    claimsOf(text).map(
      ({ words, does, instead }) => `${placeOf(file, path)}: “${words}” ${does}; ${instead}`,
    ),
  )
}

export function claimsOf(text: string): { words: string; does: string; instead: string }[] {
  const open = allowed.reduce((rest, name) => rest.replaceAll(name, '—'), text)
  return claims.flatMap(({ says, does, instead }) => {
    const found = says.exec(open)
    return found && !isDenied(open.slice(0, found.index)) ? [{ words: found[0], does, instead }] : []
  })
}

/** “It does not treat or cure any disease” is the opposite of a promise. */
function isDenied(before: string): boolean {
  const sentence = before.split(/[.!?;]/).at(-1) ?? ''
  return /\b(?:not(?! only)|never|cannot|nor)\b|n[’']t\b/i.test(sentence)
}
