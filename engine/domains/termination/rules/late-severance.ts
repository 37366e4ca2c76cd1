import { addBusinessDays } from '../../../core/calendar/business-day.ts'
import { addDays, type Day } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { calendarDate, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { date, money } from '../../../operation/input/fields.ts'
import deadline from '../law/severance-deadline.ts'
import uncontestedPay from '../law/uncontested-pay.ts'
import type { NoticeDue, TerminationType } from './notice.ts'
import type { LateSeverance } from './severance-items.ts'

/** Fields for the payment date and the first hearing, when known. */
export const latePaymentFields = {
  paid_on: date('Dia em que a rescisão foi paga', { hint: 'Depois do prazo, soma-se a multa de um salário' }).optional(),
  first_hearing_date: date('Dia da primeira audiência', {
    hint: 'O que a empresa reconhece dever e não pagar até ela tem acréscimo de 50%',
  }).optional(),
  uncontested_amount: money('O que a empresa reconhece dever e não pagou', { blank: 'todas as da rescisão' }).optional(),
}

interface Paid {
  readonly paid_on?: Day | undefined
  readonly first_hearing_date?: Day | undefined
  readonly uncontested_amount?: Money | undefined
}

/** End of a contract: its last day, the notice and the type. */
export interface ContractEnd {
  readonly termination: Day
  readonly notice: Pick<NoticeDue, 'mode'>
  readonly type: TerminationType
}

/**
 * Last day to pay, counted from the day after the end of the contract, or the next business day after a worked notice or the end of the
 * term, until 2017 (CLT, art. 477, § 6º); null before the first recorded deadline.
 */
export function paymentDeadline(ctx: Context, { termination, notice, type }: ContractEnd): Day | null {
  if (termination < deadline.recordStarts) return null
  const { days, nextBusinessDay } = ctx.law(deadline, termination)
  const known = notice.mode === 'worked' || type === 'fim_contrato'
  return nextBusinessDay && known ? addBusinessDays(termination, 1) : addDays(termination, days)
}

/** Additions for late payment; undefined when no date was given. */
export function latePayment(ctx: Context, end: ContractEnd, input: Paid): LateSeverance | undefined {
  const { termination } = end
  const { paid_on: paid, first_hearing_date: hearing, uncontested_amount: amount } = input
  if (amount !== undefined && !hearing) ctx.refuse('uncontested_amount', 'só vem com o dia da primeira audiência')
  if (!paid && !hearing) return undefined
  if (paid && paid < termination) ctx.refuse('paid_on', say`vem antes do desligamento, ${calendarDate(termination)}`)
  if (hearing && hearing < termination) ctx.refuse('first_hearing_date', say`vem antes do desligamento, ${calendarDate(termination)}`)
  const last = paymentDeadline(ctx, end)
  if (last === null)
    return ctx.refuse(
      paid ? 'paid_on' : 'first_hearing_date',
      say`o prazo de pagamento da época não está registrado: só desde ${calendarDate(deadline.recordStarts)}`,
    )
  const late = (paid ?? hearing ?? last) > last
  const { fineSalaries } = ctx.law(deadline, termination)
  ctx.assume(
    late
      ? say`A rescisão devia ser paga até ${calendarDate(last)} e ${paid ? say`foi em ${calendarDate(paid)}` : 'não foi'}: soma-se um salário (CLT, art. 477, §§ 6º e 8º), salvo se o atraso foi do empregado.`
      : say`${paid ? say`Paga em ${calendarDate(paid)}, dentro do prazo, que ia` : 'Ainda dentro do prazo, que vai'} até ${calendarDate(last)} (CLT, art. 477, § 6º).`,
  )
  const unpaidAtHearing = hearing !== undefined && (paid === undefined || paid > hearing)
  return {
    fineSalaries: late ? fineSalaries : 0,
    uncontested: unpaidAtHearing ? { addition: ctx.law(uncontestedPay, hearing).addition, amount } : null,
  }
}
