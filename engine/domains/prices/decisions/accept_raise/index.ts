import { addDays, addMonths, type Day, earlier } from '../../../../core/day.ts'
import { type Money, portion, proportion, split, toNumber } from '../../../../core/money.ts'
import { type DecisionContext, decision } from '../../../../core/operation/decision.ts'
import { brl, count, date, money, percentage, percentOf, referenceDate, text } from '../../../../core/operation/fields.ts'
import { assumeTie, beyondBand, tieBand, tiePercent, tried } from '../../../../core/operation/trial.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../../../core/sentence.ts'
import grossFromNet from '../../../payroll/calculators/gross-from-net/index.ts'
import netSalary from '../../../payroll/calculators/net-salary/index.ts'
import realSalary from '../../calculators/real-salary/index.ts'

type Verdict = 'accept' | 'negotiate' | 'tie'

export default decision({
  id: 'accept_raise',
  title: 'O aumento cobre a inflação?',
  slug: 'aceitar-o-aumento',
  summary:
    'O líquido do salário proposto hoje contra o do último reajuste corrigido pelo IPCA medido desde então, e o salário bruto que empata.',
  question: 'O aumento proposto devolve o que a inflação levou desde o último reajuste?',
  verdicts: ['accept', 'negotiate', 'tie'],
  verdictWords: { accept: 'Aceitar: ganha da inflação', negotiate: 'Negociar: perde da inflação', tie: 'Empate com a inflação' },
  siblings: { 'real-salary': 'só medir o salário contra a inflação' },
  lawDay: 'reference_date',
  input: {
    current_salary: money('Salário bruto atual', { hint: 'O mesmo desde o último reajuste' }),
    proposed_salary: money('Salário bruto proposto'),
    last_raise_date: date('Data do último reajuste'),
    dependents: count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0),
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
    net: 'current_salary',
    previous_salary: 'current_salary',
    from: 'last_raise_date',
    to: 'reference_date',
  },
  result: {
    netThen: brl('Líquido no último reajuste', { hint: 'Pela lei daquele dia' }),
    netToday: brl('Líquido de hoje, sem o aumento'),
    netProposed: brl('Líquido de hoje, com o aumento'),
    netNeeded: brl('Líquido que empata com a inflação'),
    monthlyDifference: brl('Com o aumento, menos o que empata'),
    tieBand: brl('Diferença até a qual é empate'),
    inflationPercent: percentOf('Inflação desde o último reajuste'),
    measuredUntil: text('Inflação medida até', { none: 'quando informada' }).nullable(),
    raisePercent: percentOf('Aumento do bruto'),
    realChangePercent: percentOf('Ganho ou perda do líquido, descontada a inflação'),
    breakEvenSalary: brl('Salário bruto que empata'),
    breakEvenRaisePercent: percentOf('Aumento do bruto que empata'),
  },
  answer(input, ctx) {
    const { current_salary: current, proposed_salary: proposed, last_raise_date: since, dependents, tie_percent: share } = input
    if (since >= ctx.day) ctx.refuse('last_raise_date', say`deve ser antes de ${calendarDate(ctx.day)}`)
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

    const until = input.inflation_period === undefined ? measuredUntil(ctx, since) : null
    const period = until === null ? { inflation_period: input.inflation_period } : { from: since, to: until }
    const { inflationPercent } = ctx.take(
      ['inflation', 'A inflação desde o último reajuste'],
      realSalary,
      { previous_salary: current, current_salary: proposed, ...period },
      { figure: 'inflationPercent', names: { current_salary: 'proposed_salary' } },
    )
    const neededAt = (inflation: Ratio): Money => portion(netThen, ONE.plus(inflation), 'halfUp')
    const netNeeded = neededAt(inflationPercent)
    ctx.combine(
      ['comparison', 'O líquido proposto e o que empata'],
      { netThen, inflationPercent, netProposed },
      { netNeeded, monthlyDifference: netProposed - netNeeded },
    )
    const breakEven = ctx.take(['break_even', 'O bruto que deixa o líquido de empate'], grossFromNet, { net: netNeeded, dependents })

    const verdictOf = (net: Money, needed: Money): Verdict => beyondBand(net - needed, tieBand([net, needed], share), 'accept', 'negotiate')
    const verdict = verdictOf(netProposed, netNeeded)
    const band = tieBand([netProposed, netNeeded], share)
    assumeTie(ctx, band, share)
    ctx.assume('Compara-se o líquido de agora com o do último reajuste, cada um pela lei do seu dia; benefícios não entram.')

    const sensitivity = [
      ...tried(verdict, {
        assumption: 'salário proposto',
        step: 'raised',
        from: proposed,
        to: [95n, 105n].map((percent) => split(proposed * percent, 100, 'halfUp')),
        shown: toNumber,
        verdictAt: (gross) => verdictOf(ctx.whatIf(netSalary, { gross_salary: gross, dependents }).netSalary, netNeeded),
      }),
      ...tried(verdict, {
        assumption: 'inflação do período',
        step: 'inflation',
        from: inflationPercent,
        to: [Ratio.of(4n, 5n), Ratio.of(6n, 5n)].map((fifth) => inflationPercent.times(fifth)),
        shown: (rate) => rate.toPercent(),
        verdictAt: (rate) => verdictOf(netProposed, neededAt(rate)),
      }),
    ]
    const raise = (salary: Money) => proportion(salary, current).minus(ONE)
    return {
      verdict,
      answer: answerOf(verdict, {
        difference: netProposed - netNeeded,
        inflation: inflationPercent,
        breakEven: breakEven.grossSalary,
        until,
      }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'inflation',
        why: 'O IPCA é a média das famílias; o que a sua casa compra pode ter subido mais ou menos.',
      }),
      sensitivity,
      netThen,
      netToday,
      netProposed,
      netNeeded,
      monthlyDifference: netProposed - netNeeded,
      tieBand: band,
      inflationPercent,
      measuredUntil: until,
      raisePercent: raise(proposed),
      realChangePercent: netThen === 0n ? raise(proposed) : proportion(netProposed, netThen).over(ONE.plus(inflationPercent)).minus(ONE),
      breakEvenSalary: breakEven.grossSalary,
      breakEvenRaisePercent: raise(breakEven.grossSalary),
    }
  },
})

/** The last day whose inflation is published: the end of the newest month held, never past the day asked. */
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
  readonly difference: Money
  readonly inflation: Ratio
  readonly breakEven: Money
  readonly until: Day | null
}

function answerOf(verdict: Verdict, { difference, inflation, breakEven, until }: Found): Phrase {
  const rounded = Ratio.of(BigInt(Math.round(inflation.toPercent(2) * 100)), 10_000n)
  const prices = say`inflação de ${rounded}${until === null ? '' : say` até ${calendarDate(until)}`}`
  const even = say`o salário que empata é ${breakEven}`
  if (verdict === 'tie') return say`Empate com a ${prices}: ${even}.`
  return verdict === 'accept'
    ? say`Sim: sobram ${difference} líquidos por mês além da ${prices}; ${even}.`
    : say`Não: faltam ${-difference} líquidos por mês para cobrir a ${prices}; ${even}.`
}
