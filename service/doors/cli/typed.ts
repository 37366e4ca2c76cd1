/** Reads what a person types (1.234,56 · 14/11/2026 · sim) into the strict text the API reads. What is not understood passes as it came, for the API to refuse. */
import { InvalidInput, type Issue } from '../../../engine/core/errors.ts'

export interface Property {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly 'x-unit'?: string
}

const WITH_COMMA = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/
const GROUPED = /^-?\d{1,3}(?:\.\d{3})+$/
const DAY_MONTH_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const YES = /^(sim|s)$/i
const NO = /^(não|nao|n)$/i

/** One value, by the schema of its field. */
export function asTyped(text: string, property: Property | undefined): string {
  switch (property?.type) {
    case 'number':
    case 'integer':
      return number(text, property)
    case 'boolean':
      return YES.test(text) ? 'true' : NO.test(text) ? 'false' : text
    case 'string':
      return property.format === 'date' ? day(text) : text
    default:
      return text
  }
}

/** What could be read in two ways, and how to write it. */
export class Ambiguous extends Error {}

function number(typed: string, property: Property): string {
  const text = typed
    .trim()
    .replace(/^R\$\s*/i, '')
    .replace(/\s*%$/, '')
  if (WITH_COMMA.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (!GROUPED.test(text)) return text
  const groups = text.split('.').length - 1
  if (property.type === 'integer' || groups > 1) return text.replaceAll('.', '')
  // 1.234 is a thousand and something on paper and one and something in a program.
  if (property['x-unit'] === 'BRL') {
    const whole = text.replace('.', '')
    throw new Ambiguous(`"${text}" pode ser lido de dois modos: escreva ${whole} ou ${text.replace('.', ',')}`)
  }
  return text
}

function day(text: string): string {
  const match = DAY_MONTH_YEAR.exec(text.trim())
  if (!match) return text
  const [, date, month, year] = match
  return `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
}

/** Every value typed, by the schemas of the fields. */
export function allAsTyped(
  raw: Readonly<Record<string, string | string[]>>,
  properties: Readonly<Record<string, Property>>,
): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = Object.create(null)
  const issues: Issue[] = []
  for (const [field, value] of Object.entries(raw)) {
    try {
      read[field] = Array.isArray(value) ? value : asTyped(value, Object.hasOwn(properties, field) ? properties[field] : undefined)
    } catch (error) {
      if (!(error instanceof Ambiguous)) throw error
      issues.push({ field, message: error.message })
    }
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return read
}
