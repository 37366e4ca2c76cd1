import { addBusinessDays, isBusinessDay } from '../../../../core/calendar/business-day.ts'
import { addDays, type Day, dateOf, daysBetween } from '../../../../core/day.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { ONE, percent, Ratio, ZERO } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, flag, integer, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import lateCharges from '../../law/late-charges.ts'

/** Lei 9.069/1995, art. 1º: earlier amounts are not in reais. */
const REAL_STARTS: Day = '1994-07-01'

/** Lei 7.089/1983, published on 24 March 1983. */
const IN_TIME_FROM: Day = '1983-03-24'

/** Lei 14.905/2024, art. 5º. */
const LEGAL_RATE_SINCE: Day = '2024-08-30'

/** Usual fine in leases; no legal limit. */
const USUAL_RENT_FINE = percent(10)

export default calculator({
  id: 'late-payment',
  slug: 'conta-atrasada',
  title: 'Conta atrasada',
  summary: 'Multa, juros e correção de uma conta, um boleto, um condomínio ou um aluguel pago depois do vencimento.',
  seeAlso: { 'late-tax-payment': 'tratar de tributo federal', 'civil-update': 'tratar de dívida civil na Justiça' },
  group: 'credito',
  headline: 'total',
  says: 'Você paga {value} no total',
  lawDay: 'reference_date',
  input: {
    amount: money('Valor da conta'),
    days: count('Dias de atraso', { means: 'days_late', min: 1, max: 36_500 }, 'days').optional(),
    due_date: date('Data de vencimento', { hint: 'Com o dia do pagamento, em vez dos dias de atraso' }).optional(),
    payment_date: date('Dia do pagamento').optional(),
    kind: choice('O que está atrasado', ['consumer', 'condominium', 'energy', 'rent', 'other'], {
      consumer: 'Conta ou boleto de consumo',
      condominium: 'Condomínio',
      energy: 'Conta de luz',
      rent: 'Aluguel',
      other: 'Outra dívida',
    }).default('consumer'),
    fine_percent: percentage('Multa', { min: 0, max: 100, blank: '2%, ou 10% no aluguel' }).optional(),
    monthly_interest: percentage('Juros de mora ao mês', { min: 0, max: 100 }).prefault(1),
    index: choice(
      'Correção',
      ['none', 'ipca', 'inpc', 'igpm'],
      { none: 'Nenhuma', ipca: 'IPCA', inpc: 'INPC', igpm: 'IGP-M' },
      {
        hint: 'Com índice, informe o vencimento e o dia do pagamento',
      },
    ).default('none'),
    reference_date: referenceDate(),
  },
  result: {
    days: integer('Dias de atraso'),
    finePercent: percentOf('Multa'),
    fine: brl('Multa'),
    interest: brl('Juros de mora'),
    correction: brl('Correção monetária'),
    total: brl('Total a pagar'),
    maxFinePercent: percentOf('Maior multa que a lei permite', { none: 'onde vale o contrato' }).nullable(),
    fineAboveLimit: flag('A multa passa do limite da lei'),
    maxTotal: brl('Total com a multa no limite', { hint: 'Igual ao total quando a multa não passa dele' }),
  },
  lawDayFrom: ({ payment_date: paid, reference_date: day }, today) =>
    day === undefined && paid !== undefined ? { field: 'payment_date', day: paid } : { field: 'reference_date', day: day ?? today },
  answer(input, ctx) {
    const { amount, kind, monthly_interest: monthly } = input
    if (input.reference_date && input.payment_date && input.reference_date !== input.payment_date)
      ctx.refuse('reference_date', 'não combina com payment_date: a lei é a do dia do pagamento')
    const { maxFine } = ctx.law(lateCharges)
    const limit = kind === 'rent' || kind === 'other' ? null : maxFine[kind]
    const finePercent = input.fine_percent ?? (kind === 'rent' ? USUAL_RENT_FINE : maxFine.consumer)
    const days = daysLate(ctx, input)
    if (days === 0) return notLate(ctx, amount, limit)
    const correction = correctionOf(ctx, input)
    const corrected = amount + correction
    const fine = ctx.step('Multa', say`${corrected} × ${finePercent}`, portion(corrected, finePercent, 'halfUp'))
    const interest = ctx.step(
      'Juros de mora',
      say`${corrected} × ${monthly} × ${days} ÷ 30`,
      portion(corrected, monthly.times(Ratio.of(BigInt(days), 30n)), 'halfUp'),
    )
    const total = ctx.step('Total', say`${corrected} + ${fine} + ${interest}`, corrected + fine + interest)
    const above = limit !== null && finePercent.compare(limit) > 0
    const maxTotal = above ? corrected + portion(corrected, limit, 'halfUp') + interest : total
    if (above) {
      ctx.assume(say`A lei limita esta multa a ${limit}: o que passa disso não é devido.`)
      ctx.step('Total com a multa no limite', say`${corrected} + ${maxTotal - corrected - interest} + ${interest}`, maxTotal)
    }
    if (input.fine_percent === undefined) ctx.assume(say`Multa de ${finePercent}, a usual; vale a do contrato.`)
    ctx.assume('Juros simples, um trinta avos da taxa do mês por dia de atraso; há cobranças que usam 0,033% ao dia e diferem em centavos.')
    ctx.assume(
      ctx.day < LEGAL_RATE_SINCE
        ? 'Os juros são os combinados; sem combinação, vale o que a lei do dia manda.'
        : 'Os juros são os combinados; sem combinação, desde 30/08/2024 vale a taxa legal (Código Civil, art. 406), não 1% ao mês.',
    )
    if (kind === 'energy' && input.index === 'none' && ctx.day >= LEGAL_RATE_SINCE)
      ctx.assume('A conta de luz também pode ser corrigida pelo IPCA (REN ANEEL nº 1.000/2021, art. 343).')
    return { days, finePercent, fine, interest, correction, total, maxFinePercent: limit, fineAboveLimit: above, maxTotal }
  },
})

interface Sent {
  readonly amount: Money
  readonly days?: number | undefined
  readonly due_date?: Day | undefined
  readonly payment_date?: Day | undefined
  readonly index: 'none' | 'ipca' | 'inpc' | 'igpm'
}

function daysLate(ctx: Context, { days, due_date: due, payment_date: paid }: Sent): number {
  if (days !== undefined) {
    if (due || paid) ctx.refuse('days', 'não combina com due_date e payment_date: informe os dias ou as datas')
    return days
  }
  if (!due) ctx.refuse('days', 'informe days, ou due_date e payment_date')
  if (!paid) ctx.refuse('payment_date', 'é obrigatório junto com due_date')
  if (paid <= due) ctx.refuse('payment_date', 'deve ser depois do vencimento: antes dele não há atraso')
  if (due < IN_TIME_FROM || isBusinessDay(due)) return daysBetween(due, paid)
  const payable = addBusinessDays(due, 0)
  if (paid <= payable) return 0
  ctx.assume(
    say`O vencimento, ${calendarDate(due)}, não é dia útil: podia-se pagar até ${calendarDate(payable)} sem encargo; depois disso os dias contam do vencimento (STJ, REsp 1.954.924).`,
  )
  return daysBetween(due, paid)
}

/** Due on a day without banking and paid on the next business day: no late charges (Lei 7.089/1983, art. 1º). */
function notLate(ctx: Context, amount: Money, limit: Ratio | null) {
  ctx.assume(
    'O vencimento caiu em dia sem expediente bancário e o pagamento foi feito até o primeiro dia útil: não há atraso (Lei nº 7.089/1983, art. 1º). Feriado só da cidade ou do estado não entra nesta conta.',
  )
  const nothing = { finePercent: ZERO, fine: 0n, interest: 0n, correction: 0n }
  const total = ctx.step('Total', say`${amount}`, amount)
  return { days: 0, ...nothing, total, maxFinePercent: limit, fineAboveLimit: false, maxTotal: amount }
}

/** Whole months from the due month to the month before payment; the index of the payment month is not yet published. */
function correctionOf(ctx: Context, { amount, due_date: due, payment_date: paid, index }: Sent): Money {
  if (index === 'none') return 0n
  if (!due || !paid) ctx.refuse('due_date', 'é obrigatório, com payment_date, para corrigir por um índice')
  if (due < REAL_STARTS) ctx.refuse('due_date', say`deve ser a partir de ${calendarDate(REAL_STARTS)}, quando o real começou`)
  if (paid > ctx.today) ctx.refuse('payment_date', 'não pode ser depois de hoje: a inflação futura não foi medida')
  const lastMonth = addDays(paid, -dateOf(paid))
  if (lastMonth < due) {
    ctx.assume('Vencimento e pagamento no mesmo mês: não há mês inteiro a corrigir.')
    return 0n
  }
  const { factor, rule } = ctx.accumulated(index, due, lastMonth)
  ctx.assume(say`Correção do mês do vencimento ao anterior ao pagamento. ${rule.replace(/\.$/, '')}.`)
  return ctx.step(
    'Correção monetária',
    () => say`${amount} × ${factor.minus(ONE)}; ${index.toUpperCase()} acumulado`,
    portion(amount, factor.minus(ONE), 'halfUp'),
  )
}
