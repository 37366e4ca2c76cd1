import { type Day, dayIn, daysBetween, monthInWords } from '../../../../core/day.ts'
import { powersOf } from '../../../../core/math/power.ts'
import { ONE, percent, Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { choice, percentage, unitPrice } from '../../../../operation/input/fields.ts'
import { changeInForce, LAST_INDEX_MONTH, type Venue, vnaAnchor } from '../../rules/rates/ipca-index.ts'
import { dealDays, dealFields, dealResult, formatDecimals, opField, opOf } from '../../rules/treasury-bonds/bond-deal.ts'
import { dealt, quoted, vnaAnswer, withMaturity } from '../../rules/treasury-bonds/bond-desk.ts'
import { atPlaces } from '../../rules/treasury-bonds/bond-price.ts'
import { cycleOf, ipcaVna, monthOfCycle, projectedChange } from '../../rules/treasury-bonds/vna.ts'

export default calculator({
  id: 'tesouro-ipca',
  title: 'Tesouro IPCA+',
  slug: 'tesouro-ipca',
  summary:
    'Preço do Tesouro IPCA+, Renda+ e Educa+ pela taxa, taxa pelo preço, VNA do dia, e quanto sobra no resgate depois dos descontos.',
  seeAlso: { 'tesouro-selic': 'tratar de título pela Selic', 'tesouro-prefixado': 'tratar de taxa fixa' },
  group: 'investimentos',
  headline: 'unitPrice',
  says: { positive: 'Um título custa {value}', none: 'Sem preço de um título: veja abaixo o valor nominal atualizado (VNA) ou a cotação' },
  picture: { kind: 'parts', title: 'Para onde vai o valor bruto', parts: ['netAmount', 'incomeTax', 'iof', 'custodyFee', 'brokerFee'] },
  lawDay: 'trade',
  input: {
    op: opField,
    bond: choice('Título do Tesouro', ['ntnb_principal', 'ntnb', 'renda_mais', 'educa_mais'], {
      ntnb_principal: 'IPCA+ (NTN-B Principal)',
      ntnb: 'IPCA+ com Juros Semestrais (NTN-B)',
      renda_mais: 'Renda+ Aposentadoria Extra',
      educa_mais: 'Educa+',
    }).default('ntnb_principal'),
    ...dealFields,
    venue: choice(
      'Preço de',
      ['tesouro_direto', 'anbima'],
      { tesouro_direto: 'Tesouro Direto', anbima: 'Mercado (ANBIMA)' },
      {
        hint: 'No Tesouro Direto o IPCA corre por dias corridos; no mercado, por dias úteis',
      },
    ).default('tesouro_direto'),
    vna: unitPrice('VNA da liquidação', 'bond', { above: 0, max: 1_000_000, blank: 'calculado' }).optional(),
    vna_anchor: unitPrice('VNA do último dia 15', 'bond', {
      above: 0,
      max: 1_000_000,
      blank: 'o do número-índice do IPCA',
    }).optional(),
    ipca_projection: percentage('Projeção da ANBIMA para o IPCA do mês', {
      min: -5,
      max: 50,
      blank: 'a que valia no dia, ou o IPCA já publicado',
    }).optional(),
    ipca_annual: percentage('Inflação suposta ao ano até o resgate', {
      min: -10,
      max: 100,
      blank: 'a dos últimos 12 meses',
    }).optional(),
  },
  result: dealResult,
  answer({ bond, venue, vna: givenVna, vna_anchor, ipca_projection, ipca_annual, ...asked }, ctx) {
    const deal = withMaturity(ctx, asked, bond)
    const op = opOf(deal)
    const { trade, settlement } = dealDays(ctx, deal)
    const given = { vna: givenVna, anchor: vna_anchor, projection: ipca_projection }
    if (op === 'vna') {
      // The Treasury computes the VNA from the quotient of the index numbers; only the prices shown to investors round the month.
      const official = vnaOn(ctx, { on: settlement, settlement, venue, quotient: true }, given) ?? unknown(ctx, settlement)
      ctx.step('VNA', 'VNA do dia 15 × IPCA do mês pela parte do mês corrida', official.toNumber(6))
      return vnaAnswer(settlement, official)
    }
    if (op === 'simulate' && (bond === 'renda_mais' || bond === 'educa_mais'))
      ctx.refuse(
        'op',
        'Renda+ e Educa+ têm aqui só preço, taxa e VNA: a custódia e o imposto de cada pagamento mensal não têm fonte confirmada',
      )
    const inflation = op === 'simulate' ? inflationOf(ctx, ipca_annual) : null
    const known = vnaOn(ctx, { on: venue === 'anbima' ? settlement : trade, settlement, venue, quotient: venue === 'anbima' }, given)
    if (!known && op === 'price' && deal.rate !== undefined) {
      ctx.assume(say`Só a cotação: ${lacksVna(settlement)}; para o preço em reais, informe vna, ou vna_anchor e ipca_projection.`)
      return quoted(ctx, { ...deal, rate: deal.rate }, { bond, settlement })
    }
    const vna = known ?? (inflation ? estimatedVna(ctx, settlement, inflation) : unknown(ctx, settlement))
    const growth = inflation && powersOf(ONE.plus(inflation))
    const vnaAhead = growth
      ? (day: Day) => atPlaces(vna.times(growth(Ratio.of(BigInt(daysBetween(settlement, day)), 365n))), 6, 'truncate')
      : undefined
    return dealt(ctx, deal, { bond, settlement, vna, vnaFrom: vna_anchor ? 'vna_anchor' : 'vna', vnaAhead, inflation, exemptSelic: false })
  },
})

interface VnaRequest {
  /** Day whose projection or publication applies. */
  readonly on: Day
  readonly settlement: Day
  readonly venue: Venue
  /** True when the month's IPCA is the unrounded quotient of the index numbers. */
  readonly quotient: boolean
}

interface VnaInput {
  readonly vna: Ratio | undefined
  readonly anchor: Ratio | undefined
  readonly projection: Ratio | undefined
}

/** Face value as given, or computed from the stored index numbers and projections; undefined when they do not cover the day. */
function vnaOn(ctx: Context, { on, settlement, venue, quotient }: VnaRequest, given: VnaInput): Ratio | undefined {
  if (given.vna) {
    if (given.anchor || given.projection) ctx.refuse('vna', 'vem no lugar de vna_anchor e ipca_projection')
    return given.vna
  }
  const month = monthOfCycle(cycleOf(settlement).start)
  const anchor = given.anchor ?? vnaAnchor(month)
  const known = given.projection
    ? { change: projectedChange(given.projection), projected: given.projection }
    : changeInForce(month, on, quotient ? 'anbima' : venue)
  if (!anchor || !known) return undefined
  ctx.assume(
    known.projected
      ? say`IPCA do mês pela projeção da ANBIMA de ${known.projected}, até o IBGE publicar o índice.`
      : 'IPCA do mês já publicado pelo IBGE.',
  )
  ctx.assume(
    venue === 'anbima'
      ? 'VNA por dias úteis, como nos preços de mercado da ANBIMA.'
      : 'VNA por dias corridos, como no Tesouro Nacional e no Tesouro Direto.',
  )
  return ipcaVna(anchor, known.change, settlement, venue === 'anbima' ? 'business_days' : 'calendar_days')
}

const unknown = (ctx: Context, settlement: Day): never =>
  ctx.refuse('vna', say`é preciso informar: ${lacksVna(settlement)}; ou informe vna_anchor e ipca_projection`)

function lacksVna(settlement: Day): Phrase {
  const known = word`${monthInWords('2022-01-01')} a ${monthInWords(dayIn(LAST_INDEX_MONTH, 1))}`
  return say`para ${calendarDate(settlement)} falta aqui o número-índice ou a projeção do IPCA (há números de ${known})`
}

/** Extrapolates the last stored index at the assumed inflation; used in simulations, never in prices. */
function estimatedVna(ctx: Context, settlement: Day, inflation: Ratio): Ratio {
  const month = LAST_INDEX_MONTH
  const anchor = vnaAnchor(month)
  const since = dayIn(month, 15)
  if (!anchor || settlement < since) return unknown(ctx, settlement)
  const growth = powersOf(ONE.plus(inflation))(Ratio.of(BigInt(daysBetween(since, settlement)), 365n))
  const vna = atPlaces(anchor.times(growth), 6, 'truncate')
  ctx.assume(
    say`VNA estimado em ${formatDecimals(vna, 6)}: o último calculado com o índice oficial é o de ${month.slice(5)}/${month.slice(0, 4)}, levado até a liquidação pela inflação suposta. Para o preço exato informe vna.`,
  )
  return vna
}

function inflationOf(ctx: Context, given: Ratio | undefined): Ratio {
  const inflation = given ?? percent(ctx.rate('ipca', ctx.today, 'ipca_annual').value)
  ctx.assume(say`Inflação de ${inflation} ao ano até o resgate${given ? '' : ', a dos últimos 12 meses'}, por dias corridos.`)
  return inflation
}
