import { atLeastZero, greatest, LARGEST, type Money, portion, smallest } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, list, money, object, percentOf, quantity, referenceDate, unitPrice } from '../../../../operation/input/fields.ts'
import foreignInvestments from '../../law/foreign-investments.ts'

const abroad = { min: 0, max: Number(LARGEST) / 100 }

export default calculator({
  id: 'foreign-investments',
  slug: 'investimentos-no-exterior',
  title: 'Imposto de investimentos no exterior',
  summary: 'O imposto de 15% do ano sobre juros, dividendos e ganhos no exterior (Lei 14.754), com as perdas e o imposto pago lá fora.',
  seeAlso: {
    'stock-tax': 'tratar da bolsa brasileira',
    'crypto-gain': 'tratar de criptoativos',
    'carne-leao': 'tratar de trabalho pago do exterior',
  },
  group: 'impostos',
  headline: 'due',
  says: { positive: 'O imposto a pagar é de {value}', zero: 'Não há imposto a pagar' },
  picture: { kind: 'parts', title: 'O imposto: o que já foi pago lá fora e o que falta', parts: ['foreignTaxCredit', 'due'] },
  lawDay: 'reference_date',
  input: {
    income: money('Juros e dividendos do ano, em reais', { min: 0 }).prefault(0),
    gains: money('Ganhos com vendas e resgates, em reais', { min: 0 }).prefault(0),
    losses: money('Perdas do ano, em reais', { min: 0 }).prefault(0),
    operations: list(
      'Vendas e resgates',
      object('Operação', {
        cost: quantity('Custo na moeda', 'currency', abroad),
        cost_rate: unitPrice('Cotação na compra', 'currency'),
        proceeds: quantity('Recebido na moeda', 'currency', abroad),
        proceeds_rate: unitPrice('Cotação na venda', 'currency'),
      }),
      { max: 1000, hint: 'Cada uma soma ao ganho ou à perda, em reais' },
    ).optional(),
    loss_carryforward: money('Perdas de anos anteriores', { min: 0, hint: 'De 2024 em diante, ainda não usadas' }).prefault(0),
    controlled_profit: money('Lucro de controladas no exterior', { min: 0 }).prefault(0),
    foreign_tax: money('Imposto pago no exterior, em reais', { min: 0 }).prefault(0),
    foreign_taxed_income: money('Rendimento que pagou esse imposto', { min: 0, blank: 'os juros e dividendos' }).optional(),
    cash_sold_usd: quantity('Moeda em espécie vendida no ano, em dólares', 'USD', { min: 0 }).prefault(0),
    cash_gain: money('Ganho com a moeda em espécie', { min: 0 }).prefault(0),
    reference_date: referenceDate('hoje em São Paulo; é um dia do ano do rendimento'),
  },
  result: {
    applicationsResult: brl('Resultado das aplicações', { hint: 'Rendimentos e ganhos menos perdas do ano' }),
    base: brl('Base do imposto'),
    ratePercent: percentOf('Alíquota'),
    tax: brl('Imposto'),
    foreignTaxCredit: brl('Crédito do imposto pago no exterior'),
    due: brl('Imposto a pagar'),
    lossCarryforward: brl('Perda que fica para os anos seguintes'),
    cashTaxed: brl('Ganho com moeda em espécie que é tributado'),
  },
  answer(input, ctx) {
    const { rate, cashExemptDollars } = ctx.law(foreignInvestments)
    const sold = (input.operations ?? []).map(resultOf)
    const gains = sold.reduce((all, each) => all + atLeastZero(each), input.gains)
    const losses = sold.reduce((all, each) => all + atLeastZero(-each), input.losses)
    const net = ctx.step('Resultado das aplicações', say`${input.income} + ${gains} − ${losses}`, input.income + gains - losses)
    const year = net + input.controlled_profit
    const used = smallest(atLeastZero(year), input.loss_carryforward)
    const over = input.cash_sold_usd.compare(Ratio.of(BigInt(cashExemptDollars))) > 0
    const cashTaxed = over ? input.cash_gain : 0n
    const base = ctx.step(
      'Base',
      () => say`${atLeastZero(year)} − ${used} + ${cashTaxed}; resultado do ano com as controladas, perdas guardadas e moeda em espécie`,
      atLeastZero(year) - used + cashTaxed,
    )
    const tax = ctx.step('Imposto', say`${base} × ${rate}`, portion(base, rate, 'halfUp'))
    const foreignTaxCredit = creditOf({ base, tax, rate, paid: input.foreign_tax, on: input.foreign_taxed_income ?? input.income }, ctx)
    const lossCarryforward = input.loss_carryforward - used + atLeastZero(-year)
    assumed(ctx, { cash: input.cash_sold_usd.isZero ? null : over })
    return {
      applicationsResult: net,
      base,
      ratePercent: rate,
      tax,
      foreignTaxCredit,
      due: ctx.step('Imposto a pagar', say`${tax} − ${foreignTaxCredit}`, tax - foreignTaxCredit),
      lossCarryforward,
      cashTaxed,
    }
  },
})

interface Operation {
  readonly cost: Ratio
  readonly cost_rate: Ratio
  readonly proceeds: Ratio
  readonly proceeds_rate: Ratio
}

/** Result in reais, each side at the exchange rate of its day: the currency change is part of the gain (art. 3º, § 1º, II). */
const resultOf = ({ cost, cost_rate: bought, proceeds, proceeds_rate: received }: Operation): Money =>
  portion(100n, proceeds.times(received).minus(cost.times(bought)), 'halfUp')

interface Credited {
  readonly base: Money
  readonly tax: Money
  readonly rate: Ratio
  readonly paid: Money
  readonly on: Money
}

/** Foreign tax credit, up to the Brazilian tax on the same income; never carried forward (art. 4º, §§ 1º and 4º). */
function creditOf({ base, tax, rate, paid, on }: Credited, ctx: Context): Money {
  if (paid === 0n) return 0n
  const without = portion(atLeastZero(base - on), rate, 'halfUp')
  const credit = smallest(paid, greatest(0n, smallest(tax - without, tax)))
  return ctx.step(
    'Crédito do imposto pago no exterior',
    say`${paid}, não mais que ${tax - without}; o imposto daqui sobre o mesmo rendimento`,
    credit,
  )
}

function assumed(ctx: Context, { cash }: { readonly cash: boolean | null }): void {
  ctx.assume('Imposto da declaração anual, sem DARF mensal, sem faixa isenta e sem carnê-leão.')
  ctx.assume('A variação do câmbio faz parte do ganho; a do saldo parado em conta corrente não rentável não é tributada.')
  ctx.assume('Cotações informadas por você; o imposto pago no exterior é convertido pela cotação de compra (art. 4º, § 2º).')
  ctx.assume('O crédito do imposto pago no exterior supõe acordo ou reciprocidade com o país, e o que sobra dele se perde.')
  if (cash !== null)
    ctx.assume(
      cash
        ? 'Moeda em espécie: vendas acima do limite do ano, ganho tributado por inteiro.'
        : 'Moeda em espécie: vendas até o limite do ano, ganho isento.',
    )
}
