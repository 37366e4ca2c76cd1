import { addMonths, type Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { type DecisionContext, decision } from '../../../../core/operation/decision.ts'
import {
  brl,
  choice,
  count,
  date,
  flag,
  list,
  money,
  object,
  percentage,
  percentOf,
  referenceDate,
  text,
} from '../../../../core/operation/fields.ts'
import { percent, Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/sentence.ts'
import cdbComparison from '../../calculators/cdb-comparison/index.ts'
import lciLca from '../../calculators/lci-lca/index.ts'
import tesouroIpca from '../../calculators/tesouro-ipca/index.ts'
import tesouroPrefixado from '../../calculators/tesouro-prefixado/index.ts'
import { realOf, yearlyOf } from '../../rules/fixed-income.ts'
import { focusInflation, focusRates, scenario } from '../../rules/focus.ts'

const OPTIONS = ['cdb', 'lci_lca', 'tesouro_selic', 'tesouro_reserva', 'savings', 'tesouro_prefixado', 'tesouro_ipca'] as const
const WORDS = {
  cdb: 'CDB',
  lci_lca: 'LCI ou LCA',
  tesouro_selic: 'Tesouro Selic',
  tesouro_reserva: 'Tesouro Reserva',
  savings: 'Poupança',
  tesouro_prefixado: 'Tesouro Prefixado',
  tesouro_ipca: 'Tesouro IPCA+',
} as const
type Option = (typeof OPTIONS)[number]

export default decision({
  id: 'where_to_invest',
  title: 'Onde investir?',
  slug: 'onde-investir',
  summary:
    'A mesma quantia em cada aplicação de renda fixa, líquida de imposto e custódia e acima da inflação, só entre as que servem ao prazo, à liquidez e ao perfil.',
  question: 'Onde aplicar este dinheiro por este prazo?',
  verdicts: OPTIONS,
  verdictWords: WORDS,
  siblings: { 'cdb-comparison': 'só comparar os rendimentos, sem decidir' },
  picture: {
    kind: 'bars',
    title: 'O que cada aplicação rende ao ano, já sem imposto',
    list: 'options',
    name: 'option',
    values: ['netAnnualPercent', 'realAnnualPercent'],
  },
  lawDay: 'reference_date',
  input: {
    amount: money('Quanto investir'),
    months: count('Por quantos meses', { min: 1, max: 360 }, 'months'),
    liquidity: choice('Quando pode precisar do dinheiro', ['any_day', 'at_end'], {
      any_day: 'A qualquer dia',
      at_end: 'Só no fim do prazo',
    }).default('at_end'),
    profile: choice('Perfil', ['conservative', 'moderate'], {
      conservative: 'Não aceito ver o valor cair',
      moderate: 'Aceito oscilação até o vencimento',
    }).default('conservative'),
    cdb_percent: percentage('Percentual do CDI do CDB', { min: 1, max: 1000 }).prefault(100),
    cdb_any_day: flag('O CDB pode ser resgatado a qualquer dia').default(true),
    lci_percent: percentage('Percentual do CDI da LCI ou LCA', { min: 1, max: 1000, blank: 'fica fora' }).optional(),
    prefixado_rate: percentage('Taxa do Tesouro Prefixado ao ano', {
      min: 0,
      max: 100,
      hint: 'Com o vencimento',
      blank: 'fica fora',
    }).optional(),
    prefixado_maturity: date('Vencimento do Tesouro Prefixado').optional(),
    ipca_rate: percentage('Taxa do Tesouro IPCA+ ao ano', { min: 0, max: 100, hint: 'Com o vencimento', blank: 'fica fora' }).optional(),
    ipca_maturity: date('Vencimento do Tesouro IPCA+').optional(),
    scenario: scenario(),
    cdi_annual: percentage('CDI suposto ao ano', { min: 0, max: 100, blank: 'o último publicado' }).optional(),
    selic_annual: percentage('Selic suposta ao ano', { min: 0, max: 100, blank: 'a meta da data' }).optional(),
    ipca_annual: percentage('Inflação suposta ao ano', { min: -10, max: 100, blank: 'a dos últimos 12 meses' }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    netAmount: brl('Valor líquido da escolha'),
    netAnnualPercent: percentOf('Líquido ao ano'),
    realAnnualPercent: percentOf('Líquido ao ano acima da inflação'),
    options: list(
      'Cada aplicação, da que mais deixa à que menos deixa',
      object('Aplicação', {
        option: choice('Aplicação', OPTIONS, WORDS),
        suits: flag('Serve ao prazo, à liquidez e ao perfil'),
        reason: text('Por que não serve').nullable(),
        netAmount: brl('Valor líquido'),
        netAnnualPercent: percentOf('Líquido ao ano'),
        realAnnualPercent: percentOf('Líquido ao ano acima da inflação'),
      }),
    ),
  },
  answer(input, ctx) {
    const { amount, months } = input
    for (const [rate, maturity] of [
      ['prefixado_rate', 'prefixado_maturity'],
      ['ipca_rate', 'ipca_maturity'],
    ] as const)
      if ((input[rate] === undefined) !== (input[maturity] === undefined))
        ctx.refuse(input[rate] === undefined ? rate : maturity, 'a taxa e o vencimento do título vêm juntos')
    const path = pathOf(ctx, input)
    const minimum = input.lci_percent
      ? ctx.take(['lci_term', 'A carência da LCI e o CDB que empata'], lciLca, {
          lci_percent: input.lci_percent,
          principal: amount,
          months,
          cdi_annual: path.cdi,
        }).minimumTermMonths
      : null
    const found = ranked(ctx, input, path, minimum, 'shown')
    const best = found.find(({ suits }) => suits)!
    ctx.combine(
      ['choice', 'As que servem, em ordem'],
      { liquidity: input.liquidity, profile: input.profile },
      { best: best.option, netAmount: best.netAmount },
    )
    const sensitivity = sensitivityOf(ctx, input, path, minimum, best.option)
    return {
      verdict: best.option,
      answer: answerOf(best, found.filter(({ suits }) => suits)[1]),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'fixed_income',
        why: 'O caminho da Selic, do CDI e da inflação é suposto constante; quanto mais longo o prazo, menos isso vale.',
      }),
      sensitivity,
      netAmount: best.netAmount,
      netAnnualPercent: best.netAnnualPercent,
      realAnnualPercent: best.realAnnualPercent,
      options: found,
    }
  },
})

interface RatePath {
  readonly cdi: Ratio
  readonly selic: Ratio
  readonly inflation: Ratio
}

interface GivenPath {
  readonly months: number
  readonly scenario?: 'current' | 'focus' | undefined
  readonly cdi_annual?: Ratio | undefined
  readonly selic_annual?: Ratio | undefined
  readonly ipca_annual?: Ratio | undefined
}

/** What was given, then what the market expects where that was asked for, then what holds today. */
function pathOf(ctx: DecisionContext, { months, scenario: from, cdi_annual, selic_annual, ipca_annual }: GivenPath): RatePath {
  const given = { cdi_annual, selic_annual, ipca_annual }
  if (from === 'focus') {
    for (const [field, rate] of Object.entries(given))
      if (rate) ctx.refuse('scenario', say`não vem com ${field}: a taxa é a suposta ou a esperada`)
    return { ...focusRates(ctx, months), inflation: focusInflation(ctx, months) }
  }
  return {
    cdi: cdi_annual ?? percent(ctx.rate('cdi', ctx.day, 'cdi_annual').value),
    selic: selic_annual ?? percent(ctx.rate('selic', ctx.day, 'selic_annual').value),
    inflation: ipca_annual ?? percent(ctx.rate('ipca', ctx.day, 'ipca_annual').value),
  }
}

interface Wanted {
  readonly amount: Money
  readonly months: number
  readonly liquidity: 'any_day' | 'at_end'
  readonly profile: 'conservative' | 'moderate'
  readonly cdb_percent: Ratio
  readonly cdb_any_day: boolean
  readonly lci_percent?: Ratio | undefined
  readonly prefixado_rate?: Ratio | undefined
  readonly prefixado_maturity?: Day | undefined
  readonly ipca_rate?: Ratio | undefined
  readonly ipca_maturity?: Day | undefined
}

interface Found {
  readonly option: Option
  readonly suits: boolean
  readonly reason: string | null
  readonly netAmount: Money
  readonly netAnnualPercent: Ratio
  readonly realAnnualPercent: Ratio
}

/** Every application under a path of rates, best first; asked in steps, or quietly for a what-if. */
function ranked(ctx: DecisionContext, wanted: Wanted, path: RatePath, lciMinimum: number | null, how: 'shown' | 'quiet'): Found[] {
  const { amount, months } = wanted
  const question = {
    principal: amount,
    months,
    cdb_percent: wanted.cdb_percent,
    lci_percent: wanted.lci_percent,
    cdi_annual: path.cdi,
    selic_annual: path.selic,
    ipca_annual: path.inflation,
  }
  const compared =
    how === 'shown'
      ? ctx.take(['fixed_income', 'CDB, LCI, Tesouro Selic e poupança'], cdbComparison, question)
      : ctx.whatIf(cdbComparison, question)
  const outcomes: { option: Option; netAmount: Money }[] = compared.options.map(({ option, netAmount }) => ({ option, netAmount }))
  for (const { option, netAmount } of bondsOf(ctx, wanted, path, how)) outcomes.push({ option, netAmount })
  return outcomes
    .map(({ option, netAmount }) => {
      const reason = reasonAgainst(option, wanted, lciMinimum)
      const yearly = yearlyOf(amount, netAmount, months / 12)
      return {
        option,
        suits: reason === null,
        reason,
        netAmount,
        netAnnualPercent: yearly,
        realAnnualPercent: realOf(yearly, path.inflation),
      }
    })
    .sort((a, b) => (a.netAmount === b.netAmount ? 0 : a.netAmount > b.netAmount ? -1 : 1))
}

/** The bonds whose rate was given, bought today and redeemed at the end of the term. What does not complete a hundredth of a bond stays in hand. */
function bondsOf(ctx: DecisionContext, wanted: Wanted, path: RatePath, how: 'shown' | 'quiet'): { option: Option; netAmount: Money }[] {
  const { amount, months, prefixado_rate, prefixado_maturity, ipca_rate, ipca_maturity } = wanted
  const until = addMonths(ctx.day, months)
  const redeemed = (maturity: Day) => (until < maturity ? { redeem_on: until } : {})
  const bonds: { option: Option; netAmount: Money }[] = []
  const left = ({ netAmount, invested }: { netAmount: Money | null; invested: Money | null }) => netAmount! + (amount - invested!)
  if (prefixado_rate && prefixado_maturity) {
    const question = { trade: ctx.day, maturity: prefixado_maturity, rate: prefixado_rate, amount, ...redeemed(prefixado_maturity) }
    const bought =
      how === 'shown'
        ? ctx.take(['prefixado', 'Tesouro Prefixado até o fim do prazo'], tesouroPrefixado, question)
        : ctx.whatIf(tesouroPrefixado, question)
    bonds.push({ option: 'tesouro_prefixado', netAmount: left(bought) })
  } else if (how === 'shown') ctx.skip(['prefixado', 'Tesouro Prefixado até o fim do prazo'], 'A taxa e o vencimento não foram informados.')
  if (ipca_rate && ipca_maturity) {
    const question = {
      trade: ctx.day,
      maturity: ipca_maturity,
      rate: ipca_rate,
      amount,
      ipca_annual: path.inflation,
      ...redeemed(ipca_maturity),
    }
    const bought =
      how === 'shown' ? ctx.take(['ipca', 'Tesouro IPCA+ até o fim do prazo'], tesouroIpca, question) : ctx.whatIf(tesouroIpca, question)
    bonds.push({ option: 'tesouro_ipca', netAmount: left(bought) })
  } else if (how === 'shown') ctx.skip(['ipca', 'Tesouro IPCA+ até o fim do prazo'], 'A taxa e o vencimento não foram informados.')
  return bonds
}

/** Why an application does not serve; null where it does. */
function reasonAgainst(option: Option, wanted: Wanted, lciMinimum: number | null): string | null {
  const anyDay = wanted.liquidity === 'any_day'
  if (option === 'lci_lca') {
    if (anyDay) return 'tem carência: não se resgata a qualquer dia'
    if (lciMinimum !== null && wanted.months < lciMinimum) return `a carência é de ${lciMinimum} meses`
  }
  if (option === 'cdb' && anyDay && !wanted.cdb_any_day) return 'este CDB só se resgata no vencimento'
  if ((option === 'tesouro_prefixado' || option === 'tesouro_ipca') && wanted.profile === 'conservative')
    return 'o preço oscila até o vencimento, e pode cair'
  return null
}

function answerOf(best: Found, next: Found | undefined): Phrase {
  const real = `${String(best.realAnnualPercent.toPercent(2)).replace('.', ',')}% ao ano acima da inflação`
  const lead = next ? say`, ${best.netAmount - next.netAmount} a mais que ${WORDS[next.option]}` : ''
  return say`${WORDS[best.option]}: deixa ${best.netAmount} líquidos, ${real}${lead}.`
}

const TWO_POINTS = Ratio.of(2n, 100n)

/** The Selic and the CDI two points lower and higher, the inflation too: the path nobody knows. */
function sensitivityOf(ctx: DecisionContext, wanted: Wanted, path: RatePath, lciMinimum: number | null, verdict: Option) {
  const best = (other: RatePath) => ranked(ctx, wanted, other, lciMinimum, 'quiet').find(({ suits }) => suits)!.option
  const lower = { ...path, cdi: notBelowZero(path.cdi.minus(TWO_POINTS)), selic: notBelowZero(path.selic.minus(TWO_POINTS)) }
  const higher = { ...path, cdi: path.cdi.plus(TWO_POINTS), selic: path.selic.plus(TWO_POINTS) }
  const cheaper = { ...path, inflation: notBelowZero(path.inflation.minus(TWO_POINTS)) }
  const dearer = { ...path, inflation: path.inflation.plus(TWO_POINTS) }
  return [
    {
      assumption: 'a Selic ao ano',
      from: path.selic.toPercent(4),
      to: lower.selic.toPercent(4),
      unit: 'percent' as const,
      verdictChanges: best(lower) !== verdict,
    },
    {
      assumption: 'a Selic ao ano',
      from: path.selic.toPercent(4),
      to: higher.selic.toPercent(4),
      unit: 'percent' as const,
      verdictChanges: best(higher) !== verdict,
    },
    ...[cheaper, dearer].map((other) => ({
      assumption: 'a inflação ao ano',
      from: path.inflation.toPercent(4),
      to: other.inflation.toPercent(4),
      unit: 'percent' as const,
      verdictChanges: best(other) !== verdict,
    })),
  ]
}

const notBelowZero = (rate: Ratio): Ratio => (rate.n < 0n ? percent(0) : rate)
