import type { Day } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { powersOf } from '../../../../core/math/power.ts'
import { ONE, percent, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { percentage, unitPrice } from '../../../../operation/input/fields.ts'
import { effectiveSelic } from '../../rules/rates/coherent-rates.ts'
import { bondBusinessDays } from '../../rules/treasury-bonds/bond-calendar.ts'
import { businessDayBefore, dealDays, dealFields, dealResult, opField, opOf } from '../../rules/treasury-bonds/bond-deal.ts'
import { dealt, maturityOf, vnaAnswer, withMaturity } from '../../rules/treasury-bonds/bond-desk.ts'
import { atPlaces } from '../../rules/treasury-bonds/bond-price.ts'
import { LFT_SINCE, selicVna, selicVnaNextDay } from '../../rules/treasury-bonds/vna.ts'

export default calculator({
  id: 'tesouro-selic',
  title: 'Tesouro Selic',
  slug: 'tesouro-selic',
  summary: 'Preço do Tesouro Selic pelo ágio ou deságio, VNA do dia, e quanto sobra no resgate depois de imposto, IOF e custódia.',
  seeAlso: { 'tesouro-ipca': 'tratar de título com inflação', 'tesouro-prefixado': 'tratar de taxa fixa' },
  group: 'investimentos',
  headline: 'unitPrice',
  says: { positive: 'Um título custa {value}', none: 'O valor nominal atualizado (VNA) é de {vna}' },
  picture: { kind: 'parts', title: 'Para onde vai o valor bruto', parts: ['netAmount', 'incomeTax', 'iof', 'custodyFee', 'brokerFee'] },
  lawDay: 'trade',
  input: {
    op: opField,
    ...dealFields,
    rate: percentage('Ágio ou deságio ao ano', {
      min: -10,
      max: 100,
      hint: 'O que o título paga além da Selic, com quatro casas (0,0640). Com duas casas o preço pode errar alguns reais',
    })
      .optional()
      .meta({ 'x-aliases': ['spread'] }),
    vna: unitPrice('VNA da liquidação', 'bond', { above: 0, max: 1_000_000, blank: 'calculado pela Selic de cada dia' }).optional(),
    selic_annual: percentage('Selic suposta ao ano até o resgate', { min: 0, max: 100, blank: 'a meta de hoje' }).optional(),
    ipca_annual: percentage('Inflação suposta ao ano', {
      min: -10,
      max: 100,
      hint: 'Para o rendimento real',
      blank: 'ele não é calculado',
    }).optional(),
  },
  result: dealResult,
  answer({ vna: given, selic_annual, ipca_annual, ...asked }, ctx) {
    const deal = withMaturity(ctx, asked, 'lft')
    const op = opOf(deal)
    const { trade, settlement } = dealDays(ctx, deal)
    // Validates before the expensive daily Selic accumulation.
    if (op !== 'vna') maturityOf(ctx, deal, { bond: 'lft', settlement })
    const onlySettlement = deal.trade === undefined && deal.settlement !== undefined
    const vna = given ?? vnaOn(ctx, { trade, settlement, official: op === 'vna' || onlySettlement })
    if (op === 'vna') {
      ctx.step('VNA', say`R$ 1.000,00 × Selic de cada dia útil de ${calendarDate(LFT_SINCE)} à véspera da liquidação`, vna.toNumber(6))
      return vnaAnswer(settlement, vna)
    }
    ctx.assume(
      'O preço mostrado pelo Tesouro Direto pode diferir em até sete centavos: na manhã ele ainda usa a meta no lugar da Selic da véspera. Com o ágio arredondado a duas casas, a diferença chega a cinco reais.',
    )
    const selic = op === 'simulate' ? selicOf(ctx, selic_annual) : null
    const growth = selic && powersOf(ONE.plus(selic))
    const vnaAhead = growth
      ? (day: Day) => atPlaces(vna.times(growth(Ratio.of(BigInt(bondBusinessDays(settlement, day)), 252n))), 6, 'truncate')
      : undefined
    return dealt(ctx, deal, { bond: 'lft', settlement, vna, vnaAhead, inflation: ipca_annual ?? null, exemptSelic: true })
  },
})

interface VnaRequest {
  readonly trade: Day
  readonly settlement: Day
  /** True when it uses the Selic of every day before settlement, instead of what was known on the trade day. */
  readonly official: boolean
}

/** The Selic of the trade day is published afterwards: a purchase that settles on the next day uses the target for one day. */
function vnaOn(ctx: Context, { trade, settlement, official }: VnaRequest): Ratio {
  const known = official ? settlement : trade < settlement ? trade : settlement
  const eve = businessDayBefore(known)
  if (eve < LFT_SINCE) ctx.refuse('settlement', say`é anterior a ${calendarDate(LFT_SINCE)}, onde o VNA começa`)
  let vna: Ratio
  try {
    vna = selicVna(ctx.accumulated('selic', LFT_SINCE, eve).factor)
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    return estimatedVna(ctx, settlement)
  }
  const days = bondBusinessDays(known, settlement)
  if (days === 0) return vna
  const target = percent(ctx.rate('selic', trade, 'vna').value)
  ctx.assume(say`Selic dos dias ainda não divulgados no dia do negócio pela meta de ${target} ao ano.`)
  if (days > MAX_DAYS_AHEAD) return aheadBy(vna, target, days)
  for (let day = 0; day < days; day++) vna = selicVnaNextDay(vna, target)
  return vna
}

/** Extrapolates from the end of the series at the target. */
function estimatedVna(ctx: Context, settlement: Day): Ratio {
  const last = ctx.rate('selicOver', settlement, 'vna').date
  const vna = selicVna(ctx.accumulated('selic', LFT_SINCE, last).factor)
  const target = percent(ctx.rate('selic', ctx.today, 'vna').value)
  const days = bondBusinessDays(last, settlement) - 1
  ctx.assume(
    say`VNA estimado: a Selic de cada dia é conhecida até ${calendarDate(last)}; dali à liquidação, a meta de ${target} ao ano. Para o preço exato informe vna.`,
  )
  return aheadBy(vna, target, Math.max(days, 0))
}

/** A trade settles within days. Beyond a quarter of a year, a single power of the term replaces the daily projection. */
const MAX_DAYS_AHEAD = 63

const aheadBy = (vna: Ratio, target: Ratio, days: number): Ratio =>
  atPlaces(vna.times(powersOf(ONE.plus(target))(Ratio.of(BigInt(days), 252n))), 6, 'truncate')

function selicOf(ctx: Context, given: Ratio | undefined): Ratio {
  const { rate, from } = given ? { rate: given, from: '' } : effectiveSelic(ctx, 'selic_annual', ctx.today)
  ctx.assume(say`Selic de ${rate} ao ano, constante até o resgate${from && say`: ${from}`}.`)
  return rate
}
