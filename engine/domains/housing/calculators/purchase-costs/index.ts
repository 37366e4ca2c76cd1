import { type Money, portion, proportion } from '../../../../core/money.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, flag, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import itbi from '../../law/itbi.ts'

/** No table of fees by state was found: estimated as a share of the price. */
const ESTIMATE = percent(1)

export default calculator({
  id: 'purchase-costs',
  slug: 'custos-de-comprar-imovel',
  title: 'Custos de comprar um imóvel',
  summary: 'ITBI, escritura e registro da compra de um imóvel, além do preço. Para as parcelas, use financing.',
  group: 'moradia',
  headline: 'total',
  says: 'Além do preço, a compra custa {value}',
  picture: { kind: 'parts', title: 'De que se fazem os custos', parts: ['itbi', 'deedCost', 'registryCost', 'otherCosts'] },
  lawDay: 'reference_date',
  input: {
    price: money('Preço do imóvel', { means: 'property_value' }),
    itbi_percent: percentage('ITBI', { min: 0, max: 10, hint: 'Ou a cidade, se for uma das conhecidas' }).optional(),
    city: choice('Cidade', ['sao_paulo', 'belo_horizonte', 'porto_alegre', 'campinas', 'manaus'], {
      sao_paulo: 'São Paulo',
      belo_horizonte: 'Belo Horizonte',
      porto_alegre: 'Porto Alegre',
      campinas: 'Campinas',
      manaus: 'Manaus',
    }).optional(),
    bank_financing: flag('Comprado com financiamento do banco', { hint: 'O contrato do banco vale como escritura' }).default(false),
    deed_cost: money('Escritura', { min: 0, blank: '1% do preço, uma estimativa' }).optional(),
    registry_cost: money('Registro', { min: 0, blank: '1% do preço, uma estimativa' }).optional(),
    other_costs: money('Outros custos', { min: 0, hint: 'Corretor, avaliação do banco, certidões' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    itbiPercent: percentOf('Alíquota do ITBI'),
    itbi: brl('ITBI'),
    deedCost: brl('Escritura'),
    registryCost: brl('Registro'),
    otherCosts: brl('Outros custos'),
    total: brl('Custos da compra'),
    percentOfPrice: percentOf('Custos sobre o preço'),
    cashNeeded: brl('Preço mais custos'),
    estimated: flag('Há valor estimado'),
  },
  answer(input, ctx) {
    const { price, bank_financing: financed, other_costs: otherCosts } = input
    const itbiPercent = rateOf(ctx, input)
    const tax = ctx.step('ITBI', say`${price} × ${itbiPercent}`, portion(price, itbiPercent, 'halfUp'))
    if (financed && input.deed_cost) ctx.refuse('deed_cost', 'não combina com bank_financing: o contrato do banco vale como escritura')
    const guess = (label: string): Money => ctx.step(label, say`${price} × ${ESTIMATE}; estimativa`, portion(price, ESTIMATE, 'halfUp'))
    const deedCost = financed ? 0n : (input.deed_cost ?? guess('Escritura'))
    const registryCost = input.registry_cost ?? guess('Registro')
    const total = ctx.step(
      'Custos da compra',
      () => joined([tax, deedCost, registryCost, otherCosts], ' + '),
      tax + deedCost + registryCost + otherCosts,
    )
    const estimated = (!financed && input.deed_cost === undefined) || input.registry_cost === undefined
    if (estimated)
      ctx.assume('Escritura e registro têm tabela de cada estado, não reunida aqui: 1% do preço para cada um é só uma estimativa.')
    if (financed) ctx.assume('No financiamento do banco não há escritura em cartório de notas: o contrato vale como ela.')
    ctx.assume('ITBI sobre o preço declarado (STJ, Tema 1.113), sem descontos municipais de primeiro imóvel ou de parte financiada.')
    return {
      itbiPercent,
      itbi: tax,
      deedCost,
      registryCost,
      otherCosts,
      total,
      percentOfPrice: ctx.step('Custos sobre o preço', say`${total} ÷ ${price}`, proportion(total, price)),
      cashNeeded: ctx.step('Preço mais custos', say`${price} + ${total}`, price + total),
      estimated,
    }
  },
})

interface Sent {
  readonly itbi_percent?: Ratio | undefined
  readonly city?: 'sao_paulo' | 'belo_horizonte' | 'porto_alegre' | 'campinas' | 'manaus' | undefined
}

function rateOf(ctx: Context, { itbi_percent: given, city }: Sent): Ratio {
  if (given === undefined) {
    if (city === undefined) ctx.refuse('itbi_percent', 'informe a alíquota do ITBI da sua cidade, ou city')
    return ctx.law(itbi).cities[city]
  }
  if (city !== undefined) ctx.refuse('city', 'não combina com itbi_percent: informe a cidade ou a alíquota')
  return given
}
