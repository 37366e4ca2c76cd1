/** Data ports built from the texts of a data release; `centavo/ports` opens them without setup. */
import { classificationsPort, withoutClassifications } from '../classifications/port.ts'
import { addDays, type Day, saoPauloDay } from '../core/day.ts'
import { RatesBook } from '../indicators/book.ts'
import type { SeriesSpec } from '../indicators/definition.ts'
import { lateness } from '../indicators/due.ts'
import { seriesSpec } from '../indicators/metrics.ts'
import type { Series } from '../indicators/series.ts'
import { shippedSnapshot } from '../indicators/shipped.ts'
import { embeddedMarket } from '../market/embedded.ts'
import type { Ports } from '../operation/evaluation/ports.ts'

/** Texts of a data release by file name; `centavo/data` has them all. Omit those not needed. */
export interface Data {
  readonly series?: Readonly<Record<string, string>>
  readonly occupations?: string
  readonly salaries?: Readonly<Record<string, string>>
  readonly expectations?: Readonly<Record<string, string>>
  readonly bonds?: Readonly<Record<string, string>>
  readonly classifications?: Readonly<Record<string, string>>
}

/** Ports cached by their data and opened lazily: most requests need none. */
const openRates = new WeakMap<Data, WeakMap<() => Day, Ports['rates']>>()
const openMarkets = new WeakMap<Data, Ports['market']>()
const openClassifications = new WeakMap<Data, Ports['classifications']>()

export function requiredFile(files: Readonly<Record<string, string>>, file: string): string {
  const text = files[file]
  if (text === undefined) throw new Error('not given')
  return text
}

/** @param today clock that decides freshness; each engine over the same data has its own. */
export function rates(data: Data, today: () => Day): Ports['rates'] {
  const byDay = openRates.get(data) ?? new WeakMap<() => Day, Ports['rates']>()
  openRates.set(data, byDay)
  let port = byDay.get(today)
  if (!port) {
    const { value } = shippedSnapshot((file) => requiredFile(data.series ?? {}, file))
    const book = new RatesBook(value, (id) => isOld(value.get(id), seriesSpec(id), today()))
    port = Object.assign(book, { version: () => 'embedded' })
    byDay.set(today, port)
  }
  return port
}

/**
 * Series shipped with the release are stale. Refreshed series (`centavo/refresh`) stay fresh until the end of the next day, unless a newer
 * value was due.
 */
const isOld = (series: Series | undefined, spec: SeriesSpec, today: Day): boolean =>
  series === undefined ||
  series.reader === 'shipped' ||
  addDays(saoPauloDay(new Date(series.capturedAt)), 1) < today ||
  lateness(spec, series, today) !== null

export function market(data: Data): Ports['market'] {
  let port = openMarkets.get(data)
  if (!port) {
    port = embeddedMarket(data)
    openMarkets.set(data, port)
  }
  return port
}

export function classifications(data: Data): Ports['classifications'] {
  let port = openClassifications.get(data)
  if (!port) {
    const { classifications: files } = data
    port = files === undefined ? withoutClassifications() : classificationsPort((file) => requiredFile(files, file))
    openClassifications.set(data, port)
  }
  return port
}
