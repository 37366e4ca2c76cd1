import { monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { atLeastZero, portion } from '../../../../core/money.ts'
import { Ratio, ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, flag, integer, money, percentage } from '../../../../operation/input/fields.ts'
import { assumeHorizon, gapFormula, monthsToReach } from '../../rules/growth.ts'

const YEAR = Ratio.of(12n)

export default calculator({
  id: 'dividend-yield',
  slug: 'renda-de-dividendos',
  title: 'Renda de dividendos',
  summary: 'Quanto investir para receber uma renda mensal de dividendos, e em quanto tempo se chega lá.',
  seeAlso: { 'financial-independence': 'viver de retiradas do patrimônio' },
  group: 'investimentos',
  headline: 'requiredInvestment',
  says: 'Você precisa investir {value}',
  input: {
    target_monthly_income: money('Renda mensal desejada', { formerly: ['monthly_income'] }),
    annual_yield: percentage('Dividendos ao ano sobre o valor investido', {
      means: 'own',
      formerly: ['dividend_yield', 'annual_yield_percent', 'return_annual', 'investment_return', 'rendimento_anual', 'rentabilidade_anual'],
      above: 0,
    }).prefault(8),
    current_investment: money('Valor já investido', { formerly: ['current_portfolio'], min: 0 }).prefault(0),
    monthly_contribution: money('Aporte mensal', { min: 0 }).prefault(0),
    annual_return: percentage('Valorização da carteira ao ano, além dos dividendos', {
      means: 'own',
      min: -50,
      max: 100,
      hint: 'Enquanto se aporta; a renda desejada não muda',
    }).prefault(0),
  },
  result: {
    requiredInvestment: brl('Investimento necessário'),
    gap: brl('Quanto falta investir'),
    currentMonthlyIncome: brl('Renda mensal do valor já investido'),
    monthsToTarget: integer('Meses até o investimento necessário, reinvestindo os dividendos').nullable(),
    monthsWithoutReinvesting: integer('Meses só com os aportes').nullable(),
    reachable: flag('A meta é alcançada em até 1.200 meses'),
  },
  answer(
    {
      target_monthly_income: income,
      annual_yield: annual,
      current_investment: current,
      monthly_contribution: contribution,
      annual_return: yearlyGrowth,
    },
    ctx,
  ) {
    const monthly = annual.over(YEAR)
    const growth = yearlyGrowth.isZero ? ZERO : monthlyFromAnnual(yearlyGrowth)
    const required = ctx.step('Investimento necessário', say`${income} × 12 ÷ ${annual}`, portion(income, YEAR.over(annual), 'halfUp'))
    const plan = { initial: current, depositIn: () => contribution }
    const months = monthsToReach({ ...plan, monthlyRate: monthly.plus(growth) }, required)
    ctx.assume('Dividendos pagos todo mês (um doze avos do rendimento anual) e reinvestidos até a meta; aporte no começo de cada mês.')
    ctx.assume(
      yearlyGrowth.isZero
        ? 'Cotação e dividendos constantes; antes de imposto (a Lei nº 15.270/2025 retém parte dos dividendos altos de uma mesma empresa).'
        : say`A carteira valoriza ${yearlyGrowth} ao ano até a meta, além dos dividendos; antes de imposto (a Lei nº 15.270/2025 retém parte dos dividendos altos de uma mesma empresa).`,
    )
    const gap = ctx.step('Quanto falta', () => gapFormula(required, current), atLeastZero(required - current))
    if (months === null) assumeHorizon(ctx)
    else
      ctx.step(
        'Meses até a meta',
        months === 0
          ? 'meta já alcançada'
          : say`aportes de ${contribution} e dividendos de ${monthly} ao mês até o investimento necessário`,
        months,
      )
    return {
      requiredInvestment: required,
      gap,
      currentMonthlyIncome: ctx.step('Renda atual', say`${current} × ${annual} ÷ 12`, portion(current, monthly, 'halfUp')),
      monthsToTarget: months,
      monthsWithoutReinvesting: monthsToReach({ ...plan, monthlyRate: growth }, required),
      reachable: months !== null,
    }
  },
})
