/** The kinds of field an operation's input and result are made of. Each says its JSON Schema, its bounds and its exact value. */
import { z } from 'zod'
import { type Day, isDay } from '../day.ts'
import { formatBRL, fromNumber, LARGEST, type Money } from '../money.ts'
import { percent as percentRatio, type Ratio, decimal as ratioOf } from '../ratio.ts'

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

function bounded(description: string, { above, min, max, below }: Bounds, unit: string): z.ZodNumber {
  let schema = z.number()
  if (above !== undefined) schema = schema.gt(above)
  if (min !== undefined) schema = schema.min(min)
  if (max !== undefined) schema = schema.max(max)
  if (below !== undefined) schema = schema.lt(below)
  return schema.meta({ description, 'x-unit': unit })
}

// ---- input ----

/** Reais. Arrives as a JSON number, is computed in whole centavos. */
export function money(description: string, bounds: Bounds = { above: 0 }) {
  return bounded(description, bounds, 'BRL').transform((amount, ctx): Money => {
    if (Math.abs(amount) > Number(LARGEST) / 100) {
      ctx.addIssue({ code: 'custom', message: `passa de ${formatBRL(LARGEST)}, o maior valor calculado com exatidão de centavo` })
      return z.NEVER
    }
    const cents = fromNumber(amount)
    if (cents === 0n && amount !== 0) {
      ctx.addIssue({ code: 'custom', message: 'é menor que um centavo' })
      return z.NEVER
    }
    return cents
  })
}

/** A plain percentage: 10 means 10%. Computed as an exact fraction. */
export function percentage(description: string, bounds: Bounds = { min: 0 }) {
  return bounded(description, bounds, 'percent').transform((value, ctx): Ratio => {
    if (Math.abs(value) > LARGEST_PERCENT) {
      ctx.addIssue({ code: 'custom', message: 'passa de 1.000.000%, a maior taxa aceita' })
      return z.NEVER
    }
    return percentRatio(value)
  })
}

/** Any other decimal quantity: hours, kilometres, prices with three decimals. Computed as an exact fraction. */
export function quantity(description: string, unit: string, bounds: Bounds = { min: 0 }) {
  return bounded(description, bounds, unit).transform((value, ctx): Ratio => {
    if (Math.abs(value) > Number(LARGEST) / 100) {
      ctx.addIssue({ code: 'custom', message: 'é maior do que se calcula com exatidão' })
      return z.NEVER
    }
    return ratioOf(value)
  })
}

/** A whole number. The lower bound of the contract's "exclusive, no value" is 0, exclusive: give it as `above: 0`. */
export function count(description: string, bounds: Bounds = { min: 0 }, unit = 'count') {
  let schema = z.int()
  if (bounds.above !== undefined) schema = schema.gt(bounds.above)
  if (bounds.min !== undefined) schema = schema.min(bounds.min)
  if (bounds.max !== undefined) schema = schema.max(bounds.max)
  return schema.meta({ description, 'x-unit': unit })
}

/** True or false, in an input or a result. */
export function flag(description: string) {
  return z.boolean().meta({ description })
}

/** How each option of a choice is called where people read it, in the JSON Schema. */
export const OPTION_WORDS = 'x-option-words'

/** One of a few words, in an input or a result; `words` says each in Portuguese, where the word itself would not do. */
export function choice<const T extends readonly [string, ...string[]]>(
  description: string,
  options: T,
  words?: Readonly<Record<T[number], string>>,
) {
  return z.enum(options).meta({ description, ...(words && { [OPTION_WORDS]: words }) })
}

/** A civil date, YYYY-MM-DD. */
export function date(description: string) {
  return z
    .string()
    .meta({ description, format: 'date' })
    .transform((text, ctx): Day => {
      if (isDay(text)) return text
      ctx.addIssue({ code: 'custom', message: 'deve ser uma data que exista, no formato AAAA-MM-DD' })
      return z.NEVER
    })
}

/** The day whose law applies. */
export function referenceDate(fallback = 'hoje em São Paulo') {
  return date(`Data cuja lei se aplica (AAAA-MM-DD). Omitida: ${fallback}.`).optional()
}

// ---- result ----

/** JSON Schema of the result fields that are exact values in code and numbers in JSON. */
export const published = z.registry<{ schema: Record<string, unknown> }>()

/** An amount in reais with at most two decimals. */
export function brl(description: string) {
  const schema = z.custom<Money>((value) => typeof value === 'bigint')
  published.add(schema, { schema: { type: 'number', description, 'x-unit': 'BRL' } })
  return schema
}

/** A percentage as a plain number, at most six decimals. */
export function percentOf(description: string) {
  const schema = z.custom<Ratio>((value) => typeof value === 'object')
  published.add(schema, { schema: { type: 'number', description, 'x-unit': 'percent' } })
  return schema
}

/** A number that is neither money nor percentage. */
export function number(description: string) {
  return z.number().meta({ description })
}

export function integer(description: string) {
  return z.int().meta({ description })
}

export function text(description: string) {
  return z.string().meta({ description })
}

/** Marks a text field that must name something of the registry, so that descriptions can list the names. */
export const NAMES_OF = 'x-names-of'

export function nameOf(kind: 'calculators' | 'laws', description: string) {
  return z.string().meta({ description, [NAMES_OF]: kind })
}

/** Fields that belong together. */
export function object<T extends z.ZodRawShape>(description: string, shape: T) {
  return z.object(shape).meta({ description })
}

export function list<T extends z.ZodType>(description: string, of: T) {
  return z.array(of).meta({ description })
}
