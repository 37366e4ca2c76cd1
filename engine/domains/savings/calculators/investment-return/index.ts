import { SourceUnavailable } from '../../../../core/errors.ts'
import { annualFromMonthly, monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { atLeastZero, type Money, portion, proportion, sum, toNumber } from '../../../../core/money.ts'
import { ONE, percent, Ratio, ZERO } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, flag, integer, list, money, object, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import custodyFee from '../../law/custody-fee.ts'
import investmentIncomeTax from '../../law/investment-income-tax.ts'
import iofRedemption from '../../law/iof-redemption.ts'
import { balances, growthFactor } from '../../rules/growth.ts'
import { daysOfMonths, type Lot, lotsOf, redemptionOfLots } from '../../rules/lots.ts'
import { cdiOn, cdiYearly } from '../../rules/rates/cdi.ts'
import { effectiveSelic } from '../../rules/rates/coherent-rates.ts'
import { datedRate } from '../../rules/rates/dated-rate.ts'
import { type SavingsRate, savingsRateOn } from '../../rules/savings.ts'
import { type Investment, investment } from '../../rules/simple-investment.ts'
import { thinned, timeline } from '../../rules/timeline.ts'

/** Commercial month, for redemptions before the first full month. */
const MONTH_DAYS = 30

export default calculator({
  id: 'investment-return',
  slug: 'rendimento-de-investimento',
  cost: 2,
  title: 'Rendimento de investimento',
  summary: 'Rendimento líquido de CDB, LCI, LCA, Tesouro Selic ou poupança: imposto, IOF, custódia e comparação com a poupança.',
  seeAlso: {
    'cdb-comparison': 'ver as aplicações lado a lado',
    'cdi-yield': 'usar o CDI publicado entre duas datas',
    where_to_invest: 'decidir onde aplicar',
  },
  group: 'investimentos',
  headline: 'netAmount',
  says: 'No fim, você tem {value} líquidos',
  picture: { kind: 'parts', title: 'Para onde vai o valor bruto', parts: ['netAmount', 'incomeTax', 'iof', 'custodyFee'] },
  lawDay: 'reference_date',
  input: {
    principal: money('Valor aplicado'),
    annual_rate: percentage('Rendimento bruto ao ano', {
      means: 'annual_return',
      min: 0,
      max: 1000,
      hint: 'Ou o percentual do CDI em seu lugar',
    }).optional(),
    months: count('Prazo em meses', { min: 1, max: 600 }, 'months'),
    type: investment('Aplicação'),
    days: count(
      'Dias corridos até o resgate',
      { min: 1, max: MONTH_DAYS - 1, hint: 'Só para o resgate antes de completar o primeiro mês, com o prazo de 1 mês' },
      'days',
    ).optional(),
    selic_annual: percentage('Meta da Selic ao ano, para comparar com a poupança', {
      min: 0,
      max: 1000,
      blank: 'a da data',
    }).optional(),
    tr_monthly: percentage('TR ao mês, para comparar com a poupança', { min: 0, max: 100, blank: 'a da data' }).optional(),
    cdi_percent: percentage('Percentual do CDI', { min: 1, max: 1000, hint: 'No lugar do rendimento ao ano' }).optional(),
    cdi_annual: percentage('CDI suposto ao ano', { min: 0, max: 1000, blank: 'o último publicado' }).optional(),
    monthly_deposit: money('Depósito de cada mês', { min: 0, hint: 'No começo do mês, o primeiro inclusive' }).prefault(0),
    timeline: flag('Inclui a evolução mês a mês').default(false),
    options: flag('Inclui todas as aplicações lado a lado').default(false),
    reference_date: referenceDate(),
  },
  result: {
    grossAmount: brl('Valor bruto no resgate'),
    grossYield: brl('Rendimento bruto'),
    taxDays: integer('Dias corridos considerados para o imposto'),
    iof: brl('IOF no resgate antes de 30 dias'),
    incomeTaxRatePercent: percentOf('Alíquota do imposto de renda'),
    incomeTax: brl('Imposto de renda sobre o rendimento'),
    custodyFee: brl('Taxa de custódia do Tesouro Direto'),
    netAmount: brl('Valor líquido'),
    netYield: brl('Rendimento líquido'),
    netAnnualPercent: percentOf('Rendimento líquido ao ano'),
    versusSavings: object('A mesma aplicação na poupança', {
      netAmount: brl('Saldo que a poupança daria'),
      difference: brl('Valor líquido menos o da poupança'),
    }).nullable(),
    annualRatePercent: percentOf('Rendimento bruto ao ano', { hint: 'Quando vem do percentual do CDI' }).optional(),
    totalInvested: brl('Total colocado', { hint: 'Com depósitos mensais' }).optional(),
    taxLots: list(
      'O imposto por prazo de cada depósito',
      object('Faixa', {
        incomeTaxRatePercent: percentOf('Alíquota'),
        deposits: integer('Depósitos'),
        invested: brl('Colocado'),
        yield: brl('Rendimento'),
        incomeTax: brl('Imposto'),
      }),
    ).optional(),
    timeline: timeline('Evolução do valor bruto').optional(),
    options: list(
      'Cada aplicação, da que mais deixa à que menos deixa',
      object('Aplicação', {
        type: investment('Aplicação'),
        annualRatePercent: percentOf('Bruto ao ano'),
        grossAmount: brl('Valor bruto'),
        incomeTax: brl('Imposto de renda'),
        custodyFee: brl('Custódia'),
        netAmount: brl('Valor líquido'),
        netAnnualPercent: percentOf('Líquido ao ano'),
      }),
    ).optional(),
  },
  answer({ principal, months, type, days, ...input }, ctx) {
    const rate = rateOf(ctx, input)
    const deposit = input.monthly_deposit
    if (days !== undefined && months !== 1)
      ctx.refuse('days', 'só vale com months = 1, para o resgate antes de completar o primeiro mês; sem ele o prazo é o de months')
    if (days !== undefined && deposit > 0n) ctx.refuse('monthly_deposit', 'não vem com days: o resgate é antes do primeiro mês')
    if (days !== undefined && input.options) ctx.refuse('options', 'só com o prazo em meses inteiros')
    const extras = {
      ...(input.cdi_percent && { annualRatePercent: rate }),
      ...(input.timeline && { timeline: thinned(evolution(principal, deposit, rate, days === undefined ? months : 0)) }),
      ...(input.options && {
        options: sideBySide(ctx, { principal, deposit, months, rate, selic: input.selic_annual, tr: input.tr_monthly }),
      }),
    }
    if (deposit > 0n) return { ...inLots(ctx, { principal, deposit, months, type, rate, ...input }), ...extras }
    const taxDays = days ?? daysOfMonths(months)
    const { gross, formula } = grossAmount(principal, rate, { months, days, creditedMonthly: type === 'savings' })
    ctx.step('Valor bruto', formula, gross)
    const grossYield = ctx.step('Rendimento bruto', say`${gross} − ${principal}`, gross - principal)
    ctx.assume('Taxa anual efetiva e constante em todo o prazo; o valor é arredondado ao centavo só no resgate.')

    const iof = iofDue(ctx, type, grossYield, days)
    const table = ctx.law(investmentIncomeTax)
    const exempt = table.exempt.includes(type)
    const taxRate = exempt ? ZERO : table.brackets.find(({ upToDays }) => upToDays === null || taxDays <= upToDays)!.rate
    const incomeTax = portion(grossYield - iof, taxRate, 'halfUp')
    ctx.step(
      'Alíquota do imposto de renda',
      say`${taxRate}; ${exempt ? 'isento para pessoa física' : word`${taxDays} dias corridos`}`,
      taxRate,
    )
    ctx.step('Imposto de renda', say`(${grossYield} − IOF de ${iof}) × ${taxRate}`, incomeTax)
    if (!exempt) {
      if (days === undefined)
        ctx.assume(
          'Para o imposto, cada mês conta 365 ÷ 12 dias corridos: 12 meses são 365 dias (17,5%) e 24 meses são 730 (15%); contas com mês de 30 dias chegam a 20% e 17,5%.',
        )
      ctx.assume('Imposto de renda arredondado ao centavo mais próximo; a lei não fixa o arredondamento.')
    }
    if (type === 'lci' || type === 'lca')
      ctx.assume(
        say`LCI e LCA têm carência mínima${ctx.day >= '2025-06-01' ? ' (Resoluções CMN nº 5.119/2024, nº 5.168/2024 e nº 5.215/2025)' : ''}, não conferida aqui.`,
      )
    if (type === 'savings') ctx.assume('O rendimento da poupança é o informado em annual_rate; a comparação usa a regra legal.')

    const custody = type === 'tesouro_selic' ? custodyDue(ctx, { principal, deposit, gross, rate, months, days }) : 0n
    const deductions = iof + incomeTax + custody
    const netAmount = ctx.step('Valor líquido', say`${gross} − ${iof} − ${incomeTax} − ${custody}`, gross - deductions)
    return {
      grossAmount: gross,
      grossYield,
      taxDays,
      iof,
      incomeTaxRatePercent: taxRate,
      incomeTax,
      custodyFee: custody,
      netAmount,
      netYield: grossYield - deductions,
      netAnnualPercent: annualized(grossYield - deductions, principal, days === undefined ? months / 12 : days / (12 * MONTH_DAYS)),
      versusSavings: versusSavings(ctx, { principal, deposit, netAmount, months, days, selic: input.selic_annual, tr: input.tr_monthly }),
      ...extras,
    }
  },
})

interface Term {
  readonly months: number
  readonly days: number | undefined
}

function grossAmount(
  principal: Money,
  rate: Ratio,
  { months, days, creditedMonthly }: Term & { creditedMonthly: boolean },
): { gross: Money; formula: () => Phrase } {
  if (days === undefined) {
    const gross = portion(principal, growthFactor(rate, months), 'halfUp')
    return { gross, formula: () => say`${principal} × (1 + ${rate})^(${months}/12)` }
  }
  // Lei 8.177/1991, art. 12, § 4º: savings pay only on the monthly anniversary.
  if (creditedMonthly) return { gross: principal, formula: () => 'a poupança só rende no aniversário mensal' }
  const factor = ONE.plus(rate).root(12).root(MONTH_DAYS).power(days)
  return {
    gross: portion(principal, factor, 'halfUp'),
    formula: () => say`${principal} × (1 + ${rate})^(${days}/${12 * MONTH_DAYS})`,
  }
}

function iofDue(ctx: Context, type: string, grossYield: Money, days: number | undefined): Money {
  if (days === undefined) {
    ctx.assume('Sem IOF: com o prazo em meses inteiros o resgate não é antes de 30 dias.')
    return 0n
  }
  ctx.assume('Antes de completar o mês o rendimento é proporcional aos dias corridos, em mês de 30 dias.')
  const { byDay, appliesTo } = ctx.law(iofRedemption)
  if (!appliesTo.includes(type)) return ctx.step('IOF', say`${0n}; não incide`, 0n)
  const share = byDay.find(({ day }) => day === days)!.rate
  return ctx.step('IOF', say`${grossYield} × ${share}; dia ${days}`, portion(grossYield, share, 'halfUp'))
}

/** The exchange accrues daily on the amount above the exemption; approximated by the average of each month's first and last balance. */
interface Custodied extends Term {
  readonly principal: Money
  readonly deposit: Money
  readonly gross: Money
  readonly rate: Ratio
}

function custodyQuiet(ctx: Context, { principal, deposit, gross, rate, months, days }: Custodied): Money {
  const { annualRate, selicExemptUpTo: exemption } = ctx.law(custodyFee)
  const held = days === undefined ? evolution(principal, deposit, rate, months).map(({ balance }) => balance) : [principal, gross]
  const twiceTheExcess = sum(held.slice(1).map((balance, index) => atLeastZero(held[index]! + balance - 2n * exemption)))
  const partOfMonth = Ratio.of(BigInt(days ?? MONTH_DAYS), BigInt(MONTH_DAYS))
  return portion(twiceTheExcess, annualRate.times(partOfMonth).over(Ratio.of(24n)), 'halfUp')
}

function custodyDue(ctx: Context, custodied: Custodied): Money {
  const { annualRate, selicExemptUpTo: exemption } = ctx.law(custodyFee)
  ctx.assume(
    say`Custódia de ${annualRate} ao ano sobre o saldo médio de cada mês${exemption > 0n ? say` que passa de ${exemption}, contando só esta aplicação` : ''}; a B3 apura por dia.`,
  )
  ctx.assume('A custódia não reduz a base do imposto de renda.')
  return ctx.step('Custódia', say`saldo médio mensal acima de ${exemption} × ${annualRate} ÷ 12, somado`, custodyQuiet(ctx, custodied))
}

/** Display percentage, computed in floating point: (1 + yield)^(1 ÷ years) − 1. */
function annualized(netYield: Money, principal: Money, years: number): Ratio {
  return percent(100 * Math.expm1(Math.log1p(Number(netYield) / Number(principal)) / years))
}

function versusSavings(
  ctx: Context,
  input: Term & { principal: Money; deposit: Money; netAmount: Money; selic: Ratio | undefined; tr: Ratio | undefined },
): { netAmount: Money; difference: Money } | null {
  let savings: SavingsRate
  try {
    savings = savingsRateOn(ctx, input)
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    ctx.assume('Sem comparação com a poupança: a Selic ou a TR da data não está disponível; informe selic_annual e tr_monthly.')
    return null
  }
  const months = input.days === undefined ? input.months : 0
  if (input.deposit > 0n) {
    const saved = balances({ initial: input.principal, monthlyRate: savings.monthly, depositIn: () => input.deposit }, months).at(
      -1,
    )!.balance
    ctx.step('Na poupança', 'os mesmos depósitos pelo rendimento da poupança', saved)
    return { netAmount: saved, difference: input.netAmount - saved }
  }
  const netAmount = ctx.step(
    'Na poupança',
    say`${input.principal} × (1 + ${savings.monthly})^${months}`,
    portion(input.principal, ONE.plus(savings.monthly).power(months), 'halfUp'),
  )
  return { netAmount, difference: input.netAmount - netAmount }
}

/** Balance month by month at a yearly rate, with each deposit at the start of its month. */
function evolution(principal: Money, deposit: Money, rate: Ratio, months: number) {
  return balances({ initial: principal, monthlyRate: monthlyFromAnnual(rate), depositIn: () => deposit }, months)
}

interface RateInput {
  readonly annual_rate?: Ratio | undefined
  readonly cdi_percent?: Ratio | undefined
  readonly cdi_annual?: Ratio | undefined
}

/** The informed rate, or a share of each day's CDI annualized. */
function rateOf(ctx: Context, { annual_rate: rate, cdi_percent: share, cdi_annual: cdi }: RateInput): Ratio {
  if (share === undefined) {
    if (cdi !== undefined) ctx.refuse('cdi_annual', 'só vale com cdi_percent')
    return rate ?? ctx.refuse('annual_rate', 'é obrigatório')
  }
  if (rate !== undefined) ctx.refuse('cdi_percent', 'vem no lugar de annual_rate: informe só um dos dois')
  const yearlyCdi = cdiOn(ctx, cdi)
  const yearly = cdiYearly(yearlyCdi, share, 'daily')
  return ctx.step(
    'Rendimento bruto ao ano',
    say`(1 + ${share} × ((1 + ${yearlyCdi})^(1/252) − 1))^252 − 1; parte do CDI de cada dia, em 252 dias úteis`,
    percent(yearly.toPercent(6)),
  )
}

interface InLots {
  readonly principal: Money
  readonly deposit: Money
  readonly months: number
  readonly type: Investment
  readonly rate: Ratio
  readonly selic_annual?: Ratio | undefined
  readonly tr_monthly?: Ratio | undefined
}

/** With monthly deposits, each is taxed by the days it stayed invested. */
function inLots(ctx: Context, { principal, deposit, months, type, rate, selic_annual: selic, tr_monthly: tr }: InLots) {
  const lots = lotsOf(principal, deposit, months)
  const { invested, gross, incomeTax, byRate } = redemptionOfLots(lots, monthlyFromAnnual(rate), ctx.law(investmentIncomeTax), type)
  ctx.step('Total colocado', say`${principal} + ${months} × ${deposit}`, invested)
  ctx.step('Valor bruto', say`cada depósito × (1 + ${rate})^(meses/12), somado`, gross)
  const grossYield = ctx.step('Rendimento bruto', say`${gross} − ${invested}`, gross - invested)
  ctx.step(
    'Imposto de renda',
    () =>
      joined(
        byRate.map((lot) => say`${lot.yield} × ${lot.rate}`),
        ' + ',
      ),
    incomeTax,
  )
  ctx.assume(
    'Cada depósito entra no começo do mês e paga o imposto pelo seu próprio prazo, em meses de 365 ÷ 12 dias; tudo é resgatado no fim.',
  )
  ctx.assume('A alíquota mostrada é a média: imposto ÷ rendimento.')
  const custodyFee = type === 'tesouro_selic' ? custodyDue(ctx, { principal, deposit, gross, rate, months, days: undefined }) : 0n
  const netYield = grossYield - incomeTax - custodyFee
  const netAmount = ctx.step('Valor líquido', say`${gross} − ${incomeTax} − ${custodyFee}`, invested + netYield)
  return {
    grossAmount: gross,
    grossYield,
    taxDays: daysOfMonths(months),
    iof: 0n,
    incomeTaxRatePercent: proportion(incomeTax, grossYield),
    incomeTax,
    custodyFee,
    netAmount,
    netYield,
    netAnnualPercent: lotsYearly(lots, netAmount, months),
    versusSavings: versusSavings(ctx, { principal, deposit, netAmount, months, days: undefined, selic, tr }),
    totalInvested: invested,
    taxLots: byRate.map((lot) => ({
      incomeTaxRatePercent: lot.rate,
      deposits: lot.lots,
      invested: lot.invested,
      yield: lot.yield,
      incomeTax: lot.incomeTax,
    })),
  }
}

/** Annual IRR of the deposits and the net amount. */
function lotsYearly(lots: readonly Lot[], netAmount: Money, months: number): Ratio {
  const rate = datedRate([
    ...lots.map((lot) => ({ years: (months - lot.months) / 12, amount: -toNumber(lot.amount) })),
    { years: months / 12, amount: toNumber(netAmount) },
  ])
  return percent(Number(((rate ?? -1) * 100).toFixed(8)))
}

interface Compared {
  readonly principal: Money
  readonly deposit: Money
  readonly months: number
  readonly rate: Ratio
  readonly selic: Ratio | undefined
  readonly tr: Ratio | undefined
}

/** The same money in each application: CDB, LCI and LCA at the given rate, Tesouro Selic at the Selic, savings by the law. */
function sideBySide(ctx: Context, { principal, deposit, months, rate, selic, tr }: Compared) {
  const lots = lotsOf(principal, deposit, months)
  const table = ctx.law(investmentIncomeTax)
  ctx.assume(
    'Lado a lado: CDB, LCI e LCA à taxa informada; Tesouro Selic à Selic; poupança pela regra da data. Para taxas diferentes use cdb-comparison.',
  )
  const rates: [Investment, Ratio][] = [
    ['cdb', rate],
    ['lci', rate],
    ['lca', rate],
    ...bySource(ctx, (): [Investment, Ratio] => ['tesouro_selic', selic ?? effectiveSelic(ctx, 'selic_annual').rate]),
    ...bySource(ctx, (): [Investment, Ratio] => ['savings', annualFromMonthly(savingsRateOn(ctx, { selic, tr }).monthly)]),
  ]
  return rates
    .map(([type, yearly]) => {
      const { gross, incomeTax } = redemptionOfLots(lots, monthlyFromAnnual(yearly), table, type)
      const custody =
        type === 'tesouro_selic' ? custodyQuiet(ctx, { principal, deposit, gross, rate: yearly, months, days: undefined }) : 0n
      const netAmount = gross - incomeTax - custody
      const netAnnualPercent = lotsYearly(lots, netAmount, months)
      return { type, annualRatePercent: yearly, grossAmount: gross, incomeTax, custodyFee: custody, netAmount, netAnnualPercent }
    })
    .sort((a, b) => (a.netAmount === b.netAmount ? 0 : a.netAmount > b.netAmount ? -1 : 1))
}

/** Omits options whose daily rate is unavailable. */
function bySource<T>(ctx: Context, read: () => T): T[] {
  try {
    return [read()]
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    ctx.assume('Uma das aplicações fica fora da lista: a taxa da data não está disponível.')
    return []
  }
}
