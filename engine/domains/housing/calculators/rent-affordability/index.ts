import { atLeastZero, portion, proportion, smallest } from '../../../../core/money.ts'
import { percent } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, money, percentOf } from '../../../../operation/input/fields.ts'

/** IBGE (Síntese de Indicadores Sociais) defines rent from 30% of household income as an excessive burden. */
const RENT_SHARE = percent(30)
/** Total housing cost, including condominium and utilities, within the same 30%: usual affordability test (HUD). */
const HOUSING_SHARE = percent(30)

export default calculator({
  id: 'rent-affordability',
  slug: 'quanto-pagar-de-aluguel',
  title: 'Quanto posso pagar de aluguel',
  summary: 'Aluguel que cabe na renda pela regra dos 30% e pelo orçamento com condomínio, IPTU e contas da casa.',
  group: 'moradia',
  headline: 'recommendedRent',
  says: { positive: 'Você pode pagar até {value} de aluguel', zero: 'Neste orçamento não cabe aluguel' },
  input: {
    monthly_income: money('Renda mensal da casa'),
    condo_fee: money('Condomínio por mês', { min: 0 }).prefault(0),
    property_tax_monthly: money('IPTU por mês', { min: 0 }).prefault(0),
    utilities: money('Água, luz, gás e internet por mês', { min: 0 }).prefault(0),
  },
  result: {
    maxRentByRule: brl('Aluguel até 30% da renda'),
    maxRentByBudget: brl('Aluguel que, com condomínio, IPTU e contas, não passa de 30% da renda'),
    recommendedRent: brl('O menor dos dois'),
    committedPercent: percentOf('Parte da renda comprometida com o aluguel recomendado e as demais despesas da casa'),
  },
  answer({ monthly_income: income, condo_fee: condo, property_tax_monthly: tax, utilities }, ctx) {
    const others = condo + tax + utilities
    const byRule = portion(income, RENT_SHARE, 'truncate')
    const byBudget = atLeastZero(portion(income, HOUSING_SHARE, 'truncate') - others)
    const recommended = smallest(byRule, byBudget)
    ctx.step('Pela regra', say`${income} × 30%`, byRule)
    ctx.step('Pelo orçamento', say`${income} × 30% − despesas de ${others}${byBudget === 0n ? ', não menos que zero' : ''}`, byBudget)
    ctx.step('Aluguel recomendado', say`${recommended}; o menor dos dois`, recommended)
    ctx.assume('Pela regra, o aluguel fica em até 30% da renda: a partir daí o IBGE o chama de ônus excessivo.')
    ctx.assume('Pelo orçamento, o mesmo limite de 30% vale para o aluguel somado a condomínio, IPTU e contas.')
    if (byBudget === 0n) ctx.assume('As despesas da casa já consomem 30% da renda ou mais: por este critério não sobra para o aluguel.')
    return {
      maxRentByRule: byRule,
      maxRentByBudget: byBudget,
      recommendedRent: recommended,
      committedPercent: ctx.step(
        'Renda comprometida',
        say`(${recommended} + ${others}) ÷ ${income}`,
        proportion(recommended + others, income),
      ),
    }
  },
})
