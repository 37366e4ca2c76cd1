import { addDays, addMonths, type Day, earlier } from '../../core/day.ts'
import { greatest, type Money, portion, proportion, split, toNumber } from '../../core/money.ts'
import { ONE, Ratio } from '../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../core/text/sentence.ts'
import minimumWageProrated from '../../domains/payroll/calculators/minimum-wage-prorated/index.ts'
import netSalary from '../../domains/payroll/calculators/net-salary/index.ts'
import realSalary from '../../domains/prices/calculators/real-salary/index.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, count, date, flag, money, percentage, percentOf, quantity, referenceDate, text } from '../../operation/input/fields.ts'

type Verdict = 'accept' | 'negotiate' | 'tie' | 'reject'

export default decision({
  id: 'accept_raise',
  title: 'O aumento cobre a inflação?',
  slug: 'aceitar-o-aumento',
  summary:
    'O salário proposto contra o do último reajuste corrigido pelo IPCA medido desde então, o bruto que empata, e o que no líquido veio da lei e o que veio do aumento.',
  question: 'O aumento proposto devolve o que a inflação levou desde o último reajuste?',
  verdicts: ['accept', 'negotiate', 'tie', 'reject'],
  verdictWords: {
    accept: 'Aceitar: ganha da inflação',
    negotiate: 'Negociar: perde da inflação ou fica abaixo do mínimo',
    tie: 'Empate com a inflação',
    reject: 'Recusar: é redução de salário',
  },
  seeAlso: { 'real-salary': 'só medir o salário contra a inflação' },
  lawDay: 'reference_date',
  input: {
    current_salary: money('Salário bruto atual', { hint: 'O mesmo desde o último reajuste' }),
    proposed_salary: money('Salário bruto proposto'),
    last_raise_date: date('Data do último reajuste'),
    dependents: count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0),
    weekly_hours: quantity('Jornada semanal, em horas', 'hours', {
      min: 1,
      max: 44,
      hint: 'No tempo parcial o mínimo é proporcional',
      blank: 'jornada inteira',
    }).optional(),
    inflation_period: percentage('Inflação de todo o período', {
      above: -100,
      max: 10_000,
      blank: 'o IPCA medido desde o último reajuste',
    }).optional(),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: {
    gross_salary: 'proposed_salary',
    previous_salary: 'current_salary',
    from: 'last_raise_date',
    to: 'reference_date',
  },
  result: {
    breakEvenSalary: brl('Salário bruto que empata', { hint: 'Nunca menos que o atual' }),
    breakEvenRaisePercent: percentOf('Aumento do bruto que empata'),
    raisePercent: percentOf('Aumento do bruto'),
    grossDifference: brl('Bruto proposto, menos o que empata'),
    tieBand: brl('Diferença do bruto até a qual é empate'),
    inflationPercent: percentOf('Inflação desde o último reajuste'),
    measuredUntil: text('Inflação medida até', { none: 'quando informada' }).nullable(),
    minimumWage: brl('Salário mínimo da jornada'),
    belowMinimum: flag('Proposta abaixo do salário mínimo'),
    netThen: brl('Líquido no último reajuste', { hint: 'Pela lei daquele dia' }),
    netToday: brl('Líquido de hoje, sem o aumento'),
    netProposed: brl('Líquido de hoje, com o aumento'),
    lawEffect: brl('O que a lei mudou no líquido', { hint: 'O mesmo salário, pela lei de hoje e pela do último reajuste' }),
    raiseEffect: brl('O que o aumento muda no líquido'),
    netNeeded: brl('Líquido do último reajuste, corrigido pela inflação'),
    monthlyDifference: brl('Líquido com o aumento, menos o corrigido', { hint: 'A lei e o aumento juntos' }),
    realChangePercent: percentOf('Ganho ou perda do líquido, descontada a inflação', { hint: 'A lei e o aumento juntos' }),
  },
  answer(input, ctx) {
    const { current_salary: current, proposed_salary: proposed, last_raise_date: since, dependents, tie_percent: share } = input
    if (since >= ctx.day) ctx.refuse('last_raise_date', say`deve ser antes de ${calendarDate(ctx.day)}`)
    const { netThen, netToday, netProposed } = netSalaries(ctx, { current, proposed, since, dependents })
    const until = input.inflation_period === undefined ? measuredUntil(ctx, since) : null
    const period = until === null ? { inflation_period: input.inflation_period } : { from: since, to: until }
    const { inflationPercent } = ctx.take(
      ['inflation', 'A inflação desde o último reajuste'],
      realSalary,
      { previous_salary: current, current_salary: proposed, ...period },
      { figure: 'inflationPercent', names: { current_salary: 'proposed_salary' }, replaces: /descontos e imposto não entram/ },
    )
    const minimum = ctx.take(
      ['minimum', 'O salário mínimo da jornada'],
      minimumWageProrated,
      input.weekly_hours === undefined ? {} : { weekly_hours: input.weekly_hours },
      { figure: 'monthly' },
    ).monthly
    // The contractual salary cannot be reduced (Constituição, art. 7º, VI), whatever the inflation.
    const evenAt = (inflation: Ratio): Money => greatest(current, portion(current, ONE.plus(inflation), 'halfUp'))
    const breakEven = evenAt(inflationPercent)
    const netNeeded = portion(netThen, ONE.plus(inflationPercent), 'halfUp')
    const effects = { lawEffect: netToday - netThen, raiseEffect: netProposed - netToday }
    ctx.combine(
      ['comparison', 'O bruto proposto e o que empata'],
      { current, inflationPercent, proposed },
      { breakEvenSalary: breakEven, grossDifference: proposed - breakEven, ...effects },
    )

    const verdictOf = (gross: Money, even: Money): Verdict => {
      if (gross < current) return 'reject'
      if (gross < minimum) return 'negotiate'
      return beyondBand(gross - even, tieBand([gross, even], share), 'accept', 'negotiate')
    }
    const verdict = verdictOf(proposed, breakEven)
    const band = tieBand([proposed, breakEven], share)
    assumeTie(ctx, band, share)
    assumeComparison(ctx, input.weekly_hours === undefined)

    const sensitivity = [
      ...byProposal(verdict, proposed, (gross) => verdictOf(gross, breakEven)),
      ...byInflation(verdict, inflationPercent, (rate) => verdictOf(proposed, evenAt(rate))),
    ]
    const raise = (salary: Money) => proportion(salary, current).minus(ONE)
    return {
      verdict,
      answer: answerOf(verdict, { current, proposed, minimum, inflation: inflationPercent, breakEven, until, ...effects }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'inflation',
        why: 'O IPCA é a média das famílias; o que a sua casa compra pode ter subido mais ou menos.',
      }),
      sensitivity,
      breakEvenSalary: breakEven,
      breakEvenRaisePercent: raise(breakEven),
      raisePercent: raise(proposed),
      grossDifference: proposed - breakEven,
      tieBand: band,
      inflationPercent,
      measuredUntil: until,
      minimumWage: minimum,
      belowMinimum: proposed < minimum,
      netThen,
      netToday,
      netProposed,
      ...effects,
      netNeeded,
      monthlyDifference: netProposed - netNeeded,
      realChangePercent: netThen === 0n ? raise(proposed) : proportion(netProposed, netThen).over(ONE.plus(inflationPercent)).minus(ONE),
    }
  },
})

interface Proposal {
  readonly current: Money
  readonly proposed: Money
  readonly since: Day
  readonly dependents: number
}

function netSalaries(ctx: DecisionContext, { current, proposed, since, dependents }: Proposal) {
  const netThen = ctx.take(
    ['then', 'O líquido no último reajuste'],
    netSalary,
    { gross_salary: current, dependents, reference_date: since },
    { names: { gross_salary: 'current_salary', reference_date: 'last_raise_date' } },
  ).netSalary
  const netToday = ctx.take(
    ['today', 'O mesmo salário pela lei de hoje'],
    netSalary,
    { gross_salary: current, dependents },
    { names: { gross_salary: 'current_salary' } },
  ).netSalary
  const netProposed = ctx.take(['raised', 'O líquido com o aumento'], netSalary, { gross_salary: proposed, dependents }).netSalary
  return { netThen, netToday, netProposed }
}

/** Sensitivity to the proposed salary: 5% lower and higher. */
const byProposal = (verdict: Verdict, proposed: Money, verdictAt: (gross: Money) => Verdict) =>
  sensitivityLines(verdict, {
    assumption: 'salário proposto',
    step: 'raised',
    from: proposed,
    to: [95n, 105n].map((percent) => split(proposed * percent, 100, 'halfUp')),
    shown: toNumber,
    verdictAt,
  })

/** Sensitivity to inflation: 20% lower and higher. */
const byInflation = (verdict: Verdict, inflation: Ratio, verdictAt: (rate: Ratio) => Verdict) =>
  sensitivityLines(verdict, {
    assumption: 'inflação do período',
    step: 'inflation',
    from: inflation,
    to: [Ratio.of(4n, 5n), Ratio.of(6n, 5n)].map((fifth) => inflation.times(fifth)),
    shown: (rate) => rate.toPercent(),
    verdictAt,
  })

function assumeComparison(ctx: DecisionContext, wholeWeek: boolean): void {
  ctx.assume(
    'O veredito compara os salários brutos, que o empregador decide; no líquido, o que a lei mudou e o que o aumento muda vêm separados. Benefícios não entram.',
  )
  ctx.assume(
    'O salário só pode baixar por convenção ou acordo coletivo (Constituição, art. 7º, VI): proposta menor que o salário atual nunca é aceita aqui.',
  )
  if (wholeWeek) ctx.assume('Jornada inteira: no tempo parcial o mínimo é proporcional; informe weekly_hours.')
}

/** Last day with published inflation: the end of the newest month, at most the requested day. */
function measuredUntil(ctx: DecisionContext, since: Day): Day {
  const { date: month } = ctx.rate('ipcaMonthly', ctx.day, 'inflation_period')
  const until = earlier(ctx.day, addDays(addMonths(month, 1), -1))
  if (until <= since)
    ctx.refuse('last_raise_date', say`o IPCA desde ${calendarDate(since)} ainda não foi publicado: informe inflation_period, ou espere`)
  if (until < ctx.day)
    ctx.assume(
      say`IPCA medido até ${calendarDate(until)}, o último publicado aqui; a inflação de então a ${calendarDate(ctx.day)} não entra.`,
    )
  return until
}

interface Found {
  readonly current: Money
  readonly proposed: Money
  readonly minimum: Money
  readonly inflation: Ratio
  readonly breakEven: Money
  readonly until: Day | null
  readonly lawEffect: Money
}

function answerOf(verdict: Verdict, { current, proposed, minimum, inflation, breakEven, until, lawEffect }: Found): Phrase {
  const short = proposed < minimum ? say` ${proposed} é menos que o salário mínimo da jornada, ${minimum} (Constituição, art. 7º, IV).` : ''
  if (verdict === 'reject')
    return say`Não: é redução de salário, ${current - proposed} a menos por mês, que só convenção ou acordo coletivo permite (Constituição, art. 7º, VI).${short}`
  const rounded = Ratio.of(BigInt(Math.round(inflation.toPercent(2) * 100)), 10_000n)
  const prices = say`inflação de ${rounded}${until === null ? '' : say` até ${calendarDate(until)}`}`
  const even = say`o salário que empata é ${breakEven}`
  const law =
    lawEffect === 0n
      ? ''
      : say` À parte, a lei mudou o líquido do salário de hoje: ${lawEffect < 0n ? -lawEffect : lawEffect} a ${lawEffect < 0n ? 'menos' : 'mais'} por mês.`
  if (short) return say`Não:${short} Pela ${prices}, ${even}.${law}`
  if (verdict === 'tie') return say`Empate com a ${prices}: ${even}.${law}`
  const gap = proposed - breakEven
  return verdict === 'accept'
    ? say`Sim: o bruto fica ${gap} acima do que repõe a ${prices}; ${even}.${law}`
    : say`Não: faltam ${-gap} no bruto para repor a ${prices}; ${even}.${law}`
}
