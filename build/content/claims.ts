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
const ASK_US = 'write “ask us whether it suits you”'
const disease = `(?:${diseases.join('|')})`
const treating = '(?:treat(?:s|ed|ing|ments?)?|(?:remed(?:y|ies)|medicines?) (?:for|against)|therapy for)'
const preventing =
  '(?:prevent(?:s|ed|ing|ion of)?|protects? (?:you |them )?(?:from|against)|fights?|combats?)'
/** Not “reduce”: so it stands after “traditionally used to help”. */
const ending =
  '(?:beats|controls|defeats|dissolves|ends|kills|lowers|reduces|relieves|removes|rids (?:you|them) of|' +
  '(?:say )?good-?bye to|stops)'
const immunity =
  '(?:boost(?:s|ed|ing)?|strengthen(?:s|ed|ing)?|increas(?:es?|ed|ing))(?: \\w+){0,3} immun(?:ity|e)'

/** In one sentence, in this order: “stops hair loss”. */
const before = (one: string, other: string) => new RegExp(`\\b${one}\\b[^.!?;]*?\\b${other}\\b`, 'gi')
/** In one sentence, in either order: “treats diabetes”, “diabetes treatment”. */
const together = (one: string, other: string) =>
  new RegExp(`${before(one, other).source}|${before(other, one).source}`, 'gi')
const anyOf = (...patterns: string[]) => new RegExp(`\\b(?:${patterns.join('|')})`, 'gi')

const claims: readonly Claim[] = [
  {
    says: anyOf('cur(?:es?|ed|ing|ative|able)\\b', 'incurable\\b', 'panaceas?\\b'),
    does: 'promises a cure',
    instead: SUPPORT,
  },
  {
    says: together(treating, disease),
    does: 'names a disease that is treated',
    instead: `${SUPPORT}, or name the disease only as a topic to talk about`,
  },
  { says: together(preventing, disease), does: 'promises to prevent a disease', instead: SUPPORT },
  { says: before(ending, disease), does: 'promises an effect on a disease', instead: SUPPORT },
  { says: anyOf('heal(?:s|ed|ing)?\\b'), does: 'promises healing', instead: SUPPORT },
  {
    says: anyOf('eliminat(?:es?|ed|ing)\\b', 'eradicat(?:es?|ed|ing)\\b', 'gets? rid of\\b'),
    does: 'promises an end to it',
    instead: SUPPORT,
  },
  { says: anyOf('revers(?:es?|ed|ing)\\b'), does: 'promises to undo a disease or age', instead: SUPPORT },
  { says: anyOf(`${immunity}\\b`), does: 'promises an effect on immunity', instead: SUPPORT },
  {
    says: anyOf(
      'guarante(?:es?|ed|eing)\\b',
      '(?:sure|certain) to (?:work|help)\\b',
      'never fails?\\b',
      'always (?:works?|helps?)\\b',
      'works? (?:every time|for everyone)\\b',
    ),
    does: 'promises a result',
    instead: 'write “may help”',
  },
  {
    says: anyOf('permanent(?:ly)?\\b', 'once and for all\\b', 'for ?ever\\b'),
    does: 'promises a result that lasts for ever',
    instead: LEAVE_OUT,
  },
  {
    says: anyOf(
      '(?:100|(?:one |a )?hundred) ?(?:%|per ?cent\\b)',
      '(?:absolutely|completely|entirely|perfectly|totally) (?:safe|effective)\\b',
    ),
    does: 'promises perfection',
    instead: 'say what it is made of, or leave it out',
  },
  {
    says: anyOf(
      '(?:no|not|never|without|zero|free (?:of|from))(?: \\w+){0,3} (?:side|adverse)[- ]effects?\\b',
      'side[- ]effect[- ]free\\b',
    ),
    does: 'promises that nobody is harmed',
    instead: ASK_US,
  },
  {
    says: anyOf('risk[- ]free\\b', 'harmless\\b', 'no risks?\\b'),
    does: 'promises that there is no risk',
    instead: ASK_US,
  },
  {
    says: anyOf(
      '(?:clinically|scientifically|medically) (?:proven|tested|validated)\\b',
      'proven (?:to|effective|remed(?:y|ies)|results?)\\b',
    ),
    does: 'claims a proof',
    instead: 'write “used in the Siddha and Ayurvedic tradition”',
  },
  {
    says: anyOf(
      '(?:approved|recommended|endorsed|certified) by (?:the )?(?:doctors|Health Canada|FDA|AYUSH|government)\\b',
      '(?:doctor|physician|FDA|AYUSH)[- ](?:approved|certified|recommended)\\b',
    ),
    does: 'claims somebody’s approval',
    instead: LEAVE_OUT,
  },
  {
    says: anyOf('miracles?\\b', 'miraculous(?:ly)?\\b', 'magic(?:al|ally)?\\b', 'wonder drug\\b'),
    does: 'promises wonders',
    instead: LEAVE_OUT,
  },
  {
    says: anyOf(
      '(?:instant(?:ly|aneous)?|immediate(?:ly)?|overnight|fast|quick) (?:relie(?:f|ves)|results?|recovery)\\b',
      '(?:relie(?:f|ves)|works?)(?: \\w+){0,3} (?:instantly|immediately|overnight)\\b',
    ),
    does: 'promises a quick result',
    instead: 'write “traditionally used to soothe …”',
  },
  {
    says: anyOf(
      '(?:replaces?|instead of|no need for|stop taking|alternative to) (?:\\w+ ){0,2}' +
        '(?:medicines?|medications?|tablets|insulin|surgery|doctors?|physicians?)\\b',
    ),
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
  const open = allowed.reduce((rest, name) => rest.replaceAll(name, '—'), plain(text))
  return claims.flatMap(({ says, does, instead }) => {
    const promises = [...open.matchAll(says)].filter((found) => !isDenied(found, open))
    const words = new Set(promises.map(([found]) => found))
    return [...words].map((each) => ({ words: each, does, instead }))
  })
}

/** What looks alike is alike: spaces and hyphens that keep words on one line are typed by many programs. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\u2010\u2011]/g, '-')

const DENIAL = /\b(?:not|never|cannot|nor)\b|n[’']t\b/gi
/** After these the denial is over, or was none: “not only cures”, “not a drug but a cure”, “cannot fail to cure”. */
const ITS_END = /[:—–]|\b(?:but|fails?|it|just|only|they|this|which|while|who|yet)\b/i
/** “It cures”, “treats”: with an s it is said of something, and not of what the denial is about. */
const STATED =
  /^(?:boosts|combats|controls|cures|defeats|dissolves|eliminates|eradicates|fights|heals|increases|kills|lowers|prevents|protects|reduces|relieves|removes|reverses|stops|strengthens|treats)\b/i
const DENIES_ITSELF = /^(?:no|not|never|without|zero|free)\b/i

/** “It does not treat or cure any disease” is the opposite of a promise. */
function isDenied({ index, 0: words }: RegExpMatchArray, text: string): boolean {
  const sentence =
    text
      .slice(0, index)
      .split(/[.!?;]/)
      .at(-1) ?? ''
  const denial = [...sentence.matchAll(DENIAL)].at(-1)
  if (!denial || STATED.test(words)) return false
  const between = sentence.slice(denial.index + denial[0].length)
  return !ITS_END.test(between) && !(DENIES_ITSELF.test(words) && between.includes(','))
}
