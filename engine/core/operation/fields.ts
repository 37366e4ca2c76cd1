/** The kinds of field an operation's input and result are made of. Each says its JSON Schema, its bounds and its exact value. */

import * as z from 'zod'
import { type Day, endOfMonth, isDay } from '../day.ts'
import type { IssueCode } from '../errors.ts'
import { composed, spoken, word } from '../language.ts'
import { formatBRL, fromNumber, LARGEST, type Money } from '../money.ts'
import { percent as percentRatio, Ratio, decimal as ratioOf } from '../ratio.ts'
import type { Phrase } from '../sentence.ts'
import { MONTH_OR_DAY } from './date-field.ts'
import type { FieldOf, JsonSchema } from './descriptor.ts'
import type { ConceptName } from './vocabulary/names.ts'

/** Made once, and changed into each field: thousands of fields each with a start of its own weigh megabytes. */
const [NUMBER, INTEGER, TEXT, BOOLEAN] = [z.number(), z.int(), z.string(), z.boolean()]

interface Bounds {
  /** Exclusive lower bound. */
  above?: number
  /** Inclusive lower bound. */
  min?: number
  /** Inclusive upper bound. */
  max?: number
  /** Exclusive upper bound. */
  below?: number
}

/** Rates past a million percent are no rate anyone charges; refusing them keeps every power within reach. */
const LARGEST_PERCENT = 1_000_000

/** What people read beside a field's name. */
interface Said {
  /** A sentence that explains the label: what is meant. */
  hint?: string
  /** What is supposed of an input left blank: 'o CDI de hoje'. */
  blank?: string
  /** When a result has no value: 'sem as datas'. */
  none?: string
  /** What people call it besides, in a question of their own words: 'tempo de casa'. */
  spoken?: readonly string[]
  /** The same of each option: 'cartão' for 'Cartão de crédito ou débito'. */
  spokenOptions?: Readonly<Record<string, readonly string[]>>
  /** How a question says it with other numbers, each in the place of its field: '{percent} de {value}'. Of a choice, for each option. */
  forms?: readonly string[] | Readonly<Record<string, readonly string[]>>
  /** Of an input that may be left out: a question is not answered without it, since few mean what it is then taken for. */
  asked?: true
  /** What integrators read in place of the label and the rest, where people's words would not do for them. */
  description?: string
  /**
   * What an input means, where its name and unit do not say which of the vocabulary it is: it may be sent under every name of that. `own`:
   * it is none of them, whatever its name.
   */
  means?: ConceptName | 'own'
  /** What the input was called before: still read, and told as deprecated. */
  formerly?: readonly string[]
}

/** `description` is what integrators read, made of all that is said; people read the label, and the rest beside it. */
function described(
  label: string,
  { hint, blank, none, description, spoken: called, spokenOptions, forms, asked, means, formerly }: Said = {},
) {
  const people = (): string => sentences(hint, blank && word`Em branco: ${blank}`)
  const whole = (): string =>
    sentences(description ?? label, ...(description ? [] : [hint, blank && word`Omitido: ${blank}`, none && word`Nulo ${none}`]))
  const isMore = !description && (hint || blank || none)
  return {
    description: isMore ? composed(whole) : (description ?? label),
    ...((isMore || description) && { 'x-label': label }),
    ...((hint || blank) && { 'x-hint': blank ? composed(people) : hint }),
    ...(none && { 'x-none': none }),
    ...(called && { 'x-spoken': called }),
    ...(spokenOptions && { 'x-option-spoken': spokenOptions }),
    ...(forms && { 'x-forms': forms }),
    ...(asked && { 'x-asked': asked }),
    ...(means && { 'x-concept': means }),
    ...(formerly && { 'x-former-names': formerly }),
  }
}

/** One after the other, each in the reader's language. */
const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .flatMap((part) => (part ? [spoken(part)] : []))
    .join('. ')
    .replaceAll(/([.?!])\. /g, '$1 ')

/** Says what a schema made for one field is: `meta` would copy it, and hold on to the one nobody uses. */
function told<S extends z.ZodType>(schema: S, meta: z.GlobalMeta): S {
  z.globalRegistry.add(schema, meta)
  return schema
}

/** Each number within each bounds, which many fields share. */
const LIMITED = new Map<string, z.ZodNumber>()

/** Bounds where any is given, else those the kind of field has by itself. */
function limited(schema: z.ZodNumber, bounds: Bounds, usual: Bounds): z.ZodNumber {
  const own = [bounds.above, bounds.min, bounds.max, bounds.below].some((bound) => bound !== undefined)
  const { above, min, max, below } = own ? bounds : usual
  const key = [schema === INTEGER, above, min, max, below].join()
  const made = LIMITED.get(key) ?? within(schema, { above, min, max, below })
  LIMITED.set(key, made)
  return made
}

function within(schema: z.ZodNumber, { above, min, max, below }: { [Bound in keyof Bounds]: number | undefined }): z.ZodNumber {
  let limits = schema
  if (above !== undefined) limits = limits.gt(above)
  if (min !== undefined) limits = limits.min(min)
  if (max !== undefined) limits = limits.max(max)
  if (below !== undefined) limits = limits.lt(below)
  return limits
}

type Limits = Bounds & Said

const bounded = (label: string, limits: Limits, usual: Bounds, unit: string): z.ZodNumber =>
  limited(NUMBER, limits, usual).meta({ ...described(label, limits), 'x-unit': unit })

// ---- input ----

const TO_MONEY = z.transform((amount: number, ctx): Money => {
  if (Math.abs(amount) > Number(LARGEST) / 100) {
    ctx.addIssue(
      refusal(
        'too_large',
        word`passa de ${formatBRL(LARGEST)}, o maior valor calculado com exatidão de centavo`,
        `is more than ${formatBRL(LARGEST)}, the largest amount computed to the centavo`,
      ),
    )
    return z.NEVER
  }
  const cents = fromNumber(amount)
  if (cents === 0n && amount !== 0) {
    ctx.addIssue(refusal('too_many_decimals', 'é menor que um centavo', 'is less than one centavo'))
    return z.NEVER
  }
  // Sums made in floating point miss by a hair (0.1 + 0.2); an amount with a third decimal is another amount.
  if (Math.abs(Number(cents) / 100 - amount) > HAIR * Math.max(1, Math.abs(amount))) {
    ctx.addIssue(
      refusal('too_many_decimals', word`tem mais de duas casas decimais; veio ${amount}`, `has more than two decimals; got ${amount}`),
    )
    return z.NEVER
  }
  return cents
})

/** Reais. Arrives as a JSON number, is computed in whole centavos. */
export const money = (label: string, limits: Limits = {}) => z.pipe(bounded(label, limits, { above: 0 }, 'BRL'), TO_MONEY)

const HAIR = 1e-12

/** What a field refuses by itself, for the intake to tell in both languages. */
const refusal = (code: IssueCode, message: string, english: string) => ({ code: 'custom' as const, message, params: { code, english } })
/** What may be left or come in at each of several moments, as a flat list: in JSON an array, in text repeated or joined by commas. */
export function amounts(label: string, { least, most, ...said }: Said & { least: number; most: number }) {
  const largest = Number(LARGEST) / 100
  return told(
    z
      .array(money(label, { min: -largest, max: largest }))
      .min(least)
      .max(most),
    described(label, said),
  )
}

/** Days that go with other lists, one by one. */
export function dates(label: string, { most, ...said }: Said & { most: number }) {
  return told(z.array(date(label)).max(most), described(label, said))
}

const TO_PERCENT = z.transform((value: number, ctx): Ratio => {
  if (Math.abs(value) > LARGEST_PERCENT) {
    ctx.addIssue(refusal('too_large', 'passa de 1.000.000%, a maior taxa aceita', 'is more than 1,000,000%, the largest rate accepted'))
    return z.NEVER
  }
  return percentRatio(value)
})

/** A plain percentage: 10 means 10%. Computed as an exact fraction. */
export const percentage = (label: string, limits: Limits = {}) => z.pipe(bounded(label, limits, { min: 0 }, 'percent'), TO_PERCENT)

const TO_QUANTITY = z.transform((value: number, ctx): Ratio => {
  if (Math.abs(value) > Number(LARGEST) / 100) {
    ctx.addIssue(refusal('too_large', 'é maior do que se calcula com exatidão', 'is larger than what is computed exactly'))
    return z.NEVER
  }
  return ratioOf(value)
})

/** Any other decimal quantity: hours, kilometres, quotas. Computed as an exact fraction. */
export const quantity = (label: string, unit: string, limits: Limits = {}) => z.pipe(bounded(label, limits, { min: 0 }, unit), TO_QUANTITY)

/** Decimals a price by unit may have: those of fuel at the pump, of an industrial part, of a currency's quotation, of a bond's face value. */
const PRICE_DECIMALS = 6

const TO_PRICE = z.transform((value: number, ctx): Ratio => {
  if (Math.abs(value) > Number(LARGEST) / 100) {
    ctx.addIssue(refusal('too_large', 'é maior do que se calcula com exatidão', 'is larger than what is computed exactly'))
    return z.NEVER
  }
  const scale = 10 ** PRICE_DECIMALS
  const kept = Math.round(value * scale) / scale
  if (Math.abs(kept - value) > HAIR * Math.max(1, Math.abs(value))) {
    ctx.addIssue(
      refusal('too_many_decimals', word`tem mais de seis casas decimais; veio ${value}`, `has more than six decimals; got ${value}`),
    )
    return z.NEVER
  }
  return ratioOf(kept)
})

/** Reais for one of something (`per`: 'l', 'km', 'unit'): finer than the centavo, up to six decimals. Computed as an exact fraction. */
export const unitPrice = (label: string, per: string, limits: Limits = {}) =>
  z.pipe(bounded(label, limits, { above: 0 }, `BRL/${per}`), TO_PRICE)

/** A whole number. The lower bound of the contract's "exclusive, no value" is 0, exclusive: give it as `above: 0`. */
export function count(label: string, limits: Limits = {}, unit = 'count') {
  return limited(INTEGER, limits, { min: 0 }).meta({ ...described(label, limits), 'x-unit': unit })
}

/** True or false, in an input or a result. */
export function flag(label: string, said?: Said) {
  return BOOLEAN.meta(described(label, said))
}

/** One of a few words, in an input or a result; `words` says each in Portuguese, where the word itself would not do. */
export function choice<const T extends readonly [string, ...string[]]>(
  label: string,
  options: T,
  words?: Readonly<Record<T[number], string>>,
  said?: Said,
) {
  return told(z.enum(options), { ...described(label, said), ...(words && { 'x-option-words': words }) })
}

/** A civil date, YYYY-MM-DD. @param read what was written, as the day it is. */
export function date(label: string, said?: Said, read = (text: string): string => text) {
  const { description, ...words } = described(
    composed(() => word`${label} (AAAA-MM-DD)`),
    said,
  )
  return TEXT.meta({ ...words, description, 'x-label': label, format: 'date' }).transform((text, ctx): Day => {
    const day = read(text)
    if (isDay(day)) return day
    ctx.addIssue(refusal('wrong_format', 'deve ser uma data que exista, no formato AAAA-MM-DD', 'must be a day that exists, as YYYY-MM-DD'))
    return z.NEVER
  })
}

/** A code of digits, zeros on the left included, of one of a few lengths; dots, hyphens and spaces of how it is written do not count. */
export function digits(label: string, { least, most = least, ...said }: Said & { least: number; most?: number }) {
  const length = least === most ? String(least) : word`${least} a ${most}`
  const english = least === most ? String(least) : `${least} to ${most}`
  return TEXT.meta(described(label, said)).transform((written, ctx): string => {
    const bare = written.replaceAll(/[\s.-]/g, '')
    if (/^\d+$/.test(bare) && bare.length >= least && bare.length <= most) return bare
    ctx.addIssue(
      refusal(
        'wrong_format',
        word`deve ter ${length} dígitos, com os zeros à esquerda; veio "${written.slice(0, 40)}"`,
        `must have ${english} digits, zeros on the left included; got "${written.slice(0, 40)}"`,
      ),
    )
    return z.NEVER
  })
}

/** A month alone (AAAA-MM or MM/AAAA) as its first day; anything else as it came. */
const firstDayIn = (text: string): string =>
  text
    .replace(/^(\d\d?)\/(\d{4})$/, (_, month: string, year: string) => `${year}-${month.padStart(2, '0')}`)
    .replace(/^\d{4}-\d\d$/, '$&-01')

/** A month, where only the month counts: YYYY-MM, or any day of it. Computed as a day of that month, the first where none was given. */
export const month = (label: string, said?: Said) => monthOrDay(label, said, 'month')

/** A day that may be told by its month alone, where the day counts in some cases: a price index counts months, an interest rate days. */
export function monthOrDay(label: string, said?: Said, counts: JsonSchema['x-granularity'] = 'month_or_day') {
  const { description, ...words } = described(
    composed(() => word`${label} (AAAA-MM ou AAAA-MM-DD)`),
    said,
  )
  return TEXT.meta({ ...words, description, 'x-label': label, 'x-granularity': counts, pattern: MONTH_OR_DAY }).transform(
    (text, ctx): Day => {
      const day = firstDayIn(text)
      if (isDay(day)) return day
      ctx.addIssue(
        refusal(
          'wrong_format',
          'deve ser um mês (AAAA-MM) ou uma data que exista (AAAA-MM-DD)',
          'must be a month (YYYY-MM) or a day that exists (YYYY-MM-DD)',
        ),
      )
      return z.NEVER
    },
  )
}

/** Where a period begins: a month alone is its first day. */
export const firstDay = (label: string, said?: Said) => date(label, said, firstDayIn)

/** Where a period ends: a month alone is its last day. */
export function lastDay(label: string, said?: Said) {
  return date(label, said, (text) => {
    const first = firstDayIn(text)
    return first !== text && isDay(first) ? endOfMonth(first) : text
  })
}

/** The day whose law applies: of a month alone the last, by when the law of the month is settled; the answer says so. */
export const lawDate = (label: string, said?: Said) => lastDay(label, said)

export function referenceDate(fallback = 'hoje em São Paulo') {
  return lawDate('Data cuja lei se aplica', { blank: fallback }).optional()
}

// ---- result ----

/** JSON Schema of the result fields that are exact values in code and numbers in JSON. */
export const published = z.registry<{ schema: Record<string, unknown> }>()

/** An amount in reais with at most two decimals. */
export function brl(label: string, said?: Said) {
  const schema = z.custom<Money>((value) => typeof value === 'bigint')
  published.add(schema, { schema: { type: 'number', ...described(label, said), 'x-unit': 'BRL' } })
  return schema
}

interface Decimals {
  /** How many decimals people see: two of a percentage they compare, four of a rate that has them. The JSON has up to six. */
  decimals?: 2 | 4
}

/** A percentage as a plain number, at most six decimals. */
export function percentOf(label: string, { decimals = 2, ...said }: Said & Decimals = {}) {
  const schema = z.custom<Ratio>((value) => value instanceof Ratio)
  published.add(schema, { schema: { type: 'number', ...described(label, said), 'x-unit': 'percent', 'x-decimals': decimals } })
  return schema
}

/** A number that is neither money nor percentage; with its unit where it is a price finer than the centavo. */
export function number(label: string, { unit, ...said }: Said & { unit?: `BRL/${string}` } = {}) {
  return NUMBER.meta({ ...described(label, said), ...(unit && { 'x-unit': unit }) })
}

export function integer(label: string, said?: Said) {
  return INTEGER.meta(described(label, said))
}

/** A year in a result: written without the dot of thousands. */
export function year(label: string, said?: Said) {
  return INTEGER.meta({ ...described(label, said), 'x-unit': 'year' })
}

export function text(label: string, said?: Said) {
  return TEXT.meta(described(label, said))
}

/** A text of a result that may carry exact values until it is worded. */
export function words(label: string, said?: Said): z.ZodType<Phrase> {
  return TEXT.meta(described(label, said))
}

/** A text that must name something of the registry, so that descriptions can list the names. */
export function nameOf(kind: 'calculators' | 'laws', label: string, said?: Said) {
  return TEXT.meta({ ...described(label, said), 'x-names-of': kind })
}

/** A text that must name a field of the calculator asked about, so that a form can offer them. */
export function fieldOf(kind: FieldOf, label: string, said?: Said) {
  return TEXT.meta({ ...described(label, said), 'x-field-of': kind })
}

/** Fields that belong together. In an input no other field is accepted beside them; in a result others may be added later. */
export function object<T extends z.ZodRawShape>(label: string, shape: T, said?: Said) {
  return told(z.strictObject(shape), described(label, said))
}

interface Length {
  /** Fewest items. */
  min?: number
  /** Most items: what an input may bring has an end. */
  max?: number
}

/** Several of one kind, in an input or a result. */
export function list<T extends z.ZodType>(label: string, of: T, { min, max, ...said }: Length & Said = {}) {
  let items = z.array(of)
  if (min !== undefined) items = items.min(min)
  if (max !== undefined) items = items.max(max)
  return told(items, described(label, said))
}
