/** History derived from a statement: monthly pay, contribution time, gaps, overlaps, and inputs of the retirement calculators. */

import { addDays, addMonths, type Day, dayIn, endOfMonth, formatDay } from '../../core/day.ts'
import { type Money, toNumber } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import contributionTime from '../../domains/social-security/law/contribution-time.ts'
import { type ContributionPeriod, countPeriods } from '../../domains/social-security/rules/contribution-periods.ts'
import type { CnisPeriod, CnisStatement } from './statement.ts'

/** @public Appears in the package's type declarations. */
export interface Stretch {
  readonly from: Day
  readonly to: Day
}

/** Calculator input derived from the statement, and its missing fields. @public Appears in the package's type declarations. */
export interface Feed {
  readonly name: string
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  readonly missing: readonly string[]
  /** Fields that user facts may fill. */
  readonly takes: readonly string[]
}

export interface CnisHistory {
  readonly gaps: readonly Stretch[]
  readonly overlaps: readonly Stretch[]
  readonly feeds: readonly Feed[]
  readonly doubts: readonly string[]
}

/** First month of the average (EC 103/2019, art. 26). */
const MEAN_STARTS = '1994-07'
const MAX_PERIODS = 600

/** Self-payers accrue time only for the months paid. */
const OWN_PAYERS = new Set(['individual', 'voluntary', 'special'])

export function historyOf({ birthDate, periods }: CnisStatement): CnisHistory {
  const counted = periods.flatMap(coveredPeriods).slice(0, MAX_PERIODS)
  const months = monthsOf(periods)
  const gaps = gapsOf(counted)
  const overlaps = counted.length === 0 ? [] : overlapsOf(counted)
  return {
    gaps,
    overlaps,
    feeds: counted.length === 0 ? [] : feedsOf(counted, months, birthDate),
    doubts: doubtsOf(periods, months, gaps, overlaps),
  }
}

/** Period covered by a block; an open-ended one ends with its last pay. */
function coveredPeriods({ kind, from, to, lastPay, pays }: CnisPeriod): ContributionPeriod[] {
  if (kind === 'benefit') return []
  const made = (first: Day, last: Day): ContributionPeriod => ({ from: first, to: last, kind: 'common', below_minimum: false })
  if (OWN_PAYERS.has(kind) && pays.length > 0)
    return runsOf(pays.map(({ month }) => month)).map(([first, last]) => made(dayIn(first, 1), endOfMonth(dayIn(last, 1))))
  const lastMonth = [...pays.map(({ month }) => month), ...(lastPay === null ? [] : [lastPay])].sort().at(-1)
  const end = to ?? (lastMonth === undefined ? null : endOfMonth(dayIn(lastMonth, 1)))
  return from === null || end === null || end < from ? [] : [made(from, end)]
}

/** Runs of consecutive months. */
function runsOf(months: readonly string[]): [string, string][] {
  const runs: [string, string][] = []
  for (const month of [...new Set(months)].sort()) {
    const run = runs.at(-1)
    if (run && addMonths(dayIn(run[1], 1), 1) === dayIn(month, 1)) run[1] = month
    else runs.push([month, month])
  }
  return runs
}

/** Pay per month, summed over all jobs. */
function monthsOf(periods: readonly CnisPeriod[]): ReadonlyMap<string, Money> {
  const months = new Map<string, Money>()
  for (const { kind, pays } of periods)
    if (kind !== 'benefit') for (const { month, amount } of pays) months.set(month, (months.get(month) ?? 0n) + amount)
  return new Map([...months].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function gapsOf(counted: readonly ContributionPeriod[]): Stretch[] {
  const gaps: Stretch[] = []
  let reached: Day | null = null
  for (const { from, to } of [...counted].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (reached !== null && from > addDays(reached, 1)) gaps.push({ from: addDays(reached, 1), to: addDays(from, -1) })
    if (reached === null || to > reached) reached = to
  }
  return gaps
}

const law = () => contributionTime.versions[0].value
const overlapsOf = (counted: readonly ContributionPeriod[]): readonly Stretch[] =>
  countPeriods(counted, { law: law(), sex: undefined, wholeMonths: false }).overlaps

/** Days counted once, in years of 365 days, truncated to four decimals. */
function yearsOf(counted: readonly ContributionPeriod[]): number {
  if (counted.length === 0) return 0
  const { days } = countPeriods(counted, { law: law(), sex: undefined, wholeMonths: false })
  return Number((days.n * 10_000n) / (days.d * 365n)) / 10_000
}

function feedsOf(counted: readonly ContributionPeriod[], months: ReadonlyMap<string, Money>, birthDate: Day | null): Feed[] {
  const last = counted
    .map(({ to }) => to)
    .sort()
    .at(-1)!
  const reform = law().byDayUntil
  const before = counted.filter(({ from }) => from <= reform).map((each) => ({ ...each, to: each.to < reform ? each.to : reform }))
  const person = {
    contribution_years: yearsOf(counted),
    years_at_reform: yearsOf(before),
    ...(birthDate !== null && { birth_date: birthDate }),
    reference_date: last,
  }
  const contributions = [...months]
    .filter(([month]) => month >= MEAN_STARTS)
    .map(([month, amount]) => ({ month, amount: toNumber(amount) }))
  const born = birthDate === null ? ['birth_date'] : []
  const mean: Feed[] =
    contributions.length === 0
      ? []
      : [
          {
            name: 'contribution-average',
            path: '/v1/calc/contribution-average',
            input: {
              contributions,
              reference_month: addMonths(dayIn(contributions.at(-1)!.month, 1), 1).slice(0, 7),
              joined_before_1994_07:
                counted.some(({ from }) => from.slice(0, 7) < MEAN_STARTS) || [...months.keys()].some((month) => month < MEAN_STARTS),
            },
            missing: contributions.some(({ month }) => month < INPC_SINCE) ? ['contributions.factor'] : [],
            takes: ['sex'],
          },
        ]
  return [
    ...mean,
    {
      name: 'inss-contribution-time',
      path: '/v1/calc/inss-contribution-time',
      input: { periods: counted.map(({ from, to }) => ({ from, to })), counting: 'inss' },
      missing: [],
      takes: [],
    },
    {
      name: 'retirement-transition',
      path: '/v1/calc/retirement-transition',
      input: person,
      missing: ['sex', ...born],
      takes: ['sex', 'birth_date', 'average_salary'],
    },
    {
      name: 'when_to_retire',
      path: '/v1/workflows/when_to_retire',
      input: person,
      missing: ['sex', 'average_salary', ...born],
      takes: ['sex', 'birth_date', 'average_salary'],
    },
  ]
}

/** Earlier months require a caller-supplied factor: other indexes applied. */
const INPC_SINCE = '2004-02'
const MAX_LISTED = 12

function doubtsOf(
  periods: readonly CnisPeriod[],
  months: ReadonlyMap<string, Money>,
  gaps: readonly Stretch[],
  overlaps: readonly Stretch[],
): string[] {
  const doubts: string[] = []
  const listed = (stretches: readonly Stretch[]): string =>
    stretches
      .slice(0, MAX_LISTED)
      .map(({ from, to }) => word`de ${formatDay(from)} a ${formatDay(to)}`)
      .join('; ')
  if (periods.length === 0) doubts.push('Nenhum vínculo foi reconhecido: copie o extrato inteiro, com as relações previdenciárias.')
  if (months.size > 0) doubts.push('Os valores são os do extrato, sem correção.')
  if (gaps.length > 0) doubts.push(word`Sem vínculo nem contribuição ${listed(gaps)}.`)
  if (overlaps.length > 0)
    doubts.push(
      word`Mais de um vínculo ao mesmo tempo ${listed(overlaps)}: os dias contam uma vez e os pagamentos do mês se somam, até o teto.`,
    )
  const indicators = [
    ...new Set(periods.flatMap((period) => [...period.indicators, ...period.pays.flatMap((pay) => pay.indicators)])),
  ].sort()
  if (indicators.length > 0)
    doubts.push(
      word`Há indicadores, que podem tirar meses da conta ou pedir documentos: ${indicators.join(', ')}. Veja a legenda do extrato.`,
    )
  for (const { seq, kind, from, to, lastPay, pays } of periods) {
    if (kind === 'unknown') doubts.push(word`Não se sabe o tipo do vínculo ${seq}.`)
    if (kind === 'benefit')
      doubts.push(word`O vínculo ${seq} é um benefício: só conta como tempo entre contribuições, e não foi contado aqui.`)
    else if (from === null) doubts.push(word`O vínculo ${seq} não tem data de início e não foi contado.`)
    else if (to === null && pays.length === 0 && lastPay === null)
      doubts.push(word`O vínculo ${seq} não tem fim nem pagamento, e não foi contado.`)
    else if (to === null && !OWN_PAYERS.has(kind))
      doubts.push(word`O vínculo ${seq} não tem data de fim: foi contado até o último pagamento.`)
  }
  const reformed = law().byDayUntil.slice(0, 7)
  const low = [...months].filter(([month, amount]) => month > reformed && amount < minimumWage.at(dayIn(month, 1)).value.monthly)
  if (low.length > 0)
    doubts.push(
      word`Abaixo do salário mínimo, o mês só conta se for completado: ${low
        .slice(0, MAX_LISTED)
        .map(([month]) => month)
        .join(', ')}.`,
    )
  return doubts
}
