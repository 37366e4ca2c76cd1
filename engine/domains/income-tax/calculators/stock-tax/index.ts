import { atLeastZero, type Money, portion } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, flag, money, referenceDate, text } from '../../../../operation/input/fields.ts'
import stockExchange from '../../law/stock-exchange.ts'
import { lastBusinessDayOfNextMonth } from '../../rules/due-date.ts'

/** Accepts losses: bounded on both sides. */
const RESULT = { min: -1_000_000_000, max: 1_000_000_000 }

export default calculator({
  id: 'stock-tax',
  slug: 'imposto-sobre-acoes',
  title: 'Imposto sobre ações e bolsa',
  summary: 'O imposto do mês na bolsa: ações, day trade e fundos imobiliários, cada um com seus prejuízos, a isenção de vendas e o DARF.',
  seeAlso: { 'crypto-gain': 'tratar de criptomoedas', 'property-gain': 'tratar de imóvel' },
  group: 'impostos',
  headline: 'darf',
  says: {
    by: 'payable',
    texts: {
      true: 'Você paga {value} de DARF',
      false: { positive: 'Não há DARF a pagar agora: {value} ficam para o mês seguinte', zero: 'Não há DARF a pagar' },
    },
  },
  next: 'Pague o imposto até {dueDate}.',
  lawDay: 'reference_date',
  input: {
    swing_result: money('Resultado com ações', { ...RESULT, hint: 'No mercado à vista, sem day trade; negativo se prejuízo' }).prefault(0),
    swing_sales: money('Total vendido em ações', { min: 0, hint: 'No mês, em todas as corretoras; decide a isenção' }).optional(),
    other_swing_result: money('Resultado com ETF, BDR, opções e futuros', { ...RESULT, hint: 'Sem day trade; nunca isento' }).prefault(0),
    swing_loss_carryforward: money('Prejuízo anterior em operações comuns', { min: 0 }).prefault(0),
    daytrade_result: money('Resultado com day trade', { ...RESULT, hint: 'Negativo se prejuízo' }).prefault(0),
    daytrade_loss_carryforward: money('Prejuízo anterior em day trade', { min: 0 }).prefault(0),
    fii_result: money('Resultado com fundos imobiliários', { ...RESULT, hint: 'Venda de cotas; negativo se prejuízo' }).prefault(0),
    fii_loss_carryforward: money('Prejuízo anterior em fundos imobiliários', { min: 0 }).prefault(0),
    irrf_swing: money('IRRF das operações comuns', { min: 0 }).prefault(0),
    irrf_daytrade: money('IRRF do day trade', { min: 0 }).prefault(0),
    irrf_withheld: money('IRRF sem separação', { min: 0, hint: 'Se a nota de corretagem não separa' }).prefault(0),
    previous_small_darf: money('DARF pequeno que ficou', { min: 0, hint: 'Menos de dez reais, de meses anteriores' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    exempt: flag('O ganho com ações é isento'),
    swingBase: brl('Base das operações comuns'),
    swingTax: brl('Imposto das operações comuns'),
    daytradeTax: brl('Imposto do day trade'),
    fiiTax: brl('Imposto dos fundos imobiliários'),
    tax: brl('Imposto do mês'),
    irrfCredit: brl('IRRF a abater'),
    irrfLeft: brl('IRRF que sobra', { hint: 'Para os meses seguintes do ano' }),
    darf: brl('DARF', { hint: 'Imposto menos o IRRF, mais o pequeno que ficou' }),
    payable: flag('Há DARF a pagar'),
    carriedSmallDarf: brl('Fica para o mês seguinte'),
    swingLossCarryforward: brl('Prejuízo a compensar em operações comuns'),
    daytradeLossCarryforward: brl('Prejuízo a compensar em day trade'),
    fiiLossCarryforward: brl('Prejuízo a compensar em fundos imobiliários'),
    darfCode: text('Código do DARF'),
    dueDate: text('Data de vencimento'),
  },
  answer(input, ctx) {
    const law = ctx.law(stockExchange)
    const { swing_result: result, swing_sales: sales } = input
    if (result > 0n && sales === undefined)
      ctx.refuse('swing_sales', 'é preciso para saber se o ganho é isento: informe o total vendido em ações no mês')
    if (sales !== undefined && result > sales) ctx.refuse('swing_result', say`o ganho passa do total vendido, ${sales}`)
    const exempt = result > 0n && sales !== undefined && sales <= law.exemptSalesUpTo
    const taxedResult = exempt ? 0n : result

    const swing = pool(ctx, 'Operações comuns', [taxedResult, input.other_swing_result], input.swing_loss_carryforward, law.common)
    const daytrade = pool(ctx, 'Day trade', [input.daytrade_result], input.daytrade_loss_carryforward, law.dayTrade)
    const fii = pool(ctx, 'Fundos imobiliários', [input.fii_result], input.fii_loss_carryforward, law.realEstateFunds)

    const tax = ctx.step(
      'Imposto do mês',
      () =>
        joined(
          [swing, daytrade, fii].map((each) => each.tax),
          ' + ',
        ),
      swing.tax + daytrade.tax + fii.tax,
    )
    const irrfCredit = input.irrf_swing + input.irrf_daytrade + input.irrf_withheld
    const small = input.previous_small_darf
    const darf = atLeastZero(tax - irrfCredit) + small
    ctx.step('DARF', say`${tax} − ${tax - darf + small} + ${small}`, darf)
    const payable = darf >= law.smallestSlip

    if (exempt)
      ctx.assume(
        say`Ações vendidas no mês até ${law.exemptSalesUpTo}, somando todas as corretoras: o ganho é isento e não abate prejuízos.`,
      )
    else if (result > 0n)
      ctx.assume(say`Vendas de ações acima de ${law.exemptSalesUpTo} no mês: todo o ganho é tributado, não só o da parte que passou.`)
    if (result < 0n && sales !== undefined && sales <= law.exemptSalesUpTo)
      ctx.assume('Prejuízo em mês de vendas isentas foi mantido para compensar; há quem entenda que se perde.')
    ctx.assume('Prejuízos comuns, de day trade e de fundos imobiliários não se misturam.')
    if (darf > 0n && !payable) ctx.assume(say`DARF abaixo de ${law.smallestSlip} não se paga: some ao do mês seguinte.`)
    return {
      exempt,
      swingBase: swing.base,
      swingTax: swing.tax,
      daytradeTax: daytrade.tax,
      fiiTax: fii.tax,
      tax,
      irrfCredit,
      irrfLeft: atLeastZero(irrfCredit - tax),
      darf,
      payable,
      carriedSmallDarf: payable ? 0n : darf,
      swingLossCarryforward: swing.loss,
      daytradeLossCarryforward: daytrade.loss,
      fiiLossCarryforward: fii.loss,
      darfCode: law.code,
      dueDate: lastBusinessDayOfNextMonth(ctx.day),
    }
  },
})

/** Nets the month's results against carried losses of the same kind: yields a taxable base or a loss to carry forward. */
function pool(ctx: Context, of: string, results: readonly Money[], carried: Money, rate: Ratio): { base: Money; tax: Money; loss: Money } {
  const balance = results.reduce((total, result) => total + result, -carried)
  const base = atLeastZero(balance)
  const tax = portion(base, rate, 'halfUp')
  const loss = atLeastZero(-balance)
  if (tax > 0n) ctx.step(of, () => say`(${signed([...results, -carried])}) × ${rate}`, tax)
  else if (loss > 0n) ctx.step(say`${of}: prejuízo a compensar`, () => signed([carried, ...results.map((result) => -result)]), loss)
  return { base, tax, loss }
}

/** "R$ 3.000,00 − R$ 1.000,00", without zeros. */
function signed(amounts: readonly Money[]): Phrase {
  const terms = amounts.filter((amount) => amount !== 0n)
  return joined(
    terms.map((amount, index) => say`${amount < 0n ? '− ' : index > 0 ? '+ ' : ''}${amount < 0n ? -amount : amount}`),
    ' ',
  )
}
