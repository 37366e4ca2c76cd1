import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import { balances, growthFormula } from '../../rules/growth.ts'
import { focusRates, scenario } from '../../rules/rates/focus.ts'
import { SAVINGS_RULE_WORDS, SAVINGS_RULES, savingsRateOn } from '../../rules/savings.ts'

export default calculator({
  id: 'savings-return',
  slug: 'rendimento-da-poupanca',
  title: 'Rendimento da poupança',
  summary: 'Quanto rende a poupança pela regra da data: 0,5% ao mês mais TR, ou 70% da Selic mais TR.',
  seeAlso: { 'investment-return': 'comparar a poupança com outra aplicação' },
  group: 'investimentos',
  headline: 'finalAmount',
  says: 'No fim, você tem {value}',
  picture: { kind: 'parts', title: 'O que foi posto e o que rendeu', parts: ['totalInvested', 'totalYield'] },
  lawDay: 'reference_date',
  input: {
    initial_amount: money('Depósito inicial', { min: 0 }),
    months: count('Prazo em meses', { min: 1, max: 1200 }, 'months'),
    selic_annual: percentage('Meta da Selic ao ano', { min: 0, max: 1000, blank: 'a da data' }).optional(),
    scenario: scenario(),
    tr_monthly: percentage('TR ao mês', { min: 0, max: 100, blank: 'a da data' }).optional(),
    monthly_deposit: money('Depósito de cada mês', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    monthlyRatePercent: percentOf('Rendimento ao mês, com a TR', { decimals: 4 }),
    rule: choice('Regra aplicada', SAVINGS_RULES, SAVINGS_RULE_WORDS, { hint: 'Juros fixos mais TR, ou parte da Selic mais TR' }),
    finalAmount: brl('Saldo no fim do prazo'),
    totalInvested: brl('Total depositado'),
    totalYield: brl('Rendimento, isento de imposto de renda para pessoa física'),
  },
  answer({ initial_amount: initial, months, monthly_deposit: deposit, ...input }, ctx) {
    const focus = input.scenario === 'focus'
    if (focus && input.selic_annual !== undefined) ctx.refuse('scenario', 'não vem com selic_annual: a Selic é a suposta ou a esperada')
    const selic = focus ? focusRates(ctx, months).selic : input.selic_annual
    const { monthly, rule, formula } = savingsRateOn(ctx, { selic, tr: input.tr_monthly })
    ctx.step('Rendimento ao mês', formula, monthly)
    const { invested, interest, balance } = balances({ initial, monthlyRate: monthly, depositIn: () => deposit }, months).at(-1)!
    ctx.assume('O saldo é arredondado ao centavo só no fim; o banco credita cada aniversário em centavos.')
    if (deposit > 0n)
      ctx.assume('Cada depósito entra no começo do mês, na data de aniversário, como na Calculadora do Cidadão do Banco Central.')
    const added = deposit > 0n ? say` + ${months} × ${deposit}` : ''
    ctx.step('Total depositado', say`${initial}${added}`, invested)
    ctx.step('Saldo final', () => growthFormula(initial, deposit, monthly, months), balance)
    return {
      monthlyRatePercent: monthly,
      rule,
      finalAmount: balance,
      totalInvested: invested,
      totalYield: ctx.step('Rendimento', say`${balance} − ${invested}`, interest),
    }
  },
})
