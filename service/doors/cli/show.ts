/** An answer's tree on a terminal: the values by their labels, the calculation, the law, what was assumed. */
import { formatDay } from '../../../engine/core/day.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { type Entry, isRow, type List, sentenceOf, type Tree, textOf, treeOf } from '../../../engine/present/answer.ts'
import { plain } from '../../../engine/present/numbers.ts'
import { labelOf } from '../../../engine/present/schema.ts'
import { EVIDENCE, PARTS } from '../../../engine/present/words.ts'
import { columns, type Style, wrapped } from './words.ts'

type Json = Record<string, unknown>

interface Page {
  readonly width: number
  readonly style: Style
}

/** Longer lists are cut: `--json` has them whole. */
const MOST_ROWS = 24

const DECISION = ['question', 'answer', 'verdict', 'weakestLink', 'steps']

export function shownAnswer(operation: Operation, answer: Json, page: Page): string {
  const { kind } = operation
  const tree = treeOf(operation, answer, kind === 'decision' ? DECISION : [])
  const lines = [page.style.bold(operation.title) + page.style.dim(`  ${operation.id}`), '']
  if (kind === 'decision') lines.push(...decision(answer, page))
  if (tree.headline && operation.says) lines.push(...wrapped(sentenceOf(tree.headline), page.width, '  ').map(page.style.bold), '')
  lines.push(...values(tree, page), ...calculation(tree, page), ...footing(tree, page))
  return `${lines.join('\n')}\n`
}

/** What is one value first, aligned; then what is made of others. */
function values({ entries, groups, lists }: Tree, page: Page): string[] {
  const lines = aligned(entries, '  ', page)
  for (const { label, entries: inner } of groups) lines.push(`  ${page.style.bold(label)}`, ...aligned(inner, '    ', page))
  for (const list of lists) lines.push(`  ${page.style.bold(list.label)}`, ...rows(list, '    ', page))
  return lines
}

const isFigure = ({ value }: Entry): boolean => typeof value === 'number'

function aligned(entries: readonly Entry[], indent: string, page: Page): string[] {
  const room = Math.max(0, ...entries.map(({ label }) => label.length))
  const figure = Math.max(0, ...entries.filter(isFigure).map(({ text }) => text.length))
  return entries.flatMap((entry) => {
    const start = `${indent}${entry.label.padEnd(room)}  `
    return wrapped(isFigure(entry) ? entry.text.padStart(figure) : entry.text, page.width, ' '.repeat(start.length), start)
  })
}

function rows({ columns: fields, item, values: all }: List, indent: string, page: Page): string[] {
  if (all.length === 0) return [`${indent}${page.style.dim('nenhum')}`]
  const kept = all.slice(0, MOST_ROWS)
  const more = all.length > kept.length ? [page.style.dim(`${indent}… mais ${all.length - kept.length}; --json mostra todos`)] : []
  if (fields.length === 0)
    return [...kept.flatMap((value) => wrapped(`• ${textOf(value, item)}`, page.width, `${indent}  `, indent)), ...more]
  const cells = kept.filter(isRow).map((row) => fields.map(([name, field]) => textOf(row[name], field)))
  const right = fields.map(([, { type }]) => type === 'number' || type === 'integer')
  const table = columns([fields.map(([name, field]) => labelOf(field, name)), ...cells], indent, right)
  if (table.every((line) => line.length <= page.width)) return [page.style.dim(table[0]!), ...table.slice(1), ...more]
  const narrow = cells.flatMap((row) => [
    ...row.flatMap((text, at) => wrapped(`${labelOf(fields[at]![1], fields[at]![0])}: ${text}`, page.width, `${indent}  `, indent)),
    '',
  ])
  return [...narrow, ...more]
}

function calculation({ steps }: Tree, page: Page): string[] {
  if (steps.length === 0) return []
  return [
    '',
    page.style.bold(PARTS.steps),
    ...steps.flatMap(({ label, formula, text }) => [`  ${label} = ${text}`, ...wrapped(formula, page.width, '    ').map(page.style.dim)]),
  ]
}

function footing({ law, rates, assumptions }: Tree, page: Page): string[] {
  const lines: string[] = []
  if (law.length > 0) lines.push('', page.style.bold(PARTS.law))
  for (const { table, norm, since, evidence, url } of law) {
    lines.push(...wrapped(`${norm} (tabela ${table}, desde ${since}, ${EVIDENCE[evidence] ?? evidence})`, page.width, '    ', '  '))
    if (url) lines.push(page.style.dim(`    ${url}`))
  }
  if (rates.length > 0) lines.push('', page.style.bold(PARTS.rates))
  for (const { metric, value, date, stale } of rates)
    lines.push(`  ${metric} ${plain(value)}, de ${formatDay(date)}${stale ? ' (último valor guardado)' : ''}`)
  if (assumptions.length > 0) lines.push('', page.style.bold(PARTS.assumptions))
  for (const sentence of assumptions) lines.push(...wrapped(sentence, page.width, '    ', '  • '))
  return lines
}

interface DecisionStep {
  readonly id: string
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
  const steps = answer.steps as DecisionStep[]
  const weakest = steps.find(({ id }) => id === weakestLink.step)?.title ?? weakestLink.step
  lines.push(...wrapped(`${PARTS.weakest}: ${weakest}: ${weakestLink.why}`, page.width, '    ', '  '), '', page.style.bold(PARTS.decision))
  for (const step of steps) {
    if (step.status === 'skipped') lines.push(...wrapped(`– ${step.title}: ${step.reason ?? 'não se aplica'}`, page.width, '    ', '  '))
    else lines.push(...wrapped(`✓ ${step.title}${step.calculator ? ` (${step.calculator})` : ''}`, page.width, '    ', '  '))
  }
  return [...lines, '']
}
