/** A purchase until redemption or maturity: coupons, taxes, custody and net amount. */
import { addBusinessDays } from '../../../../core/calendar/business-day.ts'
import { type Day, daysBetween } from '../../../../core/day.ts'
import { type Money, portion, sum, toNumber } from '../../../../core/money.ts'
import { decimal, divide, ONE, percent, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { type DatedAmount, datedRate } from '../rates/dated-rate.ts'
import { incomeTaxRate, redemptionTaxes } from '../redemption-tax.ts'
import { bondBusinessDays } from './bond-calendar.ts'
import { type Deal, formatDecimals, type Valued } from './bond-deal.ts'
import { atPlaces, type Bond, type Flow, flowsAfter, priceOf } from './bond-price.ts'
import { custodyOver, type Stretch } from './custody.ts'

interface Purchase extends Valued {
  readonly maturity: Day
  readonly rate: Ratio
  readonly unitPrice: Money
}

const HUNDREDTH = Ratio.of(1n, 100n)

export function simulated(ctx: Context, deal: Deal, bought: Purchase) {
  const { bond, maturity, settlement, unitPrice } = bought
  if (deal.side === 'sell') ctx.refuse('side', 'a simulação começa pela compra: use buy')
  const units = unitsOf(ctx, deal, unitPrice)
  const invested = ctx.step(
    'Valor investido',
    () => say`${formatDecimals(units, 2)} × ${unitPrice}; cortado no centavo`,
    portion(unitPrice, units, 'truncate'),
  )
  const exit = exitOf(ctx, deal, bought)
  const clock = (day: Day) => daysBetween(settlement, day)

  const flows = flowsAfter(bond, maturity, settlement).filter(({ on, coupon }) => !coupon.isZero && on <= exit.day)
  const coupons = flows.map(({ on, coupon }) => {
    const paidOn = addBusinessDays(on, 0)
    const gross = centavos(units.times(faceOn(bought, on)).times(coupon))
    const taxRate = incomeTaxRate(ctx, 'tesouro_selic', clock(paidOn), paidOn)
    const incomeTax = portion(gross, taxRate, 'halfUp')
    return { date: paidOn, gross, incomeTaxRatePercent: taxRate, incomeTax, net: gross - incomeTax }
  })
  const redeemed = ctx.step('Resgate', exit.formula(units), portion(exit.unit, units, 'truncate'))
  const days = clock(exit.day)
  const taxes = redemptionTaxes(ctx, { kind: 'tesouro_selic', gain: redeemed - invested, days, on: exit.day })
  const couponTotal = sum(coupons.map(({ gross }) => gross))
  const grossAmount = redeemed + couponTotal
  const incomeTax = taxes.incomeTax + sum(coupons.map((coupon) => coupon.incomeTax))
  const stretches = valueByStretch(bought, units, invested, redeemed, exit.day)
  const custodyFee = custodyOver(ctx, stretches, { exemptSelic: bought.exemptSelic })
  const brokerFee = portion(averageDays(stretches), deal.broker_fee_percent.over(Ratio.of(365n)), 'halfUp')
  const taken = taxes.iof + incomeTax + custodyFee + brokerFee
  const netAmount = grossAmount - taken
  explain(ctx, { coupons: coupons.length, couponTotal, redeemed, grossAmount, invested, days, taxes, incomeTax })
  if (custodyFee > 0n) ctx.step('Custódia da B3', 'valor de cada dia × taxa ao ano ÷ 365, somado', custodyFee)
  if (brokerFee > 0n) ctx.step('Corretora', say`valor de cada dia × ${deal.broker_fee_percent} ÷ 365, somado`, brokerFee)
  ctx.step('Valor líquido', say`${grossAmount} − ${taxes.iof} − ${incomeTax} − ${custodyFee} − ${brokerFee}`, netAmount)
  const last = redeemed - taxes.iof - taxes.incomeTax - custodyFee - brokerFee
  const netAnnual = yearly([
    { years: 0, amount: -toNumber(invested) },
    ...coupons.map(({ date: on, net }) => ({ years: bondBusinessDays(settlement, on) / 252, amount: toNumber(net) })),
    { years: bondBusinessDays(settlement, exit.day) / 252, amount: toNumber(last) },
  ])
  return {
    quantity: units.toNumber(2),
    invested,
    redemptionAmount: redeemed,
    grossAmount,
    iof: taxes.iof,
    incomeTaxRatePercent: taxes.taxRate,
    incomeTax,
    custodyFee,
    brokerFee,
    netAmount,
    netAnnualPercent: netAnnual,
    realAnnualPercent: netAnnual && bought.inflation && ONE.plus(netAnnual).over(ONE.plus(bought.inflation)).minus(ONE),
    coupons,
  }
}

const centavos = ({ n, d }: Ratio): Money => divide(n * 100n, d, 'truncate')

/** Display percentage, computed in floating point. */
function yearly(payments: readonly DatedAmount[]): Ratio | null {
  const rate = datedRate(payments)
  return rate === null ? null : percent(Number((rate * 100).toFixed(10)))
}

/** Quantity in hundredths of a bond: as given, or as many as the amount buys. */
function unitsOf(ctx: Context, { amount, quantity: units }: Deal, unitPrice: Money): Ratio {
  if (amount !== undefined && units !== undefined) ctx.refuse('quantity', 'vem no lugar de amount: informe só um dos dois')
  if (units !== undefined) {
    const whole = atPlaces(units, 2, 'truncate')
    if (whole.compare(units) !== 0) ctx.refuse('quantity', 'deve ter no máximo duas casas: títulos se compram em centésimos')
    return whole
  }
  if (amount === undefined) {
    ctx.assume('Sem valor nem quantidade: um título inteiro.')
    return ONE
  }
  const bought = divide(amount * 100n, unitPrice, 'truncate')
  if (bought === 0n) ctx.refuse('amount', say`não compra um centésimo de título, que custa ${divide(unitPrice, 100n, 'halfUp')}`)
  if (amount * 100n !== bought * unitPrice)
    ctx.assume('Compra-se em centésimos de título: o que não completa um centésimo não é investido.')
  return Ratio.of(bought).times(HUNDREDTH)
}

/** Face value in reais on a day: R$ 1.000,00, or a hundredth of the VNA for bonds whose payments are per 100. */
function faceOn({ bond, vnaAhead }: Valued, day: Day): Ratio {
  return bond === 'ltn' || bond === 'ntnf' ? ONE : vnaAhead!(day).over(decimal(100))
}

interface Exit {
  readonly day: Day
  readonly unit: Money
  readonly formula: (units: Ratio) => () => Phrase
}

function exitOf(ctx: Context, { redeem_on: redeemOn, redeem_rate: redeemRate }: Deal, bought: Purchase): Exit {
  const { bond, maturity, settlement, rate } = bought
  if (redeemOn !== undefined && redeemOn > maturity) ctx.refuse('redeem_on', 'passa do vencimento')
  if (redeemOn !== undefined && redeemOn <= settlement)
    ctx.refuse('redeem_on', say`deve ser depois da liquidação da compra, em ${calendarDate(settlement)}`)
  const early = redeemOn !== undefined && addBusinessDays(redeemOn, 0) < maturity
  if (!early) {
    if (redeemRate !== undefined) ctx.refuse('redeem_rate', 'só vale no resgate antes do vencimento')
    const face = faceOn(bought, maturity).times(flowFace(bond))
    const unit = centavos(face)
    return {
      day: addBusinessDays(maturity, 0),
      unit,
      formula: (units) => () => say`${formatDecimals(units, 2)} × ${unit}; valor no vencimento`,
    }
  }
  const day = addBusinessDays(redeemOn, 0)
  const at = redeemRate ?? rate
  if (redeemRate === undefined) ctx.assume('Resgate antecipado à mesma taxa da compra; o preço de mercado do dia pode ser maior ou menor.')
  const { unit } = priceOf({ bond, maturity, settlement: day, rate: at, vna: bought.vnaAhead?.(day) })
  const price = centavos(unit)
  return { day, unit: price, formula: (units) => () => say`${formatDecimals(units, 2)} × ${price}; preço à taxa de ${at}` }
}

const flowFace = (bond: Bond): Ratio => decimal(bond === 'ltn' || bond === 'ntnf' ? 1000 : 100)

/** Value held in each stretch between payments, along the purchase yield curve; base of the custody fee. */
function valueByStretch(bought: Purchase, units: Ratio, invested: Money, redeemed: Money, until: Day): Stretch[] {
  const { bond, maturity, settlement, rate } = bought
  const flows = flowsAfter(bond, maturity, settlement)
  const worth = curve(flows, settlement, rate)
  const stretches: Stretch[] = []
  let [from, start] = [settlement, invested]
  for (const [index, { on, coupon }] of flows.entries()) {
    const paidOn = addBusinessDays(on, 0)
    if (paidOn >= until || coupon.isZero) continue
    const face = units.times(faceOn(bought, on)).toNumber(12)
    const [before, after] = [worth[index]!.before, worth[index]!.after].map((value) => BigInt(Math.round(value * face * 100)))
    stretches.push({ from, to: paidOn, start, end: before! })
    ;[from, start] = [paidOn, after!]
  }
  const lastCoupon = flows.find(({ on, coupon }) => addBusinessDays(on, 0) === until && !coupon.isZero)
  const due = lastCoupon ? centavos(units.times(faceOn(bought, lastCoupon.on)).times(lastCoupon.coupon)) : 0n
  return [...stretches, { from, to: until, start, end: redeemed + due }]
}

/** Value of the remaining flows just before and just after each payment, at the purchase rate. */
function curve(flows: readonly Flow[], settlement: Day, rate: Ratio): { before: number; after: number }[] {
  const growth = 1 + rate.toNumber(12)
  const worth: { before: number; after: number }[] = new Array(flows.length)
  let after = 0
  for (let index = flows.length - 1; index >= 0; index--) {
    const { on, amount } = flows[index]!
    worth[index] = { before: after + amount.toNumber(12), after }
    const previous = flows[index - 1]?.on ?? settlement
    after = worth[index]!.before / growth ** (bondBusinessDays(previous, on) / 252)
  }
  return worth
}

/** Sum of value times days held in centavos, the base of a yearly fee ÷ 365. */
function averageDays(stretches: readonly Stretch[]): Money {
  return sum(stretches.map(({ from, to, start, end }) => ((start + end) * BigInt(daysBetween(from, to))) / 2n))
}

interface Explained {
  readonly coupons: number
  readonly couponTotal: Money
  readonly redeemed: Money
  readonly grossAmount: Money
  readonly invested: Money
  readonly days: number
  readonly taxes: { readonly iof: Money; readonly taxRate: Ratio; readonly incomeTax: Money }
  readonly incomeTax: Money
}

function explain(ctx: Context, { coupons, couponTotal, redeemed, grossAmount, invested, days, taxes, incomeTax }: Explained): void {
  if (coupons > 0) ctx.step('Recebido', say`${couponTotal} + ${redeemed}; juros semestrais e resgate`, grossAmount)
  const gain = redeemed > invested ? redeemed - invested : 0n
  if (taxes.iof > 0n) ctx.step('IOF', say`parte do rendimento tomada com ${days} dias corridos`, taxes.iof)
  const onRedemption = say`(${gain} − ${taxes.iof}) × ${taxes.taxRate}`
  ctx.step(
    'Imposto de renda',
    coupons > 0
      ? say`${onRedemption} + ${incomeTax - taxes.incomeTax}; ${days} dias corridos, mais o de cada cupom`
      : say`${onRedemption}; ${days} dias corridos`,
    incomeTax,
  )
  if (coupons > 0) {
    ctx.assume('Imposto sobre cada cupom inteiro, pelo prazo desde a compra; a perda no principal não abate o imposto dos cupons.')
    ctx.assume('Os cupons não são reinvestidos; a custódia é descontada no fim.')
  }
  ctx.assume('Imposto de renda arredondado ao centavo mais próximo; a custódia não reduz a sua base.')
}
