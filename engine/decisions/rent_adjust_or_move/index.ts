import { type Money, portion, split, toNumber } from '../../core/money.ts'
import { ONE, percent, Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import rentAffordability from '../../domains/housing/calculators/rent-affordability/index.ts'
import rentPenalty from '../../domains/housing/calculators/rent-penalty/index.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, flag, integer, money, percentage, percentOf, quantity, referenceDate } from '../../operation/input/fields.ts'

type Verdict = 'stay' | 'move' | 'tie'

export default decision({
  id: 'rent_adjust_or_move',
  slug: 'aceitar-o-reajuste-ou-mudar',
  title: 'Aceitar o reajuste ou mudar?',
  summary: 'O aluguel reajustado contra outro imóvel, com a multa por sair e o custo da mudança, e em quantos meses mudar se paga.',
  question: 'Com o reajuste do aluguel, compensa ficar ou mudar?',
  verdicts: ['stay', 'move', 'tie'],
  verdictWords: { stay: 'Ficar com o reajuste', move: 'Mudar de imóvel', tie: 'Empate' },
  seeAlso: { 'rent-adjustment': 'ver só o aluguel novo', 'rent-penalty': 'ver só a multa por sair' },
  lawDay: 'reference_date',
  input: {
    rent: money('Aluguel de hoje'),
    adjustment_percent: percentage('Reajuste', { above: -100, max: 1000, blank: 'o índice do contrato em 12 meses' }).optional(),
    index: choice('Índice do contrato', ['igpm', 'ipca'], { igpm: 'IGP-M', ipca: 'IPCA' }).default('igpm'),
    new_rent: money('Aluguel do outro imóvel'),
    moving_cost: money('Custo da mudança', { min: 0, hint: 'Frete, pintura, caução que não volta' }).prefault(0),
    months_fulfilled: quantity('Meses já cumpridos do contrato', 'months', { min: 0, max: 1200 }),
    contract_months: count('Prazo do contrato em meses', { min: 1, max: 1200 }, 'months').default(30),
    penalty_rents: quantity('Multa do contrato, em aluguéis', 'rents', { min: 0, max: 120 }).prefault(3),
    job_transfer: flag('O empregador me transferiu de cidade').default(false),
    horizon_months: count('Meses que pretende ficar', { min: 1, max: 120 }, 'months').default(12),
    monthly_income: money('Renda mensal da casa', { min: 0, hint: 'Para ver se o reajustado cabe; 0 para não ver' }).prefault(0),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  result: {
    adjustmentPercent: percentOf('Reajuste'),
    adjustedRent: brl('Aluguel reajustado'),
    penalty: brl('Multa por sair'),
    stayTotal: brl('Custo de ficar'),
    moveTotal: brl('Custo de mudar', { hint: 'Multa, mudança e aluguéis do outro imóvel' }),
    difference: brl('Ficar menos mudar'),
    tieBand: brl('Diferença até a qual é empate'),
    breakEvenMonth: integer('Mês em que mudar se paga', { none: 'se o outro imóvel não é mais barato' }).nullable(),
    breakEvenRent: brl('Aluguel que empata', { hint: 'O que pedir na negociação para ficar' }),
  },
  answer(input, ctx) {
    const { rent, new_rent: newRent, horizon_months: horizon } = input
    const adjustment = input.adjustment_percent ?? adjustmentOf(ctx, input.index)
    const adjustedRent = portion(rent, ONE.plus(adjustment), 'halfUp')
    ctx.combine(['adjustment', 'O aluguel reajustado'], { rent, adjustmentPercent: adjustment }, { adjustedRent })
    const { penalty } = ctx.take(['penalty', 'A multa por sair antes do prazo'], rentPenalty, {
      rent,
      months_fulfilled: input.months_fulfilled,
      contract_months: input.contract_months,
      penalty_rents: input.penalty_rents,
      job_transfer: input.job_transfer,
    })
    affordability(ctx, input.monthly_income, adjustedRent)

    const leaving = penalty + input.moving_cost
    const differenceAt = (stay: Money, months: number, cost: Money): Money => (stay - newRent) * BigInt(months) - cost
    const difference = differenceAt(adjustedRent, horizon, leaving)
    const stayTotal = adjustedRent * BigInt(horizon)
    const moveTotal = stayTotal - difference
    ctx.combine(
      ['comparison', 'Ficar e mudar no período'],
      { adjustedRent, newRent, leaving, months: horizon },
      { stayTotal, moveTotal, difference },
    )
    const verdictOf = (stay: Money, other: Money): Verdict =>
      beyondBand(other, tieBand([stay, stay - other], input.tie_percent), 'move', 'stay')
    const verdict = verdictOf(stayTotal, difference)
    const band = tieBand([stayTotal, moveTotal], input.tie_percent)
    assumeTie(ctx, band, input.tie_percent)
    ctx.assume('O outro imóvel é equivalente, com condomínio e IPTU iguais, e nenhum dos dois é reajustado no período.')
    ctx.assume('O aluguel da multa é o de hoje, antes do reajuste.')

    const sensitivity = sensitivityOf(verdict, { ...input, adjustment, adjustedRent, penalty }, (stay, months, cost) =>
      verdictOf(stay * BigInt(months), differenceAt(stay, months, cost)),
    )
    const breakEvenRent = split(moveTotal, horizon, 'halfUp')
    const breakEvenMonth = monthItPays(adjustedRent - newRent, leaving)
    return {
      verdict,
      answer: answerOf(verdict, { difference, horizon, breakEvenRent, breakEvenMonth, adjustment }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'comparison',
        why: 'A conta supõe imóveis equivalentes e não põe preço no bairro, na escola nem no transtorno da mudança.',
      }),
      sensitivity,
      adjustmentPercent: adjustment,
      adjustedRent,
      penalty,
      stayTotal,
      moveTotal,
      difference,
      tieBand: band,
      breakEvenMonth,
      breakEvenRent,
    }
  },
})

/** Sensitivity to the number of months, the adjustment and the moving cost. */
function sensitivityOf(
  verdict: Verdict,
  known: {
    readonly rent: Money
    readonly horizon_months: number
    readonly moving_cost: Money
    readonly adjustment: Ratio
    readonly adjustedRent: Money
    readonly penalty: Money
  },
  verdictAt: (stay: Money, months: number, cost: Money) => Verdict,
) {
  const { rent, horizon_months: horizon, moving_cost: moving, adjustment, adjustedRent, penalty } = known
  const leaving = penalty + moving
  const raisedBy = (rate: Ratio) => portion(rent, ONE.plus(rate), 'halfUp')
  const halves = [Ratio.of(1n, 2n), Ratio.of(3n, 2n)]
  return [
    ...sensitivityLines(verdict, {
      assumption: 'o número de meses de permanência',
      step: 'comparison',
      from: horizon,
      to: [Math.max(1, Math.floor(horizon / 2)), horizon * 2],
      shown: (months) => months,
      verdictAt: (months) => verdictAt(adjustedRent, months, leaving),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'o reajuste',
      step: 'adjustment',
      from: adjustment,
      to: halves.map((half) => adjustment.times(half)),
      shown: (rate) => rate.toPercent(),
      verdictAt: (rate) => verdictAt(raisedBy(rate), horizon, leaving),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'o custo da mudança',
      step: 'comparison',
      from: moving,
      to: [split(moving, 2, 'halfUp'), moving * 2n],
      shown: toNumber,
      verdictAt: (cost) => verdictAt(adjustedRent, horizon, penalty + cost),
    }),
  ]
}

/** 12-month change of the contract's index, up to the latest published month. */
function adjustmentOf(ctx: DecisionContext, index: Parameters<DecisionContext['rate']>[0]): Ratio {
  const { value, date } = ctx.rate(index, ctx.day, 'adjustment_percent')
  ctx.assume(
    say`Reajuste pelo índice do contrato nos 12 meses até ${date.slice(5, 7)}/${date.slice(0, 4)}, os últimos conhecidos na data; o do seu contrato pode usar outros meses.`,
  )
  return percent(value)
}

/** First month by whose end the savings cover the moving cost; null without savings. */
function monthItPays(saved: Money, leaving: Money): number | null {
  if (saved <= 0n) return null
  return Math.max(1, Number((leaving + saved - 1n) / saved))
}

function affordability(ctx: DecisionContext, income: Money, adjustedRent: Money): void {
  const name = ['affordability', 'O aluguel que cabe na renda'] as const
  if (income === 0n) {
    ctx.skip(name, 'sem a renda da casa não se sabe se o reajustado cabe')
    return
  }
  const { recommendedRent } = ctx.take(name, rentAffordability, { monthly_income: income })
  if (adjustedRent > recommendedRent) ctx.assume(say`O aluguel reajustado passa de ${recommendedRent}, 30% da renda.`)
}

interface Found {
  readonly difference: Money
  readonly horizon: number
  readonly breakEvenRent: Money
  readonly breakEvenMonth: number | null
  readonly adjustment: Ratio
}

function answerOf(verdict: Verdict, { difference, horizon, breakEvenRent, breakEvenMonth, adjustment }: Found): Phrase {
  const even = say`o aluguel que empata é ${breakEvenRent}`
  if (verdict === 'tie') return say`Empate em ${horizon} meses: ficar e mudar custam quase o mesmo; ${even}.`
  if (verdict === 'move') return say`Mudar: em ${horizon} meses custa ${difference} a menos; para ficar, ${even}.`
  const later = breakEvenMonth === null ? 'o outro imóvel não é mais barato' : word`mudar só se paga no ${breakEvenMonth}º mês`
  const raise = adjustment.n > 0n ? say`, mesmo com ${adjustment} de reajuste` : ''
  return say`Ficar${raise}: em ${horizon} meses custa ${-difference} a menos, e ${later}.`
}
