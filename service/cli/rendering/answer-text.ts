/** Renders an answer on a terminal: labeled values, calculation, law and assumptions. */

import { isRecord } from '../../../engine/core/collections/records.ts'
import { formatDay } from '../../../engine/core/day.ts'
import { translate, word } from '../../../engine/core/text/language.ts'
import { metricSpec } from '../../../engine/indicators/metrics.ts'
import { decisionIn } from '../../../engine/operation/definition/decision-result.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { type Entry, type List, sentenceOf, type Tree, textOf, treeOf } from '../../../engine/presentation/answer.ts'
import { EVIDENCE, NOT_THE_LAW, PARTS } from '../../../engine/presentation/answer-words.ts'
import { inUnit, plain } from '../../../engine/presentation/numbers.ts'
import { labelOf } from '../../../engine/presentation/schema.ts'
import { columns, type Style, wrapped } from './terminal-layout.ts'

type Json = Record<string, unknown>

interface Page {
  readonly width: number
  readonly style: Style
}

/** Longer lists are truncated; `--json` prints them in full. */
const MAX_ROWS = 24

/** Fields of an answer in words, drawn by their own layout. */
const OPENING = ['question', 'answer', 'verdict', 'weakestLink', 'sensitivity']

/** Headline first, then title and details. */
export function renderAnswer(operation: Operation, answer: Json, page: Page): string {
  const { kind } = operation
  const spoken = typeof answer.answer === 'string' ? answer.answer : null
  const drawn = spoken === null ? [] : OPENING
  const tree = treeOf(operation, answer, kind === 'decision' ? [...drawn, 'steps'] : drawn)
  const opening =
    spoken ?? (tree.headline && (operation.says ? sentenceOf(tree.headline) : `${tree.headline.label}: ${tree.headline.text}`))
  const asked = typeof answer.question === 'string' ? answer.question : operation.title
  const lines = opening
    ? [...wrapped(opening, page.width, '').map(page.style.bold), ...wrapped(asked, page.width, '').map(page.style.dim), '']
    : [page.style.bold(operation.title), '']
  if (answer.hypothetical === true) lines.unshift(page.style.bold(NOT_THE_LAW))
  if (kind === 'decision') lines.push(...decision(answer, page))
  lines.push(...values(tree, page), ...calculation(tree, page), ...footing(tree, page))
  return `${lines.join('\n')}\n`
}

/** Scalars first, aligned; then groups and lists. */
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
  const kept = all.slice(0, MAX_ROWS)
  const more = all.length > kept.length ? [page.style.dim(word`${indent}… mais ${all.length - kept.length}; --json mostra todos`)] : []
  if (fields.length === 0)
    return [...kept.flatMap((value) => wrapped(`• ${textOf(value, item)}`, page.width, `${indent}  `, indent)), ...more]
  const cells = kept.filter(isRecord).map((row) => fields.map(([name, field]) => textOf(row[name], field)))
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
  for (const { norm, since, evidence, url } of law) {
    lines.push(...wrapped(word`${norm} (desde ${since}, ${EVIDENCE[evidence] ?? evidence})`, page.width, '    ', '  '))
    if (url) lines.push(page.style.dim(`    ${url}`))
  }
  if (rates.length > 0) lines.push('', page.style.bold(PARTS.rates))
  for (const { metric, value, date, stale } of rates)
    lines.push(word`  ${rateText(metric, value)}, de ${formatDay(date)}${stale ? ' (último valor guardado)' : ''}`)
  if (assumptions.length > 0) lines.push('', page.style.bold(PARTS.assumptions))
  for (const sentence of assumptions) lines.push(...wrapped(sentence, page.width, '    ', '  • '))
  return lines
}

function rateText(metric: string, value: number): string {
  const spec = metricSpec(metric)
  return spec ? `${translate(spec.title)} ${inUnit(value, spec.unit)}` : `${metric} ${plain(value)}`
}

function decision(answer: Json, page: Page): string[] {
  const { weakestLink, steps, sensitivity: changes } = decisionIn(answer)
  const { step, why } = weakestLink
  const weakest = steps.find(({ id }) => id === step)?.title ?? step
  const lines = [
    ...wrapped(`${translate(PARTS.weakest)}: ${weakest}: ${why}`, page.width, '    ', '  '),
    '',
    page.style.bold(PARTS.decision),
  ]
  for (const { title, status, reason } of steps)
    lines.push(
      ...wrapped(status === 'skipped' ? `– ${title}: ${translate(reason ?? 'não se aplica')}` : `✓ ${title}`, page.width, '    ', '  '),
    )
  if (changes.length > 0) lines.push('', page.style.bold(PARTS.sensitivity))
  for (const { assumption, from, to, verdictChanges } of changes) {
    const text = word`${assumption} de ${plain(from)} para ${plain(to)}: a resposta ${verdictChanges ? 'muda' : 'continua'}`
    lines.push(...wrapped(text, page.width, '    ', '  '))
  }
  return [...lines, '']
}
