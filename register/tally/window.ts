/** Files needed for a window, and the statistics they yield. */
import { SCHOOLING_CODES, STATE_CODES, stateLetters } from '../../engine/salaries/codes.ts'
import { formatMonth, isoMonth, type Month, monthPlus, monthsBetween } from '../../engine/salaries/month.ts'
import { wageStatistics } from '../../engine/salaries/statistics.ts'
import type { StoredFamily, StoredStatistics } from '../../service/salaries/published.ts'
import { ImportRefused } from '../refused.ts'
import { FIRST_MONTH, type Kind, type RegisterFile, registerFileOf, WEIGHTS } from '../source/register-file.ts'
import { type FamilyTally, type MonthTally, total, type WeightedPart } from './tally.ts'
import type { TallyHeader } from './tally-file.ts'

export interface Window {
  readonly from: Month
  readonly to: Month
}

export const WINDOW_MONTHS = 12

export const windowEnding = (to: Month, months: number): Window => ({ from: monthPlus(to, 1 - months), to })

/** Corrections of a month come in later files: those in the first month's own file are below 0.1%. */
export function neededFiles({ from, to }: Window): RegisterFile[] {
  const kinds: [Kind, Month][] = [
    ['MOV', from],
    ['FOR', monthPlus(from, 1)],
    ['EXC', monthPlus(from, 1)],
  ]
  return kinds.flatMap(([kind, first]) => monthsBetween(Math.max(first, FIRST_MONTH[kind]), to).map((month) => registerFileOf(kind, month)))
}

/** True when a file has records of the window: corrections do from its first month on, even past its end. */
export function touches({ from, to }: Window, { kind, month }: RegisterFile): boolean {
  return month >= from && (kind !== 'MOV' || month <= to)
}

/** Names of missing correction files; a missing month of movements is refused. */
export function missingCorrections(window: Window, there: ReadonlySet<string>): string[] {
  const missing = neededFiles(window).filter(({ name }) => !there.has(name))
  const movements = missing.filter(({ kind }) => kind === 'MOV')
  if (movements.length > 0) {
    throw new ImportRefused(
      `Para a janela de ${formatMonth(window.from)} a ${formatMonth(window.to)} ${movements.length === 1 ? 'falta' : 'faltam'} ${movements.map(({ name }) => name).join(', ')}. ` +
        'Acrescente-os à pasta, ou escolha outra janela com --until AAAA-MM e --months N.',
    )
  }
  return missing.map(({ name }) => name)
}

export function windowStatistics(
  window: Window,
  used: readonly TallyHeader[],
  tally: (name: string) => readonly MonthTally[],
  families: readonly string[],
  missing: readonly string[],
): StoredStatistics {
  const parts: WeightedPart<MonthTally>[] = used.flatMap(({ name, kind }) =>
    tally(name)
      .filter(({ month }) => month >= window.from && month <= window.to)
      .map((of) => ({ of, weight: WEIGHTS[kind] })),
  )
  const { admissions, dismissals, families: tallies } = total(parts)
  const byCode = new Map(tallies.map((of) => [of.family, of]))
  return {
    window: {
      from: isoMonth(window.from),
      to: isoMonth(window.to),
      months: monthsBetween(window.from, window.to).length,
      asOf: isoMonth(Math.max(...used.map(({ month }) => month))),
    },
    totals: { admissions, dismissals },
    missing,
    files: used.map(({ name, rows, source }) => ({ name, size: source.size, date: source.date, sha256: source.sha256, rows })),
    families: families.map((cbo) => storedFamily(cbo, byCode.get(Number(cbo)))),
  }
}

const TOP_STATES = 5

/** A family without movements is stored with zero counts and no wage. */
function storedFamily(cbo: string, tally: FamilyTally | undefined): StoredFamily {
  if (!tally) {
    return { cbo, admissions: 0, dismissals: 0, eligible: 0, avg: null, median: null, p25: null, p75: null, states: [], schooling: [] }
  }
  const { eligible, avg, median, p25, p75 } = wageStatistics(tally.wages)
  const states = STATE_CODES.map((code, index): [string | undefined, number] => [stateLetters(code), tally.states[index]!])
    .filter((state): state is [string, number] => state[0] !== undefined && state[1] > 0)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, TOP_STATES)
  const schooling = SCHOOLING_CODES.map((code, index): [number, number] => [code, tally.schooling[index]!]).filter(([, count]) => count > 0)
  const cents = (amount: bigint | null): number | null => (amount === null ? null : Number(amount))
  return {
    cbo,
    // More cancellations than declarations mean a corrected code: clamp to zero.
    admissions: Math.max(0, tally.admissions),
    dismissals: Math.max(0, tally.dismissals),
    eligible,
    avg: cents(avg),
    median: cents(median),
    p25: cents(p25),
    p75: cents(p75),
    states,
    schooling,
  }
}
