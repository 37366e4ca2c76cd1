/** What calculators read besides law, from the texts of a release's data: `centavo/ports` for those that come by themselves. */
import { classificationsPort, withoutClassifications } from './classifications/port.ts'
import { addDays, type Day, saoPauloDay } from './core/day.ts'
import type { Ports } from './core/operation/ports.ts'
import { RatesBook } from './indicators/book.ts'
import type { SeriesSpec } from './indicators/definition.ts'
import { lateness } from './indicators/due.ts'
import { seriesSpec } from './indicators/metrics.ts'
import type { Series } from './indicators/series.ts'
import { shippedSnapshot } from './indicators/shipped.ts'
import { embeddedMarket } from './market/embedded.ts'

/** The texts of a release's data, by file name: `centavo/data` has them all; leave out what is not needed. */
export interface Data {
  readonly series?: Readonly<Record<string, string>>
  readonly occupations?: string
  readonly salaries?: Readonly<Record<string, string>>
  readonly expectations?: Readonly<Record<string, string>>
  readonly bonds?: Readonly<Record<string, string>>
  readonly classifications?: Readonly<Record<string, string>>
}

/** Kept by the data they were read from, and read only when asked: most questions need neither. */
const openRates = new WeakMap<Data, WeakMap<() => Day, Ports['rates']>>()
const openMarkets = new WeakMap<Data, Ports['market']>()
const openClassifications = new WeakMap<Data, Ports['classifications']>()

export function given(files: Readonly<Record<string, string>>, file: string): string {
  const text = files[file]
  if (text === undefined) throw new Error('not given')
  return text
}

/** @param today what is fresh depends on it: of two engines over the same data each has its own. */
export function rates(data: Data, today: () => Day): Ports['rates'] {
  const byDay = openRates.get(data) ?? new WeakMap<() => Day, Ports['rates']>()
  openRates.set(data, byDay)
  let port = byDay.get(today)
  if (!port) {
    const { value } = shippedSnapshot((file) => given(data.series ?? {}, file))
    const book = new RatesBook(value, (id) => isOld(value.get(id), seriesSpec(id), today()))
    port = Object.assign(book, { version: () => 'embedded' })
    byDay.set(today, port)
  }
  return port
}

/** What came with the release is; what was read since (`centavo/refresh`) is fresh until the next day ends, unless more was due. */
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
    port = files === undefined ? withoutClassifications() : classificationsPort((file) => given(files, file))
    openClassifications.set(data, port)
  }
  return port
}
