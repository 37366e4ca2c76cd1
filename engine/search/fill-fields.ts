/**
 * Fills an operation's input from a question: numbers by unit and neighboring label words, options by their names, a date to the law-date
 * field. Uses only schemas; field-specific synonyms are in `spoken`.
 */

import { type Day, earlier, yearOf } from '../core/day.ts'
import type { Descriptor, JsonSchema } from '../operation/definition/descriptor.ts'
import { takesDay } from '../operation/input/date-field.ts'
import { formatValue } from '../presentation/numbers.ts'
import { labelOf, requiredOf } from '../presentation/schema.ts'
import { matchForms } from './question/forms.ts'
import { type Amount, asTime, type Mention, type TypedQuestion } from './question/mentions.ts'
import { PERIODS, type Slot, slotsOf } from './question/slots.ts'
import { isYearFor, matches } from './question/ties.ts'
import { fit, isAside, isStopWord, stem } from './question/words.ts'

/** An understood field: display value, input value, and source words. */
export interface Understood {
  readonly field: string
  readonly label: string
  readonly value: unknown
  readonly text: string
  readonly from: string
}

/** A required field missing from the question. */
export interface Missing {
  readonly field: string
  readonly label: string
}

export interface Filled {
  readonly input: Readonly<Record<string, unknown>>
  readonly understood: readonly Understood[]
  readonly missing: readonly Missing[]
  /** Mentions assigned to a field. */
  readonly used: ReadonlySet<Mention>
  /** True when an amount was used: a date alone only selects the law. */
  readonly asked: boolean
  /** True when a grammatical form matched, which identifies the operation as a name would. */
  readonly formed: boolean
  /** Words that selected an option or named a filled field. */
  readonly words: ReadonlySet<string>
  /** Words of unfilled fields: when present in the question, they ask for something outside the answer. */
  readonly unfilled: ReadonlySet<string>
  /** Words of unchosen options. */
  readonly unchosen: ReadonlySet<string>
}

/** @param mentions candidates for a field; excludes numbers in names, such as the 13 of the 13th salary. */
export function fill(card: Descriptor, question: TypedQuestion, mentions: readonly Mention[], today: Day): Filled {
  const slots = slotsOf(card.inputSchema)
  const input: Record<string, unknown> = {}
  const understood: Understood[] = []
  const used = new Set<Mention>()
  const words = new Set<string>()
  const put = (slot: Slot, value: unknown, from: string, said: readonly string[]): void => {
    input[slot.name] = value
    understood.push({ field: slot.name, label: labelOf(slot.field, slot.name), value, text: formatValue(value, slot.field), from })
    for (const root of said) words.add(root)
  }
  const putMention: Put = (slot, value, mention) => {
    put(slot, value, mention.text, slot.roots)
    used.add(mention)
  }
  const open = (): Slot[] => slots.filter(({ name }) => !(name in input))

  const forms = matchForms(slots, question).filter((form) => form.mentions.every((mention) => mentions.includes(mention)))
  for (const form of forms) {
    for (const [slot, mention] of form.values) putMention(slot, mention.value, mention)
    for (const mention of form.mentions) used.add(mention)
    const inside = question.tokens.filter(({ start }) => start >= form.start && start < form.end).map(({ word }) => stem(word))
    if (form.option === null) for (const root of inside) words.add(root)
    else put(form.slot, form.option, question.typed.slice(form.start, Math.min(form.end, question.typed.length)).trim(), inside)
  }
  const amounts = mentions.filter(
    (mention): mention is Amount =>
      mention.kind === 'amount' && !used.has(mention) && !mention.bound && !mention.soft && !isYearFor(mention, slots),
  )
  const foreign = namedOptions(open(), question).some(({ slot, option }) => slot.name === CURRENCY && option !== REAL)
  for (const { mention, slot, value } of matches(amounts, open(), question)) {
    if (used.has(mention) || slot.name in input) continue
    if (slot.unit === CURRENCY && mentionsReais(mention)) {
      // "3000 reais em dólar" converts from reais; reais without a named currency are not an amount of foreign currency.
      const direction = foreign ? open().find(({ options }) => options.some(([option]) => option === FROM_REAIS)) : undefined
      if (!direction) continue
      put(direction, FROM_REAIS, mention.text, [])
    }
    putMention(slot, value, mention)
    const period = periodOf(mention, slot, open())
    if (period) put(...period, mention.text, [])
  }
  const asked = used.size > 0
  // An option consumes only its own words: "SP" is the state of an IPVA, but naming IPVA itself asks for more.
  for (const { slot, option, phrase, from } of namedOptions(open(), question)) put(slot, option, from, phrase)
  for (const [index, mention] of mentions.entries())
    if (!used.has(mention)) placeTime(mention, surroundingWords(mention, mentions[index + 1]), card, open(), today, putMention)
  for (const [slot, from] of denied(open(), question)) put(slot, 0, from, slot.roots)
  const left = open()
  return {
    asked,
    formed: forms.length > 0,
    input,
    understood,
    missing: missingOf(card.inputSchema, input),
    used,
    words,
    unfilled: new Set(left.flatMap(({ roots }) => roots)),
    unchosen: new Set(left.flatMap(({ options }) => options.flatMap(([, phrases]) => phrases.flat().filter((root) => !isStopWord(root))))),
  }
}

export const missingOf = (schema: JsonSchema, input: object): Missing[] =>
  requiredOf(schema)
    .filter((name) => !(name in input))
    .map((name) => ({ field: name, label: labelOf(schema.properties?.[name] ?? {}, name) }))

/** Option that states the period of a rate, when the rate's field has no period. */
function periodOf({ counted, per }: Amount, { roots }: Slot, open: readonly Slot[]): [slot: Slot, option: string] | null {
  if (counted !== 'percent' || per === null || roots.some((root) => PERIODS.has(root))) return null
  for (const slot of open) {
    const [option] = slot.options.find(([, phrases]) => phrases.some((phrase) => phrase.join(' ') === PERIOD[per])) ?? []
    if (option !== undefined) return [slot, option]
  }
  return null
}

/** Generic currency unit, the field that selects the currency, the Brazilian real, and the option to convert from reais. */
const [CURRENCY, REAL, FROM_REAIS] = ['currency', 'BRL', 'from_brl'] as const
const mentionsReais = ({ text }: Amount): boolean => /r\$|\b(?:reais|real|brl|contos?|pilas?)\b/i.test(text) && !/us?\$/i.test(text)

const PERIOD = { month: 'ao mes', year: 'ao ano' } as const
/** "Mensal" is equivalent to "ao mês". */
const PERIOD_PHRASES: Readonly<Record<string, readonly string[]>> = { mensal: ['ao', 'mes'], anual: ['ao', 'ano'] }

interface NamedOption {
  readonly slot: Slot
  readonly option: string
  readonly phrase: readonly string[]
  /** Position in the question, and the original text. */
  readonly at: number
  readonly from: string
}

/** Options named in the question. A field with conflicting options gets none; when two fields compete, the longer phrase wins. */
function namedOptions(slots: readonly Slot[], { tokens, typed }: TypedQuestion): NamedOption[] {
  const said = tokens.flatMap((token) => (PERIOD_PHRASES[token.word] ?? [stem(token.word)]).map((root) => ({ root, token })))
  const asked = said.map(({ root }) => root)
  const typedAt = (at: number, length: number): string => typed.slice(said[at]!.token.start, said[at + length - 1]!.token.end)
  const chosen = slots.flatMap((slot) => {
    const isNamed = asked.includes(slot.head)
    const found = slot.options.flatMap(([option, phrases]) => {
      // "Trabalhei dois anos" must not select "aviso trabalhado".
      const telling = phrases.filter((each) => isNamed || each.some((root) => !isAside(root)))
      const phrase = telling.filter((each) => placeIn(each, asked) >= 0).sort((a, b) => b.length - a.length)[0]
      const at = phrase ? placeIn(phrase, asked) : -1
      return phrase ? [{ slot, option, phrase, at, from: typedAt(at, phrase.length) }] : []
    })
    const longest = Math.max(0, ...found.map(({ phrase }) => phrase.length))
    const [best, other] = found.filter(({ phrase }) => phrase.length === longest)
    return best && !other ? [best] : []
  })
  return chosen.filter((one) => chosen.every((other) => other === one || !overlap(one, other) || one.phrase.length > other.phrase.length))
}

const overlap = (one: NamedOption, other: NamedOption): boolean =>
  one.at < other.at + other.phrase.length && other.at < one.at + one.phrase.length

const placeIn = (phrase: readonly string[], asked: readonly string[]): number =>
  asked.findIndex((_, index) => phrase.every((root, offset) => asked[index + offset] === root))

type Put = (slot: Slot, value: unknown, mention: Mention) => void

/** Words that may name a date: in "demissão 15/07/2026 admissão 10/03/2020" each date is named by the words before it. */
const surroundingWords = ({ before, after, joined }: Mention, next: Mention | undefined): readonly string[] =>
  before.length > 0 && !joined && next && asTime(next) ? before : [...before, ...after]

/** Assigns a date to the field named beside it, otherwise to the law-date field; a range to a start and an end date. */
function placeTime(
  mention: Mention,
  roots: readonly string[],
  { lawDayField }: Descriptor,
  slots: readonly Slot[],
  today: Day,
  put: Put,
): void {
  const time = asTime(mention)
  if (!time) return
  const isOfLaw = ({ name }: Slot): boolean => name === lawDayField && name === LAW_DAY
  const dates = slots.filter((slot) => takesDay(slot.field) && !isOfLaw(slot))
  if (time.ranged) {
    const [first, last] = [dates.find(({ name }) => name === 'from') ?? dates[0], dates.find(({ name }) => name === 'to') ?? dates[1]]
    if (!first || !last) return
    put(first, time.from, mention)
    if (!time.open || last.required) put(last, time.to, mention)
    return
  }
  const isOfEvent = mention.before.slice(0, 1).some((word) => EVENT.test(word))
  // The nearest naming word wins.
  const namedBy = (word: string) => dates.find((slot) => slot.roots.some((root) => root !== 'dat' && root !== 'dia' && fit(word, root) > 0))
  const named = roots.map(namedBy).find((slot) => slot !== undefined)
  if (named && time.from === time.to) {
    put(named, time.from, mention)
    return
  }
  const years = slots.filter(({ unit }) => unit === 'year')
  const year = years.find((slot) => roots.some((word) => slot.roots.some((root) => root !== 'ano' && fit(word, root) > 0)))
  const isWholeYear = time.from.endsWith('-01-01') && time.to.endsWith('-12-31')
  if (isWholeYear && (year || (years.length === 1 && lawDayField === undefined))) {
    put(year ?? years[0]!, yearOf(time.from), mention)
    return
  }
  // An event date that also selects the law needs its own name when another date could be meant.
  const law = years.length === 0 ? slots.find((slot) => slot.name === lawDayField && (isOfLaw(slot) || dates.length === 1)) : undefined
  // For a year or month in progress, use today's law; for a past one, the law of its last day.
  if (law && !isOfEvent) put(law, time.from > today ? time.from : earlier(time.to, today), mention)
}

/** Verbs of personal events (birth, hiring, purchase): their dates do not select the law. */
const EVENT = /^(?:nasc|entr|comec|admit|contrat|compr|cas|registr|aposent)/

/** Field of a date that only selects the law. */
const LAW_DAY = 'reference_date'

/** "sem dependentes": sets the count to zero. */
function denied(slots: readonly Slot[], { tokens, typed }: TypedQuestion): (readonly [slot: Slot, from: string])[] {
  return tokens.flatMap(({ word }, index) => {
    const next = word === 'sem' ? tokens[index + 1] : undefined
    const slot = next && slots.find(({ roots, field }) => field.default === 0 && roots.some((root) => root === stem(next.word)))
    return slot ? [[slot, typed.slice(tokens[index]!.start, next.end)] as const] : []
  })
}
