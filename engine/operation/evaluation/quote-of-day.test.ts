import { describe, expect, it } from 'vitest'
import { portsOn, registry } from '../../../test/support/ports.ts'
import type { Day } from '../../core/day.ts'
import type { Ports, Quote } from './ports.ts'
import { storedQuote } from './quote-of-day.ts'
import { run } from './run.ts'

const closing = (date: Day): Quote => ({ currency: 'USD', date, buy: 5, sell: 5.1, readOn: date, source: 'central_bank', stale: false })

/** A world with closing quotes up to a day, and the dollar's series that is given. */
const world = (to: Day | null, sold: Day | null) =>
  ({
    market: {
      currencies: {
        all: () => [{ code: 'USD', name: 'Dólar', from: to && '2020-01-02', to }],
        quote: (_currency: string, on: Day) => (to && on <= to ? closing(on) : undefined),
      },
    },
    rates: {
      latest: (_metric: string, on: Day) =>
        sold && sold <= on ? { metric: 'dollar', value: 5.2, date: sold, source: 'fallback', stale: false } : undefined,
    },
  }) as unknown as Ports

describe('the quote of a day', () => {
  it('is the closing quote where it is held', () => {
    expect(storedQuote('USD', '2026-09-15', world('2026-10-02', '2026-09-15'))).toEqual({ quote: closing('2026-09-15'), indicator: null })
  })

  it('is otherwise the newest of the closing quotes and the indicator', () => {
    expect(storedQuote('USD', '2026-09-15', world('2026-08-03', '2026-09-15'))).toMatchObject({
      indicator: 'dollar',
      quote: { stale: false },
    })
    expect(storedQuote('USD', '2026-09-15', world('2026-08-03', '2026-08-01'))).toMatchObject({
      indicator: null,
      quote: { date: '2026-08-03', stale: true },
    })
  })

  it('is stale where it is older than the market ever closes, and absent where nothing is held', () => {
    expect(storedQuote('USD', '2026-09-15', world(null, '2026-08-21'))).toMatchObject({
      quote: { date: '2026-08-21', buy: null, stale: true },
    })
    expect(storedQuote('USD', '2026-09-15', world(null, null))).toBeUndefined()
  })
})

it.each(['2026-09-15', '2026-10-02', '2026-11-14'] as const)('exchange-currency and currency read one quote on %s', (day) => {
  const ports = portsOn('2026-11-14')
  for (const currency of ['USD', 'EUR']) {
    const quote = run(registry.operations.get('exchange-currency')!, { currency, date: day }, ports)
    const converted = run(registry.operations.get('currency')!, { currency, reference_date: day }, ports)
    expect(converted.rate).toBe(quote.sell)
  }
})
