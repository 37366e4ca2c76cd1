import { isPaymentDay, isYearEndClosing, paymentDayUpTo, yearEndAct } from '../../../../core/calendar/tax-calendar.ts'
import { type Day, daysBetween, firstOfMonth } from '../../../../core/day.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { Ratio, ZERO } from '../../../../core/ratio.ts'
import { calendarDate, joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, integer, list, money, object, percentage, percentOf, text } from '../../../../operation/input/fields.ts'
import latePayment, { type LatePayment } from '../../law/late-payment.ts'
import { businessDayAfter } from '../../rules/due-date.ts'
import { monthlySelic, monthsBetween } from '../../rules/monthly-selic.ts'

export default calculator({
  id: 'late-tax-payment',
  slug: 'darf-em-atraso',
  cost: 2,
  title: 'DARF em atraso e restituição',
  summary:
    'Multa e juros de um tributo federal pago depois do vencimento, ou os juros do que a Receita devolve. Não vale para FGTS nem para impostos do estado ou da cidade.',
  seeAlso: { 'late-payment': 'tratar de conta, boleto ou condomínio' },
  group: 'impostos',
  headline: 'total',
  says: { positive: 'O total é de {value}', none: 'Informe as datas para saber o total' },
  lawDay: 'due_date',
  input: {
    amount: money('Valor do tributo', { hint: 'Sem multa e juros; na restituição, o que foi pago a mais' }),
    mode: choice('O que se calcula', ['debt', 'refund'], { debt: 'Tributo em atraso', refund: 'Restituição' }).default('debt'),
    due_date: date('Data de vencimento', { hint: 'Na restituição, o dia em que se pagou a mais' }).optional(),
    payment_date: date('Pagamento', { hint: 'Na restituição, o dia em que se recebe' }).optional(),
    days_late: count('Dias de atraso', { min: 0, max: 36500, hint: 'No lugar das datas: só a multa' }, 'days').optional(),
    selic_accumulated_percent: percentage('Selic acumulada', {
      min: 0,
      max: 10000,
      hint: 'Soma dos meses entre o do vencimento e o do pagamento, sem o 1% do último',
      blank: 'pela taxa medida',
    }).optional(),
  },
  result: {
    daysLate: integer('Dias de atraso', { hint: 'Do primeiro dia útil depois do vencimento ao pagamento, os dois contados' }),
    finePercent: percentOf('Multa, em percentual'),
    fine: brl('Multa'),
    interestPercent: percentOf('Juros, em percentual', { none: 'sem as datas' }).nullable(),
    interest: brl('Juros', { none: 'sem as datas' }).nullable(),
    total: brl('Total', { none: 'sem as datas' }).nullable(),
    interestMonths: list('Juros de cada mês', object('Mês', { month: text('Mês'), percent: percentOf('Taxa') })),
  },
  answer({ amount, mode, due_date: printed, payment_date: paid, days_late: days, selic_accumulated_percent: given }, ctx) {
    const law = ctx.law(latePayment)
    const due = printed && mode === 'debt' ? payableUpTo(ctx, printed) : printed
    if (days !== undefined) {
      for (const [field, value] of [
        ['due_date', due],
        ['payment_date', paid],
      ] as const)
        if (value !== undefined) ctx.refuse(field, 'informe as duas datas ou days_late, não os dois')
      if (mode === 'refund') ctx.refuse('days_late', 'a restituição não tem multa: informe due_date e payment_date')
      if (given !== undefined) ctx.refuse('selic_accumulated_percent', 'os juros dependem dos meses: informe due_date e payment_date')
      const { finePercent, fine } = fineOf(ctx, amount, days, law)
      ctx.assume('Só com os dias não se sabe em que meses correm os juros: eles e o total não foram calculados.')
      return { daysLate: days, finePercent, fine, interestPercent: null, interest: null, total: null, interestMonths: [] }
    }
    if (due === undefined) return ctx.refuse('due_date', 'é obrigatório, com payment_date, quando não se informa days_late')
    if (paid === undefined) return ctx.refuse('payment_date', 'é obrigatório, com due_date, quando não se informa days_late')
    if (mode === 'refund' && !law.refund)
      ctx.refuse('due_date', 'a restituição com juros da Selic está neste registro desde 1º de janeiro de 1998')
    if (mode === 'refund' && paid < due) ctx.refuse('payment_date', 'é antes do dia em que se pagou a mais')

    const daysLate = mode === 'refund' ? 0 : lateDays(due, paid)
    const { finePercent, fine } = mode === 'refund' ? { finePercent: ZERO, fine: 0n } : fineOf(ctx, amount, daysLate, law)
    const interestMonths = monthsOfInterest(ctx, due, paid, given, law)
    const interestPercent = interestMonths.reduce(
      (total, { percent }) => total.plus(percent),
      given && firstOfMonth(paid) > firstOfMonth(due) ? given : ZERO,
    )
    const interest = portion(amount, interestPercent, 'halfUp')
    ctx.step('Juros', say`${amount} × ${interestPercent}`, interest)
    const total = ctx.step('Total', () => joined([amount, fine, interest], ' + '), amount + fine + interest)

    if (mode === 'debt') {
      ctx.assume(
        'Multa contada em dias corridos, do primeiro dia útil depois do vencimento ao pagamento; não há multa mínima em DARF (Lei nº 9.430/1996, art. 61).',
      )
      ctx.assume('Para tributo federal pago sem cobrança: multas de ofício, FGTS e tributos estaduais e municipais têm outras regras.')
      if (paid <= due) ctx.assume('Pago até o vencimento: sem multa nem juros.')
      else if (!isPaymentDay(paid))
        ctx.assume(
          say`Em ${calendarDate(paid)} os bancos não atendem: se o pagamento só for registrado no dia útil seguinte, a multa e os juros vão até ele.`,
        )
    } else
      ctx.assume(
        'Restituição com os juros do mês seguinte ao do pagamento até o anterior ao da devolução, mais 1% no mês dela (Lei nº 9.250/1995, art. 39, § 4º).',
      )
    ctx.assume(
      given
        ? 'Selic somada como informada; o 1% do mês do pagamento foi acrescentado.'
        : 'Juros simples: a soma das taxas Selic de cada mês, a duas casas, como a Receita Federal as publica; não se compõem.',
    )
    return { daysLate, finePercent, fine, interestPercent, interest, total, interestMonths }
  },
})

/** A due date on the last business day of the year moves to the previous business day, whatever the document states. */
function payableUpTo(ctx: Context, due: Day): Day {
  if (!isYearEndClosing(due)) return due
  const last = paymentDayUpTo(due)
  ctx.assume(
    say`${calendarDate(due)} é o último dia útil do ano, sem atendimento nos bancos (${yearEndAct(due)!}): o tributo venceu em ${calendarDate(last)}.`,
  )
  return last
}

/** Calendar days from the first business day after the due date to the payment, both included. */
function lateDays(due: Day, paid: Day): number {
  return Math.max(0, daysBetween(businessDayAfter(due), paid) + 1)
}

function fineOf(ctx: Context, amount: Money, days: number, { finePerDay, fineCap }: LatePayment): { finePercent: Ratio; fine: Money } {
  const counted = finePerDay.times(Ratio.of(BigInt(days)))
  const finePercent = counted.compare(fineCap) > 0 ? fineCap : counted
  const fine = portion(amount, finePercent, 'halfUp')
  ctx.step('Multa', say`${amount} × ${finePercent}; ${days} dias de ${finePerDay}, até ${fineCap}`, fine)
  return { finePercent, fine }
}

/** Selic of each month in between plus the payment month's fixed rate; zero within the due month. */
function monthsOfInterest(
  ctx: Context,
  due: Day,
  paid: Day,
  given: Ratio | undefined,
  { lastMonth }: LatePayment,
): { month: string; percent: Ratio }[] {
  if (firstOfMonth(paid) <= firstOfMonth(due)) return []
  const between = given ? [] : monthsBetween(due, paid).map((month) => ({ month: month.slice(0, 7), percent: monthlySelic(ctx, month) }))
  return [...between, { month: paid.slice(0, 7), percent: lastMonth }]
}
