/** Renders an answer's tree as a short readable text with the same numbers. */

import { isRecord } from '../../../engine/core/collections/records.ts'
import { formatDay } from '../../../engine/core/day.ts'
import { translate, word } from '../../../engine/core/text/language.ts'
import { metricSpec } from '../../../engine/indicators/metrics.ts'
import type { Descriptor } from '../../../engine/operation/definition/descriptor.ts'
import type { Answer } from '../../../engine/operation/definition/operation.ts'
import { type List, type Presented, sentenceOf, treeOf, textOf as valueText } from '../../../engine/presentation/answer.ts'
import { NOT_THE_LAW } from '../../../engine/presentation/answer-words.ts'
import { plain } from '../../../engine/presentation/numbers.ts'
import type { NamedField } from '../../../engine/presentation/schema.ts'

const MAX_ROWS = 30
const MAX_CHARACTERS = 6000

/** A decision's sentence opens the text; its steps are in the structured content. */
const DECISION = ['question', 'answer', 'steps', 'sensitivity']

/** Presented operation and its input schema, which a truncated list cites to explain how to request the rest. */
export type PresentedOperation = Presented & Partial<Pick<Descriptor, 'inputSchema'>>

/**
 * Includes lists and groups only for a query or a question. For a calculation they are intermediate steps and stay in the structured
 * content.
 */
export function textOf(card: PresentedOperation, answer: Answer): string {
  const nested = card.kind === 'query' || card.kind === 'question'
  const tree = treeOf(card, answer, card.kind === 'decision' ? DECISION : [], !nested)
  const said = [
    ...(answer.hypothetical === true ? [translate(NOT_THE_LAW)] : []),
    typeof answer.answer === 'string' ? answer.answer : translate(card.title),
  ]
  if (tree.headline && card.says) said.push(`${sentenceOf(tree.headline)}.`)
  for (const { label, text, value } of tree.entries) if (!isAddress(value)) said.push(`${label}: ${text}`)
  if (nested) {
    for (const { label, entries } of tree.groups.filter(({ entries: inner }) => inner.length > 0))
      said.push(`${label}: ${entries.map((entry) => `${entry.label} ${entry.text}`).join('; ')}`)
    for (const list of tree.lists) said.push(`${list.label}:${rows(list, card)}`)
  }
  if (tree.rates.length > 0)
    said.push(
      word`Indicadores: ${tree.rates.map(({ metric, value, date }) => word`${metricSpec(metric)?.title ?? metric} ${plain(value)} em ${formatDay(date)}`).join('; ')}`,
    )
  if (tree.law.length > 0) said.push(word`Lei: ${tree.law.map(({ norm, since }) => word`${norm} (desde ${since})`).join('; ')}`)
  if (tree.assumptions.length > 0) said.push(word`Supõe-se: ${tree.assumptions.join(' ')}`)
  const text = said.join('\n')
  return text.length > MAX_CHARACTERS ? word`${text.slice(0, MAX_CHARACTERS)}…\n(O restante está no conteúdo estruturado.)` : text
}

/** HTTP addresses are useless to MCP clients. */
const isAddress = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/')

function rows({ columns, item, values }: List, card: PresentedOperation): string {
  if (values.length === 0) return ' nenhum'
  const ordered = newestFirst(columns, values)
  const shown = ordered.slice(0, MAX_ROWS).map((value) => valueText(withoutAddresses(value), item))
  const more = values.length - shown.length
  if (more > 0) shown.push(word`… e mais ${more}${narrowingHint(card)}, no conteúdo estruturado`)
  return columns.length === 0 ? ` ${shown.join(', ')}` : shown.map((row) => `\n  ${row}`).join('')
}

const withoutAddresses = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => !isAddress(inner))) : value

/** Reverses rows in ascending date order: readers usually want the most recent. */
function newestFirst([first]: readonly NamedField[], values: readonly unknown[]): readonly unknown[] {
  if (first?.[1].format !== 'date') return values
  const day = (value: unknown): string => (isRecord(value) ? String(value[first[0]]) : '')
  return values.length > 1 && day(values[0]) < day(values.at(-1)) ? [...values].reverse() : values
}

/** Hint on the date-range fields of the operation, if it has them. */
function narrowingHint({ inputSchema }: PresentedOperation): string {
  const bounds = ['from', 'to'].filter((name) => inputSchema?.properties?.[name])
  return bounds.length === 2 ? ' (para outro trecho, informe from e to)' : ''
}
