import type { Money } from '../../core/money.ts'
import { decimalText } from '../../core/money.ts'
import { percent, Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { joined, type Phrase, say } from '../../core/text/sentence.ts'
import cdbComparison from '../../domains/savings/calculators/cdb-comparison/index.ts'
import lciLca from '../../domains/savings/calculators/lci-lca/index.ts'
import depositGuarantee, { type DepositGuarantee } from '../../domains/savings/law/deposit-guarantee.ts'
import { realOf, yearlyOf } from '../../domains/savings/rules/fixed-income.ts'
import { scenario } from '../../domains/savings/rules/rates/focus.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
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
  words,
} from '../../operation/input/fields.ts'
import { bondsOf, tooLittleForBond } from './bonds.ts'
import { OPTIONS, type Option, type RatePath, type Wanted, WORDS } from './options.ts'
import { pathOf } from './rate-path.ts'

export default decision({
  id: 'where_to_invest',
  title: 'Onde investir?',
  slug: 'onde-investir',
  summary:
    'A mesma quantia em cada aplicação de renda fixa, líquida de imposto e custódia e acima da inflação, só entre as que servem ao prazo, à liquidez e ao perfil.',
  question: 'Onde aplicar este dinheiro por este prazo?',
  verdicts: [...OPTIONS, 'tie'],
  verdictWords: { ...WORDS, tie: 'Empate' },
  seeAlso: { 'cdb-comparison': 'só comparar os rendimentos, sem decidir' },
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
    liquidity: choice(
      'Quando pode precisar do dinheiro',
      ['any_day', 'at_end'],
      {
        any_day: 'A qualquer dia',
        at_end: 'Só no fim do prazo',
      },
      { formerly: ['needs_liquidity'] },
    )
      .meta({ 'x-option-aliases': { true: 'any_day', false: 'at_end' } })
      .default('at_end'),
    profile: choice('Perfil', ['conservative', 'moderate'], {
      conservative: 'Não aceito ver o valor cair',
      moderate: 'Aceito oscilação até o vencimento',
    }).default('conservative'),
    goal: choice(
      'Para quê',
      ['growth', 'preserve', 'income'],
      { growth: 'Fazer render', preserve: 'Não perder', income: 'Tirar uma renda todo mês' },
      { means: 'own' },
    ).default('growth'),
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
    cdi_annual: percentage('CDI suposto ao ano', { min: 0, max: 100, blank: 'o último publicado, na meta da data' }).optional(),
    selic_annual: percentage('Selic suposta ao ano', {
      min: 0,
      max: 100,
      blank: 'a efetiva, 0,10 ponto abaixo da meta da data',
    }).optional(),
    ipca_annual: percentage('Inflação suposta ao ano', { min: -10, max: 100, blank: 'a dos últimos 12 meses' }).optional(),
    tie_percent: tiePercent(),
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
        reason: words('Por que não serve').nullable(),
        caution: words('O que pesa contra').nullable(),
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
    const guarantee = ctx.day < depositGuarantee.recordStarts ? null : ctx.law(depositGuarantee)
    const limits = { lciMinimum: minimum, noBond: tooLittleForBond(ctx, amount), guarantee }
    const found = ranked(ctx, input, path, limits, 'shown')
    const suiting = found.filter(({ suits }) => suits)
    const [best, next] = [suiting[0]!, suiting[1]]
    const verdict = verdictOf(found, amount, input.tie_percent)
    const band = next && tieBand([best.netAmount - amount, next.netAmount - amount], input.tie_percent)
    if (band !== undefined) ctx.assume(say`É empate até ${band} de diferença: ${input.tie_percent} do rendimento maior.`)
    ctx.combine(
      ['choice', 'As que servem, em ordem'],
      { liquidity: input.liquidity, profile: input.profile },
      { best: best.option, netAmount: best.netAmount },
    )
    const sensitivity = sensitivityOf(ctx, input, path, limits, verdict)
    return {
      verdict,
      answer: answerOf(verdict, best, next, input),
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

/** Limits that do not depend on the rate path. */
interface Limits {
  readonly lciMinimum: number | null
  /** Reason why the amount is too small for Tesouro Selic; null when it is enough. */
  readonly noBond: Phrase | null
  /** Guarantee of deposits; null before its record. */
  readonly guarantee: DepositGuarantee | null
}

interface Found {
  readonly option: Option
  readonly suits: boolean
  readonly reason: Phrase | null
  /** Risk or unknown that the net amount does not count. */
  readonly caution: Phrase | null
  readonly netAmount: Money
  readonly netAnnualPercent: Ratio
  readonly realAnnualPercent: Ratio
}

/** All options under a rate path, best first; as visible steps, or silently for a what-if. */
function ranked(ctx: DecisionContext, wanted: Wanted, path: RatePath, limits: Limits, how: 'shown' | 'quiet'): Found[] {
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
      const reason = reasonAgainst(option, wanted, limits)
      const yearly = yearlyOf(amount, netAmount, months / 12)
      return {
        option,
        suits: reason === null,
        reason,
        caution: cautionOf(option, amount, limits),
        netAmount,
        netAnnualPercent: yearly,
        realAnnualPercent: realOf(yearly, path.inflation),
      }
    })
    .sort((a, b) => (a.netAmount === b.netAmount ? 0 : a.netAmount > b.netAmount ? -1 : 1))
}

/** Reason why an option is unsuitable; null when suitable. */
function reasonAgainst(option: Option, wanted: Wanted, { lciMinimum, noBond, guarantee }: Limits): Phrase | null {
  if (option === 'tesouro_selic') return noBond
  const { amount, goal } = wanted
  const isCautious = wanted.profile === 'conservative' || goal === 'preserve'
  if (GUARANTEED.includes(option) && isCautious && guarantee && amount > guarantee.perPerson)
    return say`passa de ${guarantee.perPerson}, o que o FGC garante a uma pessoa em quatro anos`
  if (goal === 'income') {
    if (PAYS_AT_THE_END.includes(option)) return 'só paga no fim do prazo: não dá renda no mês'
    if (option === 'cdb' && !wanted.cdb_any_day) return 'este CDB só paga no vencimento: não dá renda no mês'
  }
  const anyDay = wanted.liquidity === 'any_day'
  if (option === 'lci_lca') {
    if (anyDay) return 'tem carência: não se resgata a qualquer dia'
    if (lciMinimum !== null && wanted.months < lciMinimum) return word`a carência é de ${lciMinimum} meses`
  }
  if (option === 'cdb' && anyDay && !wanted.cdb_any_day) return 'este CDB só se resgata no vencimento'
  if ((option === 'tesouro_prefixado' || option === 'tesouro_ipca') && isCautious) return 'o preço oscila até o vencimento, e pode cair'
  return null
}

type Verdict = Option | 'tie'

/** First suitable option, or a tie when the runner-up is within the band. */
function verdictOf(found: readonly Found[], amount: Money, share: Ratio): Verdict {
  const [best, next] = found.filter(({ suits }) => suits)
  if (!next) return best!.option
  const [one, other] = [best!.netAmount - amount, next.netAmount - amount]
  return one - other > tieBand([one, other], share) ? best!.option : 'tie'
}

const GUARANTEED: readonly Option[] = ['cdb', 'lci_lca', 'savings']
const PAYS_AT_THE_END: readonly Option[] = ['lci_lca', 'tesouro_prefixado', 'tesouro_ipca']

/** Risk or unknown of an option that its net amount does not count; null without one. */
function cautionOf(option: Option, amount: Money, { guarantee }: Limits): Phrase | null {
  if (option === 'tesouro_reserva') return 'a custódia é desconhecida e contou como zero'
  if (!GUARANTEED.includes(option) || !guarantee || amount <= guarantee.perInstitution) return null
  return say`o FGC garante ${guarantee.perInstitution} por instituição e ${guarantee.perPerson} em quatro anos: divida entre bancos`
}

/** Words of a goal that left options out. */
const GOAL_WORDS = {
  growth: '',
  preserve: ' Para não perder, ficou fora o que oscila até o vencimento.',
  income: ' Para a renda, só entrou o que se pode resgatar todo mês.',
} as const

function answerOf(verdict: Verdict, best: Found, next: Found | undefined, { goal }: Wanted): Phrase {
  const yearly = best.realAnnualPercent.toPercent(2)
  const real = word`${decimalText(Math.abs(yearly))}% ao ano ${yearly < 0 ? 'abaixo' : 'acima'} da inflação`
  const weighed = (verdict === 'tie' ? [best, next!] : [best]).flatMap(({ option, caution }) =>
    caution === null ? [] : [say` ${WORDS[option]}: ${caution}.`],
  )
  const more = say`${joined(weighed, '')}${GOAL_WORDS[goal]}`
  if (verdict === 'tie')
    return say`Empate: ${WORDS[best.option]} e ${WORDS[next!.option]} deixam quase o mesmo, ${best.netAmount} e ${next!.netAmount} líquidos, ${real}.${more}`
  const lead = next ? say`, ${best.netAmount - next.netAmount} a mais que ${WORDS[next.option]}` : ''
  return say`${WORDS[best.option]}: deixa ${best.netAmount} líquidos, ${real}${lead}.${more}`
}

const TWO_POINTS = Ratio.of(2n, 100n)

/** Sensitivity: Selic and CDI ±2 points, and inflation as well. */
function sensitivityOf(ctx: DecisionContext, wanted: Wanted, path: RatePath, limits: Limits, verdict: Verdict) {
  const best = (other: RatePath) => verdictOf(ranked(ctx, wanted, other, limits, 'quiet'), wanted.amount, wanted.tie_percent)
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
