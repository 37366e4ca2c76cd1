import { monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { atLeastZero, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, flag, integer, money, number, percentage } from '../../../../operation/input/fields.ts'
import { assumeHorizon, gapFormula, reach } from '../../rules/growth.ts'
import { thinned, timeline } from '../../rules/timeline.ts'

const YEAR = Ratio.of(12n)

export default calculator({
  id: 'financial-independence',
  slug: 'independencia-financeira',
  title: 'Independência financeira',
  summary: 'Patrimônio que permite viver de renda por uma taxa de retirada, e em quanto tempo se chega a ele.',
  seeAlso: { 'dividend-yield': 'viver só de dividendos' },
  group: 'investimentos',
  headline: 'targetAmount',
  says: 'Você precisa juntar {value}',
  input: {
    monthly_expenses: money('Gasto mensal a cobrir'),
    current_savings: money('Patrimônio atual', { min: 0 }).prefault(0),
    monthly_investment: money('Aporte mensal', { min: 0 }).prefault(0),
    annual_return: percentage('Rendimento real ao ano, acima da inflação', { above: -100, max: 100 }).prefault(8),
    withdrawal_rate: percentage('Taxa de retirada ao ano', { above: 0, max: 100 }).prefault(4),
  },
  result: {
    targetAmount: brl('Patrimônio necessário'),
    gap: brl('Quanto falta'),
    monthsToTarget: integer('Meses até o patrimônio necessário').nullable(),
    yearsToTarget: number('Anos até o patrimônio necessário').nullable(),
    reachable: flag('O patrimônio é alcançado em até 1.200 meses'),
    monthlyIncomeAtTarget: brl('Renda mensal no patrimônio necessário'),
    timeline: timeline('Evolução do patrimônio até a meta'),
  },
  answer({ monthly_expenses: expenses, current_savings: savings, monthly_investment: investment, ...input }, ctx) {
    const { annual_return: annual, withdrawal_rate: withdrawal } = input
    const target = ctx.step(
      'Patrimônio necessário',
      say`${expenses} × 12 ÷ ${withdrawal}`,
      portion(expenses, YEAR.over(withdrawal), 'halfUp'),
    )
    const gap = ctx.step('Quanto falta', () => gapFormula(target, savings), atLeastZero(target - savings))
    const monthlyRate = monthlyFromAnnual(annual)
    const { points, months } = reach({ initial: savings, monthlyRate, depositIn: () => investment }, target)
    ctx.assume('Valores de hoje: o rendimento é real (acima da inflação) e o aporte acompanha a inflação.')
    ctx.assume('Rendimento constante, sem imposto nem taxas; aporte no começo de cada mês.')
    ctx.assume('A taxa de retirada é uma regra prática, não uma garantia de que o patrimônio dure para sempre.')
    if (months === null) assumeHorizon(ctx)
    else
      ctx.step(
        'Meses até a meta',
        months === 0
          ? 'meta já alcançada'
          : say`aportes de ${investment} e rendimento de ${monthlyRate} ao mês até o saldo alcançar a meta`,
        months,
      )
    return {
      targetAmount: target,
      gap,
      monthsToTarget: months,
      yearsToTarget: months === null ? null : Ratio.of(BigInt(months), 12n).toNumber(2),
      reachable: months !== null,
      monthlyIncomeAtTarget: portion(target, withdrawal.over(YEAR), 'halfUp'),
      timeline: thinned(points),
    }
  },
})
