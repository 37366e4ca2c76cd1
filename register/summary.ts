/** Human-readable import summary. */
import { entriesOf } from '../engine/core/collections/records.ts'
import { formatMonth } from '../engine/salaries/month.ts'
import { wageMayBeOutdated } from './tally/eligibility.ts'
import type { ImportOutcome } from './tally/outcome.ts'
import { EFFECTS, REASONS, type Reason, reasonsAdded } from './tally/reasons.ts'

const formatCount = (count: number): string => count.toLocaleString('pt-BR')

export function summary({ statistics, used, fresh }: ImportOutcome): string {
  const { window, totals, families, missing } = statistics
  const rows = used.reduce((sum, file) => sum + file.rows, 0)
  const eligible = families.reduce((sum, family) => sum + family.eligible, 0)
  const lines = [
    `Janela: ${window.from} a ${window.to} (${window.months === 1 ? '1 mês' : `${window.months} meses`}), declarações até ${window.asOf}`,
    `Arquivos: ${formatCount(used.length)} na janela, ${formatCount(fresh.length)} lidos agora, ${formatCount(rows)} linhas`,
    `Admissões: ${formatCount(totals.admissions)}; desligamentos: ${formatCount(totals.dismissals)}; admissões com salário elegível: ${formatCount(eligible)}`,
    `Famílias com salário publicado: ${formatCount(families.filter(({ avg }) => avg !== null).length)} de ${formatCount(families.length)}`,
  ]
  if (missing.length > 0) lines.push(`Aviso: sem as correções de ${missing.join(', ')}`)
  const outdated = used.filter(({ kind, month }) => kind === 'MOV' && wageMayBeOutdated(month))
  if (outdated.length > 0) {
    lines.push(
      `Aviso: o salário mínimo de ${outdated.map(({ month }) => formatMonth(month)).join(', ')} ainda não está registrado; valeu o último conhecido`,
    )
  }
  const reasons = entriesOf<Reason, number>(reasonsAdded(used.map((file) => file.reasons)))
  for (const [effect, title] of Object.entries(EFFECTS)) {
    const of = reasons.filter(([reason]) => REASONS[reason].effect === effect).sort(([, a], [, b]) => b - a)
    if (of.length === 0) continue
    lines.push('', `${title}:`, ...of.map(([reason, count]) => `  ${formatCount(count).padStart(12)}  ${REASONS[reason].label}`))
  }
  return `${lines.join('\n')}\n`
}
