/** Activities of a month: their fields, and the invoices that add up to them. */
import type { Day } from '../../../../core/day.ts'
import { inMonthOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { choice, date, flag, list, money, object, percentage, text } from '../../../../operation/input/fields.ts'

const ANNEXES = ['I', 'II', 'III', 'IV', 'V', 'factor_r'] as const
const ICMS = ['due', 'substitution', 'exempt', 'reduced', 'outside'] as const
const ISS = ['due', 'withheld', 'fixed', 'exempt', 'reduced', 'none', 'outside'] as const

export interface Activity {
  readonly annex: (typeof ANNEXES)[number]
  readonly revenue: Money
  readonly abroad: boolean
  readonly label?: string | undefined
  readonly icms: (typeof ICMS)[number]
  readonly icms_reduction?: Ratio | undefined
  readonly iss: (typeof ISS)[number]
  readonly iss_reduction?: Ratio | undefined
  readonly pis_cofins: 'due' | 'single_phase'
  readonly ipi: 'due' | 'exempt'
}

export interface Invoice extends Omit<Activity, 'revenue' | 'label'> {
  readonly date: Day
  readonly amount: Money
}

/** Treatment of a revenue: its annex, market, and the taxes that leave the slip. */
const TREATMENT = {
  annex: choice(
    'Anexo',
    ANNEXES,
    { I: 'Anexo I', II: 'Anexo II', III: 'Anexo III', IV: 'Anexo IV', V: 'Anexo V', factor_r: 'III ou V, pelo fator R' },
    { hint: 'I comércio, II indústria, III serviços, IV serviços com CPP fora da guia, V serviços intelectuais' },
  ),
  abroad: flag('Exportação').default(false),
  icms: choice('ICMS', ICMS, {
    due: 'Devido',
    substitution: 'Substituição tributária ou antecipado',
    exempt: 'Isento',
    reduced: 'Reduzido',
    outside: 'Pago fora da guia',
  }).default('due'),
  icms_reduction: percentage('Redução do ICMS', { min: 0, max: 100 }).optional(),
  iss: choice('ISS', ISS, {
    due: 'Devido',
    withheld: 'Retido pelo cliente',
    fixed: 'Fixo',
    exempt: 'Isento',
    reduced: 'Reduzido',
    none: 'Sem ISS, como locação de bens móveis',
    outside: 'Pago fora da guia',
  }).default('due'),
  iss_reduction: percentage('Redução do ISS', { min: 0, max: 100 }).optional(),
  pis_cofins: choice('PIS e Cofins', ['due', 'single_phase'], { due: 'Devidos', single_phase: 'Monofásicos ou por substituição' }).default(
    'due',
  ),
  ipi: choice('IPI', ['due', 'exempt'], { due: 'Devido', exempt: 'Isento ou imune' }).default('due'),
}

const MOST_ACTIVITIES = 40
const MOST_INVOICES = 5000

export const activitiesField = () =>
  list(
    'Atividades do mês',
    object('Atividade', {
      annex: TREATMENT.annex,
      revenue: money('Receita do mês', { min: 0 }),
      label: text('Nome').optional(),
      abroad: TREATMENT.abroad,
      icms: TREATMENT.icms,
      icms_reduction: TREATMENT.icms_reduction,
      iss: TREATMENT.iss,
      iss_reduction: TREATMENT.iss_reduction,
      pis_cofins: TREATMENT.pis_cofins,
      ipi: TREATMENT.ipi,
    }),
    { min: 1, max: MOST_ACTIVITIES, blank: 'as notas do mês' },
  ).optional()

export const invoicesField = () =>
  list('Notas fiscais', object('Nota', { date: date('Data'), amount: money('Valor', { min: 0 }), ...TREATMENT }), {
    min: 1,
    max: MOST_INVOICES,
    hint: 'No lugar das atividades: as do mês são somadas por anexo e tratamento, e as anteriores formam o histórico',
    blank: 'as atividades do mês',
  }).optional()

/** Adds up the month's invoices by treatment, in the order of their first invoice. */
export function activitiesOf(invoices: readonly Invoice[], month: Day): Activity[] {
  const found = new Map<string, Activity>()
  for (const { date: day, amount, ...treatment } of invoices) {
    if (!inMonthOf(day, month)) continue
    const key = [
      treatment.annex,
      treatment.abroad,
      treatment.icms,
      treatment.icms_reduction?.toPercent(),
      treatment.iss,
      treatment.iss_reduction?.toPercent(),
      treatment.pis_cofins,
      treatment.ipi,
    ].join(' ')
    const before = found.get(key)
    found.set(key, { ...treatment, revenue: (before?.revenue ?? 0n) + amount })
  }
  return [...found.values()]
}
