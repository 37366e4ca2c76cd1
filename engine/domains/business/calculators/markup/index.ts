import { type Money, portion } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, number, percentage, unitPrice } from '../../../../operation/input/fields.ts'

const CENTAVOS = 100n
/** Converts reais to centavos, rounded half up. */
const inReais = (value: Ratio): Money => portion(CENTAVOS, value, 'halfUp')

export default calculator({
  id: 'markup',
  slug: 'markup',
  title: 'Markup e preço de venda',
  summary: 'Preço de venda que cobre o custo, as despesas e a margem desejada, com o fator de markup e o lucro.',
  group: 'negocios',
  headline: 'sellingPrice',
  says: 'Venda por {value}',
  input: {
    unit_cost: unitPrice('Custo unitário', 'unit', { hint: 'Em reais, com até seis casas' }),
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
  answer({ unit_cost: cost, desired_margin: margin, fixed_costs_percent: fixed, variable_costs_percent: variable }, ctx) {
    const share = margin.plus(fixed).plus(variable)
    if (share.compare(ONE) >= 0) {
      ctx.refuse('desired_margin', say`margem e despesas somam ${share} do preço; com 100% ou mais nenhum preço cobre o custo`)
    }
    const factor = ONE.over(ONE.minus(share))
    const sellingPrice = inReais(cost.times(factor))
    const fixedCosts = portion(sellingPrice, fixed, 'halfUp')
    const variableCosts = portion(sellingPrice, variable, 'halfUp')
    ctx.assume('Margem e despesas são porcentagens do preço de venda (markup divisor), não do custo.')
    ctx.assume('O preço é arredondado ao centavo; por isso o lucro pode diferir da margem exata em um ou dois centavos.')
    const markupFactor = ctx.step('Fator de markup', say`1 ÷ (1 − ${share})`, factor.toNumber(6))
    return {
      sellingPrice: ctx.step('Preço de venda', say`${plainNumber(cost)} ÷ (1 − ${share})`, sellingPrice),
      markupFactor,
      fixedCosts,
      variableCosts,
      profit: ctx.step(
        'Lucro',
        say`${sellingPrice} − ${plainNumber(cost)} − ${fixedCosts} − ${variableCosts}`,
        inReais(Ratio.of(sellingPrice - fixedCosts - variableCosts, CENTAVOS).minus(cost)),
      ),
    }
  },
})
