/** An answer as a person reads it: the fields by their descriptions, the calculation, the law, what was assumed. Drawn from the schema alone. */
import { type Day, formatDay } from '../../../engine/core/day.ts'
import type { Card } from '../../../engine/core/operation/card.ts'
import { ENVELOPE } from '../../../engine/core/operation/envelope.ts'
import { columns, decimal, type Shown, type Style, scalar, wrapped } from './words.ts'

type Json = Record<string, unknown>

interface Page {
  readonly width: number
  readonly style: Style
}

/** Longer lists are cut: `--json` has them whole. */
const MOST_ROWS = 24

export function shown(operation: Card, answer: Json, page: Page): string {
  const schema = operation.resultSchema as Shown
  const { kind } = operation
  const lines = [page.style.bold(operation.title) + page.style.dim(`  ${operation.id}`), '']
  const apart = kind === 'query' ? [] : [...ENVELOPE, ...(kind === 'decision' ? DECISION : [])]
  if (kind === 'decision') lines.push(...decision(answer, page))
  lines.push(...fieldsOf(without(answer, apart), schema, '  ', page))
  if (kind === 'calculator') lines.push(...calculation(answer.steps as Step[], page))
  if (kind !== 'query') lines.push(...footing(answer, page))
  return `${lines.join('\n')}\n`
}

const DECISION = ['question', 'answer', 'verdict', 'weakestLink']

const without = (answer: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name)))

/** What is one value first, aligned; then what is made of others. */
function fieldsOf(value: Json, schema: Shown | undefined, indent: string, page: Page): string[] {
  const entries = Object.entries(value).map(([name, inner]) => {
    const property = schemaOf(schema?.properties?.[name])
    return { inner, property, label: labelled(property, name) }
  })
  const single = entries.filter(({ inner }) => !isNested(inner)).map((entry) => ({ ...entry, text: scalar(entry.inner, entry.property) }))
  const room = Math.max(0, ...single.map(({ label }) => label.length))
  const figure = Math.max(0, ...single.filter(({ inner }) => typeof inner === 'number').map(({ text }) => text.length))
  const lines = single.flatMap(({ label, inner, text }) => {
    const start = `${indent}${label.padEnd(room)}  `
    return wrapped(typeof inner === 'number' ? text.padStart(figure) : text, page.width, ' '.repeat(start.length), start)
  })
  for (const { label, inner, property } of entries.filter((entry) => isNested(entry.inner))) {
    lines.push(`${indent}${page.style.bold(label)}`)
    if (Array.isArray(inner)) lines.push(...list(inner, property?.items, `${indent}  `, page))
    else lines.push(...fieldsOf(inner as Json, property, `${indent}  `, page))
  }
  return lines
}

/** A nullable field's schema is one of two. */
function schemaOf(schema: Shown | undefined): Shown | undefined {
  const real = schema?.anyOf?.find(({ type }) => type !== 'null')
  return real ? { ...real, ...(schema?.description && { description: schema.description }) } : schema
}

function labelled(schema: Shown | undefined, name: string): string {
  const text = schema?.description?.split(/[:;\n]|\. |, quando/)[0]?.replace(/\.$/, '')
  return text && text.length <= 60 && text[0] === text[0]!.toUpperCase() ? text : name
}

function list(items: readonly unknown[], schema: Shown | undefined, indent: string, page: Page): string[] {
  if (items.length === 0) return [`${indent}${page.style.dim('nenhum')}`]
  const kept = items.slice(0, MOST_ROWS)
  const more = items.length > kept.length ? [page.style.dim(`${indent}… mais ${items.length - kept.length}; --json mostra todos`)] : []
  const item = schemaOf(schema)
  if (!kept.every((row) => row !== null && typeof row === 'object' && !Array.isArray(row)))
    return [...kept.flatMap((value) => wrapped(`• ${scalar(value, item)}`, page.width, `${indent}  `, indent)), ...more]
  const names = [...new Set(kept.flatMap((row) => Object.keys(row as Json)))]
  const flat = names.filter((name) => kept.every((row) => !isNested((row as Json)[name])))
  const head = flat.map((name) => labelled(schemaOf(item?.properties?.[name]), name))
  const rows = kept.map((row) => flat.map((name) => scalar((row as Json)[name], schemaOf(item?.properties?.[name]))))
  const right = flat.map((name) => kept.every((row) => typeof (row as Json)[name] !== 'string'))
  const table = columns([head, ...rows], indent, right)
  if (table.some((line) => line.length > page.width))
    return [...kept.flatMap((row) => [...fieldsOf(row as Json, item, indent, page), '']), ...more]
  return [page.style.dim(table[0]!), ...table.slice(1), ...more]
}

const isNested = (value: unknown): boolean => value !== null && typeof value === 'object'

interface Step {
  readonly label: string
  readonly formula: string
  readonly value: number | string
}

function calculation(steps: readonly Step[], page: Page): string[] {
  if (steps.length === 0) return []
  const lines = ['', page.style.bold('Cálculo')]
  for (const { label, formula, value } of steps) {
    lines.push(`  ${label} = ${typeof value === 'number' ? decimal(value) : value}`)
    lines.push(...wrapped(formula, page.width, '    ').map(page.style.dim))
  }
  return lines
}

interface Footing {
  readonly basis: readonly { table: string; norm: string; effectiveFrom: Day; evidence: string; url: string | null }[]
  readonly rates?: readonly { metric: string; value: number; date: Day; source: string; stale: boolean }[]
  readonly assumptions: readonly string[]
}

function footing(answer: Json, page: Page): string[] {
  const { basis, rates = [], assumptions } = answer as unknown as Footing
  const lines: string[] = []
  if (basis.length > 0) lines.push('', page.style.bold('Lei'))
  for (const { table, norm, effectiveFrom, evidence, url } of basis) {
    lines.push(
      ...wrapped(
        `${norm} (tabela ${table}, desde ${formatDay(effectiveFrom)}, ${EVIDENCE[evidence] ?? evidence})`,
        page.width,
        '    ',
        '  ',
      ),
    )
    if (url) lines.push(page.style.dim(`    ${url}`))
  }
  if (rates.length > 0) lines.push('', page.style.bold('Indicadores'))
  for (const { metric, value, date, stale } of rates)
    lines.push(`  ${metric} ${decimal(value)}, de ${formatDay(date)}${stale ? ' (último valor guardado)' : ''}`)
  if (assumptions.length > 0) lines.push('', page.style.bold('Hipóteses'))
  for (const sentence of assumptions) lines.push(...wrapped(sentence, page.width, '    ', '  • '))
  return lines
}

const EVIDENCE: Readonly<Record<string, string>> = {
  verified: 'texto oficial lido',
  corroborated: 'confirmada por duas fontes',
  reported: 'uma fonte',
}

interface DecisionStep {
  readonly title: string
  readonly status: 'done' | 'skipped'
  readonly reason?: string
  readonly calculator?: string
}

function decision(answer: Json, page: Page): string[] {
  const {
    question,
    verdict,
    answer: sentence,
    weakestLink,
  } = answer as Record<string, string> & { weakestLink: { step: string; why: string } }
  const lines = [
    ...wrapped(question!, page.width, '  '),
    ...wrapped(sentence!, page.width, '  ').map(page.style.bold),
    `  Veredito: ${verdict}`,
  ]
  lines.push(...wrapped(`Elo mais fraco: ${weakestLink.step}: ${weakestLink.why}`, page.width, '    ', '  '), '', page.style.bold('Passos'))
  for (const step of answer.steps as DecisionStep[]) {
    if (step.status === 'skipped') lines.push(...wrapped(`– ${step.title}: ${step.reason ?? 'não se aplica'}`, page.width, '    ', '  '))
    else lines.push(...wrapped(`✓ ${step.title}${step.calculator ? ` (${step.calculator})` : ''}`, page.width, '    ', '  '))
  }
  return [...lines, '']
}
