import { formatBRL, formatPercent, sum } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, count, money, percentage } from '../../../../core/operation/fields.ts'
import { evenSchedule } from '../../rules/installment.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'installment',
  title: 'Parcelamento',
  summary: 'Parcela fixa de uma compra ou dívida, com ou sem juros (tabela Price), total pago e total de juros.',
  group: 'credito',
  keywords: ['parcela', 'prestação', 'compra parcelada', 'price', 'sem juros'],
  headline: 'installmentAmount',
  input: {
    total: money('Valor a parcelar'),
    installments: count('Número de parcelas', { min: 1, max: 600 }, 'months'),
    monthly_rate: percentage('Taxa de juros ao mês', { min: 0, max: 100, hint: '0 para sem juros' }),
  },
  result: {
    installmentAmount: brl('Valor da parcela'),
    lastInstallment: brl('Valor da última parcela, com o ajuste de centavos'),
    totalPaid: brl('Total das parcelas'),
    totalInterest: brl('Total de juros'),
  },
  examples,
  answer({ total, installments, monthly_rate: rate }, ctx) {
    const rows = evenSchedule(total, rate, installments)
    const installment = rows[0]!.installment
    const totalPaid = sum(rows.map((row) => row.installment))
    ctx.assume('A primeira parcela vence um mês depois da compra, e as demais a cada mês.')
    ctx.assume('Juros arredondados ao centavo a cada mês; a última parcela acerta os centavos que o arredondamento deixou.')
    ctx.assume('Sem IOF, tarifas, seguros ou multa por atraso.')
    const formula = rate.isZero
      ? `${formatBRL(total)} ÷ ${installments}`
      : `${formatBRL(total)} × ${formatPercent(rate)} ÷ (1 − (1 + ${formatPercent(rate)})^−${installments})`
    return {
      installmentAmount: ctx.step('Parcela', formula, installment),
      lastInstallment: ctx.step('Última parcela', 'juros do último mês + saldo que restou', rows.at(-1)!.installment),
      totalPaid: ctx.step('Total pago', `soma das ${installments} parcelas`, totalPaid),
      totalInterest: ctx.step('Total de juros', () => `${formatBRL(totalPaid)} − ${formatBRL(total)}`, totalPaid - total),
    }
  },
})
