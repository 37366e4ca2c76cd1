import { formatBRL, formatPercent, portion, sum } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, choice, count, money, object, percentage } from '../../../../core/operation/fields.ts'
import { ZERO } from '../../../../core/ratio.ts'
import { apart, bySign } from '../../../household/rules/comparison.ts'
import { evenSchedule, monthlyFromAnnual } from '../../rules/installment.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'consorcio',
  title: 'Consórcio',
  summary: 'Parcela e custo total de um consórcio, com taxa de administração e seguro, comparados a um financiamento.',
  group: 'credito',
  keywords: ['carta de crédito', 'consórcio ou financiamento'],
  headline: 'monthlyInstallment',
  input: {
    asset_value: money('Valor do bem (carta de crédito)'),
    months: count('Prazo em meses', { above: 0, max: 600 }, 'months'),
    admin_fee: percentage('Taxa de administração, no prazo todo', { min: 0, max: 100 }).prefault(18),
    insurance_fee: percentage('Seguro e fundo de reserva, no prazo todo', { min: 0, max: 100 }).prefault(2),
    financing_annual_rate: percentage('Taxa anual do financiamento concorrente', { min: 0, max: 200 }).prefault(24),
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
  },
  examples,
  answer({ asset_value: asset, months, admin_fee: adminFee, insurance_fee: insuranceFee, financing_annual_rate: annual }, ctx) {
    const admin = ctx.step(
      'Taxa de administração',
      () => `${formatBRL(asset)} × ${formatPercent(adminFee)}`,
      portion(asset, adminFee, 'halfUp'),
    )
    const insurance = ctx.step(
      'Seguro e fundo de reserva',
      () => `${formatBRL(asset)} × ${formatPercent(insuranceFee)}`,
      portion(asset, insuranceFee, 'halfUp'),
    )
    const totalCost = ctx.step(
      'Custo total',
      () => `${formatBRL(asset)} + ${formatBRL(admin)} + ${formatBRL(insurance)}`,
      asset + admin + insurance,
    )
    const shares = evenSchedule(totalCost, ZERO, months)
    const monthlyInstallment = ctx.step('Parcela', () => `${formatBRL(totalCost)} ÷ ${months}`, shares[0]!.installment)

    const rows = evenSchedule(asset, monthlyFromAnnual(annual), months)
    const totalPaid = sum(rows.map((row) => row.installment))
    ctx.step('Total do financiamento', () => `${months} parcelas pela tabela Price a ${formatPercent(annual)} ao ano`, totalPaid)
    ctx.assume('O consórcio não cobra juros (Lei nº 11.795/2008); a parcela é o bem, a administração e o seguro divididos pelo prazo.')
    ctx.assume('Sem o reajuste anual da carta de crédito e sem lances; a contemplação pode demorar até o fim do prazo.')
    ctx.assume('O financiamento é do valor todo, sem entrada, com a taxa anual efetiva convertida à mensal e sem IOF, seguro e tarifas.')
    const gap = totalPaid - totalCost
    return {
      monthlyInstallment,
      lastInstallment: shares.at(-1)!.installment,
      adminFeeAmount: admin,
      insuranceAmount: insurance,
      totalCost,
      financing: { monthlyInstallment: rows[0]!.installment, totalInterest: totalPaid - asset, totalPaid },
      savings: ctx.step('Diferença', () => `entre ${formatBRL(totalPaid)} e ${formatBRL(totalCost)}`, apart(gap)),
      cheaper: bySign(gap, 'consorcio', 'financing'),
    }
  },
})
