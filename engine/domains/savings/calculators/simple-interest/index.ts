import { portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, percentage } from '../../../../operation/input/fields.ts'

export default calculator({
  id: 'simple-interest',
  slug: 'juros-simples',
  title: 'Juros simples',
  summary: 'Juros simples, M = C + C × i × t: os juros incidem sempre sobre o capital inicial.',
  seeAlso: { 'compound-interest': 'juros sobre juros' },
  group: 'investimentos',
  headline: 'total',
  says: 'No fim, você tem {value}',
  input: {
    principal: money('Capital inicial'),
    rate: percentage('Taxa, em porcentagem', { above: 0, max: 1000 }),
    months: count('Prazo em meses', { min: 1, max: 1200 }, 'months'),
    rate_type: choice(
      'Período da taxa',
      ['monthly', 'annual'],
      {
        monthly: 'Ao mês',
        annual: 'Ao ano',
      },
      { hint: 'Ao mês, ou ao ano (dividida por 12)' },
    ).default('monthly'),
  },
  result: { interest: brl('Juros'), total: brl('Valor final', { hint: 'Capital mais juros' }) },
  answer({ principal, rate, months, rate_type: rateType }, ctx) {
    const monthly = rateType === 'annual' ? rate.over(Ratio.of(12n)) : rate
    const interest = portion(principal, monthly.times(Ratio.of(BigInt(months))), 'halfUp')
    if (rateType === 'annual') ctx.assume('Taxa anual dividida por 12, como é próprio dos juros simples (taxas proporcionais).')
    ctx.assume('Os juros são arredondados uma única vez, no fim, ao centavo mais próximo.')
    const perMonth = rateType === 'annual' ? say`${rate} ÷ 12` : rate
    ctx.step('Juros', say`${principal} × ${perMonth} × ${months}`, interest)
    return { interest, total: ctx.step('Valor final', say`${principal} + ${interest}`, principal + interest) }
  },
})
