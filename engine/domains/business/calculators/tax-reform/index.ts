import { dayOf } from '../../../../core/day.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { divide, ONE, type Ratio, ZERO } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, flag, money, object, percentage, percentOf, year } from '../../../../operation/input/fields.ts'
import taxReform from '../../law/tax-reform.ts'

const FIRST_YEAR = 2026

export default calculator({
  id: 'tax-reform',
  slug: 'reforma-tributaria',
  title: 'Reforma tributária ano a ano',
  summary:
    'As alíquotas de CBS, IBS, ICMS, ISS e PIS/Cofins em cada ano da transição e o peso delas em um preço, com o valor sem tributos mantido. De 2027 em diante o total só sai com a alíquota de referência que você supuser.',
  seeAlso: { 'consumption-tax': 'calcular CBS e IBS de uma nota, item a item' },
  group: 'negocios',
  headline: 'totalPercent',
  says: { positive: 'As alíquotas somam {value}', none: 'A alíquota de referência ainda não foi fixada' },
  input: {
    year: count('Ano', { min: FIRST_YEAR, max: 2100 }, 'year'),
    icms: percentage('ICMS de hoje', { min: 0, max: 100 }).prefault(0),
    iss: percentage('ISS de hoje', { min: 0, max: 100 }).prefault(0),
    pis_cofins: percentage('PIS e Cofins de hoje', { min: 0, max: 100 }).prefault(0),
    cbs_reference_rate: percentage('CBS suposta', {
      min: 0,
      max: 100,
      hint: 'Alíquota de referência do ano, de 2027 em diante',
    }).optional(),
    ibs_reference_rate: percentage('IBS suposto', { min: 0, max: 100, hint: 'Alíquota do ano, de 2029 em diante' }).optional(),
    price: money('Preço de hoje', {
      hint: 'Com ICMS, ISS e PIS/Cofins de hoje dentro dele; o valor sem eles é mantido em todos os anos',
    }).optional(),
  },
  result: {
    year: year('Ano'),
    cbsPercent: percentOf('CBS', { none: 'sem a alíquota de referência' }).nullable(),
    ibsPercent: percentOf('IBS', { none: 'sem a alíquota de referência' }).nullable(),
    icmsPercent: percentOf('ICMS'),
    issPercent: percentOf('ISS'),
    pisCofinsPercent: percentOf('PIS e Cofins'),
    totalPercent: percentOf('Soma das alíquotas', { none: 'sem as alíquotas de referência; em 2026, sem o teste' }).nullable(),
    testYear: flag('Ano de teste: CBS e IBS não são recolhidos'),
    netPrice: brl('Preço sem tributos', { hint: 'O mesmo em todos os anos' }).nullable(),
    priceInside: brl('Preço com ICMS, ISS e PIS/Cofins do ano').nullable(),
    taxes: object('Em reais, sobre o preço', {
      cbs: brl('CBS').nullable(),
      ibs: brl('IBS').nullable(),
      icms: brl('ICMS'),
      iss: brl('ISS'),
      pisCofins: brl('PIS e Cofins'),
      total: brl('Total', { none: 'sem as alíquotas de referência' }).nullable(),
    }).nullable(),
    finalPrice: brl('Preço com CBS e IBS', { hint: 'Cobrados por fora' }).nullable(),
  },
  lawDayFrom: ({ year }) => ({ field: 'year', day: dayOf(year, 1, 1) }),
  answer(input, ctx) {
    const { year, price } = input
    const law = ctx.law(taxReform)
    if (input.icms.plus(input.iss).plus(input.pis_cofins).compare(ONE) > 0)
      ctx.refuse('icms', 'ICMS, ISS e PIS/Cofins não podem somar mais que o preço')
    const cbs = law.cbs ?? (input.cbs_reference_rate ? input.cbs_reference_rate.minus(law.cbsReduction) : null)
    if (cbs && cbs.compare(ZERO) < 0) ctx.refuse('cbs_reference_rate', say`deve ser ao menos ${law.cbsReduction}`)
    if (law.cbs && input.cbs_reference_rate) ctx.refuse('cbs_reference_rate', say`em ${year} a lei já dá a alíquota da CBS`)
    const givenIbs = law.ibsState && law.ibsMunicipal ? law.ibsState.plus(law.ibsMunicipal) : null
    if (givenIbs && input.ibs_reference_rate) ctx.refuse('ibs_reference_rate', say`em ${year} a lei já dá a alíquota do IBS`)
    const ibs = givenIbs ?? input.ibs_reference_rate ?? null
    const left = (today: Ratio): Ratio => today.times(law.icmsIssShare)
    const icms = ctx.step('ICMS', say`${input.icms} × ${law.icmsIssShare}`, left(input.icms))
    const iss = ctx.step('ISS', say`${input.iss} × ${law.icmsIssShare}`, left(input.iss))
    const pisCofins = law.pisCofins ? input.pis_cofins : ZERO
    const old = icms.plus(iss).plus(pisCofins)
    const total = law.testYear ? old : cbs && ibs ? old.plus(cbs).plus(ibs) : null
    if (!law.cbs && cbs) ctx.step('CBS', say`${input.cbs_reference_rate!} − ${law.cbsReduction}; alíquota suposta por você`, cbs)

    if (law.testYear)
      ctx.assume(
        'Em 2026 CBS e IBS são de teste: compensados com PIS e Cofins, ou dispensados de quem cumpre as obrigações; ficam fora do total.',
      )
    else {
      ctx.assume(
        'As alíquotas de referência são fixadas pelo Senado a cada ano e ainda não são conhecidas: as usadas aqui são as que você supôs.',
      )
      if (total === null) ctx.assume('Sem elas não há total: informe cbs_reference_rate e, de 2029 em diante, ibs_reference_rate.')
    }
    ctx.assume(
      'ICMS, ISS e PIS/Cofins vão dentro do preço; CBS e IBS, por fora, sobre o preço sem os outros tributos. Sem créditos da cadeia, reduções de setor e imposto seletivo.',
    )
    const today = input.icms.plus(input.iss).plus(input.pis_cofins)
    const netPrice =
      price === undefined
        ? null
        : ctx.step('Preço sem tributos', say`${price} × (100% − ${today})`, portion(price, ONE.minus(today), 'halfUp'))
    const priceInside = netPrice === null ? null : grossOf(netPrice, old)
    if (netPrice !== null && priceInside !== null && !old.isZero && netPrice > 0n)
      ctx.step('Preço com os tributos de dentro', say`${netPrice} ÷ (100% − ${old})`, priceInside)
    if (price !== undefined)
      ctx.assume(
        'O preço informado é o de hoje: o que o vendedor recebe sem tributos é mantido, e o preço de cada ano se ajusta aos tributos dele.',
      )
    const taxes =
      netPrice === null || priceInside === null ? null : onPrice(priceInside, netPrice, { cbs, ibs, icms, iss, pisCofins }, law.testYear)
    if (taxes?.total != null)
      ctx.step(
        'Tributos no preço',
        () => joined([taxes.icms, taxes.iss, taxes.pisCofins, ...(law.testYear ? [] : [taxes.cbs!, taxes.ibs!])], ' + '),
        taxes.total,
      )
    const outside = taxes?.total == null ? null : law.testYear ? 0n : taxes.cbs! + taxes.ibs!
    return {
      year,
      cbsPercent: cbs,
      ibsPercent: ibs,
      icmsPercent: icms,
      issPercent: iss,
      pisCofinsPercent: pisCofins,
      totalPercent: total,
      testYear: law.testYear,
      netPrice,
      priceInside,
      taxes,
      finalPrice: priceInside !== null && outside !== null ? priceInside + outside : null,
    }
  },
})

interface Rates {
  readonly cbs: Ratio | null
  readonly ibs: Ratio | null
  readonly icms: Ratio
  readonly iss: Ratio
  readonly pisCofins: Ratio
}

/** Price that leaves `net` after taxes inside it. */
function grossOf(net: Money, inside: Ratio): Money {
  const { n, d } = ONE.minus(inside)
  return n === 0n ? net : divide(net * d, n, 'halfUp')
}

/** Current taxes are included in the price; the new ones apply to the net price and are added on top. */
function onPrice(price: Money, net: Money, rates: Rates, testYear: boolean) {
  const of = (base: Money, rate: Ratio): Money => portion(base, rate, 'halfUp')
  const icms = of(price, rates.icms)
  const iss = of(price, rates.iss)
  const pisCofins = of(price, rates.pisCofins)
  const cbs = rates.cbs && of(net, rates.cbs)
  const ibs = rates.ibs && of(net, rates.ibs)
  const inside = icms + iss + pisCofins
  const total = testYear ? inside : cbs !== null && ibs !== null ? inside + cbs + ibs : null
  return { cbs, ibs, icms, iss, pisCofins, total }
}
