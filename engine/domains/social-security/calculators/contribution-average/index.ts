import { addMonths, type Day, endOfMonth, firstOfMonth, monthInWords } from '../../../../core/day.ts'
import { type Money, portion, smallest, split, sum } from '../../../../core/money.ts'
import { ONE, percent, type Ratio } from '../../../../core/ratio.ts'
import { say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  flag,
  integer,
  list,
  money,
  month,
  number,
  object,
  percentOf,
  quantity,
  text,
} from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import retirement from '../../law/retirement.ts'
import salaryAverage from '../../law/salary-average.ts'
import { averageShare, benefitLimits, benefitOf, limitFormula } from '../../rules/benefit.ts'
import { bestDiscard } from '../../rules/contribution-mean.ts'

/** First month of the average (EC 103/2019, art. 26). */
const FIRST_MONTH: Day = '1994-07-01'
/** First month corrected by the INPC (Lei 8.213/1991, art. 29-B); the earlier indexes are not stored. */
const INPC_SINCE: Day = '2004-02-01'
const INPC = 'inpcMonthly'

export default calculator({
  id: 'contribution-average',
  slug: 'media-das-contribuicoes',
  title: 'Média das contribuições ao INSS',
  summary:
    'A média de todas as contribuições desde julho de 1994, corrigidas mês a mês pelo INPC, e quais das menores vale a pena descartar.',
  seeAlso: { 'benefit-amount': 'calcular o valor da aposentadoria pela média pronta' },
  group: 'trabalho',
  headline: 'averageUsed',
  says: 'A média é de {value}',
  picture: { kind: 'gauge', title: 'A média usada e a de todas', value: 'averageUsed', limits: ['average'] },
  lawDay: 'reference_month',
  input: {
    contributions: list(
      'Contribuições',
      object('Contribuição', {
        month: month('Mês'),
        amount: money('Salário de contribuição', { hint: 'Como está no CNIS, sem correção' }),
        factor: quantity('Fator de correção', 'factor', { above: 0, max: 1000, blank: 'o do INPC, desde fevereiro de 2004' }).optional(),
      }),
      { min: 1, max: 600 },
    ),
    reference_month: month('Mês do benefício', { hint: 'A correção vai até o mês anterior' }),
    required_months: count('Meses que precisam sobrar', { min: 1, max: 600, hint: 'O tempo mínimo da regra' }, 'months').default(180),
    sex: choice('Regra que vale', ['male', 'female'], { male: 'Homem', female: 'Mulher' }, { hint: 'Para a parte da média' }).optional(),
    discard: flag('Descarta as menores quando aumenta').default(true),
    joined_before_1994_07: flag('Já contribuía antes de julho de 1994', { hint: 'Para o divisor mínimo' }).default(false),
  },
  result: {
    correctedTotal: brl('Soma corrigida'),
    months: integer('Contribuições'),
    divisor: integer('Divisor'),
    average: brl('Média de todas'),
    averageUsed: brl('Média usada', { hint: 'Depois do descarte e do teto' }),
    discarded: integer('Contribuições descartadas'),
    percent: percentOf('Parte da média', { none: 'sem o sexo' }).nullable(),
    benefit: brl('Benefício', { none: 'sem o sexo' }).nullable(),
    corrected: list(
      'Mês a mês',
      object('Mês', {
        month: text('Mês'),
        amount: brl('Contribuição'),
        used: brl('Até o teto do mês'),
        factor: number('Fator'),
        corrected: brl('Corrigida'),
        belowMinimum: flag('Abaixo do mínimo do mês'),
        discarded: flag('Descartada'),
      }),
    ),
  },
  answer(input, ctx) {
    const reference = firstOfMonth(input.reference_month)
    const { leastDivisor } = ctx.law(salaryAverage, endOfMonth(reference))
    const least = input.joined_before_1994_07 ? (leastDivisor ?? 1) : 1
    const rows = correctedRows(input.contributions, reference, ctx)
    const amounts = rows.map(({ corrected }) => corrected)
    const correctedTotal = ctx.step('Soma corrigida', say`${sumWritten(amounts)}`, sum(amounts))
    const divisor = Math.max(rows.length, least)
    const average = ctx.step('Média de todas', say`${correctedTotal} ÷ ${divisor}`, split(correctedTotal, divisor, 'halfUp'))
    const share = input.sex ? shareBy(input.sex, ctx) : null
    const chosen = bestDiscard(amounts, {
      required: input.discard ? input.required_months : rows.length,
      leastDivisor: least,
      share,
    })
    const limits = benefitLimits(ctx)
    const percentUsed = share?.(rows.length - chosen.discarded) ?? null
    const worked = benefitOf({ sum: chosen.sum, count: chosen.divisor }, percentUsed ?? ONE, limits)
    ctx.step(
      'Média usada',
      say`${chosen.sum} ÷ ${chosen.divisor}${worked.averageLimited ? say`, não mais que ${limits.ceiling}` : ''}`,
      worked.averageUsed,
    )
    if (percentUsed) ctx.step('Benefício', () => say`${worked.averageUsed} × ${percentUsed}${limitFormula(worked, limits)}`, worked.benefit)
    assumed(ctx, rows, chosen.discarded)
    return {
      correctedTotal,
      months: rows.length,
      divisor,
      average,
      averageUsed: worked.averageUsed,
      discarded: chosen.discarded,
      percent: percentUsed,
      benefit: percentUsed ? worked.benefit : null,
      corrected: marked(rows, chosen.discarded),
    }
  },
})

interface Row {
  readonly month: string
  readonly amount: Money
  readonly used: Money
  readonly factor: number
  readonly corrected: Money
  readonly belowMinimum: boolean
}

interface Contribution {
  readonly month: Day
  readonly amount: Money
  readonly factor?: Ratio | undefined
}

function correctedRows(contributions: readonly Contribution[], reference: Day, ctx: Context): Row[] {
  const sorted = contributions.map((each) => ({ ...each, month: firstOfMonth(each.month) })).sort((a, b) => (a.month < b.month ? -1 : 1))
  for (const [index, { month: day }] of sorted.entries()) {
    if (day < FIRST_MONTH) ctx.refuse('contributions', say`${day.slice(0, 7)} é antes de julho de 1994, e não entra na média`)
    if (day >= reference) ctx.refuse('contributions', say`${day.slice(0, 7)} não é antes do mês do benefício`)
    if (sorted[index - 1]?.month === day) ctx.refuse('contributions', say`${day.slice(0, 7)} veio mais de uma vez: some as do mesmo mês`)
  }
  const lacking = sorted.filter(({ month: day, factor }) => factor === undefined && day < INPC_SINCE)
  if (lacking.length > 0)
    ctx.refuse(
      'contributions',
      say`antes de fevereiro de 2004 é preciso o factor de cada mês: ${lacking.map(({ month: day }) => day.slice(0, 7)).join(', ')}`,
    )
  const factors = inpcFactors(sorted, reference, ctx)
  const [ceilings, wages] = [ctx.table(inss), ctx.table(minimumWage)]
  return sorted.map(({ month: day, amount, factor = factors.get(day)! }) => {
    const used = smallest(amount, ceilings.at(day).value.ceiling)
    return {
      month: day.slice(0, 7),
      amount,
      used,
      factor: factor.toNumber(),
      corrected: portion(used, factor, 'halfUp'),
      belowMinimum: amount < wages.at(day).value.monthly,
    }
  })
}

/** Product of the INPC from each month (inclusive) to the one before the benefit (Portaria MPS 501/2023). */
function inpcFactors(sorted: readonly Contribution[], reference: Day, ctx: Context): ReadonlyMap<Day, Ratio> {
  const first = sorted.find(({ factor }) => factor === undefined)?.month
  const factors = new Map<Day, Ratio>()
  if (first === undefined) return factors
  const last = addMonths(reference, -1)
  const newest = firstOfMonth(ctx.rate(INPC, ctx.today, 'factor').date)
  if (newest < last)
    ctx.refuse(
      'reference_month',
      say`o INPC é conhecido até ${monthInWords(newest)}: o benefício pode ser de até o mês seguinte, ou informe factor`,
    )
  const values = ctx.observed(INPC, first, last)
  if (!values) throw ctx.lacking(INPC, first, last, 'Informe o factor de cada mês.')
  let factor = ONE
  for (const { date, value } of values.toReversed()) {
    factor = factor.times(ONE.plus(percent(value)))
    factors.set(firstOfMonth(date), factor)
  }
  return factors
}

/** Benefit share by whole years of the remaining months. */
function shareBy(sex: 'male' | 'female', ctx: Context): (months: number) => Ratio {
  const day = endOfMonth(ctx.day)
  const { benefit, permanent } = ctx.law(retirement, day)
  const from = permanent[sex === 'male' ? 'homem' : 'mulher'].contributionYears
  return (months) => averageShare(Math.floor(months / 12), from, benefit)
}

/** Discards the lowest values; among equals, the oldest. */
function marked(rows: readonly Row[], discarded: number) {
  const out = new Set([...rows].sort((a, b) => (a.corrected < b.corrected ? -1 : a.corrected > b.corrected ? 1 : 0)).slice(0, discarded))
  return rows.map((row) => ({ ...row, discarded: out.has(row) }))
}

function assumed(ctx: Context, rows: readonly Row[], discarded: number): void {
  ctx.assume(
    'Cada contribuição é cortada no teto do seu mês, corrigida pelo INPC até o mês anterior ao do benefício e arredondada ao centavo.',
  )
  if (discarded > 0) ctx.assume('A contribuição descartada não conta para mais nada: nem tempo, nem carência (EC 103, art. 26, § 6º).')
  if (rows.some(({ belowMinimum }) => belowMinimum))
    ctx.assume(
      'Há meses abaixo do salário mínimo: ficam na média como vieram; desde 13/11/2019 não contam como tempo se não forem completados.',
    )
}
