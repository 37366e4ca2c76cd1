/**
 * Fills an operation's input from a question: numbers by unit and neighboring label words, options by their names, a date to the law-date
 * field. Uses only schemas; field-specific synonyms are in `spoken`.
 */

import { addMonths, type Day, earlier, formatDay, monthInWords, yearOf } from '../core/day.ts'
import { word } from '../core/text/language.ts'
import type { Descriptor, JsonSchema } from '../operation/definition/descriptor.ts'
import { takesDay } from '../operation/input/date-field.ts'
import { formatValue } from '../presentation/numbers.ts'
import { labelOf, requiredOf } from '../presentation/schema.ts'
import { EVENT_FIELDS } from './question/dates.ts'
import { matchForms } from './question/forms.ts'
import { type Amount, asTime, type Mention } from './question/mentions.ts'
import type { ReadQuestion } from './question/sentence.ts'
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
  /** Place of the words in the question; null where a translation moved them. */
  readonly span?: { readonly start: number; readonly end: number } | null
}

/** A field that the search supposed, with the reason; it links to the field to change it. */
export interface Assumed {
  readonly field: string
  readonly label: string
  readonly value: unknown
  readonly text: string
  readonly why: string
}

/** A required field missing from the question. */
export interface Missing {
  readonly field: string
  readonly label: string
}

export interface Filled {
  readonly input: Readonly<Record<string, unknown>>
  readonly understood: readonly Understood[]
  /** Fields whose value the question states less precisely than the field takes it. */
  readonly assumed: readonly Assumed[]
  readonly missing: readonly Missing[]
  /** Reason why stated values cannot be used: "a saída vem antes da entrada". */
  readonly conflict: string | null
  /** True when a value was computed from another: the reader must confirm it before an answer. */
  readonly isComputed: boolean
  /** Starts of the words that chose an option or denied a count. */
  readonly explained: ReadonlySet<number>
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
export function fill(card: Descriptor, question: ReadQuestion, mentions: readonly Mention[], today: Day): Filled {
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
  const assumed: Assumed[] = []
  const suppose = (slot: Slot, why: string): void => {
    const { field, label, value, text } = understood.find(({ field }) => field === slot.name)!
    assumed.push({ field, label, value, text, why })
  }
  let isComputed = false
  const explained = new Set<number>()
  const explain = (span: Span): void => {
    for (const token of question.tokens) if (isWithin(token, span)) explained.add(token.start)
  }

  const forms = matchForms(slots, question).filter((form) => form.mentions.every((mention) => mentions.includes(mention)))
  for (const form of forms) {
    for (const [slot, mention] of form.values) putMention(slot, mention.value, mention)
    for (const mention of form.mentions) used.add(mention)
    const inside = rootsWithin(form, question)
    if (form.option === null) for (const root of inside) words.add(root)
    else put(form.slot, form.option, question.typed.slice(form.start, Math.min(form.end, question.typed.length)).trim(), inside)
  }
  question.sentence.replaced.forEach(explain)
  const isCaused = stateFields(open, question, (slot, value, cause) => {
    put(slot, value, cause.text, [])
    explain(cause)
  })
  shareOfWages(open, mentions, used, put, putMention)
  const amounts = mentions.filter((mention): mention is Amount => isFreeAmount(mention, slots) && !used.has(mention))
  placeAmounts(amounts, open, question, (slot, mention) => used.has(mention) || slot.name in input, { put, putMention, suppose })
  shareOfAmount(open, amounts, input, used, (slot, value, mention) => {
    putMention(slot, value, mention)
    suppose(slot, word`calculei a parte de ${mention.text}`)
    isComputed = true
  })
  const asked = used.size > 0 || isCaused
  // An option consumes only its own words: "SP" is the state of an IPVA, but naming IPVA itself asks for more.
  for (const { slot, option, phrase, from } of namedOptions(open(), question, explained)) put(slot, option, from, phrase)
  const dates = mentions.filter((mention) => !used.has(mention) && asTime(mention))
  const isOnlyDate = dates.length === 1 && !question.unread.some(({ reason }) => reason === 'date')
  pairOfDates(dates, open(), used, putMention)
  const placing = { put: putMention, suppose, isOnlyDate }
  for (const [index, mention] of mentions.entries())
    if (!used.has(mention)) placeTime(mention, surroundingWords(mention, mentions[index + 1]), card, open(), today, placing)
  const denials = denied(open(), question)
  for (const { slot, denial } of denials) {
    put(slot, 0, denial.text, slot.roots)
    explain(denial)
  }
  const conflict = removeReversed(input, understood)
  return {
    asked: asked || hasEventDay(understood, slots),
    formed: forms.length > 0 || isCaused,
    input,
    understood,
    assumed,
    conflict,
    isComputed,
    explained,
    missing: missingOf(card.inputSchema, input),
    used,
    words,
    ...wordsLeft(open()),
  }
}

/** True for an amount that no limit or approximation qualifies, and that is no year. */
const isFreeAmount = (mention: Mention, slots: readonly Slot[]): mention is Amount =>
  mention.kind === 'amount' && !mention.bound && !mention.soft && !isYearFor(mention, slots)

interface AmountPlacing {
  put(slot: Slot, value: unknown, from: string, said: readonly string[]): void
  readonly putMention: Put
  suppose(slot: Slot, why: string): void
}

/** Puts each amount in the field that matches it best. */
function placeAmounts(
  amounts: readonly Amount[],
  open: () => Slot[],
  question: ReadQuestion,
  isTaken: (slot: Slot, mention: Amount) => boolean,
  { put, putMention, suppose }: AmountPlacing,
): void {
  const foreign = namedOptions(open(), question).some(({ slot, option }) => slot.name === CURRENCY && option !== REAL)
  for (const { mention, slot, value } of matches(amounts, open(), question)) {
    if (isTaken(slot, mention)) continue
    if (slot.unit === CURRENCY && mentionsReais(mention)) {
      // "3000 reais em dólar" converts from reais; reais without a named currency are not an amount of foreign currency.
      const direction = foreign ? open().find(({ options }) => options.some(([option]) => option === FROM_REAIS)) : undefined
      if (!direction) continue
      put(direction, FROM_REAIS, mention.text, [])
    }
    putMention(slot, value, mention)
    if (slot.name === 'dependents' && /^filh/.test(mention.after[0] ?? '')) suppose(slot, word`contei os filhos como dependentes`)
    const period = periodOf(mention, slot, open())
    if (period) put(...period, mention.text, [])
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

const isWithin = (token: { readonly start: number }, { start, end }: Span): boolean => token.start >= start && token.start < end

const rootsWithin = (span: Span, { tokens }: ReadQuestion): string[] =>
  tokens.filter((token) => isWithin(token, span)).map(({ word }) => stem(word))

/** True when a day other than that of the law was understood: the question is of an event. */
const hasEventDay = (understood: readonly Understood[], slots: readonly Slot[]): boolean =>
  understood.some(({ field }) => field !== LAW_DAY && slots.some(({ name, field: schema }) => name === field && takesDay(schema)))

/** Words of the fields and options that the question left open. */
const wordsLeft = (left: readonly Slot[]) => ({
  unfilled: new Set(left.filter(({ field, unit }) => unit !== 'percent' && !isDisclosed(field)).flatMap(({ roots }) => roots)),
  unchosen: new Set(left.flatMap(({ options }) => options.flatMap(([, phrases]) => phrases.flat().filter((root) => !isStopWord(root))))),
})

/** True for a default that the answer discloses: its words ask for a part of the result. */
const isDisclosed = ({ default: usual }: JsonSchema): boolean => typeof usual === 'number' && usual !== 0

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

const PERIOD = { month: 'ao mes', year: 'ao ano', day: 'ao dia' } as const
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
function namedOptions(slots: readonly Slot[], { tokens, typed }: ReadQuestion, explained: ReadonlySet<number> = new Set()): NamedOption[] {
  const said = tokens
    .filter(({ start }) => !explained.has(start))
    .flatMap((token) => (PERIOD_PHRASES[token.word] ?? [stem(token.word)]).map((root) => ({ root, token })))
  const asked = said.map(({ root }) => root)
  const typedAt = (at: number, length: number): string => typed.slice(said[at]!.token.start, said[at + length - 1]!.token.end)
  const chosen = slots.flatMap((slot) => {
    const isNamed = asked.includes(slot.head)
    const found = slot.options.flatMap(([option, phrases]) => {
      // "Trabalhei dois anos" must not select "aviso trabalhado".
      const telling = phrases.filter((each) => isNamed || each.some((root) => !isAside(root)))
      const phrase = telling.filter((each) => placeIn(each, asked) >= 0).sort((a, b) => b.length - a.length)[0]
      const at = phrase ? placeIn(phrase, asked) : -1
      // A lone function word chooses nothing: "conta" is no kind of bill.
      const isTelling = phrase && (phrase.length > 1 || !isStopWord(said[at]!.token.word))
      return phrase && isTelling ? [{ slot, option, phrase, at, from: typedAt(at, phrase.length) }] : []
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

interface Placing {
  readonly put: Put
  readonly suppose: (slot: Slot, why: string) => void
  /** True when the question has one date: of several, none selects the law. */
  readonly isOnlyDate: boolean
}

/** Field that counts the months of a job. */
const MONTHS_WORKED = 'months_worked'

/** Assigns a date to the field of its event or of the words beside it, otherwise to the law-date field; a range to a start and an end. */
function placeTime(
  mention: Mention,
  roots: readonly string[],
  { lawDayField }: Descriptor,
  slots: readonly Slot[],
  today: Day,
  placing: Placing,
): void {
  const time = asTime(mention)
  if (!time) return
  const { put } = placing
  const isOfLaw = ({ name }: Slot): boolean => name === lawDayField && name === LAW_DAY
  const dates = slots.filter((slot) => takesDay(slot.field) && !isOfLaw(slot) && slot.name !== LAW_DAY)
  if (time.ranged) {
    placeRange(mention, dates, slots, today, placing)
    return
  }
  const isWholeYear = time.from.endsWith('-01-01') && time.to.endsWith('-12-31')
  const { event } = mention
  const own = event === null ? undefined : EVENT_FIELDS[event].map((name) => dates.find((slot) => slot.name === name)).find(Boolean)
  if (own && !isWholeYear) {
    putPart(own, event === 'end' || event === 'paid' ? time.to : time.from, mention, placing)
    return
  }
  // The nearest naming word wins.
  const namedBy = (word: string) => dates.find((slot) => slot.roots.some((root) => root !== 'dat' && root !== 'dia' && fit(word, root) > 0))
  const named = roots.map(namedBy).find((slot) => slot !== undefined)
  if (named && (time.from === time.to || (named.field['x-granularity'] === 'month' && !isWholeYear))) {
    putPart(named, time.from, mention, placing)
    return
  }
  const years = slots.filter(({ unit }) => unit === 'year')
  const year = years.find((slot) => roots.some((word) => slot.roots.some((root) => root !== 'ano' && fit(word, root) > 0)))
  if (isWholeYear && (year || (years.length === 1 && lawDayField === undefined))) {
    put(year ?? years[0]!, yearOf(time.from), mention)
    return
  }
  const past = dates.find(({ name, required }) => name === 'from' && !required)
  if (
    past &&
    lawDayField === undefined &&
    !named &&
    time.to < today &&
    slots.some(({ options }) => options.some(([option]) => option === 'past_to_present'))
  ) {
    putPart(past, time.from, mention, placing)
    if (isWholeYear) placing.suppose(past, word`conto desde janeiro`)
    return
  }
  if (mention.kind === 'time' && mention.soft) return
  // An event date that also selects the law needs its own name when another date could be meant, and no date of an event may be missing.
  const isLackingEvent = dates.some(({ required }) => required)
  const law = years.length === 0 ? slots.find((slot) => slot.name === lawDayField && (isOfLaw(slot) || dates.length === 1)) : undefined
  // For a year or month in progress, use today's law; for a past one, the law of its last day.
  if (law && placing.isOnlyDate && event === null && (!isLackingEvent || !isOfLaw(law)))
    put(law, time.from > today ? time.from : earlier(time.to, today), mention)
}

/** A month where a day is wanted is its first or last day, and the reader sees which. */
function putPart(slot: Slot, day: Day, mention: Mention, { put, suppose }: Placing): void {
  const time = asTime(mention)!
  const isMonth = slot.field['x-granularity'] === 'month'
  put(slot, isMonth ? day.slice(0, 7) : day, mention)
  if (!isMonth && time.from !== time.to) suppose(slot, word`de ${monthInWords(day)}, usei o dia ${formatDay(day)}`)
}

function placeRange(mention: Mention, dates: readonly Slot[], slots: readonly Slot[], today: Day, placing: Placing): void {
  const time = asTime(mention)!
  const [first, last] = [dates.find(({ name }) => name === 'from') ?? dates[0], dates.find(({ name }) => name === 'to') ?? dates[1]]
  const months = slots.find(({ name }) => name === MONTHS_WORKED)
  if (first && last) {
    placing.put(first, time.from, mention)
    if (!time.open || last.required) placing.put(last, time.to, mention)
    if (!time.open && time.from.endsWith('-01') && !last.required) return
    return
  }
  if (first && time.open) {
    placing.put(first, time.from, mention)
    return
  }
  if (!months) return
  // Months from the first to the last whole one: with "desde", to the month before today.
  const until = time.open ? addMonths(today, -1) : time.to
  const count = 12 * (yearOf(until) - yearOf(time.from)) + Number(until.slice(5, 7)) - Number(time.from.slice(5, 7)) + 1
  const isOfMonths = time.from.endsWith('-01') && time.lastMonths === null
  if (count < 1 || !isOfMonths) return
  placing.put(months, count, mention)
  placing.suppose(months, word`contei de ${monthInWords(time.from)} a ${monthInWords(until)}`)
}

/** Two days without words, for an operation that takes a first and a last day: "rescisão 5/3/2019 10/11/2026". */
function pairOfDates(dates: readonly Mention[], open: readonly Slot[], used: ReadonlySet<Mention>, put: Put): void {
  const left = dates.filter((mention) => !used.has(mention) && mention.kind === 'time' && mention.event === null && !mention.ranged)
  const required = open.filter(({ field, required }) => required && takesDay(field))
  const [first, last] = left
  if (left.length !== 2 || required.length !== 2 || !first || !last) return
  const [from, to] = [asTime(first)!, asTime(last)!]
  if (from.to >= to.from) return
  put(required[0]!, from.from, first)
  put(required[1]!, to.to, last)
}

/** Pairs of fields whose first day comes before the last. */
const IN_ORDER: readonly (readonly [first: string, last: string])[] = [
  ['admission_date', 'termination_date'],
  ['admission_date', 'exit_date'],
  ['due_date', 'payment_date'],
  ['acquisition_date', 'sale_date'],
]

/** Drops two dates in the wrong order, and states why. */
function removeReversed(input: Record<string, unknown>, understood: Understood[]): string | null {
  for (const [first, last] of IN_ORDER) {
    const [from, to] = [input[first], input[last]]
    if (typeof from !== 'string' || typeof to !== 'string' || from <= to) continue
    const label = (name: string): string => understood.find(({ field }) => field === name)!.label
    const reason = word`${label(last)} vem antes de ${label(first)}`
    for (const name of [first, last]) {
      delete input[name]
      understood.splice(
        understood.findIndex(({ field }) => field === name),
        1,
      )
    }
    return reason
  }
  return null
}

/** Fields that the causes and states of the question select; true when a cause did. */
function stateFields(
  open: () => readonly Slot[],
  { sentence }: ReadQuestion,
  put: (slot: Slot, value: string | boolean, cause: ReadQuestion['sentence']['causes'][number]) => void,
): boolean {
  let isCaused = false
  for (const cause of sentence.causes)
    for (const slot of open()) {
      const value = cause.fills[slot.name]
      const isTaken = typeof value === 'boolean' ? slot.field.type === 'boolean' : value !== undefined && slot.field.enum?.includes(value)
      if (value === undefined || !isTaken) continue
      put(slot, value, cause)
      isCaused ||= cause.subject !== undefined
    }
  return isCaused
}

/** "Pagando 450" of a bill of 3,000 is 15%: a sum that the field takes as a share of another amount. */
function shareOfAmount(
  open: () => readonly Slot[],
  amounts: readonly Amount[],
  input: Readonly<Record<string, unknown>>,
  used: ReadonlySet<Mention>,
  put: (slot: Slot, value: number, mention: Mention) => void,
): void {
  const slot = open().find(({ field }) => field['x-share-of'] !== undefined)
  const whole = slot && input[slot.field['x-share-of']!]
  const left = amounts.filter(
    (mention) => !used.has(mention) && mention.per === null && (mention.counted === 'money' || mention.counted === 'plain'),
  )
  const [mention] = left
  if (!slot || typeof whole !== 'number' || left.length !== 1 || !mention || mention.value > whole) return
  put(slot, Math.round((mention.value / whole) * 10_000) / 100, mention)
}

/** Base of a percentage that is the minimum wage. */
const MINIMUM_WAGE = 'minimum_wage'

/** "Meio salário mínimo" of an operation on a share of the minimum wage is 50% of that base. */
function shareOfWages(
  open: () => readonly Slot[],
  mentions: readonly Mention[],
  used: Set<Mention>,
  put: (slot: Slot, value: unknown, from: string, said: readonly string[]) => void,
  putMention: Put,
): void {
  const base = open().find(({ field }) => field.enum?.includes(MINIMUM_WAGE))
  const share = open().find(({ unit, required }) => unit === 'percent' && required)
  const mention = mentions.find((one) => one.kind === 'amount' && one.wages !== null)
  if (!base || !share || mention?.kind !== 'amount' || used.has(mention)) return
  putMention(share, mention.wages! * 100, mention)
  put(base, MINIMUM_WAGE, mention.text, [])
}

/** Field of a date that only selects the law. */
const LAW_DAY = 'reference_date'

/** "sem dependentes": sets the count to zero. */
const denied = (slots: readonly Slot[], { sentence }: ReadQuestion) =>
  sentence.denials.flatMap((denial) => {
    const slot = slots.find(
      ({ roots, field, unit }) => field.default === 0 && unit === 'count' && roots.some((root) => root === stem(denial.word)),
    )
    return slot ? [{ slot, denial }] : []
  })
