import { SourceUnavailable } from '../../../../core/errors.ts'
import { atLeastZero, formatBRL, formatPercent, type Money, portion, sum } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import type { Context } from '../../../../core/operation/context.ts'
import { brl, choice, count, integer, money, object, percentage, percentOf, referenceDate } from '../../../../core/operation/fields.ts'
import { ONE, percent, Ratio, ZERO } from '../../../../core/ratio.ts'
import { monthlyFromAnnual } from '../../../credit/rules/installment.ts'
import custodyFee from '../../law/custody-fee.ts'
import investmentIncomeTax from '../../law/investment-income-tax.ts'
import iofRedemption from '../../law/iof-redemption.ts'
import { balances, growthFactor } from '../../rules/growth.ts'
import { type SavingsRate, savingsRateOn } from '../../rules/savings.ts'
import { examples } from './examples.ts'

/** A commercial month, for redemptions before the first one is complete. */
const MONTH_DAYS = 30

export default calculator({
  id: 'investment-return',
  slug: 'rendimento-de-investimento',
  title: 'Rendimento de investimento',
  summary: 'Rendimento líquido de CDB, LCI, LCA, Tesouro Selic ou poupança: imposto, IOF, custódia e comparação com a poupança.',
  group: 'investimentos',
  keywords: ['cdb', 'lci', 'lca', 'tesouro direto', 'renda fixa', 'cdi'],
  headline: 'netAmount',
  says: 'No fim, você tem {value} líquidos',
  lawDay: 'reference_date',
  input: {
    principal: money('Valor aplicado'),
    annual_rate: percentage('Rendimento bruto ao ano', { min: 0, max: 1000 }),
    months: count('Prazo em meses', { min: 1, max: 600 }, 'months'),
    type: choice('Aplicação', ['cdb', 'lci', 'lca', 'tesouro_selic', 'savings'], {
      cdb: 'CDB',
      lci: 'LCI',
      lca: 'LCA',
      tesouro_selic: 'Tesouro Selic',
      savings: 'Poupança',
    }),
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
  },
  examples,
  answer({ principal, annual_rate: rate, months, type, days, ...input }, ctx) {
    if (days !== undefined && months !== 1)
      ctx.refuse('days', 'só vale com months = 1, para o resgate antes de completar o primeiro mês; sem ele o prazo é o de months')
    const taxDays = days ?? Math.floor((months * 365) / 12)
    const { gross, formula } = grossAmount(principal, rate, { months, days, creditedMonthly: type === 'savings' })
    ctx.step('Valor bruto', formula, gross)
    const grossYield = ctx.step('Rendimento bruto', () => `${formatBRL(gross)} − ${formatBRL(principal)}`, gross - principal)
    ctx.assume('Taxa anual efetiva e constante em todo o prazo; o valor é arredondado ao centavo só no resgate.')

    const iof = iofDue(ctx, type, grossYield, days)
    const table = ctx.law(investmentIncomeTax)
    const exempt = table.exempt.includes(type)
    const taxRate = exempt ? ZERO : table.brackets.find(({ upToDays }) => upToDays === null || taxDays <= upToDays)!.rate
    const incomeTax = portion(grossYield - iof, taxRate, 'halfUp')
    ctx.step('Alíquota do imposto de renda', exempt ? 'isento para pessoa física' : `${taxDays} dias corridos`, taxRate)
    ctx.step('Imposto de renda', () => `(${formatBRL(grossYield)} − IOF de ${formatBRL(iof)}) × ${formatPercent(taxRate)}`, incomeTax)
    if (!exempt) {
      if (days === undefined)
        ctx.assume(
          'Para o imposto, cada mês conta 365 ÷ 12 dias corridos: 12 meses são 365 dias (17,5%) e 24 meses são 730 (15%); contas com mês de 30 dias chegam a 20% e 17,5%.',
        )
      ctx.assume('Imposto de renda arredondado ao centavo mais próximo; a lei não fixa o arredondamento.')
    }
    if (type === 'lci' || type === 'lca')
      ctx.assume(
        `LCI e LCA têm carência mínima${ctx.day >= '2025-06-01' ? ' (Resoluções CMN nº 5.119/2024, nº 5.168/2024 e nº 5.215/2025)' : ''}, não conferida aqui.`,
      )
    if (type === 'savings') ctx.assume('O rendimento da poupança é o informado em annual_rate; a comparação usa a regra legal.')

    const custody = type === 'tesouro_selic' ? custodyDue(ctx, { principal, gross, rate, months, days }) : 0n
    const deductions = iof + incomeTax + custody
    const netAmount = ctx.step(
      'Valor líquido',
      () => `${formatBRL(gross)} − ${formatBRL(iof)} − ${formatBRL(incomeTax)} − ${formatBRL(custody)}`,
      gross - deductions,
    )
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
      versusSavings: versusSavings(ctx, { principal, netAmount, months, days, selic: input.selic_annual, tr: input.tr_monthly }),
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
): { gross: Money; formula: () => string } {
  if (days === undefined) {
    const gross = portion(principal, growthFactor(rate, months), 'halfUp')
    return { gross, formula: () => `${formatBRL(principal)} × (1 + ${formatPercent(rate)})^(${months}/12)` }
  }
  // Lei 8.177/1991, art. 12, § 4º: savings pay on the monthly anniversary, and nothing before it.
  if (creditedMonthly) return { gross: principal, formula: () => 'a poupança só rende no aniversário mensal' }
  const factor = ONE.plus(rate).root(12).root(MONTH_DAYS).power(days)
  return {
    gross: portion(principal, factor, 'halfUp'),
    formula: () => `${formatBRL(principal)} × (1 + ${formatPercent(rate)})^(${days}/${12 * MONTH_DAYS})`,
  }
}

function iofDue(ctx: Context, type: string, grossYield: Money, days: number | undefined): Money {
  if (days === undefined) {
    ctx.assume('Sem IOF: com o prazo em meses inteiros o resgate não é antes de 30 dias.')
    return 0n
  }
  ctx.assume('Antes de completar o mês o rendimento é proporcional aos dias corridos, em mês de 30 dias.')
  const { byDay, appliesTo } = ctx.law(iofRedemption)
  if (!appliesTo.includes(type)) return ctx.step('IOF', 'não incide', 0n)
  const share = byDay.find(({ day }) => day === days)!.rate
  return ctx.step('IOF', () => `${formatBRL(grossYield)} × ${formatPercent(share)} (dia ${days})`, portion(grossYield, share, 'halfUp'))
}

/** The exchange accrues daily on what passes the exemption; the average of each month's first and last balance stands for it. */
function custodyDue(ctx: Context, { principal, gross, rate, months, days }: Term & { principal: Money; gross: Money; rate: Ratio }): Money {
  const { annualRate, selicExemptUpTo: exemption } = ctx.law(custodyFee)
  const held =
    days === undefined
      ? balances({ initial: principal, monthlyRate: monthlyFromAnnual(rate), depositIn: () => 0n }, months).map(({ balance }) => balance)
      : [principal, gross]
  const twiceTheExcess = sum(held.slice(1).map((balance, index) => atLeastZero(held[index]! + balance - 2n * exemption)))
  const partOfMonth = Ratio.of(BigInt(days ?? MONTH_DAYS), BigInt(MONTH_DAYS))
  ctx.assume(
    `Custódia de ${formatPercent(annualRate)} ao ano sobre o saldo médio de cada mês${exemption > 0n ? ` que passa de ${formatBRL(exemption)}, contando só esta aplicação` : ''}; a B3 apura por dia.`,
  )
  ctx.assume('A custódia não reduz a base do imposto de renda.')
  return ctx.step(
    'Custódia',
    () => `saldo médio mensal acima de ${formatBRL(exemption)} × ${formatPercent(annualRate)} ÷ 12, somado`,
    portion(twiceTheExcess, annualRate.times(partOfMonth).over(Ratio.of(24n)), 'halfUp'),
  )
}

/** A percentage for reading, found in floating point: (1 + yield)^(1 ÷ years) − 1. */
function annualized(netYield: Money, principal: Money, years: number): Ratio {
  return percent(100 * Math.expm1(Math.log1p(Number(netYield) / Number(principal)) / years))
}

function versusSavings(
  ctx: Context,
  input: Term & { principal: Money; netAmount: Money; selic: Ratio | undefined; tr: Ratio | undefined },
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
  const netAmount = ctx.step(
    'Na poupança',
    () => `${formatBRL(input.principal)} × (1 + ${formatPercent(savings.monthly)})^${months}`,
    portion(input.principal, ONE.plus(savings.monthly).power(months), 'halfUp'),
  )
  return { netAmount, difference: input.netAmount - netAmount }
}
