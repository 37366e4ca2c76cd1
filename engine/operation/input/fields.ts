/** Field types of operations' inputs and results. Each defines its JSON Schema, bounds and exact value. */

import * as z from 'zod'
import { type Day, endOfMonth, isDay } from '../../core/day.ts'
import type { IssueCode } from '../../core/errors.ts'
import { formatBRL, fromNumber, LARGEST, type Money } from '../../core/money.ts'
import { percent as percentRatio, Ratio, decimal as ratioOf } from '../../core/ratio.ts'
import { composed, translate, word } from '../../core/text/language.ts'
import type { Phrase } from '../../core/text/sentence.ts'
import type { FieldOf, JsonSchema } from '../definition/descriptor.ts'
import { MONTH_OR_DAY } from './date-field.ts'
import type { ConceptName } from './vocabulary/names.ts'

/** Shared base schemas: a separate base for each of thousands of fields would take megabytes. */
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

/** No real rate exceeds a million percent; the limit keeps powers computable. */
const LARGEST_PERCENT = 1_000_000

/** User-facing texts of a field. */
interface FieldTexts {
  /** Explanatory sentence for the label. */
  hint?: string
  /** Default of a blank input: 'o CDI de hoje'. */
  blank?: string
  /** Text for a null result: 'sem as datas'. */
  none?: string
  /** Everyday synonyms in users' questions: 'tempo de casa'. */
  spoken?: readonly string[]
  /** Synonyms of each option: 'cartão' for 'Cartão de crédito ou débito'. */
  spokenOptions?: Readonly<Record<string, readonly string[]>>
  /** Phrasings in a question, with placeholders for other fields: '{percent} de {value}'. For a choice, per option. */
  forms?: readonly string[] | Readonly<Record<string, readonly string[]>>
  /** Search does not answer without this optional input, because its default rarely matches what users mean. */
  asked?: true
  /** Amount that this percentage is a share of: a question may state the share in reais. */
  shareOf?: string
  /** Description for integrators, replacing the user-facing label and texts. */
  description?: string
  /**
   * Concept of an input, when its name and unit do not identify it: accepts every name of that concept. `own`: no concept, whatever its
   * name.
   */
  means?: ConceptName | 'own'
  /** Former names of the input: still accepted, reported as deprecated. */
  formerly?: readonly string[]
}

/** `description` combines all texts for integrators; users see the label and the other texts separately. */
function described(
  label: string,
  { hint, blank, none, description, spoken: called, spokenOptions, forms, asked, shareOf, means, formerly }: FieldTexts = {},
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
    ...(shareOf && { 'x-share-of': shareOf }),
    ...(means && { 'x-concept': means }),
    ...(formerly && { 'x-former-names': formerly }),
  }
}

/** Joins texts as sentences, in the reader's language. */
const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .flatMap((part) => (part ? [translate(part)] : []))
    .join('. ')
    .replaceAll(/([.?!])\. /g, '$1 ')

/** Registers metadata in place: `meta` would copy the schema and retain the unused original. */
function registerMeta<S extends z.ZodType>(schema: S, meta: z.GlobalMeta): S {
  z.globalRegistry.add(schema, meta)
  return schema
}

/** Cache of number schemas by bounds, which many fields share. */
const LIMITED = new Map<string, z.ZodNumber>()

/** Explicit bounds if any, else the field type's defaults. */
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

type Limits = Bounds & FieldTexts

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
  // Tolerates floating-point noise (0.1 + 0.2) but rejects a third decimal.
  if (Math.abs(Number(cents) / 100 - amount) > HAIR * Math.max(1, Math.abs(amount))) {
    ctx.addIssue(
      refusal('too_many_decimals', word`tem mais de duas casas decimais; veio ${amount}`, `has more than two decimals; got ${amount}`),
    )
    return z.NEVER
  }
  return cents
})

/** Reais: a JSON number, converted to whole centavos. */
export const money = (label: string, limits: Limits = {}) => z.pipe(bounded(label, limits, { above: 0 }, 'BRL'), TO_MONEY)

const HAIR = 1e-12

/** A field's own validation error, in both languages. */
export const refusal = (code: IssueCode, message: string, english: string) => ({
  code: 'custom' as const,
  message,
  params: { code, english },
})
/** Cash flows as a flat list: an array in JSON; repeated or comma-separated in text. */
export function amounts(label: string, { least, most, ...said }: FieldTexts & { least: number; most: number }) {
  const largest = Number(LARGEST) / 100
  return registerMeta(
    z
      .array(money(label, { min: -largest, max: largest }))
      .min(least)
      .max(most),
    described(label, said),
  )
}

/** Dates parallel to other lists, item by item. */
export function dates(label: string, { most, ...said }: FieldTexts & { most: number }) {
  return registerMeta(z.array(date(label)).max(most), described(label, said))
}

const TO_PERCENT = z.transform((value: number, ctx): Ratio => {
  if (Math.abs(value) > LARGEST_PERCENT) {
    ctx.addIssue(refusal('too_large', 'passa de 1.000.000%, a maior taxa aceita', 'is more than 1,000,000%, the largest rate accepted'))
    return z.NEVER
  }
  return percentRatio(value)
})

/** Percentage: 10 means 10%. Converted to an exact fraction. */
export const percentage = (label: string, limits: Limits = {}) => z.pipe(bounded(label, limits, { min: 0 }, 'percent'), TO_PERCENT)

const TO_QUANTITY = z.transform((value: number, ctx): Ratio => {
  if (Math.abs(value) > Number(LARGEST) / 100) {
    ctx.addIssue(refusal('too_large', 'é maior do que se calcula com exatidão', 'is larger than what is computed exactly'))
    return z.NEVER
  }
  return ratioOf(value)
})

/** Other decimal quantities: hours, kilometres, quotas. Converted to an exact fraction. */
export const quantity = (label: string, unit: string, limits: Limits = {}) => z.pipe(bounded(label, limits, { min: 0 }, unit), TO_QUANTITY)

/** Maximum decimals of a unit price, as in fuel, industrial parts, currency quotes and bond face values. */
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

/** Price in reais per unit (`per`: 'l', 'km', 'unit'), with up to six decimals. Converted to an exact fraction. */
export const unitPrice = (label: string, per: string, limits: Limits = {}) =>
  z.pipe(bounded(label, limits, { above: 0 }, `BRL/${per}`), TO_PRICE)

/** A whole number. For a lower bound of 0, exclusive, pass `above: 0`. */
export function count(label: string, limits: Limits = {}, unit = 'count') {
  return limited(INTEGER, limits, { min: 0 }).meta({ ...described(label, limits), 'x-unit': unit })
}

/** A boolean, in an input or a result. */
export function flag(label: string, said?: FieldTexts) {
  return BOOLEAN.meta(described(label, said))
}

/** One of several codes, in an input or a result; `words` labels them in Portuguese when the code is not readable. */
export function choice<const T extends readonly [string, ...string[]]>(
  label: string,
  options: T,
  words?: Readonly<Record<T[number], string>>,
  said?: FieldTexts,
) {
  return registerMeta(z.enum(options), { ...described(label, said), ...(words && { 'x-option-words': words }) })
}

/** Last day of every input: a count of days to the year 9999 would take the memory of the process. */
const LAST_DAY = '2199-12-31'
const TOO_LATE = refusal('too_large', 'passa de 31/12/2199, o último dia aceito', 'is past 2199-12-31, the last day accepted')

/** A civil date, YYYY-MM-DD. @param read normalizes the text to a date. */
export function date(label: string, said?: FieldTexts, read = (text: string): string => text) {
  const { description, ...words } = described(
    composed(() => word`${label} (AAAA-MM-DD)`),
    said,
  )
  return TEXT.meta({ ...words, description, 'x-label': label, format: 'date' }).transform((text, ctx): Day => {
    const day = read(text)
    if (isDay(day) && day <= LAST_DAY) return day
    if (isDay(day)) {
      ctx.addIssue(TOO_LATE)
      return z.NEVER
    }
    ctx.addIssue(refusal('wrong_format', 'deve ser uma data que exista, no formato AAAA-MM-DD', 'must be a day that exists, as YYYY-MM-DD'))
    return z.NEVER
  })
}

/** A code of digits with leading zeros and an allowed length; ignores dots, hyphens and spaces. */
export function digits(label: string, { least, most = least, ...said }: FieldTexts & { least: number; most?: number }) {
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

/** Converts a month alone (AAAA-MM or MM/AAAA) to its first day; returns other text unchanged. */
const firstDayIn = (text: string): string =>
  text
    .replace(/^(\d\d?)\/(\d{4})$/, (_, month: string, year: string) => `${year}-${month.padStart(2, '0')}`)
    .replace(/^\d{4}-\d\d$/, '$&-01')

/** A month, when only the month counts: YYYY-MM, or any date in it. The value is a date in that month, the first day by default. */
export const month = (label: string, said?: FieldTexts) => monthOrDay(label, said, 'month')

/** A date that may be a month alone, when the day matters only in some cases: a price index counts months, an interest rate days. */
export function monthOrDay(label: string, said?: FieldTexts, counts: JsonSchema['x-granularity'] = 'month_or_day') {
  const { description, ...words } = described(
    composed(() => word`${label} (AAAA-MM ou AAAA-MM-DD)`),
    said,
  )
  return TEXT.meta({ ...words, description, 'x-label': label, 'x-granularity': counts, pattern: MONTH_OR_DAY }).transform(
    (text, ctx): Day => {
      const day = firstDayIn(text)
      if (isDay(day) && day <= LAST_DAY) return day
      if (isDay(day)) {
        ctx.addIssue(TOO_LATE)
        return z.NEVER
      }
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

/** Start of a period: a month alone means its first day. */
export const firstDay = (label: string, said?: FieldTexts) => date(label, said, firstDayIn)

/** End of a period: a month alone means its last day. */
export function lastDay(label: string, said?: FieldTexts) {
  return date(label, said, (text) => {
    const first = firstDayIn(text)
    return first !== text && isDay(first) ? endOfMonth(first) : text
  })
}

/** Date whose law applies: a month alone means its last day, when the month's law is settled; the response discloses this. */
export const lawDate = (label: string, said?: FieldTexts) => lastDay(label, said)

export function referenceDate(fallback = 'hoje em São Paulo') {
  return lawDate('Data cuja lei se aplica', { blank: fallback }).optional()
}

// ---- result ----

/** JSON Schema of result fields whose exact values become JSON numbers. */
export const published = z.registry<{ schema: Record<string, unknown> }>()

/** An amount in reais with at most two decimals. */
export function brl(label: string, said?: FieldTexts) {
  const schema = z.custom<Money>((value) => typeof value === 'bigint')
  published.add(schema, { schema: { type: 'number', ...described(label, said), 'x-unit': 'BRL' } })
  return schema
}

interface Decimals {
  /** Displayed decimals: two for comparable percentages, four for rates that need them. The JSON has up to six. */
  decimals?: 2 | 4
}

/** A percentage as a plain number with at most six decimals. */
export function percentOf(label: string, { decimals = 2, ...said }: FieldTexts & Decimals = {}) {
  const schema = z.custom<Ratio>((value) => value instanceof Ratio)
  published.add(schema, { schema: { type: 'number', ...described(label, said), 'x-unit': 'percent', 'x-decimals': decimals } })
  return schema
}

/** A number other than money or a percentage; `unit` marks a price finer than the centavo. */
export function number(label: string, { unit, ...said }: FieldTexts & { unit?: `BRL/${string}` } = {}) {
  return NUMBER.meta({ ...described(label, said), ...(unit && { 'x-unit': unit }) })
}

export function integer(label: string, said?: FieldTexts) {
  return INTEGER.meta(described(label, said))
}

/** A year in a result, formatted without a thousands separator. */
export function year(label: string, said?: FieldTexts) {
  return INTEGER.meta({ ...described(label, said), 'x-unit': 'year' })
}

export function text(label: string, said?: FieldTexts) {
  return TEXT.meta(described(label, said))
}

/** Text of a result; may hold exact values until it is formatted. */
export function words(label: string, said?: FieldTexts): z.ZodType<Phrase> {
  return TEXT.meta(described(label, said))
}

/** A registry name; descriptions list the valid names. */
export function nameOf(kind: 'calculators' | 'laws', label: string, said?: FieldTexts) {
  return TEXT.meta({ ...described(label, said), 'x-names-of': kind })
}

/** Name of a field of the target calculator; forms list the options. */
export function fieldOf(kind: FieldOf, label: string, said?: FieldTexts) {
  return TEXT.meta({ ...described(label, said), 'x-field-of': kind })
}

/** A nested object. Inputs reject unknown fields; results may gain fields later. */
export function object<T extends z.ZodRawShape>(label: string, shape: T, said?: FieldTexts) {
  return registerMeta(z.strictObject(shape), described(label, said))
}

interface Length {
  /** Minimum number of items. */
  min?: number
  /** Maximum number of items; every input list is bounded. */
  max?: number
}

/** A list of one type, in an input or a result. */
export function list<T extends z.ZodType>(label: string, of: T, { min, max, ...said }: Length & FieldTexts = {}) {
  let items = z.array(of)
  if (min !== undefined) items = items.min(min)
  if (max !== undefined) items = items.max(max)
  return registerMeta(items, described(label, said))
}
