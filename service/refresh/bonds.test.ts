import { describe, expect, it } from 'vitest'
import { BondPrices } from './bonds.ts'

/** Bond prices with this stored last-reading record. */
async function openedWith(reading: string) {
  const logged: string[] = []
  const prices = await BondPrices.open({
    store: {
      load: async (name, read) => ({ value: name === 'bonds-reading' ? read(reading) : undefined, problems: [] }),
      save: async () => {},
      watch: () => () => {},
      exclusively: async (_name, work) => work(),
    },
    clock: { now: () => new Date('2026-11-16T23:00:00Z'), after: () => () => {} },
    log: (level, message) => logged.push(`${level} ${message}`),
    shipped: { bonds: new Map(), capturedAt: null },
  })
  return { troubles: prices.troubles(), logged }
}

describe('last-reading record of bond prices', () => {
  it.each([
    ['{"at":"2026-11-15T00:00:00Z","problem":null}', []],
    ['{"at":"2026-11-15T00:00:00Z","problem":"Tesouro: status 500"}', [{ of: 'bonds', why: 'Tesouro: status 500' }]],
  ])('%s yields %j', async (text, troubles) => {
    expect(await openedWith(text)).toEqual({ troubles, logged: [] })
  })

  it.each(['{"at":1,"problem":null}', '{"problem":null}', '{"at":"2026-11-15T00:00:00Z","problem":7}', '{"at":"2026-11-15T00:00:00Z"}'])(
    '%s is ignored and logged',
    async (text) => {
      const { troubles, logged } = await openedWith(text)
      expect(troubles).toEqual([])
      expect(logged).toEqual(['warn the saved last reading of the prices of bonds could not be read'])
    },
  )
})

it('ignores saves by others once stopped', async () => {
  const watched = new Set<string>()
  const prices = await BondPrices.open({
    store: {
      load: async () => ({ value: undefined, problems: [] }),
      save: async () => {},
      watch(name) {
        watched.add(name)
        return () => watched.delete(name)
      },
      exclusively: async (_name, work) => work(),
    },
    clock: { now: () => new Date('2026-11-16T23:00:00Z'), after: () => () => {} },
    log: () => {},
    shipped: { bonds: new Map(), capturedAt: null },
  })
  prices.start()
  expect(watched.size).toBe(2)
  await prices.stop()
  expect([...watched]).toEqual([])
})
