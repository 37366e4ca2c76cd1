/** Revenues that measure the month: from totals, or from the revenue of each month. */
import { addMonths, type Day, dayOf, firstOfMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, sum } from '../../../../core/money.ts'
import { calendarMonth, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { SimplesTable } from '../../law/simples-nacional.ts'
import { lastYearInJanuary, monthOfActivity, monthsCounted, revenue12mOf } from '../../rules/simples-revenue.ts'
import type { Invoice } from './activities.ts'

export interface MonthRevenue {
  readonly month: Day
  readonly revenue: Money
  readonly abroad: Money
}

export interface Market {
  /** Revenue of the months that the RBT12 counts. */
  readonly counted: Money
  /** Revenue of the year up to the month before. */
  readonly yearBefore: Money
  /** Undefined when it is not known. */
  readonly lastYear: Money | undefined
}

export interface Revenues {
  readonly home: Market
  readonly foreign: Market
  /** Months of the history by first day; null when the caller gives totals. */
  readonly months: ReadonlyMap<Day, MonthRevenue> | null
}

interface Totals {
  readonly month: Day
  readonly opened_on?: Day | undefined
  readonly revenue_12m?: Money | undefined
  readonly revenue_12m_abroad?: Money | undefined
  readonly revenue_year?: Money | undefined
  readonly revenue_year_abroad?: Money | undefined
  readonly revenue_last_year?: Money | undefined
  readonly revenue_last_year_abroad?: Money | undefined
  readonly history?: readonly MonthRevenue[] | undefined
  readonly invoices?: readonly Invoice[] | undefined
}

const TOTALS = ['revenue_12m', 'revenue_12m_abroad', 'revenue_year', 'revenue_year_abroad'] as const
const LAST_YEARS = ['revenue_last_year', 'revenue_last_year_abroad'] as const

export function revenuesOf(ctx: Context, input: Totals, table: SimplesTable): Revenues {
  const months = historyOf(ctx, input)
  return months === null ? fromTotals(ctx, input, table) : fromHistory(ctx, input, months, table)
}

function fromTotals(ctx: Context, input: Totals, table: SimplesTable): Revenues {
  const { month, opened_on: opened } = input
  const activity = opened === undefined ? null : monthOfActivity(month, opened)
  const counted = monthsCounted(activity, table)
  const isFirst = activity === 1
  for (const field of ['revenue_12m', 'revenue_12m_abroad'] as const)
    if (isFirst && (input[field] ?? 0n) > 0n)
      ctx.refuse(field, 'no primeiro mês de atividade não há receita anterior: deixe o campo de fora ou informe zero')
  // In the year of the opening, the months counted up to the month before are the whole year.
  const isWholeYear = opened !== undefined && yearOf(opened) === yearOf(month) && table.monthsBehind === 1
  const year = (own: Money | undefined, accumulated: Money): Money => own ?? (isWholeYear ? accumulated : 0n)
  const home = counted === 0 ? 0n : (input.revenue_12m ?? 0n)
  const foreign = counted === 0 ? 0n : (input.revenue_12m_abroad ?? 0n)
  if (input.revenue_12m === undefined && !isFirst)
    ctx.assume(
      'Sem revenue_12m nem história dos meses, a receita anterior foi tomada como zero: primeira faixa. Informe a receita dos 12 meses.',
    )
  if (input.revenue_year === undefined && !isFirst && !isWholeYear && monthOf(month) > 1)
    ctx.assume('Sem revenue_year, a receita do ano até o mês anterior foi tomada como zero: teto e sublimite só contam o mês.')
  const lastYear = (stated: Money | undefined, before: Money | undefined) =>
    stated ?? lastYearInJanuary(before, month, opened ?? null, table)
  return {
    home: { counted: home, yearBefore: year(input.revenue_year, home), lastYear: lastYear(input.revenue_last_year, input.revenue_12m) },
    foreign: {
      counted: foreign,
      yearBefore: year(input.revenue_year_abroad, foreign),
      lastYear: lastYear(input.revenue_last_year_abroad, input.revenue_12m_abroad),
    },
    months: null,
  }
}

/** Revenue by month before the month of the tax; null without history and invoices of earlier months. */
function historyOf(ctx: Context, input: Totals): ReadonlyMap<Day, MonthRevenue> | null {
  const { month, history, invoices = [] } = input
  const first = firstOfMonth(month)
  const late = invoices.find(({ date }) => firstOfMonth(date) > first)
  if (late) ctx.refuse('invoices', say`há nota de ${calendarMonth(late.date)}, depois do mês da apuração`)
  const earlier = invoices.filter(({ date }) => firstOfMonth(date) < first)
  if (history === undefined && earlier.length === 0) return null
  for (const field of TOTALS)
    if (input[field] !== undefined) ctx.refuse(field, 'a história dos meses já dá esta receita: informe uma ou outra')
  const found = new Map<Day, MonthRevenue>()
  for (const { month: day, revenue, abroad } of history ?? []) {
    const at = firstOfMonth(day)
    if (at >= first) ctx.refuse('history', say`a história vai até o mês anterior ao da apuração; veio ${calendarMonth(at)}`)
    if (found.has(at)) ctx.refuse('history', say`${calendarMonth(at)} aparece duas vezes`)
    found.set(at, { month: at, revenue, abroad })
  }
  addInvoices(ctx, found, earlier, first)
  return found
}

/** Adds invoices of earlier months: from the first invoice on, a month without any has no revenue. */
function addInvoices(ctx: Context, found: Map<Day, MonthRevenue>, invoices: readonly Invoice[], month: Day): void {
  const starts = invoices.map(({ date }) => firstOfMonth(date)).sort()[0]
  if (starts === undefined) return
  const given = new Set(found.keys())
  for (let at = starts; at < month; at = addMonths(at, 1)) {
    if (given.has(at)) ctx.refuse('history', say`${calendarMonth(at)} está na história e nas notas: informe em uma só`)
    found.set(at, { month: at, revenue: 0n, abroad: 0n })
  }
  for (const { date, amount, abroad } of invoices) {
    const at = firstOfMonth(date)
    const before = found.get(at)!
    found.set(at, abroad ? { ...before, abroad: before.abroad + amount } : { ...before, revenue: before.revenue + amount })
  }
}

function fromHistory(ctx: Context, input: Totals, months: ReadonlyMap<Day, MonthRevenue>, table: SimplesTable): Revenues {
  const month = firstOfMonth(input.month)
  const opened = input.opened_on === undefined ? null : firstOfMonth(input.opened_on)
  const before = [...months.keys()].find((at) => opened !== null && at < opened && hasRevenue(months.get(at)!))
  if (before !== undefined) ctx.refuse('history', say`${calendarMonth(before)} vem antes da abertura`)
  const activity = opened === null ? null : monthOfActivity(month, opened)
  const counted = monthRange(addMonths(month, -table.monthsBehind - monthsCounted(activity, table) + 1), monthsCounted(activity, table))
  const january = dayOf(yearOf(month), 1, 1)
  const start = opened !== null && opened > january ? opened : january
  const year = monthRange(start, Math.max(0, monthOf(month) - monthOf(start)))
  for (const at of [...counted, ...year])
    if (!months.has(at))
      ctx.refuse('history', say`falta ${calendarMonth(at)}: informe os 12 meses anteriores, ou opened_on na empresa mais nova`)
  const last = lastYearOf(month, opened)
  const isWhole = last.every((at) => months.has(at))
  if (isWhole)
    for (const field of LAST_YEARS)
      if (input[field] !== undefined) ctx.refuse(field, 'a história dos meses já dá esta receita: informe uma ou outra')
  const of = (market: 'revenue' | 'abroad', stated: Money | undefined): Market => {
    const total = (days: readonly Day[]) => sum(days.map((at) => months.get(at)?.[market] ?? 0n))
    return { counted: total(counted), yearBefore: total(year), lastYear: isWhole ? total(last) : (stated ?? knownPart(total(last))) }
  }
  return { home: of('revenue', input.revenue_last_year), foreign: of('abroad', input.revenue_last_year_abroad), months }
}

const hasRevenue = ({ revenue, abroad }: MonthRevenue): boolean => revenue + abroad > 0n

/** A part of the year before is its smallest value; none tells nothing. */
const knownPart = (part: Money): Money | undefined => (part > 0n ? part : undefined)

const monthRange = (from: Day, count: number): Day[] => Array.from({ length: count }, (_, index) => addMonths(from, index))

/** Months of the year before, from the opening when it was in that year. */
function lastYearOf(month: Day, opened: Day | null): Day[] {
  return monthRange(dayOf(yearOf(month) - 1, 1, 1), 12).filter((at) => opened === null || at >= opened)
}

interface Measured {
  readonly month: Day
  readonly rbt12: Money
  readonly revenueYear: Money
}

/** RBT12 and revenue of the year with which the next month starts, of both markets. */
export function nextMonthOf(
  { months }: Revenues,
  current: MonthRevenue,
  opened: Day | null,
  tableOf: (month: Day) => SimplesTable,
): Measured | null {
  if (months === null) return null
  const month = addMonths(current.month, 1)
  const table = tableOf(month)
  const all = new Map([...months, [current.month, current]])
  const activity = opened === null ? null : monthOfActivity(month, opened)
  const count = monthsCounted(activity, table)
  const total = (days: readonly Day[]) => sum(days.map((at) => (all.get(at)?.revenue ?? 0n) + (all.get(at)?.abroad ?? 0n)))
  const before = total(monthRange(addMonths(month, -table.monthsBehind - count + 1), count))
  const revenueYear = total(monthRange(dayOf(yearOf(month), 1, 1), monthOf(month) - 1))
  return { month, rbt12: revenue12mOf({ before, month: 0n, activity }, table), revenueYear }
}
