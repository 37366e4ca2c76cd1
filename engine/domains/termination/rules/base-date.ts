/** A dismissal near the base date of the category (Lei 7.238/1984, art. 9º). */
import { addDays, type Day, firstOfMonth } from '../../../core/day.ts'
import { calendarDate, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { month } from '../../../operation/input/fields.ts'
import type { TerminationType } from './notice.ts'

export const baseDateField = () =>
  month('Mês da data-base', {
    hint: 'O do reajuste da categoria seguinte ao desligamento; nos 30 dias antes dele a dispensa paga um salário a mais',
    blank: 'sem indenização adicional',
  }).optional()

const DAYS_BEFORE = 30

interface Dismissal {
  readonly type: TerminationType
  /** End of the contract, including the projection of an indemnified notice (Súmula TST 182). */
  readonly end: Day
}

/** True when the end falls in the thirty days before the base date; a later end has the raise in its items instead (Súmula TST 314). */
export function additionalIndemnity(ctx: Context, baseDate: Day | undefined, { type, end }: Dismissal): boolean {
  if (type !== 'sem_justa_causa') {
    if (baseDate !== undefined) ctx.refuse('base_date', 'a indenização adicional é só da dispensa sem justa causa: omita o campo')
    return false
  }
  if (baseDate === undefined) return false
  const first = firstOfMonth(baseDate)
  const from = addDays(first, -DAYS_BEFORE)
  if (end >= from && end < first) return true
  ctx.assume(
    end < from
      ? say`Sem a indenização adicional: o contrato, com a projeção do aviso, acaba em ${calendarDate(end)}, mais de 30 dias antes da data-base (Lei nº 7.238/1984, art. 9º; Súmula TST 182).`
      : say`Sem a indenização adicional: o contrato, com a projeção do aviso, acaba em ${calendarDate(end)}, já na data-base; as verbas são devidas pelo salário reajustado, que se informa em salary (Súmulas TST 182 e 314).`,
  )
  return false
}

/** ADCT, art. 10, II; Lei 8.213/1991, art. 118; CLT, art. 543, § 3º: one dismissal without cause in these months is void. */
export function assumeNoStability(ctx: Context, type: TerminationType): void {
  if (type === 'sem_justa_causa')
    ctx.assume(
      'Sem estabilidade: gestante até cinco meses do parto, cipeiro e dirigente sindical até um ano do mandato, e quem voltou de auxílio por acidente há menos de doze meses não podem ser dispensados (ADCT, art. 10, II; Lei nº 8.213/1991, art. 118; CLT, art. 543, § 3º).',
    )
}
