/** Simulated central bank that answers, fails or returns false data, with the true values of four series. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBusinessDay } from '../../engine/core/calendar/business-day.ts'
import { once } from '../../engine/core/collections/lazy-value.ts'
import { addDays, type Day, saoPauloDay } from '../../engine/core/day.ts'
import type { SeriesId } from '../../engine/indicators/metrics.ts'
import type { Observation } from '../../engine/indicators/series.ts'
import { inOrder, type RateSource, SourceProblem } from '../../service/sources/source.ts'
import type { Chance } from './random.ts'
import type { SimTime } from './time.ts'

const HELD = ['cdi', 'selic-over', 'selic-target', 'dollar'] as const satisfies SeriesId[]
type Held = (typeof HELD)[number]

const FIRST: Day = '2026-06-01'
const SHIPPED_TO: Day = '2026-08-20'
const LAST: Day = '2026-12-31'
const TARGET = '13.75'

/** Past and future publications: constant rates, and a dollar that varies daily. */
const TRUTH: Readonly<Record<Held, ReadonlyMap<Day, string>>> = {
  cdi: daily(() => '0.051660'),
  'selic-over': daily(() => '0.051660'),
  'selic-target': new Map([[FIRST, TARGET]]),
  dollar: daily((at) => (5.4 + (at % 17) / 100).toFixed(4)),
}

function daily(value: (at: number) => string): Map<Day, string> {
  const rows = new Map<Day, string>()
  for (let day = FIRST, at = 0; day <= LAST; day = addDays(day, 1)) if (isBusinessDay(day)) rows.set(day, value(at++))
  return rows
}

/** Published value of a series on a day. */
export const truthOf = (id: string, day: Day): string | undefined =>
  id === 'selic-target' ? TARGET : isHeld(id) ? TRUTH[id].get(day) : undefined

const isHeld = (id: string): id is Held => HELD.some((each) => each === id)

/** Release data files, created once for all seeds. */
export const shippedFolder = once((): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-simulation-'))
  const series: Record<string, object> = {}
  for (const id of HELD) {
    const rows = [...TRUTH[id]].filter(([day]) => day <= SHIPPED_TO)
    writeFileSync(join(folder, `${id}.csv`), rows.map(([day, value]) => `${day},${value}\n`).join(''))
    series[id] = { rows: rows.length, completeTo: SHIPPED_TO }
  }
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify({ capturedOn: SHIPPED_TO, series }))
  return pathToFileURL(`${folder}/`)
})

export const BANK_STATES = ['well', 'slow', 'silent', 'broken', 'doubled', 'zeros', 'twoValues', 'old'] as const

export class SimBank {
  readonly #time: SimTime
  readonly #chance: Chance
  state: (typeof BANK_STATES)[number] = 'well'

  constructor(time: SimTime, chance: Chance) {
    this.#time = time
    this.#chance = chance
  }

  readonly source: RateSource = {
    name: 'bank',
    has: isHeld,
    read: (id, from, to, signal) => this.#answer(id, from, to, signal),
  }

  async #answer(id: SeriesId, from: Day, to: Day, signal: AbortSignal): Promise<Observation[]> {
    const { state } = this
    await this.#answered(state === 'silent' ? Number.POSITIVE_INFINITY : this.#chance.between(20, state === 'slow' ? 30_000 : 400), signal)
    if (state === 'broken') throw new SourceProblem('status 500', { passing: true })
    return inOrder(this.#lied(this.#rows(id, from, to)))
  }

  #rows(id: SeriesId, from: Day, to: Day): Observation[] {
    const known = saoPauloDay(new Date(this.#time.truth))
    if (id === 'selic-target') return everyDay(from, to < known ? to : known)
    const rows = isHeld(id) ? TRUTH[id] : new Map<Day, string>()
    // Values are published the following day.
    return [...rows].flatMap(([day, value]) => (day >= from && day <= to && day < known ? [{ day, value }] : []))
  }

  #lied(rows: readonly Observation[]): Observation[] {
    switch (this.state) {
      case 'doubled':
        return rows.map(({ day, value }) => ({ day, value: String(Number(value) * 2) }))
      case 'zeros':
        return rows.map(({ day }) => ({ day, value: '0' }))
      case 'twoValues':
        return rows.flatMap(({ day, value }) => [
          { day, value },
          { day, value: String(Number(value) * 1.1) },
        ])
      case 'old':
        return rows.filter(({ day }) => day <= SHIPPED_TO)
      default:
        return [...rows]
    }
  }

  /** Resolves after a delay, or rejects on abort. */
  #answered(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => reject(new SourceProblem('no answer in time', { passing: true }))
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      if (milliseconds < Number.POSITIVE_INFINITY) this.#time.post(milliseconds, resolve)
    })
  }
}

/** The target has a value on every calendar day. */
function everyDay(from: Day, to: Day): Observation[] {
  const rows: Observation[] = []
  for (let day = from < FIRST ? FIRST : from; day <= to; day = addDays(day, 1)) rows.push({ day, value: TARGET })
  return rows
}
