import { priceFormula, type Schedules, schedulesAt } from '../../../../core/finance/installment.ts'
import { type Money, sum, toNumber } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, flag, money, percentage, percentOf } from '../../../../operation/input/fields.ts'
import { totalInTodaysMoney } from '../../../prices/rules/todays-money.ts'
import iofLaw from '../../law/iof.ts'
import { asStated, costByMonths } from '../../rules/cet.ts'
import { debtWithIofFinanced, iofOnInstallments } from '../../rules/iof.ts'
import { scheduleField } from '../../rules/schedule-field.ts'

export default calculator({
  id: 'installment',
  slug: 'parcelamento',
  title: 'Parcelamento',
  summary:
    'Parcela fixa de uma compra, de um veículo ou de uma dívida, com ou sem juros (tabela Price), total pago e, se pedido, IOF, CET e a tabela mês a mês. Para comparar propostas, use loan-comparison.',
  seeAlso: { financing: 'tratar de imóvel', solve: 'achar a taxa que dá uma parcela' },
  group: 'credito',
  headline: 'installmentAmount',
  says: 'Cada parcela é de {value}',
  picture: { kind: 'parts', title: 'O que se financia e os juros', parts: ['financedAmount', 'totalInterest'] },
  lawDay: 'contract_date',
  input: {
    total: money('Valor a parcelar', { means: 'amount' }),
    installments: count('Número de parcelas', { min: 1, max: 600 }, 'months'),
    monthly_rate: percentage('Taxa de juros ao mês', { min: 0, max: 100, hint: '0 para sem juros' }),
    iof: choice('IOF', ['none', 'upfront', 'financed'], {
      none: 'Sem IOF',
      upfront: 'Pago na contratação',
      financed: 'Somado à dívida',
    }).default('none'),
    upfront_fees: money('Tarifas pagas na contratação', { min: 0 }).prefault(0),
    financed_fees: money('Tarifas somadas à dívida', { min: 0, hint: 'Cadastro, avaliação, registro do contrato' }).prefault(0),
    monthly_insurance: money('Seguro por mês', { min: 0 }).prefault(0),
    cet: flag('Inclui o custo efetivo total').default(false),
    schedule: flag('Inclui a tabela mês a mês').default(false),
    annual_inflation: percentage('Inflação ao ano', { above: -100, max: 1000, hint: 'Para dizer o total em dinheiro de hoje' }).optional(),
    contract_date: date('Dia da contratação', { hint: 'Escolhe a lei do IOF', blank: 'hoje' }).optional(),
  },
  result: {
    installmentAmount: brl('Valor da parcela'),
    lastInstallment: brl('Valor da última parcela, com o ajuste de centavos'),
    totalPaid: brl('Total das parcelas'),
    totalInterest: brl('Total de juros'),
    financedAmount: brl('Dívida contratada', { hint: 'Com tarifas e IOF somados a ela' }).optional(),
    iof: brl('IOF').optional(),
    totalWithCharges: brl('Total com seguro, tarifas e IOF').optional(),
    cetMonthlyPercent: percentOf('CET ao mês').nullable().optional(),
    cetAnnualPercent: percentOf('CET ao ano').nullable().optional(),
    totalPaidToday: brl('Total das parcelas em dinheiro de hoje').optional(),
    schedule: scheduleField(),
  },
  answer(input, ctx) {
    const { total, installments, monthly_rate: rate } = input
    const schedules = schedulesAt(rate, installments)
    const { debt, tax } = debtOf(ctx, input, schedules)
    const rows = [...schedules.even(debt)]
    const installment = rows[0]!.installment
    const payments = rows.map((row) => row.installment)
    const totalPaid = sum(payments)
    const charged = input.iof !== 'none' || input.upfront_fees + input.financed_fees + input.monthly_insurance > 0n
    ctx.assume('A primeira parcela vence um mês depois da compra, e as demais a cada mês.')
    ctx.assume('Juros arredondados ao centavo a cada mês; a última parcela acerta os centavos que o arredondamento deixou.')
    ctx.assume(
      charged ? 'Sem multa por atraso; IOF de pessoa física, com meses de 30 dias.' : 'Sem IOF, tarifas, seguros ou multa por atraso.',
    )
    const last = rows.at(-1)!
    return {
      installmentAmount: ctx.step('Parcela', () => priceFormula(debt, rate, installments), installment),
      lastInstallment: ctx.step(
        'Última parcela',
        say`${last.interest} + ${last.amortization}; juros do último mês e saldo que restou`,
        last.installment,
      ),
      totalPaid: ctx.step('Total pago', say`${sumWritten(payments)}`, totalPaid),
      totalInterest: ctx.step('Total de juros', say`${totalPaid} − ${debt}`, totalPaid - debt),
      ...(charged && chargesOf(ctx, input, { debt, tax, totalPaid })),
      ...(input.cet && costOf(ctx, input, total - input.upfront_fees - (input.iof === 'upfront' ? tax : 0n), payments)),
      ...(input.annual_inflation && { totalPaidToday: totalInTodaysMoney(ctx, payments, input.annual_inflation) }),
      ...(input.schedule && { schedule: rows }),
    }
  },
})

interface Sent {
  readonly total: Money
  readonly installments: number
  readonly monthly_rate: Ratio
  readonly iof: 'none' | 'upfront' | 'financed'
  readonly upfront_fees: Money
  readonly financed_fees: Money
  readonly monthly_insurance: Money
}

function debtOf(ctx: Context, { total, iof, financed_fees: fees }: Sent, schedules: Schedules): { debt: Money; tax: Money } {
  const wanted = total + fees
  if (iof === 'none') return { debt: wanted, tax: 0n }
  const { individual, maxDays } = ctx.law(iofLaw)
  const taxOf = (debt: Money): Money => iofOnInstallments(schedules.even(debt), individual, maxDays)
  if (iof === 'upfront') return { debt: wanted, tax: taxOf(wanted) }
  const debt = debtWithIofFinanced(wanted, taxOf)
  return { debt, tax: debt - wanted }
}

function chargesOf(ctx: Context, input: Sent, { debt, tax, totalPaid }: { debt: Money; tax: Money; totalPaid: Money }) {
  const insurance = input.monthly_insurance * BigInt(input.installments)
  const upfront = input.upfront_fees + (input.iof === 'upfront' ? tax : 0n)
  if (input.iof !== 'none') ctx.step('IOF', 'alíquota diária sobre cada amortização, até 365 dias, mais a adicional sobre a dívida', tax)
  const totalWithCharges = ctx.step(
    'Total com encargos',
    say`${totalPaid} + ${insurance} + ${upfront}; parcelas, seguro e o que se paga na contratação`,
    totalPaid + insurance + upfront,
  )
  return { financedAmount: debt, iof: tax, totalWithCharges }
}

function costOf(ctx: Context, { monthly_insurance: insurance }: Sent, released: Money, installments: readonly Money[]) {
  if (released <= 0n) ctx.refuse('upfront_fees', 'tarifas e IOF não podem consumir todo o crédito')
  const cost = costByMonths(
    toNumber(released),
    installments.map((installment) => toNumber(installment + insurance)),
  )
  if (!cost) ctx.assume('O CET não existe para estes valores: o que se paga não passa do que se recebe.')
  else ctx.step('CET ao ano', say`taxa anual que traz os pagamentos a ${released}`, asStated(cost.annual))
  return { cetMonthlyPercent: cost && asStated(cost.monthly), cetAnnualPercent: cost && asStated(cost.annual) }
}
