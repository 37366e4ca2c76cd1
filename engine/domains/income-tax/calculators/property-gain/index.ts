import { addDays, type Day, dayIn, later, monthOf, yearOf } from '../../../../core/day.ts'
import { decimalText, type Money, portion, proportion } from '../../../../core/money.ts'
import { ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, date, flag, integer, money, number, percentOf, text } from '../../../../operation/input/fields.ts'
import capitalGain from '../../law/capital-gain.ts'
import propertyRelief, { type PropertyRelief } from '../../law/property-relief.ts'
import { capitalGainTax, gainFormula } from '../../rules/capital-gain.ts'
import { lastBusinessDayOfNextMonth } from '../../rules/due-date.ts'
import { formerDates } from '../../rules/former-dates.ts'

export default calculator({
  id: 'property-gain',
  slug: 'ganho-de-capital-de-imovel',
  title: 'Ganho de capital na venda de imóvel',
  summary: 'O imposto sobre o lucro na venda de um imóvel: isenções, reduções pelo tempo, compra de outro em 180 dias e vencimento.',
  group: 'impostos',
  headline: 'tax',
  says: { positive: 'Você paga {value} de imposto', zero: 'Não há imposto a pagar' },
  next: 'Pague o imposto até {dueDate}.',
  lawDay: 'sale_date',
  input: {
    sale_price: money('Preço de venda'),
    acquisition_cost: money('Custo de compra', {
      min: 0,
      hint: 'Como está na declaração, com ITBI e escritura',
      spoken: ['comprei', 'paguei', 'custou'],
    }),
    acquisition_date: date('Data da compra'),
    sale_date: date('Data da venda'),
    improvements: money('Benfeitorias', { min: 0, hint: 'Obras com comprovante, ainda não somadas ao custo' }).prefault(0),
    brokerage_fee: money('Corretagem', { min: 0, hint: 'Paga por quem vende' }).prefault(0),
    only_property: flag('É o único imóvel do dono').default(false),
    sold_in_last_5_years: flag('Vendeu outro imóvel nos últimos cinco anos').default(false),
    residential: flag('É residencial').default(true),
    reinvested: money('Usado em outro imóvel em 180 dias', {
      formerly: ['reinvested_in_residential'],
      min: 0,
      hint: 'Residencial, no Brasil, contado da venda',
    }).prefault(0),
    reinvestment_used_in_5_years: flag('Já usou a isenção de 180 dias nos últimos cinco anos').default(false),
  },
  formerInput: formerDates(['acquisition', 'sale']),
  result: {
    gain: brl('Ganho', { hint: 'Venda menos corretagem, custo e benfeitorias; negativo se prejuízo' }),
    exemption: choice('Isenção', ['only_property', 'small_value'], {
      only_property: 'Único imóvel do dono',
      small_value: 'Bem de pequeno valor',
    }).nullable(),
    pre1988ReductionPercent: percentOf('Redução da compra até 1988'),
    fr1Months: integer('Meses do fator FR1'),
    fr2Months: integer('Meses do fator FR2'),
    fr1: number('Fator FR1'),
    fr2: number('Fator FR2'),
    reducedGain: brl('Ganho depois das reduções'),
    reinvestedPercent: percentOf('Parte isenta pela compra de outro'),
    taxableGain: brl('Ganho tributado'),
    tax: brl('Imposto'),
    effectiveRatePercent: percentOf('Imposto sobre o ganho'),
    darfCode: text('Código do DARF'),
    dueDate: text('Data de vencimento'),
  },
  answer(input, ctx) {
    const { sale_price: price, acquisition_cost: cost, improvements, brokerage_fee: fee, acquisition_date: bought, sale_date: sold } = input
    const relief = ctx.law(propertyRelief)
    const table = ctx.law(capitalGain)
    if (bought > sold) ctx.refuse('acquisition_date', 'é depois da venda')
    if (fee >= price) ctx.refuse('brokerage_fee', say`não pode chegar ao preço de venda, ${price}`)
    const received = price - fee
    if (input.reinvested > received) ctx.refuse('reinvested', say`passa do recebido na venda, ${received}`)
    if (input.reinvested > 0n && !input.residential) ctx.refuse('reinvested', 'a isenção de 180 dias é só para imóvel residencial')

    const gain = ctx.step('Ganho', () => joined([price, fee, cost, improvements], ' − '), received - cost - improvements)
    const exemption = exemptionOf(price, input.only_property && !input.sold_in_last_5_years, relief)
    const oldReduction = oldPurchaseReduction(yearOf(bought), relief)
    const { fr1Months, fr2Months } = factorMonths(bought, sold, relief)
    const { firstRate, secondRate } = relief.reduction
    const [fr1, fr2] = [ONE.over(powerOf(ONE.plus(firstRate), fr1Months)), ONE.over(powerOf(ONE.plus(secondRate), fr2Months))]
    const taxed = exemption === null && gain > 0n ? gain : 0n
    const reducedGain = portion(taxed, ONE.minus(oldReduction).times(fr1).times(fr2), 'halfUp')
    ctx.step('Ganho depois das reduções', () => say`${taxed} × (1 − ${oldReduction}) × ${exactText(fr1)} × ${exactText(fr2)}`, reducedGain)

    const used = input.reinvested > 0n && !input.reinvestment_used_in_5_years ? proportion(input.reinvested, received) : ZERO
    const taxableGain = portion(reducedGain, ONE.minus(used), 'halfUp')
    if (!used.isZero) ctx.step('Ganho tributado', say`${reducedGain} × (1 − ${input.reinvested} ÷ ${received})`, taxableGain)
    const due = capitalGainTax(taxableGain, table)
    ctx.step('Imposto', () => gainFormula(due), due.tax)

    if (exemption === 'only_property')
      ctx.assume(
        say`Isento como único imóvel, vendido por até ${relief.onlyPropertyUpTo}, sem outra venda em cinco anos (Lei nº 9.250/1995, art. 23).`,
      )
    if (exemption === 'small_value')
      ctx.assume(say`Isento como bem de pequeno valor: o limite de ${relief.smallValueUpTo} soma os bens iguais vendidos no mês.`)
    if (gain <= 0n) ctx.assume('Sem ganho não há imposto; o prejuízo não abate outros ganhos.')
    ctx.assume(
      'Meses dos fatores contados com o da compra e o da venda, como no exemplo publicado; quem conta só um deles acha imposto até 0,95% maior.',
    )
    if (input.reinvested > 0n)
      ctx.assume(
        input.reinvestment_used_in_5_years
          ? 'A isenção de 180 dias já foi usada nos últimos cinco anos: não vale de novo (Lei nº 11.196/2005, art. 39).'
          : say`O valor usado comprou outro imóvel residencial no Brasil até ${relief.reinvestmentDays} dias da venda, ${addDays(sold, relief.reinvestmentDays)}.`,
      )
    ctx.assume('Venda à vista: em prestações, o imposto é pago na proporção de cada parcela recebida, o que não é calculado aqui.')
    return {
      gain,
      exemption,
      pre1988ReductionPercent: oldReduction,
      fr1Months,
      fr2Months,
      fr1: fr1.toNumber(),
      fr2: fr2.toNumber(),
      reducedGain,
      reinvestedPercent: used,
      taxableGain,
      tax: due.tax,
      effectiveRatePercent: gain > 0n ? proportion(due.tax, gain) : ZERO,
      darfCode: table.code,
      dueDate: lastBusinessDayOfNextMonth(sold),
    }
  },
})

function exemptionOf(price: Money, onlyProperty: boolean, relief: PropertyRelief): 'only_property' | 'small_value' | null {
  if (price <= relief.smallValueUpTo) return 'small_value'
  return onlyProperty && price <= relief.onlyPropertyUpTo ? 'only_property' : null
}

/** Lei 7.713/1988, art. 18: full reduction for purchases until 1969, then five points less per year, none from 1989. */
function oldPurchaseReduction(year: number, { oldPurchase: { wholeUpTo, step, lastYear } }: PropertyRelief): Ratio {
  if (year > lastYear) return ZERO
  return year <= wholeUpTo ? ONE : ONE.minus(step.times(Ratio.of(BigInt(year - wholeUpTo))))
}

/** Counts both ends (Lei 11.196/2005, art. 40): 2000-01 to 2005-11 are 71 months, 2005-12 to 2006-02 are 3. */
function factorMonths(bought: Day, sold: Day, { reduction: { startsIn, firstEndsIn } }: PropertyRelief) {
  const start = later(bought, dayIn(startsIn, 1))
  const [from, firstEnd, to] = [monthIndex(start), monthIndex(dayIn(firstEndsIn, 1)), monthIndex(sold)]
  return {
    fr1Months: Math.max(0, Math.min(firstEnd, to) - from + 1),
    fr2Months: Math.max(0, to - Math.max(firstEnd + 1, from) + 1),
  }
}

const monthIndex = (day: Day): number => yearOf(day) * 12 + monthOf(day)

/** Exact power: at most a few hundred months, and the following division rounds once. */
function powerOf({ n, d }: Ratio, months: number): Ratio {
  return Ratio.of(n ** BigInt(months), d ** BigInt(months))
}

/** Enough decimals for a product exact to the centavo. */
const exactText = (ratio: Ratio): string => decimalText(ratio.toNumber(14))
