import { evenSchedule, monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { greatest, type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, integer, list, money, object, percentage } from '../../../../operation/input/fields.ts'
import { apart, bySign } from '../../../household/rules/comparison.ts'
import { totalInTodaysMoney } from '../../../prices/rules/todays-money.ts'

export default calculator({
  id: 'consorcio',
  slug: 'consorcio',
  title: 'Consórcio',
  summary:
    'Parcela e custo total de um consórcio, com taxa de administração e seguro, comparados a um financiamento. Para o lance, use consortium-bid.',
  group: 'credito',
  headline: 'monthlyInstallment',
  says: 'A parcela é de {value} por mês',
  input: {
    asset_value: money('Valor do bem (carta de crédito)'),
    months: count('Prazo em meses', { above: 0, max: 600 }, 'months'),
    admin_fee: percentage('Taxa de administração, no prazo todo', { min: 0, max: 100 }).prefault(18),
    insurance_fee: percentage('Seguro e fundo de reserva, no prazo todo', { min: 0, max: 100 }).prefault(2),
    financing_annual_rate: percentage('Taxa anual do financiamento concorrente', { min: 0, max: 200 }).prefault(24),
    annual_adjustment: percentage('Reajuste anual da carta', {
      above: -100,
      max: 100,
      hint: 'As parcelas sobem com ela a cada doze meses',
    }).optional(),
    awarded_month: count('Mês da contemplação', {
      min: 1,
      max: 600,
      hint: 'Sem ele não se diz qual sai mais barato: o financiamento entrega o bem hoje',
    }).optional(),
    annual_inflation: percentage('Inflação ao ano', {
      above: -100,
      max: 1000,
      hint: 'Para dizer os totais em dinheiro de hoje',
    }).optional(),
    schedule: flag('Inclui a tabela mês a mês').default(false),
  },
  result: {
    monthlyInstallment: brl('Parcela mensal do consórcio'),
    lastInstallment: brl('Última parcela, com o ajuste de centavos'),
    adminFeeAmount: brl('Taxa de administração'),
    insuranceAmount: brl('Seguro e fundo de reserva'),
    totalCost: brl('Custo total do consórcio'),
    financing: object('O mesmo bem financiado pela tabela Price', {
      monthlyInstallment: brl('Parcela mensal'),
      totalInterest: brl('Total de juros'),
      totalPaid: brl('Total pago'),
    }),
    savings: brl('Quanto a menos se paga em parcelas no de menor total'),
    presentValue: brl('Parcelas do consórcio em dinheiro de hoje', { hint: 'Pela taxa do financiamento' }),
    advantageToday: brl('O bem na contemplação menos as parcelas, em dinheiro de hoje', { none: 'sem o mês da contemplação' }).nullable(),
    cheaper: choice(
      'O que custa menos em dinheiro de hoje',
      ['consorcio', 'financing', 'tie'],
      {
        consorcio: 'Consórcio',
        financing: 'Financiamento',
        tie: 'Empate',
      },
      { none: 'sem o mês da contemplação' },
    ).nullable(),
    breakEvenMonth: integer('Último mês de contemplação em que o consórcio custa menos', {
      none: 'quando não custa menos em nenhum',
    }).nullable(),
    adjusted: object('Com o reajuste anual da carta', {
      lastInstallment: brl('Última parcela'),
      totalCost: brl('Custo total'),
      finalCredit: brl('Carta no último ano'),
    }).optional(),
    totalCostToday: brl('Custo total em dinheiro de hoje', { hint: 'Com o reajuste, se informado' }).optional(),
    schedule: list(
      'Tabela mês a mês',
      object('Mês', { month: integer('Mês'), installment: brl('Parcela'), paid: brl('Pago até aqui') }),
    ).optional(),
  },
  answer(input, ctx) {
    const { asset_value: asset, months, admin_fee: adminFee, insurance_fee: insuranceFee, financing_annual_rate: annual } = input
    const admin = ctx.step('Taxa de administração', say`${asset} × ${adminFee}`, portion(asset, adminFee, 'halfUp'))
    const insurance = ctx.step('Seguro e fundo de reserva', say`${asset} × ${insuranceFee}`, portion(asset, insuranceFee, 'halfUp'))
    const totalCost = ctx.step('Custo total', say`${asset} + ${admin} + ${insurance}`, asset + admin + insurance)
    const shares = evenSchedule(totalCost, ZERO, months)
    const monthlyInstallment = ctx.step('Parcela', say`${totalCost} ÷ ${months}`, shares[0]!.installment)

    const rows = evenSchedule(asset, monthlyFromAnnual(annual), months)
    const totalPaid = sum(rows.map((row) => row.installment))
    ctx.step('Total do financiamento', say`${months} parcelas pela tabela Price a ${annual} ao ano`, totalPaid)
    ctx.assume('O consórcio não cobra juros (Lei nº 11.795/2008); a parcela é o bem, a administração e o seguro divididos pelo prazo.')
    ctx.assume(
      input.annual_adjustment
        ? 'A comparação é sem o reajuste; adjusted traz o custo com ele. Sem lances; a contemplação pode demorar até o fim do prazo.'
        : 'Sem o reajuste anual da carta de crédito e sem lances; a contemplação pode demorar até o fim do prazo.',
    )
    ctx.assume('O financiamento é do valor todo, sem entrada, com a taxa anual efetiva convertida à mensal e sem IOF, seguro e tarifas.')
    const gap = totalPaid - totalCost
    const payments = adjusted(
      shares.map((row) => row.installment),
      input.annual_adjustment ?? ZERO,
    )
    return {
      monthlyInstallment,
      lastInstallment: shares.at(-1)!.installment,
      adminFeeAmount: admin,
      insuranceAmount: insurance,
      totalCost,
      financing: { monthlyInstallment: rows[0]!.installment, totalInterest: totalPaid - asset, totalPaid },
      savings: ctx.step('Diferença', () => say`${greatest(totalPaid, totalCost)} − ${smallest(totalPaid, totalCost)}`, apart(gap)),
      ...todayWinner(
        ctx,
        { asset, payments: shares.map((row) => row.installment), monthly: monthlyFromAnnual(annual), months },
        input.awarded_month,
      ),
      ...(input.annual_adjustment && { adjusted: withAdjustment(ctx, asset, payments, input.annual_adjustment) }),
      ...(input.annual_inflation && { totalCostToday: totalInTodaysMoney(ctx, payments, input.annual_inflation) }),
      ...(input.schedule && { schedule: running(payments) }),
    }
  },
})

interface Compared {
  readonly asset: Money
  readonly payments: readonly Money[]
  readonly monthly: Ratio
  readonly months: number
}

/**
 * Winner in today's money at the financing's rate, by which the financing costs the asset itself: the consortium wins while its payments
 * are worth less than the asset on the month of its delivery.
 */
function todayWinner(ctx: Context, { asset, payments, monthly, months }: Compared, awarded: number | undefined) {
  const growth = ONE.plus(monthly)
  let value = ZERO
  for (const payment of payments.toReversed()) value = value.plus(Ratio.of(payment)).over(growth).truncated()
  const worth = divide(value.n, value.d, 'halfUp')
  const delivered = (month: number): Money => portion(asset, ONE.over(growth.power(month)), 'halfUp')
  let last = months
  while (last > 0 && delivered(last) <= worth) last--
  const breakEvenMonth = last === 0 ? null : last
  if (awarded === undefined) {
    ctx.assume(
      'O financiamento entrega o bem hoje, e o consórcio na contemplação: as somas das parcelas não dizem qual sai mais barato. Informe awarded_month, o mês em que se espera ser contemplado.',
    )
    return { presentValue: worth, advantageToday: null, cheaper: null, breakEvenMonth }
  }
  if (awarded > months) ctx.refuse('awarded_month', 'vem depois do fim do grupo')
  const gain = delivered(awarded) - worth
  return { presentValue: worth, advantageToday: gain, cheaper: bySign(gain, 'consorcio' as const, 'financing' as const), breakEvenMonth }
}

const yearsBefore = (index: number): number => Math.floor(index / 12)

/** Applies the yearly adjustments elapsed before each installment. */
function adjusted(installments: readonly Money[], yearly: Ratio): Money[] {
  return installments.map((installment, index) => portion(installment, ONE.plus(yearly).power(yearsBefore(index)), 'halfUp'))
}

function withAdjustment(ctx: Context, asset: Money, payments: readonly Money[], yearly: Ratio) {
  const years = yearsBefore(payments.length - 1)
  const totalCost = ctx.step('Custo com o reajuste', say`soma das parcelas, ${yearly} maiores a cada doze meses`, sum(payments))
  const finalCredit = ctx.step(
    'Carta no último ano',
    say`${asset} × (1 + ${yearly})^${years}`,
    portion(asset, ONE.plus(yearly).power(years), 'halfUp'),
  )
  return { lastInstallment: payments.at(-1)!, totalCost, finalCredit }
}

function running(payments: readonly Money[]) {
  let paid = 0n
  return payments.map((installment, index) => {
    paid += installment
    return { month: index + 1, installment, paid }
  })
}
