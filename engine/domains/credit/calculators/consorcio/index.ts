import { evenSchedule, monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { greatest, type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { ONE, type Ratio, ZERO } from '../../../../core/ratio.ts'
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
    savings: brl('Quanto custa a menos a opção mais barata'),
    cheaper: choice('A opção de menor custo total', ['consorcio', 'financing', 'tie'], {
      consorcio: 'Consórcio',
      financing: 'Financiamento',
      tie: 'Empate',
    }),
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
      cheaper: bySign(gap, 'consorcio', 'financing'),
      ...(input.annual_adjustment && { adjusted: withAdjustment(ctx, asset, payments, input.annual_adjustment) }),
      ...(input.annual_inflation && { totalCostToday: totalInTodaysMoney(ctx, payments, input.annual_inflation) }),
      ...(input.schedule && { schedule: running(payments) }),
    }
  },
})

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
