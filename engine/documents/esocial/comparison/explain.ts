/** Finds the rubric, or pair of rubrics, whose inclusion or exclusion explains a difference to the centavo. */

import { formatBRL, type Money } from '../../../core/money.ts'
import { word } from '../../../core/text/language.ts'
import type { Rubric } from '../events/rubrics.ts'
import type { KnownItem } from '../totals/rebuild.ts'

export interface Explanation {
  readonly code: string
  readonly table: string
  readonly nature: string
  readonly amount: Money
  readonly why: string
}

/** Amount an item adds to the total under a version of its rubric. */
export type Adds = (known: KnownItem, rubric: Rubric) => Money

interface Change {
  readonly known: KnownItem
  /** Change of the total. */
  readonly by: Money
  readonly why: string
}

const MAX_RUBRICS = 200
const MAX_EXPLANATIONS = 5

/** @param difference returned minus rebuilt. @param versions all versions of a rubric. @param takes true for totals of withheld amounts. */
export function explained(
  difference: Money,
  known: readonly KnownItem[],
  adds: Adds,
  versions: (rubric: Rubric) => readonly Rubric[],
  takes = false,
): Explanation[] {
  const changes = known.slice(0, MAX_RUBRICS).flatMap((each) => changesOf(each, adds, versions, takes))
  const single = changes.filter(({ by }) => by === difference)
  if (single.length > 0) return single.slice(0, MAX_EXPLANATIONS).map(toExplanation)
  const byAmount = new Map<Money, Change>()
  for (const change of changes) {
    const other = byAmount.get(difference - change.by)
    if (other && other.known !== change.known) return [toExplanation(other), toExplanation(change)]
    if (!byAmount.has(change.by)) byAmount.set(change.by, change)
  }
  return []
}

function changesOf(known: KnownItem, adds: Adds, versions: (rubric: Rubric) => readonly Rubric[], takes: boolean): Change[] {
  const { rubric, amount } = known
  const now = adds(known, rubric)
  const signed = (rubric.kind === '1' || rubric.kind === '3') !== takes ? amount : -amount
  const changes: Change[] = []
  for (const other of versions(rubric)) {
    if (other === rubric) continue
    const then = adds(known, other)
    if (then !== now) changes.push({ known, by: then - now, why: word`entraria de outro modo pela validade que começa em ${other.from}` })
  }
  if (now !== 0n) {
    changes.push({ known, by: -now, why: 'entra aqui e não entrou no total devolvido' })
    changes.push({ known, by: -2n * now, why: 'entrou no total devolvido com o sinal trocado' })
  } else changes.push({ known, by: signed, why: 'não entra aqui e entrou no total devolvido' })
  return changes
}

const toExplanation = ({ known: { rubric, amount }, why }: Change): Explanation => ({
  code: rubric.code,
  table: rubric.table,
  nature: rubric.nature,
  amount,
  why: word`a rubrica ${rubric.code} (${formatBRL(amount)}) ${why}`,
})
