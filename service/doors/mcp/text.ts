/** An answer's tree as a short text that a person can read. The numbers are those of the answer. */
import { formatDay } from '../../../engine/core/day.ts'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import { type List, type Presented, sentenceOf, treeOf, textOf as valueText } from '../../../engine/present/answer.ts'
import { plain } from '../../../engine/present/numbers.ts'

const MOST_ROWS = 12
const LONGEST = 6000

/** A decision's sentence opens the text; its steps are in the structured content. */
const DECISION = ['question', 'answer', 'steps', 'sensitivity']

/** Lists and groups are the answer of a query or a question; of a calculation they are how it came about, and stay in the structured content. */
export function textOf(card: Presented, answer: Answer): string {
  const tree = treeOf(card, answer, card.kind === 'decision' ? DECISION : [])
  const said = [typeof answer.answer === 'string' ? answer.answer : card.title]
  if (tree.headline && card.says) said.push(`${sentenceOf(tree.headline)}.`)
  for (const { label, text } of tree.entries) said.push(`${label}: ${text}`)
  if (card.kind === 'query' || card.kind === 'question') {
    for (const { label, entries } of tree.groups.filter(({ entries: inner }) => inner.length > 0))
      said.push(`${label}: ${entries.map((entry) => `${entry.label} ${entry.text}`).join('; ')}`)
    for (const list of tree.lists) said.push(`${list.label}:${rows(list)}`)
  }
  if (tree.rates.length > 0)
    said.push(`Indicadores: ${tree.rates.map(({ metric, value, date }) => `${metric} ${plain(value)} em ${formatDay(date)}`).join('; ')}`)
  if (tree.law.length > 0) said.push(`Lei: ${tree.law.map(({ norm, since }) => `${norm} (desde ${since})`).join('; ')}`)
  if (tree.assumptions.length > 0) said.push(`Supõe-se: ${tree.assumptions.join(' ')}`)
  const text = said.join('\n')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…\n(O restante está no conteúdo estruturado.)` : text
}

function rows({ columns, item, values }: List): string {
  if (values.length === 0) return ' nenhum'
  const shown = values.slice(0, MOST_ROWS).map((value) => valueText(value, item))
  const more = values.length - shown.length
  if (more > 0) shown.push(`… e mais ${more}, no conteúdo estruturado`)
  return columns.length === 0 ? ` ${shown.join(', ')}` : shown.map((row) => `\n  ${row}`).join('')
}
