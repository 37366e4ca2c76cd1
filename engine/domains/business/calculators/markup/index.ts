import { formatBRL, formatPercent, portion } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, money, number, percentage } from '../../../../core/operation/fields.ts'
import { ONE } from '../../../../core/ratio.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'markup',
  slug: 'markup',
  title: 'Markup e preço de venda',
  summary: 'Preço de venda que cobre o custo, as despesas e a margem desejada, com o fator de markup e o lucro.',
  group: 'negocios',
  keywords: [
    'preço de venda',
    'margem de lucro',
    'precificação',
    'precificar produto',
    'formar preço',
    'calcular preço',
    'preço do produto',
    'margem',
  ],
  headline: 'sellingPrice',
  says: 'Venda por {value}',
  input: {
    unit_cost: money('Custo unitário'),
    desired_margin: percentage('Margem de lucro desejada, sobre o preço de venda', { min: 0, max: 99.99 }),
    fixed_costs_percent: percentage('Despesas fixas, em porcentagem do preço de venda', { min: 0 }).prefault(0),
    variable_costs_percent: percentage('Despesas variáveis (impostos, comissões, taxas), em porcentagem do preço de venda', {
      min: 0,
    }).prefault(0),
  },
  result: {
    sellingPrice: brl('Preço de venda'),
    markupFactor: number('Fator que multiplica o custo'),
    fixedCosts: brl('Parte do preço que cobre as despesas fixas'),
    variableCosts: brl('Parte do preço que cobre as despesas variáveis'),
    profit: brl('Lucro', { hint: 'O preço menos o custo e as despesas' }),
  },
  examples,
  answer({ unit_cost: cost, desired_margin: margin, fixed_costs_percent: fixed, variable_costs_percent: variable }, ctx) {
    const share = margin.plus(fixed).plus(variable)
    if (share.compare(ONE) >= 0) {
      ctx.refuse('desired_margin', `margem e despesas somam ${formatPercent(share)} do preço; com 100% ou mais nenhum preço cobre o custo`)
    }
    const factor = ONE.over(ONE.minus(share))
    const sellingPrice = portion(cost, factor, 'halfUp')
    const fixedCosts = portion(sellingPrice, fixed, 'halfUp')
    const variableCosts = portion(sellingPrice, variable, 'halfUp')
    ctx.assume('Margem e despesas são porcentagens do preço de venda (markup divisor), não do custo.')
    ctx.assume('O preço é arredondado ao centavo; por isso o lucro pode diferir da margem exata em um ou dois centavos.')
    const markupFactor = ctx.step('Fator de markup', () => `1 ÷ (1 − ${formatPercent(share)})`, factor.toNumber(6))
    return {
      sellingPrice: ctx.step('Preço de venda', () => `${formatBRL(cost)} ÷ (1 − ${formatPercent(share)})`, sellingPrice),
      markupFactor,
      fixedCosts,
      variableCosts,
      profit: ctx.step(
        'Lucro',
        () => `${formatBRL(sellingPrice)} − ${formatBRL(cost)} − ${formatBRL(fixedCosts)} − ${formatBRL(variableCosts)}`,
        sellingPrice - cost - fixedCosts - variableCosts,
      ),
    }
  },
})
