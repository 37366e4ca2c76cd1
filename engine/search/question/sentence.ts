/** Reads the sentence around the numbers: causes, states, negations, and the phrases that change no answer. */
import type { Day } from '../../core/day.ts'
import { soundOf } from '../../core/text/phonetic.ts'
import { STATES, type State } from './causes.ts'
import { HARMLESS, MISSPELT, MONTH_NAMES, OCCUPATION, PEOPLE_SAID, PLACE } from './harmless.ts'
import type { Mention, TypedQuestion } from './mentions.ts'
import { isStopWord, type Token } from './words.ts'

/** A span of the question in the reader's own words. */
interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A cause or state stated by the question. */
interface Cause extends Span, State {}

export interface Sentence {
  /** Causes and states that no negation removes. */
  readonly causes: readonly Cause[]
  /** Causes that a more precise one replaces. */
  readonly replaced: readonly Span[]
  /** Phrases that withhold an answer: negated numbers, "menos as faltas", a month without a year. */
  readonly withholding: readonly Span[]
  /** Things taken from or added to a sum, which are no subject: "menos as faltas". */
  readonly taken: readonly Span[]
  /** Phrases that change no answer. */
  readonly harmless: readonly Span[]
  /** Starts of the words that harmless phrases contain. */
  readonly aside: ReadonlySet<number>
  /** Starts of the words that leave the ranking. */
  readonly dropped: ReadonlySet<number>
  /** Words denied a count: "sem dependentes". */
  readonly denials: readonly Denial[]
}

interface Denial extends Span {
  readonly word: string
}

/** A question with its sentence. */
export interface ReadQuestion extends TypedQuestion {
  readonly sentence: Sentence
  /** Words that a cause or the shape of the question implies. */
  readonly implied: readonly string[]
}

interface Item extends Span {
  readonly word: string
  readonly at: number
}

/** Words, "#" for each number or date and "," for punctuation, with the place of each in the question. */
interface Plain {
  readonly text: string
  readonly items: readonly Item[]
}

const BY_SOUND: ReadonlyMap<string, string> = new Map(MISSPELT.map((word) => [soundOf(word), word]))
const ALREADY: ReadonlySet<string> = new Set(MISSPELT)

/** A word with its misspelling corrected; short words sound like too many others. */
const corrected = (word: string): string => (word.length < 5 || ALREADY.has(word) ? word : (BY_SOUND.get(soundOf(word)) ?? word))

function plainOf({ typed, folded, tokens, mentions, unread }: TypedQuestion): Plain {
  const marks = [...folded.matchAll(/[,;.!?:]+(?=\s|$)/g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    word: ',',
  }))
  const numbers = [...mentions, ...unread].map(({ start, end }) => ({ start, end, word: '#' }))
  const inside = numbers.map(({ start, end }) => [start, end] as const)
  const outside = marks.filter(({ start }) => !inside.some(([from, to]) => start >= from && start < to))
  const all = [...tokens.map(({ word, start, end }) => ({ word: corrected(word), start, end })), ...numbers, ...outside].sort(
    (a, b) => a.start - b.start,
  )
  let text = ''
  const items = all.map(({ word, start, end }) => {
    const at = text.length
    text += `${word} `
    return { word, start, end, at, text: typed.slice(start, end) }
  })
  return { text: text.trimEnd(), items }
}

function spansOf(pattern: RegExp, { text, items }: Plain, typed: string): (Span & { readonly first: number; readonly last: number })[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: match }) => {
    const end = index + match.trimEnd().length
    const first = items.findIndex(({ at, word }) => at + word.length > index)
    const last = items.findLastIndex(({ at }) => at < end)
    if (first === -1 || last < first) return []
    const [start, stop] = [items[first]!.start, items[last]!.end]
    return [{ start, end: stop, text: typed.slice(start, stop), first, last }]
  })
}

const NEGATION = /^(?:nao|nunca|nem|sem|jamais)$/
/** Negated verbs that deny nothing the answer depends on. */
const IDLE = /^(?:aguent|sei|entend|consig|quer|pag|cai|est[ao]|ta|e|foi|vej|compreend|lembr|acredit)/
const DENIED = /^(?:tenho|tem|possuo|ha|nenhum[a]?|ter)$/
/** Words after which something is taken from or added to a sum: "menos as faltas", "mais comissão". */
const ADVERSATIVE =
  /(?<![a-z])(?:(?<!ou |pelo |ao |nada )menos(?! d[eo] que| que) (?:(?:[oa]s?|meus?|minhas?|uns|umas|d[eoa]) )*(?:[a-z]+|#)|exceto [a-z# ]+|fora (?:[oa]s? )?(?:#|[a-z]+)|tirando (?:[oa]s? )?[a-z]+|(?<=# )(?:e )?mais (?:[oa]s? |um |uma )?(?!ou |de |que |tempo|nada|caro|barat)[a-z]{4,}|em dobro|depois de pagar [a-z ]+|(?:no|pelo) (?:meio|comeco|fim|final) do ano)(?![a-z])/g

export function sentenceOf(question: TypedQuestion, today: Day, isOccupation: (name: string) => boolean): Sentence {
  const { typed } = question
  const plain = plainOf(question)
  const stated = STATES.flatMap((state) => spansOf(state.said, plain, typed).map((span) => ({ ...state, ...span })))
  const longest = stated.filter(
    (one) =>
      !stated.some(
        (other) => other !== one && other.first <= one.first && other.last >= one.last && other.last - other.first > one.last - one.first,
      ),
  )
  const { removed, withholding, denials, idle } = negationsOf(plain, longest, typed)
  const harmless = [...harmlessIn(plain, question, isOccupation), ...currentMonth(plain, today, typed)]
  const aside = new Set<number>()
  const dropped = new Set<number>()
  const within = ({ start, end }: Span): Token[] => question.tokens.filter((token) => token.start >= start && token.start < end)
  for (const span of [...harmless, ...idle]) for (const token of within(span)) aside.add(token.start)
  for (const span of harmless) if (span.drops) for (const token of within(span)) dropped.add(token.start)
  const kept = longest.filter((one) => !removed.has(one))
  const adverse = spansOf(ADVERSATIVE, plain, typed)
  const isReplaced = ({ isWeak, fills }: State): boolean =>
    isWeak === true && kept.some((other) => !other.isWeak && Object.keys(fills).some((field) => field in other.fills))
  return {
    causes: kept.filter((cause) => !isReplaced(cause)),
    replaced: [...kept.filter(isReplaced), ...removed],
    withholding: [...withholding, ...adverse, ...monthsIn(plain, question, today)],
    taken: question.mentions.some(isSum) ? adverse : [],
    harmless: harmless.filter(({ drops }) => drops),
    aside,
    dropped,
    denials,
  }
}

type StatedCause = State & Span & { readonly first: number; readonly last: number }

/** Negations: each removes the next cause of its clause, denies a count, or withholds the number that it reaches. */
function negationsOf({ items }: Plain, causes: readonly StatedCause[], typed: string) {
  const removed = new Set<StatedCause>()
  const withholding: Span[] = []
  const denials: Denial[] = []
  const idle: Span[] = []
  for (const [at, { word, start }] of items.entries()) {
    if (!NEGATION.test(word) || causes.some(({ first, last }) => at >= first && at <= last)) continue
    const comma = items.findIndex(({ word: mark }, index) => index > at && (mark === ',' || mark === 'mas'))
    const end = comma === -1 ? items.length : comma
    const cause = causes.find(({ first }) => first > at && first < end)
    if (cause && word !== 'sem') {
      removed.add(cause)
      idle.push({ start, end: items[at]!.end, text: items[at]!.text })
      continue
    }
    const verb = items[at + 1]?.word ?? ''
    const noun = items.slice(at + 1, end).find((item) => !DENIED.test(item.word) && !isStopWord(item.word))
    if (noun && (word === 'sem' || word === 'nem' || DENIED.test(verb)))
      denials.push({ start, end: noun.end, text: typed.slice(start, noun.end), word: noun.word })
    const number = items.slice(at + 1, end).find((item) => item.word === '#')
    if (number && !IDLE.test(verb) && word !== 'sem') withholding.push({ start, end: number.end, text: typed.slice(start, number.end) })
    else idle.push({ start, end: items[at]!.end, text: items[at]!.text })
  }
  return { removed, withholding, denials, idle }
}

function harmlessIn(
  plain: Plain,
  { typed, mentions, folded }: TypedQuestion,
  isOccupation: (name: string) => boolean,
): (Span & { readonly drops: boolean })[] {
  const hasSum = mentions.some(isSum)
  const isOfCompany = /(?<![a-z])pj(?![a-z])/.test(folded)
  const isOfFamily = /morr|falec|pens|viuv|obito|dependente|matern|patern/.test(folded)
  const people = hasSum && !isOfFamily ? spansOf(PEOPLE_SAID, plain, typed).map((span) => ({ ...span, drops: true })) : []
  const said = HARMLESS.filter(({ said }) => !(isOfCompany && said.test('clt') && resetOf(said))).flatMap(({ said, drops }) =>
    spansOf(said, plain, typed).map((span) => ({ ...span, drops })),
  )
  const places = hasSum ? spansOf(PLACE, plain, typed).map((span) => ({ ...span, drops: true })) : []
  const occupations = hasSum
    ? [...plain.text.matchAll(OCCUPATION)].flatMap((match) => {
        const whole = match[1] ?? ''
        const name = isOccupation(whole) ? whole : (whole.split(' ')[0] ?? '')
        if (name !== whole && !isOccupation(name)) return []
        const at = match.index + match[0].length - whole.length
        const item = plain.items.find((each) => each.at === at)
        const last = plain.items.findLast((each) => each.at < at + name.length)
        return item && last ? [{ start: item.start, end: last.end, text: typed.slice(item.start, last.end), drops: true }] : []
      })
    : []
  return [...said, ...people, ...places, ...occupations]
}

/** Resets the place of a global pattern after a test. */
const resetOf = (pattern: RegExp): true => {
  pattern.lastIndex = 0
  return true
}

/** True for a number that may be a sum of money. */
const isSum = (mention: Mention): boolean =>
  mention.kind === 'amount' && (mention.counted === 'money' || (mention.counted === 'plain' && mention.value >= 100))

/** The month of today, which says when the reader asks. */
const currentMonth = (plain: Plain, today: Day, typed: string): (Span & { readonly drops: boolean })[] =>
  spansOf(
    new RegExp(`(?<![a-z])(?:agora )?(?:em|n[oe]st[ea] mes de|de)? ?${MONTH_NAMES[Number(today.slice(5, 7)) - 1]}(?![a-z])`, 'g'),
    plain,
    typed,
  ).map((span) => ({
    ...span,
    drops: true,
  }))

/** Months without a year, except the one of today: their date is not known. */
function monthsIn({ items }: Plain, { tokens }: TypedQuestion, today: Day): Span[] {
  const current = MONTH_NAMES[Number(today.slice(5, 7)) - 1]
  return items.filter(({ word, start }) => word !== current && MONTH_NAMES.includes(word) && tokens.some((token) => token.start === start))
}
