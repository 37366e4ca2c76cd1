/** Summary of a refresh for the command line. */
import { formatDay } from '../../../engine/core/day.ts'
import type { Outcome } from '../../../engine/refreshed-series.ts'

export function outcomeLine({ id, source, added, revised, last, problem }: Outcome): string {
  const until = last ? `até ${formatDay(last)}` : 'sem dados'
  if (source === null) return `${id}: não lida, fica ${until} (${problem})`
  const changes = added + revised === 0 ? 'sem mudança' : `${added} novas, ${revised} revistas`
  return `${id}: ${changes}, ${until}, ${source}${problem ? ` (${problem})` : ''}`
}

/** @returns failed: number of series read with a problem or not at all. */
export function outcomesSummary(outcomes: readonly Outcome[]): { readonly text: string; readonly failed: number } {
  const failed = outcomes.filter(({ problem }) => problem !== null).length
  const changed = outcomes.filter(({ added, revised }) => added + revised > 0).length
  const count = (field: 'added' | 'revised'): number => outcomes.reduce((total, outcome) => total + outcome[field], 0)
  const changes =
    changed === 0 ? 'Nada mudou' : `Mudaram ${changed} séries: ${count('added')} observações novas, ${count('revised')} revistas`
  return { text: `${changes}. ${outcomes.length - failed} de ${outcomes.length} séries lidas.`, failed }
}
