/** An answer as a short text that a person can read, drawn from the result's own schema. The numbers are those of the answer. */
import { type Day, formatDay } from '../../../engine/core/day.ts'
import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import type { RateReading } from '../../../engine/core/operation/ports.ts'

type Json = Record<string, unknown>
type Writer = (value: unknown) => string

interface Line {
  readonly key: string
  readonly label: string
  /** One value, not a list or a group of fields. */
  readonly plain: boolean
  readonly write: Writer
}

/** What every answer carries beside its own fields: written apart, or left to the structured content. */
const ENVELOPE = new Set(['currency', 'question', 'answer', 'steps', 'sensitivity', 'basis', 'assumptions'])
const MOST_ROWS = 12
const LONGEST = 6000

/**
 * Made once for each operation; then only walks the answer.
 * @param detail whether lists and groups of fields are written too: for a query they are the answer, for a calculation how it came about.
 */
export function textOf(title: string, schema: JsonSchema, detail: boolean): (answer: Json) => string {
  let lines: readonly Line[] | undefined
  return (answer) => {
    lines ??= linesOf(schema, '').filter(({ plain }) => detail || plain)
    const written = [typeof answer.answer === 'string' ? answer.answer : title]
    for (const { key, label, write } of lines) {
      const value = answer[key]
      if (value !== undefined && !inEnvelope(key, value)) written.push(line(`${label}:`, write(value)))
    }
    if (Array.isArray(answer.rates)) written.push(`Indicadores: ${answer.rates.map(readingText).join('; ')}`)
    const basis = (answer.basis as readonly { norm: string; effectiveFrom: Day }[] | undefined) ?? []
    if (basis.length > 0)
      written.push(`Lei: ${basis.map(({ norm, effectiveFrom }) => `${norm} (desde ${formatDay(effectiveFrom)})`).join('; ')}`)
    const assumptions = (answer.assumptions as readonly string[] | undefined) ?? []
    if (assumptions.length > 0) written.push(`Supõe-se: ${assumptions.join(' ')}`)
    const text = written.join('\n')
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…\n(O restante está no conteúdo estruturado.)` : text
  }
}

/** A list of rates was read on the way to the answer; anything else under that name is the answer. */
const inEnvelope = (key: string, value: unknown): boolean => ENVELOPE.has(key) || (key === 'rates' && Array.isArray(value))

const readingText = ({ metric, value, date }: RateReading): string => `${metric} ${decimals(value)} em ${formatDay(date)}`

/** Rows start on a line of their own. */
const line = (label: string, text: string): string => (text.startsWith('\n') ? label + text : `${label} ${text}`)

function linesOf(schema: JsonSchema, indent: string): Line[] {
  return Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {}).map(([key, property]) => {
    const options = property.anyOf as JsonSchema[] | undefined
    const main = options?.find(({ type }) => type !== 'null') ?? property
    return {
      key,
      label: labelOf(key, String(property.description ?? main.description ?? key), main),
      plain: main.type !== 'array' && main.type !== 'object',
      write: nullable(writerFor(main, indent)),
    }
  })
}

/** "Dedução usada: a maior entre…" → "Dedução usada". Where the description only explains the options, the field's own name. */
function labelOf(key: string, description: string, schema: JsonSchema): string {
  const [label] = description.split(/[:;(]|\. |\.$/, 1) as [string]
  const options = (schema.enum as unknown[] | undefined) ?? []
  return options.some((option) => label.startsWith(String(option))) ? key : label.trim()
}

function nullable(write: Writer): Writer {
  return (value) => (value === null ? 'não há' : write(value))
}

function writerFor(schema: JsonSchema, indent: string): Writer {
  const inner = `${indent}  `
  if (schema['x-unit'] === 'BRL') return (value) => `R$ ${decimals(value as number, 2)}`
  if (schema['x-unit'] === 'percent') return (value) => `${decimals(value as number)}%`
  if (schema.type === 'boolean') return (value) => (value ? 'sim' : 'não')
  if (schema.format === 'date') return (value) => formatDay(value as Day)
  if (schema.type === 'array') {
    const items = (schema.items as JsonSchema | undefined) ?? {}
    const write = writerFor(items, inner)
    return (value) => rows(value as unknown[], write, items.type === 'object' ? `\n${inner}` : ' ')
  }
  if (schema.properties) {
    const lines = linesOf(schema, inner)
    return (value) =>
      lines
        .filter(({ key }) => (value as Json)[key] !== undefined)
        .map(({ key, label, write }) => line(label, write((value as Json)[key])))
        .join('; ')
  }
  return anything
}

function rows(values: readonly unknown[], write: Writer, before: string): string {
  if (values.length === 0) return 'nenhum'
  const shown = values.slice(0, MOST_ROWS).map(write)
  const more = values.length - shown.length
  if (more > 0) shown.push(`… e mais ${more}, no conteúdo estruturado`)
  return before === ' ' ? shown.join(', ') : shown.map((row) => `${before}${row}`).join('')
}

/** A value whose schema says nothing of it. */
function anything(value: unknown): string {
  if (typeof value === 'number') return decimals(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** 1234.5 → "1.234,5"; with a number of decimals, exactly so many. */
function decimals(value: number, places?: number): string {
  const text = places === undefined ? String(value) : value.toFixed(places)
  if (text.includes('e')) return text.replace('.', ',')
  const [whole = '', fraction] = text.split('.')
  let start = whole.length
  let grouped = ''
  const first = value < 0 ? 1 : 0
  for (; start - first > 3; start -= 3) grouped = `.${whole.slice(start - 3, start)}${grouped}`
  return `${whole.slice(0, start)}${grouped}${fraction === undefined ? '' : `,${fraction}`}`
}
