/** What calculators read besides law, from the texts of a release's data: `centavo/ports` for those that come by themselves. */
import { classificationsPort, withoutClassifications } from './classifications/port.ts'
import type { Ports } from './core/operation/ports.ts'
import { RatesBook } from './indicators/book.ts'
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
const openRates = new WeakMap<Data, Ports['rates']>()
const openMarkets = new WeakMap<Data, Ports['market']>()
const openClassifications = new WeakMap<Data, Ports['classifications']>()

export function given(files: Readonly<Record<string, string>>, file: string): string {
  const text = files[file]
  if (text === undefined) throw new Error('not given')
  return text
}

export function rates(data: Data): Ports['rates'] {
  let port = openRates.get(data)
  if (!port) {
    const { value } = shippedSnapshot((file) => given(data.series ?? {}, file))
    const book = new RatesBook(value, () => true)
    port = Object.assign(book, { version: () => 'embedded' })
    openRates.set(data, port)
  }
  return port
}

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
