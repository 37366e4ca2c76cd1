/** The bank calendar as published: each closed day with its act, and business-day counts cached by year. */
import { bankHolidays, isBusinessDay } from '../../core/calendar/business-day.ts'
import { addDays, type Day, dayOf, daysInMonth, monthOf, weekday, yearOf } from '../../core/day.ts'

/** Years for which the rule was checked against the published lists of bank holidays. */
export const FIRST_YEAR = 1995
export const LAST_YEAR = 2099

interface Act {
  readonly act: string
  readonly since: number
}

const LAW_662 = { act: 'Lei nº 662/1949, art. 1º', since: 1949 }
const LAW_10607 = { act: 'Lei nº 662/1949, art. 1º, na redação da Lei nº 10.607/2002', since: 2003 }
/** Closes the financial market on days that are not legal holidays. */
const MARKET = { act: 'Resolução CMN nº 4.880/2020', since: 2021 }

/**
 * Act by holiday name. For a day earlier than its act, the banks' published calendar lists the holiday but its act is not recorded here.
 */
const ACTS: Readonly<Record<string, Act & { readonly national: boolean }>> = {
  'Confraternização Universal': { ...LAW_662, national: true },
  Tiradentes: { ...LAW_10607, national: true },
  'Dia do Trabalho': { ...LAW_662, national: true },
  'Independência do Brasil': { ...LAW_662, national: true },
  'Nossa Senhora Aparecida': { act: 'Lei nº 6.802/1980', since: 1980, national: true },
  Finados: { ...LAW_10607, national: true },
  'Proclamação da República': { ...LAW_662, national: true },
  'Dia da Consciência Negra': { act: 'Lei nº 14.759/2023', since: 2024, national: true },
  Natal: { ...LAW_662, national: true },
  'Carnaval (segunda-feira)': { ...MARKET, national: false },
  'Carnaval (terça-feira)': { ...MARKET, national: false },
  'Sexta-feira da Paixão': { ...MARKET, national: false },
  'Corpus Christi': { ...MARKET, national: false },
}

interface Closed {
  readonly date: Day
  readonly name: string
  readonly act: string | null
  /** National holiday, or a day on which only the financial market is closed. */
  readonly scope: 'national' | 'bank'
  readonly weekday: string
  /** False on a Saturday or Sunday: the holiday removes no business day. */
  readonly onWeekday: boolean
}

const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'] as const

const isWeekend = (day: Day): boolean => weekday(day) % 6 === 0

export interface BankYear {
  readonly closed: readonly Closed[]
  /** Business days per month, January first. */
  readonly months: readonly number[]
  readonly businessDays: number
}

const years = new Map<number, BankYear>()

export function bankYear(year: number): BankYear {
  const known = years.get(year)
  if (known) return known
  const named = bankHolidays(year)
  const closed: Closed[] = []
  const months = Array.from({ length: 12 }, () => 0)
  for (let day = dayOf(year, 1, 1); yearOf(day) === year; day = addDays(day, 1)) {
    if (isBusinessDay(day)) months[monthOf(day) - 1]!++
    else if (named.has(day) || !isWeekend(day)) closed.push(closedDay(day, named.get(day)))
  }
  const found = { closed, months, businessDays: months.reduce((sum, count) => sum + count, 0) }
  years.set(year, found)
  return found
}

/** An unnamed day is one of the few before 2000 on which banks closed although the rules count it as a business day. */
function closedDay(date: Day, name: string | undefined): Closed {
  const act = name === undefined ? undefined : ACTS[name]
  return {
    date,
    name: name ?? 'Sem expediente bancário',
    act: act && yearOf(date) >= act.since ? act.act : null,
    scope: act?.national ? 'national' : 'bank',
    weekday: WEEKDAYS[weekday(date)]!,
    onWeekday: !isWeekend(date),
  }
}

export const firstOf = (year: number, month: number): Day => bankDayFrom(dayOf(year, month, 1), 1)
export const lastOf = (year: number, month: number): Day => bankDayFrom(dayOf(year, month, daysInMonth(year, month)), -1)

/** Nearest business day from `day`, inclusive, forward or backward. */
export function bankDayFrom(day: Day, step: 1 | -1): Day {
  let found = day
  while (!isBusinessDay(found)) found = addDays(found, step)
  return found
}

/** Business days in [from, to); counts of whole years are cached. */
export function businessDaysBetween(from: Day, to: Day): number {
  let count = 0
  let day = from
  while (day < to) {
    const next = dayOf(yearOf(day) + 1, 1, 1)
    if (day.endsWith('-01-01') && next <= to) {
      count += bankYear(yearOf(day)).businessDays
      day = next
    } else {
      if (isBusinessDay(day)) count++
      day = addDays(day, 1)
    }
  }
  return count
}
