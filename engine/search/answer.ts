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
import { disclosedDefaults } from '../operation/input/disclosed-defaults.ts'
import { validated } from '../operation/input/intake.ts'
import { lineOf } from '../presentation/answer.ts'
import { brl, inUnit, percent } from '../presentation/numbers.ts'
import { labelOf } from '../presentation/schema.ts'
import { type Filled, fill, type Missing, type Understood } from './fill-fields.ts'
import { asTime, type Mention, type TypedQuestion } from './question/mentions.ts'
import { slotsOf } from './question/slots.ts'
import { fit, isAside, isStopWord, significantWords, stem } from './question/words.ts'
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
  /** Default assumptions of the answer, as a sentence. */
  readonly assumed: string | null
  /** Parts of the question not used. */
  readonly unused: readonly string[]
}

export const NOTHING: Attempt = { answer: null, understood: [], input: {}, missing: [], assumed: null, unused: [] }

/** Mentions that are not part of a name. A small number in a name belongs to the name (the 13 of the 13th salary); an amount does not. */
function beyondName(question: TypedQuestion, names: readonly string[]): Mention[] {
  const known = new Set(names.flatMap(significantWords).filter((word) => /^\d/.test(word)))
  return question.mentions.filter(
    (mention) => mention.kind === 'time' || !(mention.soft || (mention.value < AMOUNTS && known.has(String(mention.value)))),
  )
}

/** Numbers from here on are amounts. */
const AMOUNTS = 1000

export function operationAnswer(card: SearchableOperation, question: TypedQuestion, ports: Ports): Attempt {
  if (card.kind !== 'calculator' && card.kind !== 'decision') return NOTHING
  const beyond = new Set(beyondName(question, [card.title, ...card.keywords]))
  const ofFields = question.mentions.filter((mention) => beyond.has(mention) || (mention.kind === 'amount' && mention.counted !== 'plain'))
  const filled = fill(card, question, ofFields, ports.today())
  const { input, understood, missing } = filled
  const left = question.mentions.filter((mention) => !filled.used.has(mention) && beyond.has(mention)).map(({ text }) => text)
  const told: Attempt = { ...NOTHING, input, understood, missing: understood.length > 0 ? missing : [], unused: left }
  const untold = left.length > 0 ? [] : unaskedOf(card, input)
  if (left.length > 0 || !filled.asked || missing.length > 0 || untold.length > 0) return { ...told, missing: [...told.missing, ...untold] }
  const names = namesInQuestion(question, [card.title, ...card.keywords])
  const strange = strangeWords(card, names, filled, question)
  const foreign = foreignTo(card, strange, filled)
  if (foreign.length > 0) return { ...told, unused: foreign }
  const isHalf = strange.length > 0 || (names.length === 0 && !filled.formed) || asksForPart(card, names, question)
  const answered = answeredTo(card, told, ports)
  return isHalf ? { ...answered, answer: null, assumed: null, unused: answered.missing.length > 0 ? [] : strange } : answered
}

/** Answer to the understood input, or the fields still missing. */
function answeredTo(card: SearchableOperation, told: Attempt, ports: Ports): Attempt {
  const { input } = told
  try {
    const answer = card.answer(validated(card, input), ports, input)
    const uncounted = card.headline && answer[card.headline] === 0 ? missingHours(card, input) : []
    if (uncounted.length > 0) return { ...told, missing: uncounted }
    const text = lineOf(card, answer)
    return text ? { ...told, answer: text, assumed: disclosedDefaults(card.inputSchema, input) } : told
  } catch (error) {
    if (error instanceof InvalidInput) return { ...told, missing: missingFields(error, card.inputSchema, input) }
    if (isRefusal(error)) return told
    throw error
  }
}

/** Asks for hours when the question gives none: "trabalhei no feriado". */
const missingHours = ({ inputSchema }: SearchableOperation, input: object): Missing[] =>
  slotsOf(inputSchema)
    .filter(({ name, unit, field }) => unit === 'hours' && field.default === 0 && !(name in input))
    .map(({ name, field }) => ({ field: name, label: labelOf(field, name) }))

/** Optional fields that users usually expect to be asked for: the INSS deducted from a salary before its tax. */
const unaskedOf = ({ inputSchema: { properties = {} } }: SearchableOperation, input: object): Missing[] =>
  Object.entries(properties)
    .filter(([name, field]) => field['x-asked'] && !(name in input))
    .map(([name, field]) => ({ field: name, label: labelOf(field, name) }))

/** Unexplained words outside the operation's own names; a partially quoted name counts as understood. */
function foreignTo(
  { title, keywords, phrases = '' }: SearchableOperation,
  strange: readonly string[],
  { unfilled, unchosen }: Filled,
): string[] {
  const own = known([title, ...keywords, phrases])
  return strange.filter((typed) => significantWords(typed).some((root) => !has(own, root) || has(unfilled, root) || has(unchosen, root)))
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
  { words, unfilled, unchosen }: Filled,
  question: TypedQuestion,
): string[] {
  const own = known([...names, ...card.partNames])
  const loose = known([ownSentences(card.summary).replace(PARTS, '')])
  return wordsBeyond(
    question,
    (root) => has(words, root) || (has(own, root) && !unchosen.has(root)) || (!has(unfilled, root) && has(loose, root)),
  )
}

/** True when a question asks for a part of the operation's result: the tax on a salary, not the net salary. */
export const isForPart = (card: SearchableOperation, question: TypedQuestion): boolean =>
  asksForPart(card, namesInQuestion(question, [card.title, ...card.keywords]), question)

/** True when the question names a part of the result with words that no name of the whole contains. */
function asksForPart({ partNames }: SearchableOperation, names: readonly string[], question: TypedQuestion): boolean {
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
const wordsBeyond = ({ tokens, typed }: TypedQuestion, understood: (root: string) => boolean): string[] =>
  tokens
    .filter(({ word }) => !isStopWord(word) && word.length > 1 && !isAside(stem(word)) && !understood(stem(word)))
    .map(({ start, end }) => typed.slice(start, end))

/** Names fully contained in the question; sharing some words is not enough. */
function namesInQuestion({ tokens, mentions }: TypedQuestion, names: readonly string[]): string[] {
  const said = tokens.map(({ word }) => stem(word))
  const numbers = mentions.flatMap((mention) => (mention.kind === 'amount' ? [String(mention.value)] : []))
  return names.filter((name) => known([name]).every((word) => numbers.includes(word) || said.some((each) => fit(each, word) > 0)))
}

/** "FGTS: depósito, juros (…)" → also FGTS and the text in parentheses. */
const titled = (title: string): string[] => [title, ...title.split(/[:()]/).filter((part) => part.trim() !== '')]

// Law tables

export function lawAnswer(law: Law<unknown>, question: TypedQuestion, ports: Ports): Attempt {
  const today = ports.today()
  const keywords = ports.registry.lawSearch.get(law.id)?.keywords ?? []
  const beyond = beyondName(question, [law.title, ...keywords])
  const [mention, ...others] = beyond
  const time = mention && asTime(mention)
  const strange = [...(mention && (!time || time.ranged) ? [mention] : []), ...others]
  const texts = known([law.title, ...keywords, law.id, LAW_WORDS])
  const unused = [...strange.map(({ text }) => text), ...wordsBeyond(question, (root) => has(texts, root))]
  if (unused.length > 0) return { ...NOTHING, unused }
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
  if (says !== undefined) {
    const missing = [...says.matchAll(PLACE)].some(([, path]) => at(value, path!).length === 0)
    return missing ? '' : translate(says).replace(PLACE, (_all, path: string) => inLine(at(value, path)))
  }
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value)
    .filter(([key, held]) => isFigure(held) && words[key] !== undefined)
    .slice(0, MAX_FIGURES)
    .map(([key, held]) => `${translate(words[key]!).toLowerCase()} ${figure(held)}`)
    .join(', ')
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

export function metricAnswer(id: string, question: TypedQuestion, ports: Ports): Attempt {
  const spec = metricSpec(id)!
  const { keywords } = metricSearch(id)
  const today = ports.today()
  const beyond = beyondName(question, [spec.title, ...keywords])
  const [mention, ...others] = beyond
  const time = mention && asTime(mention)
  const strange = [...(mention && !time ? [mention] : []), ...others]
  const texts = known([spec.title, ...keywords, id, spec.description, METRIC_WORDS])
  const unused = [...strange.map(({ text }) => text), ...wordsBeyond(question, (root) => has(texts, root))]
  if (unused.length > 0) return { ...NOTHING, unused }
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
