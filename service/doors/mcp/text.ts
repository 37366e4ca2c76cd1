/** An answer's tree as a short text that a person can read. The numbers are those of the answer. */

import { formatDay } from '../../../engine/core/day.ts'
import { spoken, word } from '../../../engine/core/language.ts'
import type { Descriptor } from '../../../engine/core/operation/descriptor.ts'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import { isRecord } from '../../../engine/core/records.ts'
import { metricSpec } from '../../../engine/indicators/metrics.ts'
import { type List, type Presented, sentenceOf, treeOf, textOf as valueText } from '../../../engine/present/answer.ts'
import { plain } from '../../../engine/present/numbers.ts'
import type { NamedField } from '../../../engine/present/schema.ts'
import { NOT_THE_LAW } from '../../../engine/present/words.ts'

const MAX_ROWS = 30
const MAX_CHARACTERS = 6000

/** A decision's sentence opens the text; its steps are in the structured content. */
const DECISION = ['question', 'answer', 'steps', 'sensitivity']

/** What is told of an answer, and what it may be asked for: a list that was cut says how to get the rest. */
export type Told = Presented & Partial<Pick<Descriptor, 'inputSchema'>>

/** Lists and groups are the answer of a query or a question; of a calculation they are how it came about, and stay in the structured content. */
export function textOf(card: Told, answer: Answer): string {
  const nested = card.kind === 'query' || card.kind === 'question'
  const tree = treeOf(card, answer, card.kind === 'decision' ? DECISION : [], !nested)
  const said = [
    ...(answer.hypothetical === true ? [spoken(NOT_THE_LAW)] : []),
    typeof answer.answer === 'string' ? answer.answer : spoken(card.title),
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

/** An address of the HTTP door is of no use to who asks here. */
const isAddress = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/')

function rows({ columns, item, values }: List, card: Told): string {
  if (values.length === 0) return ' nenhum'
  const ordered = newestFirst(columns, values)
  const shown = ordered.slice(0, MAX_ROWS).map((value) => valueText(withoutAddresses(value), item))
  const more = values.length - shown.length
  if (more > 0) shown.push(word`… e mais ${more}${howToAskLess(card)}, no conteúdo estruturado`)
  return columns.length === 0 ? ` ${shown.join(', ')}` : shown.map((row) => `\n  ${row}`).join('')
}

const withoutAddresses = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => !isAddress(inner))) : value

/** Rows told by their day, from the oldest on, are turned around: who asks of the past seldom means its beginning. */
function newestFirst([first]: readonly NamedField[], values: readonly unknown[]): readonly unknown[] {
  if (first?.[1].format !== 'date') return values
  const day = (value: unknown): string => (isRecord(value) ? String(value[first[0]]) : '')
  return values.length > 1 && day(values[0]) < day(values.at(-1)) ? [...values].reverse() : values
}

/** The fields that bound the list in time, where the operation has them. */
function howToAskLess({ inputSchema }: Told): string {
  const bounds = ['from', 'to'].filter((name) => inputSchema?.properties?.[name])
  return bounds.length === 2 ? ' (para outro trecho, informe from e to)' : ''
}
