import { type Money, portion } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, percentage } from '../../../../operation/input/fields.ts'
import { balances, growthFormula } from '../../rules/growth.ts'
import { thinned, timeline } from '../../rules/timeline.ts'

export default calculator({
  id: 'compound-interest',
  slug: 'juros-compostos',
  title: 'Juros compostos',
  summary: 'O valor final de um capital e de depósitos mensais a juros compostos, com a evolução mês a mês.',
  seeAlso: { 'simple-interest': 'juros que não se somam ao capital' },
  group: 'investimentos',
  headline: 'finalAmount',
  says: 'No fim, você tem {value}',
  picture: { kind: 'parts', title: 'O que foi posto e o que rendeu', parts: ['totalInvested', 'totalInterest'] },
  input: {
    principal: money('Capital inicial', { min: 0 }),
    monthly_rate: percentage('Taxa de juros ao mês', { above: -100, max: 100 }),
    months: count('Prazo em meses', { min: 1, max: 1200 }, 'months'),
    monthly_deposit: money('Depósito de cada mês', { min: 0 }).prefault(0),
    annual_deposit_growth: percentage('Aumento do depósito a cada 12 meses', { above: -100, max: 100 }).prefault(0),
    deposit_timing: choice(
      'Quando o depósito entra',
      ['start', 'end'],
      {
        start: 'No começo do mês',
        end: 'No fim do mês',
      },
      { hint: 'No começo ou no fim do mês' },
    )
      .meta({ 'x-stated-with': ['monthly_deposit'] })
      .default('start'),
  },
  result: {
    finalAmount: brl('Valor no fim do prazo'),
    totalInvested: brl('Capital inicial mais os depósitos'),
    totalInterest: brl('Juros', { hint: 'Valor final menos o total investido' }),
    timeline: timeline('Evolução do valor'),
  },
  answer({ principal, monthly_rate: rate, months, monthly_deposit: deposit, annual_deposit_growth: growth, ...input }, ctx) {
    const deposits = depositOfEachYear(deposit, growth, Math.ceil(months / 12))
    const points = balances(
      {
        initial: principal,
        monthlyRate: rate,
        depositIn: (month) => deposits[Math.floor((month - 1) / 12)]!,
        timing: input.deposit_timing,
      },
      months,
    )
    const { invested, interest, balance } = points.at(-1)!
    ctx.assume('O montante é arredondado ao centavo só na apresentação; os juros de cada mês não são arredondados.')
    if (deposit > 0n) {
      ctx.assume(
        input.deposit_timing === 'start'
          ? 'Cada depósito entra no começo do mês e já rende nele, como na Calculadora do Cidadão do Banco Central.'
          : 'Cada depósito entra no fim do mês e só rende a partir do mês seguinte.',
      )
      if (!growth.isZero) ctx.assume('O depósito muda a cada 12 meses e é arredondado ao centavo.')
    }
    ctx.assume('Sem imposto, taxa ou inflação.')
    const entered = Array.from({ length: deposit === 0n ? 0 : months }, (_, month) => deposits[Math.floor(month / 12)]!)
    ctx.step('Total investido', say`${sumWritten([principal, ...entered])}`, invested)
    ctx.step(
      'Valor final',
      () =>
        deposit === 0n || growth.isZero
          ? growthFormula(principal, deposit, rate, months, input.deposit_timing)
          : say`${principal} × (1 + ${rate})^${months} + cada depósito capitalizado desde o mês em que entrou`,
      balance,
    )
    ctx.step('Juros', say`${balance} − ${invested}`, interest)
    return { finalAmount: balance, totalInvested: invested, totalInterest: interest, timeline: thinned(points) }
  },
})

/** Yearly deposits, each rounded to the centavo from the unrounded growth since the first. */
function depositOfEachYear(first: Money, growth: Ratio, years: number): Money[] {
  const deposits: Money[] = []
  let factor = ONE
  for (let year = 0; year < years; year++) {
    deposits.push(portion(first, factor, 'halfUp'))
    factor = factor.times(ONE.plus(growth)).truncated()
  }
  return deposits
}
