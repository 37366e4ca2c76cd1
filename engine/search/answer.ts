/** Answers a search question with a matched operation, table or indicator, only when every number in it was understood. */

import { isRecord } from '../core/collections/records.ts'
import type { Law } from '../core/dated.ts'
import { addDays, addMonths, type Day, earlier, formatDay, inMonthOf, monthInWords, yearOf } from '../core/day.ts'
import { InvalidInput, LawNotRecorded, NotFound, SourceUnavailable } from '../core/errors.ts'
import { toNumber } from '../core/money.ts'
import { ONE, Ratio } from '../core/ratio.ts'
import { translate, word } from '../core/text/language.ts'
import { accumulatorOf } from '../indicators/accumulators.ts'
import { type MetricSpec, metricSpec } from '../indicators/metrics.ts'
import { metricSearch } from '../indicators/search.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import type { Ports, RateReading, SearchableOperation } from '../operation/evaluation/ports.ts'
import { defaultsUsed, disclosedDefaults } from '../operation/input/disclosed-defaults.ts'
import { validated } from '../operation/input/intake.ts'
import { lineOf } from '../presentation/answer.ts'
import { brl, formatValue, inUnit, percent } from '../presentation/numbers.ts'
import { labelOf } from '../presentation/schema.ts'
import { type Assumed, type Filled, fill, type Missing, type Understood } from './fill-fields.ts'
import { isEventWord } from './question/dates.ts'
import { asTime, type Mention } from './question/mentions.ts'
import type { ReadQuestion } from './question/sentence.ts'
import { slotsOf } from './question/slots.ts'
import { fit, isAside, isStopWord, significantWords, stem, type Token } from './question/words.ts'
import { ownSentences } from './search-index.ts'

/** Interpretation of a question, with an answer when the interpretation is complete. */
export interface Attempt {
  /** One-line answer: "Você recebe R$ 4.624,06". */
  readonly answer: string | null
  /** Understood fields for display; `input` has the same values as the operation, table or series takes them. */
  readonly understood: readonly Understood[]
  readonly input: Readonly<Record<string, unknown>>
  /** Required fields missing from the question. */
  readonly missing: readonly Missing[]
  /** Values that the search or the operation supposed. */
  readonly assumed: readonly Assumed[]
  /** Default assumptions of the answer, as a sentence. */
  readonly assumedText: string | null
  /** Parts of the question not used. */
  readonly unused: readonly string[]
  /** Parts of the question without a use, each with the reason. */
  readonly ignored: readonly Ignored[]
  /** Numbers and dates that were not read whole. */
  readonly unread: readonly Quoted[]
  /** Number of stated values without a field. */
  readonly unplaced: number
  /** Reason why there is no answer; null with one. */
  readonly why: Why | null
  /** Detail of the reason, for display: "Saída vem antes de Admissão". */
  readonly conflict: string | null
}

/** Words of the question with their place in it; null where a translation moved them. */
export interface Quoted {
  readonly text: string
  readonly span: { readonly start: number; readonly end: number } | null
}

export const IGNORED = ['harmless', 'unknown', 'withheld'] as const

/** @public Appears in the package's type declarations. */
export interface Ignored extends Quoted {
  readonly reason: (typeof IGNORED)[number]
}

/** Reasons of a search without an answer in its line. */
export const WHYS = ['unread', 'withheld', 'missing', 'conflict', 'unused', 'subject', 'refused', 'computed'] as const
type Why = (typeof WHYS)[number]

export const NOTHING: Attempt = {
  answer: null,
  understood: [],
  input: {},
  missing: [],
  assumed: [],
  assumedText: null,
  unused: [],
  ignored: [],
  unread: [],
  unplaced: 0,
  why: null,
  conflict: null,
}

/** Mentions that are not part of a name. A small number in a name belongs to the name (the 13 of the 13th salary); an amount does not. */
function beyondName(question: ReadQuestion, names: readonly string[]): Mention[] {
  const said = question.tokens.map(({ word }) => stem(word))
  const numbers = new Set(question.mentions.flatMap((mention) => (mention.kind === 'amount' ? [String(mention.value)] : [])))
  const known = new Set(
    names
      .filter((name) => isBegun(name, said, numbers))
      .flatMap(significantWords)
      .filter((word) => /^\d/.test(word)),
  )
  return question.mentions.filter(
    (mention) => mention.kind === 'time' || !(mention.soft || (mention.value < AMOUNTS && known.has(String(mention.value)))),
  )
}

/** True for a name of which the question has at least one word; of a name of numbers alone ("1/3"), all of them. */
function isBegun(name: string, said: readonly string[], numbers: ReadonlySet<string>): boolean {
  const all = significantWords(name)
  const words = all.filter((word) => !/^\d/.test(word))
  return words.length === 0
    ? all.every((word) => numbers.has(word) || said.includes(word))
    : words.some((word) => said.some((each) => fit(each, word) > 0))
}

/** Numbers from here on are amounts. */
const AMOUNTS = 1000

/** @param isKnown true for a word of the catalogue, which may change the answer. */
export function operationAnswer(
  card: SearchableOperation,
  question: ReadQuestion,
  ports: Ports,
  isKnown: (root: string) => boolean,
): Attempt {
  if (card.kind !== 'calculator' && card.kind !== 'decision') return NOTHING
  const beyond = new Set(beyondName(question, [card.title, ...card.keywords]))
  const { withholding } = question.sentence
  const isHeld = ({ start }: Mention): boolean => withholding.some((span) => start >= span.start && start < span.end)
  const ofFields = question.mentions.filter(
    (mention) => !isHeld(mention) && (beyond.has(mention) || isTerm(mention) || (mention.kind === 'amount' && mention.counted !== 'plain')),
  )
  const filled = fill(card, question, ofFields, ports.today())
  const { input, understood, missing, assumed, conflict } = filled
  const left = question.mentions
    .filter((mention) => !filled.used.has(mention) && (beyond.has(mention) || isTerm(mention)) && !mention.soft)
    .map(({ text }) => text)
  const fact = question.mentions.length === 0 && question.unread.length === 0 ? factFor(card, question, ports) : null
  if (fact) return fact
  const told: Attempt = {
    ...NOTHING,
    input,
    understood,
    assumed,
    conflict,
    missing: understood.length > 0 ? missing : [],
    unused: left,
    unplaced: left.length,
  }
  const withheld = withholding.map(({ text }) => text)
  if (conflict !== null) return { ...told, why: 'conflict' }
  if (question.unread.length > 0) return { ...told, why: 'unread' }
  if (withheld.length > 0) return { ...told, why: 'withheld', unused: [...left, ...withheld] }
  if (left.length > 0) return { ...told, why: 'unused' }
  if (filled.isComputed) return { ...told, why: 'computed' }
  if (missing.length > 0) return { ...told, why: 'missing' }
  const names = namesInQuestion(question, [card.title, ...card.keywords])
  if (!filled.asked && !answersAlone(card, names, question)) return { ...told, why: 'missing' }
  const strange = strangeWords(card, names, filled, question)
  const foreign = foreignTo(card, strange, filled, isKnown)
  if (foreign.length > 0) {
    const lacking = answeredTo(card, told, ports).missing
    return { ...told, missing: lacking, why: 'withheld', unused: lacking.length > 0 ? [] : foreign }
  }
  const answered = answeredTo(card, toNewest(card, told, ports), ports)
  const isNamed = names.length > 0 || filled.formed || isShaped(card, input)
  if (!isNamed || asksForPart(card, names, question)) return { ...told, missing: answered.missing, why: 'subject' }
  return answered.answer === null ? answered : { ...answered, unused: strange.filter((text) => !isOwn(card, text)) }
}

/** Value of a law named without a number: "limite mei". */
function factFor({ facts }: SearchableOperation, question: ReadQuestion, ports: Ports): Attempt | null {
  const fact = facts.find(({ names }) => namesInQuestion(question, names).length > 0)
  const law = fact && ports.registry.laws.get(fact.law)
  if (!fact || !law) return null
  const own = known(fact.names)
  if (wordsBeyond(question, (root) => has(own, root)).length > 0) return null
  try {
    const text = sentenceOf(fact.says, law.at(ports.today()).value)
    return text === '' ? null : { ...NOTHING, answer: text }
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Newest month of the index for "hoje": an adjustment from a month needs its end. */
function toNewest({ inputSchema: { properties = {} } }: SearchableOperation, told: Attempt, ports: Ports): Attempt {
  const { from, to } = properties
  const { index } = { index: properties.index?.default, ...told.input }
  if (!from || !to || !('from' in told.input) || 'to' in told.input || typeof index !== 'string') return told
  const covered = ports.rates.covers(index, ports.today())
  if (!covered) return told
  const value = covered.to.slice(0, 'YYYY-MM'.length)
  const assumed = { field: 'to', label: labelOf(to, 'to'), value, text: monthInWords(covered.to), why: word`é o último mês publicado` }
  return { ...told, input: { ...told.input, to: value }, assumed: [...told.assumed, assumed] }
}

/** Number of required fields that, all stated, identify an operation without its name: a total, its installments and their rate. */
const TELLING_FIELDS = 3
const isShaped = ({ inputSchema: { required = [] } }: SearchableOperation, input: object): boolean =>
  required.length >= TELLING_FIELDS && required.every((name) => name in input)

/** True for a number of years, months or people, which no name contains by chance. */
const isTerm = (mention: Mention): boolean =>
  mention.kind === 'amount' &&
  (mention.counted === 'years' || mention.counted === 'months' || (mention.counted === 'plain' && PEOPLE.test(mention.after[0] ?? '')))

/** People whom a number counts, by their stems. */
const PEOPLE = /^(?:dependent|filh|crianc|pesso)/

/** True when an operation whose every field has a default answers its own name: "limite mei". */
const answersAlone = ({ inputSchema }: SearchableOperation, names: readonly string[], { mentions }: ReadQuestion): boolean =>
  names.length > 0 && mentions.length === 0 && (inputSchema.required ?? []).length === 0

/** Answer to the understood input, or the fields still missing. */
function answeredTo(card: SearchableOperation, told: Attempt, ports: Ports): Attempt {
  const { input } = told
  try {
    const answer = card.answer(validated(card, input), ports, input)
    const uncounted = card.headline && answer[card.headline] === 0 ? missingHours(card, input) : []
    if (uncounted.length > 0) return { ...told, why: 'missing', missing: uncounted }
    const text = lineOf(card, answer)
    if (!text) return { ...told, why: 'refused' }
    const defaults = assumedDefaults(card.inputSchema, input)
    return {
      ...told,
      answer: text,
      assumed: [...told.assumed, ...defaults, ...unaskedOf(card, input)],
      assumedText: disclosedDefaults(card.inputSchema, input),
    }
  } catch (error) {
    if (error instanceof InvalidInput) return { ...told, why: 'missing', missing: missingFields(error, card.inputSchema, input) }
    if (isRefusal(error)) return { ...told, why: 'refused' }
    throw error
  }
}

/** Asks for hours when the question gives none: "trabalhei no feriado". */
const missingHours = ({ inputSchema }: SearchableOperation, input: object): Missing[] =>
  slotsOf(inputSchema)
    .filter(({ name, unit, field }) => unit === 'hours' && field.default === 0 && !(name in input))
    .map(({ name, field }) => ({ field: name, label: labelOf(field, name) }))

/** Defaults behind an answer, as the fields that change them. */
const assumedDefaults = (schema: JsonSchema, input: object): Assumed[] =>
  defaultsUsed(schema, input).map(({ field, property }) => ({
    field,
    label: labelOf(property, field),
    value: property.default,
    text: formatValue(property.default, property),
    why: word`é o padrão quando ninguém diz outro`,
  }))

/** Optional fields that users usually expect to be asked for: the INSS deducted from a salary before its tax. */
const unaskedOf = ({ inputSchema: { properties = {} } }: SearchableOperation, input: object): Assumed[] =>
  Object.entries(properties)
    .filter(([name, field]) => field['x-asked'] && !(name in input))
    .map(([name, field]) => ({
      field: name,
      label: labelOf(field, name),
      value: null,
      text: word`não informado`,
      why: word`a pergunta não diz`,
    }))

/** True for a word of the operation's own name, summary, labels or phrases, which needs no note. */
const isOwn = ({ title, keywords, phrases = '', summary, inputSchema }: SearchableOperation, text: string): boolean => {
  const own = known([title, ...keywords, phrases, summary, ...slotsOf(inputSchema).flatMap(({ roots }) => [...roots])])
  return significantWords(text).every((root) => has(own, root))
}

/**
 * Unexplained words that may change the answer: of an unfilled field, an unchosen option, or another subject of the catalogue. A word that
 * the catalogue does not know changes no answer.
 */
function foreignTo(
  { title, keywords }: SearchableOperation,
  strange: readonly string[],
  { unfilled, unchosen }: Filled,
  isKnown: (root: string) => boolean,
): string[] {
  const [name, own] = [known([title]), known([title, ...keywords])]
  return strange.filter((typed) =>
    significantWords(typed).some(
      (root) => !has(name, root) && (has(unfilled, root) || has(unchosen, root) || (!has(own, root) && isKnown(root))),
    ),
  )
}

/** Fields reported by a refusal and absent from the question: the anniversary month of a rent. */
const missingFields = ({ issues }: InvalidInput, { properties = {} }: JsonSchema, input: object): Missing[] =>
  issues.flatMap(({ field }) => {
    const asked = field in input ? undefined : properties[field]
    return asked ? [{ field, label: labelOf(asked, field) }] : []
  })

const isRefusal = (error: unknown): boolean =>
  error instanceof InvalidInput || error instanceof SourceUnavailable || error instanceof LawNotRecorded || error instanceof NotFound

/** Words of a question about something the answer omits: an unfilled field, an unchosen option, a partial name, or an unknown word. */
function strangeWords(
  card: SearchableOperation,
  names: readonly string[],
  { words, unfilled, unchosen, explained }: Filled,
  question: ReadQuestion,
): string[] {
  const { aside } = question.sentence
  // The verb of a date explains itself: "comecei em".
  const hasDate = question.mentions.some(({ kind, event }) => kind === 'time' && event !== null)
  const own = known([...names, ...card.partNames])
  const loose = known([ownSentences(card.summary).replace(PARTS, '')])
  return wordsBeyond(
    question,
    (root) => has(words, root) || (has(own, root) && !unchosen.has(root)) || (!has(unfilled, root) && has(loose, root)),
    ({ start, word }) => aside.has(start) || explained.has(start) || (hasDate && isEventWord(word)),
  )
}

/** True when a question asks for a part of the operation's result: the tax on a salary, not the net salary. */
export const isForPart = (card: SearchableOperation, question: ReadQuestion): boolean =>
  asksForPart(card, namesInQuestion(question, [card.title, ...card.keywords]), question)

/** True when the question names a part of the result with words that no name of the whole contains. */
function asksForPart({ partNames }: SearchableOperation, names: readonly string[], question: ReadQuestion): boolean {
  const own = known(names)
  return namesInQuestion(question, partNames).some((part) => known([part]).some((word) => !has(own, word)))
}

/** After a colon, a summary lists the parts of the result: asking for one of them is not asking for the whole. */
const PARTS = /:[^.]*/g

const has = (words: Iterable<string>, word: string): boolean => {
  for (const one of words) if (fit(word, one) > 0) return true
  return false
}

/** Stemmed words of some texts; memoized, since the texts are few. */
function known(texts: readonly string[]): readonly string[] {
  const text = texts.join(' ')
  let words = knownWords.get(text)
  if (!words) {
    words = significantWords(text)
    knownWords.set(text, words)
  }
  return words
}

const knownWords = new Map<string, readonly string[]>()

/** Significant words not understood, as typed; filler words always count as understood. */
const wordsBeyond = (
  { tokens, typed, sentence }: ReadQuestion,
  understood: (root: string) => boolean,
  isExplained: (token: Token) => boolean = ({ start }) => sentence.dropped.has(start),
): string[] =>
  tokens
    .filter((token) => !isExplained(token))
    .filter(({ word }) => !isStopWord(word) && word.length > 1 && !isAside(stem(word)) && !understood(stem(word)))
    .map(({ start, end }) => typed.slice(start, end))

/** Names fully contained in the question; sharing some words is not enough. */
function namesInQuestion({ tokens, mentions, implied }: ReadQuestion, names: readonly string[]): string[] {
  const isInHours = mentions.some((mention) => mention.kind === 'amount' && mention.counted === 'hours')
  const said = [...tokens.map(({ word }) => stem(word)), ...implied.map(stem), ...(isInHours ? [HOURS] : [])]
  const numbers = mentions.flatMap((mention) => (mention.kind === 'amount' ? [String(mention.value)] : []))
  return names.filter((name) => known([name]).every((word) => numbers.includes(word) || said.some((each) => fit(each, word) > 0)))
}

const HOURS = stem('horas')

/** "FGTS: depósito, juros (…)" → also FGTS and the text in parentheses. */
const titled = (title: string): string[] => [title, ...title.split(/[:()]/).filter((part) => part.trim() !== '')]

// Law tables

export function lawAnswer(law: Law<unknown>, question: ReadQuestion, ports: Ports): Attempt {
  const today = ports.today()
  const keywords = ports.registry.lawSearch.get(law.id)?.keywords ?? []
  const beyond = beyondName(question, [law.title, ...keywords])
  const [mention, ...others] = beyond
  const time = mention && asTime(mention)
  const strange = [...(mention && (!time || time.ranged) ? [mention] : []), ...others]
  const texts = known([law.title, ...keywords, law.id, LAW_WORDS])
  const unused = [...strange.map(({ text }) => text), ...wordsBeyond(question, (root) => has(texts, root))]
  if (unused.length > 0) return { ...NOTHING, unused, unplaced: strange.length }
  if (namesInQuestion(question, [...titled(law.title), ...keywords]).length === 0) return NOTHING
  const day = time ? (time.from > today ? time.from : earlier(time.to, today)) : today
  try {
    const version = law.at(day)
    // For a future date, use only law already enacted for it: the minimum wage of 2027 is not that of 2026.
    if (day > today && version.from <= today) return { ...NOTHING, ...(time && { input: { date: day } }) }
    const values = lawSays(law, version.value)
    if (values === '') return NOTHING
    return {
      ...NOTHING,
      answer: word`Desde ${formatDay(version.from)}: ${values}`,
      understood: time ? [{ field: 'date', label: 'Dia', value: day, text: formatDay(day), from: mention.text }] : [],
      input: time ? { date: day } : {},
    }
  } catch (error) {
    if (isRefusal(error)) return NOTHING
    throw error
  }
}

/** Generic words for any table. */
const LAW_WORDS = 'tabela lei alíquota faixa teto vigente nova atualizada vigor'

/** Values on one line: the table's own sentence, or its first amounts and rates with labels. */
function lawSays({ says, words }: Law<unknown>, value: unknown): string {
  if (says !== undefined) return sentenceOf(says, value)
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value)
    .filter(([key, held]) => isFigure(held) && words[key] !== undefined)
    .slice(0, MAX_FIGURES)
    .map(([key, held]) => `${translate(words[key]!).toLowerCase()} ${figure(held)}`)
    .join(', ')
}

/** A sentence with the values of a table; empty when one is missing. */
function sentenceOf(says: string, value: unknown): string {
  const missing = [...says.matchAll(PLACE)].some(([, path]) => at(value, path!).length === 0)
  return missing ? '' : translate(says).replace(PLACE, (_all, path: string) => inLine(at(value, path)))
}

const PLACE = /\{([\w.]+)\}/g
const MAX_FIGURES = 3

const isFigure = (value: unknown): boolean => typeof value === 'bigint' || value instanceof Ratio

function figure(value: unknown): string {
  if (typeof value === 'bigint') return brl(toNumber(value))
  return value instanceof Ratio ? percent(value.toPercent()) : String(value)
}

/** Values at a path; maps over lists. */
function at(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (held, key) =>
      held
        .flatMap((one) => (Array.isArray(one) ? one : [one]))
        .flatMap((one: unknown) => {
          const inner = isRecord(one) ? one[key] : undefined
          return inner === undefined || inner === null ? [] : [inner]
        }),
    [value],
  )
}

/** 8%, 9%, 11% → 8, 9 e 11% */
function inLine(values: readonly unknown[]): string {
  const texts = [...new Set(values.map(figure))]
  const last = texts.pop() ?? ''
  if (texts.length === 0) return last
  const shared = last.endsWith('%') ? texts.map((text) => text.replace(/%$/, '')) : texts
  return word`${shared.join(', ')} e ${last}`
}

// Indicators

export function metricAnswer(id: string, question: ReadQuestion, ports: Ports): Attempt {
  const spec = metricSpec(id)!
  const { keywords } = metricSearch(id)
  const today = ports.today()
  const beyond = beyondName(question, [spec.title, ...keywords])
  const [mention, ...others] = beyond
  const time = mention && asTime(mention)
  const strange = [...(mention && !time ? [mention] : []), ...others]
  const texts = known([spec.title, ...keywords, id, spec.description, METRIC_WORDS])
  const unused = [...strange.map(({ text }) => text), ...wordsBeyond(question, (root) => has(texts, root))]
  if (unused.length > 0) return { ...NOTHING, unused, unplaced: strange.length }
  if (namesInQuestion(question, [...titled(spec.title), ...keywords]).length === 0) return NOTHING
  if (!time) return newest(id, spec, today, ports)
  if (time.from > today) return { ...NOTHING, unused: [mention.text] }
  if (time.ranged || (time.from !== time.to && (isChange(id, spec) || /acumulad|variacao|rendeu/.test(question.folded))))
    return accumulated(id, time, today, ports)
  const day = earlier(time.to, today)
  const reading = ports.rates.latest(id, day)
  if (!reading) return NOTHING
  const same = reading.date === day
  return answered(
    word`${spec.title}, em ${formatDay(day)}: ${inUnit(reading.value, spec.unit)}${same ? '' : word` (valor de ${formatDay(reading.date)})`}`,
    {
      from: addMonths(day, -12),
      to: day,
    },
  )
}

/** Generic words for any indicator. */
const METRIC_WORDS = 'indicador taxa cotação histórico acumulado variação índice gráfico série atual rendeu subiu'

/** True when the yearly change compounds the monthly ones, rather than being the latest value published. */
const isChange = (id: string, { unit, aggregation }: MetricSpec): boolean =>
  accumulatorOf(id) !== undefined && unit.startsWith('%') && (aggregation === 'compound' || unit.includes('12 meses'))

const answered = (answer: string, input: Attempt['input']): Attempt => ({ ...NOTHING, answer, input })

function newest(id: string, spec: MetricSpec, today: Day, ports: Ports): Attempt {
  const reading = ports.rates.latest(id, today)
  if (!reading) return NOTHING
  const day = spec.cadence === 'monthly' ? monthInWords(reading.date) : formatDay(reading.date)
  return answered(word`${spec.title}, em ${day}: ${inUnit(reading.value, spec.unit)}${provisional(reading)}`, {})
}

type Stretch = NonNullable<ReturnType<typeof asTime>>

function accumulated(id: string, asked: Stretch, today: Day, ports: Ports): Attempt {
  const accumulator = accumulatorOf(id)
  const covered = accumulator && ports.rates.covers(id, today)
  if (!covered) return NOTHING
  // "Os últimos doze meses" and "desde 2015" end with the series; a period still in progress uses the data available.
  const to = asked.open ? covered.to : asked.to > today ? earlier(asked.to, covered.to) : asked.to
  const from = asked.lastMonths === null ? asked.from : addMonths(addDays(to, 1), -asked.lastMonths)
  if (to > covered.to || from < covered.from) return NOTHING
  const found = ports.rates.accumulated(id, from, to)
  if (!found) return NOTHING
  const change = percent(Number(found.factor.minus(ONE).toPercent(6).toFixed(2)), 2)
  return answered(`${accumulator.of} ${stretch(from, to)}: ${change}${provisional(found.last)}`, { from, to })
}

/** Suffix for a value not yet confirmed at its source. */
const provisional = ({ provisionalFrom }: RateReading): string =>
  provisionalFrom ? word` (provisório desde ${formatDay(provisionalFrom)}, ainda sem a leitura no Banco Central)` : ''

/** "de 2015 a 2020" for whole years, "em 2020", "em março de 2020"; otherwise the dates. */
function stretch(from: Day, to: Day): string {
  const [first, last] = [yearOf(from), yearOf(to)]
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) return first === last ? word`em ${first}` : word`de ${first} a ${last}`
  return inMonthOf(from, to) ? word`em ${monthInWords(from)}` : word`de ${formatDay(from)} a ${formatDay(to)}`
}
