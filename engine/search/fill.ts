/**
 * What a question says, as the input of an operation: each number to the field of its unit whose label has the words beside it, an option
 * by its own words, a day to the field that chooses the law. By schemas alone; what is special to a field is its `spoken` words.
 */

import { type Day, earlier, yearOf } from '../core/day.ts'
import { takesDay } from '../core/operation/date-field.ts'
import type { Descriptor, JsonSchema } from '../core/operation/descriptor.ts'
import { shown } from '../present/numbers.ts'
import { labelOf, requiredOf } from '../present/schema.ts'
import { formsSaid } from './forms.ts'
import { type Amount, asTime, type Mention, type TypedQuestion } from './mentions.ts'
import { PERIODS, type Slot, slotsOf } from './slots.ts'
import { isYearFor, matches } from './ties.ts'
import { fit, isAside, isStopWord, stem } from './words.ts'

/** A field that was understood: its value, as people read it and as the operation takes it, and the words it was read from. */
export interface Understood {
  readonly field: string
  readonly label: string
  readonly value: unknown
  readonly text: string
  readonly from: string
}

/** A field that must be given, and was not said. */
export interface Missing {
  readonly field: string
  readonly label: string
}

export interface Filled {
  readonly input: Readonly<Record<string, unknown>>
  readonly understood: readonly Understood[]
  readonly missing: readonly Missing[]
  /** The mentions that found a field. */
  readonly used: ReadonlySet<Mention>
  /** Whether any was an amount: a day alone only chooses the law. */
  readonly asked: boolean
  /** Whether a form of its own was said, which names what is asked as a name would. */
  readonly formed: boolean
  /** The words that chose or named what was filled. */
  readonly words: ReadonlySet<string>
  /** The words of fields that were not filled: said in the question, they ask for what is not in the answer. */
  readonly unfilled: ReadonlySet<string>
  /** The words of options nobody chose. */
  readonly unchosen: ReadonlySet<string>
}

/** @param mentions those that may be of a field: the 13 of the 13th is of its name. */
export function fill(card: Descriptor, question: TypedQuestion, mentions: readonly Mention[], today: Day): Filled {
  const slots = slotsOf(card.inputSchema)
  const input: Record<string, unknown> = {}
  const understood: Understood[] = []
  const used = new Set<Mention>()
  const words = new Set<string>()
  const put = (slot: Slot, value: unknown, from: string, said: readonly string[]): void => {
    input[slot.name] = value
    understood.push({ field: slot.name, label: labelOf(slot.field, slot.name), value, text: shown(value, slot.field), from })
    for (const root of said) words.add(root)
  }
  const putMention: Put = (slot, value, mention) => {
    put(slot, value, mention.text, slot.roots)
    used.add(mention)
  }
  const open = (): Slot[] => slots.filter(({ name }) => !(name in input))

  const forms = formsSaid(slots, question).filter((form) => form.mentions.every((mention) => mentions.includes(mention)))
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
  const foreign = optionsSaid(open(), question).some(({ slot, option }) => slot.name === CURRENCY && option !== REAL)
  for (const { mention, slot, value } of matches(amounts, open(), question)) {
    if (used.has(mention) || slot.name in input) continue
    if (slot.unit === CURRENCY && saysReais(mention)) {
      // "3000 reais em dólar" are changed from reais; reais of no currency that was said are no amount of one.
      const direction = foreign ? open().find(({ options }) => options.some(([option]) => option === FROM_REAIS)) : undefined
      if (!direction) continue
      put(direction, FROM_REAIS, mention.text, [])
    }
    putMention(slot, value, mention)
    const period = periodOf(mention, slot, open())
    if (period) put(...period, mention.text, [])
  }
  const asked = used.size > 0
  // An option speaks for itself alone: "SP" is the state of an IPVA, and whoever says IPVA too asks for more.
  for (const { slot, option, phrase, from } of optionsSaid(open(), question)) put(slot, option, from, phrase)
  for (const [index, mention] of mentions.entries())
    if (!used.has(mention)) placeTime(mention, besideOf(mention, mentions[index + 1]), card, open(), today, putMention)
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

/** Of a rate whose field does not say how often it falls, the option that does. */
function periodOf({ counted, per }: Amount, { roots }: Slot, open: readonly Slot[]): [slot: Slot, option: string] | null {
  if (counted !== 'percent' || per === null || roots.some((root) => PERIODS.has(root))) return null
  for (const slot of open) {
    const [option] = slot.options.find(([, phrases]) => phrases.some((phrase) => phrase.join(' ') === PERIOD[per])) ?? []
    if (option !== undefined) return [slot, option]
  }
  return null
}

/** The unit of an amount of any money, the field that says which, the one of ours, and the option of changing ours into another. */
const [CURRENCY, REAL, FROM_REAIS] = ['currency', 'BRL', 'from_brl'] as const
const saysReais = ({ text }: Amount): boolean => /r\$|\b(?:reais|real|brl|contos?|pilas?)\b/i.test(text) && !/us?\$/i.test(text)

const PERIOD = { month: 'ao mes', year: 'ao ano' } as const
/** "Mensal" is said for "ao mês". */
const SAID_PERIODS: Readonly<Record<string, readonly string[]>> = { mensal: ['ao', 'mes'], anual: ['ao', 'ano'] }

interface SaidOption {
  readonly slot: Slot
  readonly option: string
  readonly phrase: readonly string[]
  /** Where in the question, and as it was typed. */
  readonly at: number
  readonly from: string
}

/** The options a question says in their own words; of a field said two ways, none; of words that two fields could take, the longer phrase's. */
function optionsSaid(slots: readonly Slot[], { tokens, typed }: TypedQuestion): SaidOption[] {
  const said = tokens.flatMap((token) => (SAID_PERIODS[token.word] ?? [stem(token.word)]).map((root) => ({ root, token })))
  const asked = said.map(({ root }) => root)
  const typedAt = (at: number, length: number): string => typed.slice(said[at]!.token.start, said[at + length - 1]!.token.end)
  const chosen = slots.flatMap((slot) => {
    const isNamed = asked.includes(slot.head)
    const found = slot.options.flatMap(([option, phrases]) => {
      // "Trabalhei dois anos" is no "aviso trabalhado".
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

const overlap = (one: SaidOption, other: SaidOption): boolean =>
  one.at < other.at + other.phrase.length && other.at < one.at + one.phrase.length

const placeIn = (phrase: readonly string[], asked: readonly string[]): number =>
  asked.findIndex((_, index) => phrase.every((root, offset) => asked[index + offset] === root))

type Put = (slot: Slot, value: unknown, mention: Mention) => void

/** The words that may say what a day is of: "demissão 15/07/2026 admissão 10/03/2020" says of each what stands before it. */
const besideOf = ({ before, after, joined }: Mention, next: Mention | undefined): readonly string[] =>
  before.length > 0 && !joined && next && asTime(next) ? before : [...before, ...after]

/** A day goes to the date whose words are beside it, else to the one that chooses the law; a stretch to a first and a last day. */
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
  // The nearest word that names one.
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
  // A day of what happened that chooses the law too is only one that is called so, where another could be meant.
  const law = years.length === 0 ? slots.find((slot) => slot.name === lawDayField && (isOfLaw(slot) || dates.length === 1)) : undefined
  // Of a year or a month under way, the law of today; of one that is over, that of its last day.
  if (law && !isOfEvent) put(law, time.from > today ? time.from : earlier(time.to, today), mention)
}

/** When somebody was born, joined or bought something is no day of the law that is asked for. */
const EVENT = /^(?:nasc|entr|comec|admit|contrat|compr|cas|registr|aposent)/

/** The field of a day that only chooses the law. */
const LAW_DAY = 'reference_date'

/** "sem dependentes": the count is none. */
function denied(slots: readonly Slot[], { tokens, typed }: TypedQuestion): (readonly [slot: Slot, from: string])[] {
  return tokens.flatMap(({ word }, index) => {
    const next = word === 'sem' ? tokens[index + 1] : undefined
    const slot = next && slots.find(({ roots, field }) => field.default === 0 && roots.some((root) => root === stem(next.word)))
    return slot ? [[slot, typed.slice(tokens[index]!.start, next.end)] as const] : []
  })
}
