import { type Money, portion } from '../../../../core/money.ts'
import { ONE } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, money, object, percentage } from '../../../../operation/input/fields.ts'

export default calculator({
  id: 'budget',
  slug: 'orcamento-50-30-20',
  title: 'Orçamento 50/30/20',
  summary: 'Divide a renda entre necessidades, desejos e poupança e mostra o que passou ou sobrou em cada uma.',
  group: 'cotidiano',
  headline: 'allocations.savings',
  says: { positive: 'Guarde {value} por mês', zero: 'Neste orçamento nada sobra para guardar' },
  picture: {
    kind: 'parts',
    title: 'Como a renda se divide',
    parts: ['allocations.needs', 'allocations.wants', 'allocations.savings'],
  },
  input: {
    monthly_income: money('Renda líquida mensal'),
    needs_percent: percentage('Parte para necessidades', { min: 0, max: 100 }).prefault(50),
    wants_percent: percentage('Parte para desejos', { min: 0, max: 100 }).prefault(30),
    savings_percent: percentage('Parte para poupança e dívidas', { min: 0, max: 100 }).prefault(20),
    needs_spent: money('Quanto foi gasto com necessidades', { min: 0 }).optional(),
    wants_spent: money('Quanto foi gasto com desejos', { min: 0 }).optional(),
    savings_spent: money('Quanto foi poupado', { min: 0 }).optional(),
  },
  result: {
    allocations: object('Quanto cabe a cada parte', {
      needs: brl('Necessidades'),
      wants: brl('Desejos'),
      savings: brl('Poupança'),
    }),
    deviations: object(
      'Gasto menos o previsto',
      {
        needs: brl('Necessidades').nullable(),
        wants: brl('Desejos').nullable(),
        savings: brl('Poupança').nullable(),
      },
      { hint: 'Positivo passou, negativo sobrou', none: 'onde o gasto não foi informado' },
    ),
    unallocated: brl('Renda menos os gastos informados'),
  },
  answer(input, ctx) {
    const { monthly_income: income, needs_percent: needsShare, wants_percent: wantsShare, savings_percent: savingsShare } = input
    const whole = needsShare.plus(wantsShare).plus(savingsShare)
    if (whole.compare(ONE) !== 0) ctx.refuse('savings_percent', say`as três partes somam ${whole}; devem somar exatamente 100%`)
    const needs = portion(income, needsShare, 'halfUp')
    // With zero savings, rounding up twice could exceed the income by one centavo.
    const wants = savingsShare.isZero ? income - needs : portion(income, wantsShare, 'halfUp')
    const savings = income - needs - wants
    ctx.step('Necessidades', say`${income} × ${needsShare}`, needs)
    ctx.step('Desejos', say`${income} × ${wantsShare}`, wants)
    ctx.step('Poupança', say`${income} − ${needs} − ${wants}`, savings)
    ctx.assume('As partes somam a renda: os centavos do arredondamento ficam na última.')
    const over = (spent: Money | undefined, allowed: Money) => (spent === undefined ? null : spent - allowed)
    return {
      allocations: { needs, wants, savings },
      deviations: {
        needs: over(input.needs_spent, needs),
        wants: over(input.wants_spent, wants),
        savings: over(input.savings_spent, savings),
      },
      unallocated: income - (input.needs_spent ?? 0n) - (input.wants_spent ?? 0n) - (input.savings_spent ?? 0n),
    }
  },
})
