import { readFileSync } from 'node:fs'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../../../test/support/lanes/rounds.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import type { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const labourUpdate = registry.calculators.get('labour-update')!

/**
 * Independent implementation of the rule, from the judgments alone and day by day: each day bears its share of its month's index and
 * interest. It reads the published files and shares no code with the calculator.
 */
const Big = Decimal.clone({ precision: 60 })
const DAY = 86_400_000
/** Sums of thirds and thirty-firsts are cut at sixty digits; truncating to forty first restores exact halves before rounding. */
const rounded = (value: Decimal, places: number): Decimal => value.toDP(40).toDP(places, Decimal.ROUND_HALF_UP)
const START = Date.UTC(2012, 5, 1)
const END = Date.UTC(2026, 5, 30)
const DAYS = (END - START) / DAY

interface DayByDay {
  /** Growth of one real since the first day, and interest added, by day. */
  readonly grown: readonly Decimal[]
  readonly added: readonly Decimal[]
}

function dayByDay(file: string): DayByDay {
  const path = new URL(`../../../../../data/series/${file}.csv`, import.meta.url)
  const months = new Map(
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 7), line.split(',')[1]!] as const),
  )
  const grown = [new Big(1)]
  const added = [new Big(0)]
  let [shared, growing, adding] = ['', new Big(1), new Big(0)]
  for (let number = 0; number < DAYS; number++) {
    const date = new Date(START + number * DAY)
    const month = date.toISOString().slice(0, 7)
    if (month !== shared) {
      const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
      const rate = new Big(months.get(month) ?? 0).div(100)
      growing = rate.plus(1).pow(new Big(1).div(length))
      adding = rate.div(length)
      shared = month
    }
    grown.push(grown[number]!.times(growing))
    added.push(added[number]!.plus(adding))
  }
  return { grown, added }
}

const [ipcaE, ipca, tr, selic, legal] = ['ipca15', 'ipca', 'tr', 'selic-month', 'taxa-legal'].map(dayByDay) as [
  DayByDay,
  DayByDay,
  DayByDay,
  DayByDay,
  DayByDay,
]
const NEW_LAW = (Date.UTC(2024, 7, 30) - START) / DAY
const text = (number: number): string => new Date(START + number * DAY).toISOString().slice(0, 10)

function second(amount: number, due: number, filed: number, to: number) {
  const between = ({ grown }: DayByDay, from: number, until: number) => (until > from ? grown[until]!.div(grown[from]!) : new Big(1))
  const interest = ({ added }: DayByDay, from: number, until: number) => (until > from ? added[until]!.minus(added[from]!) : new Big(0))
  const suit = Math.min(filed, to)
  const law = Math.min(NEW_LAW, to)
  // Before the suit: IPCA-E up to the new law and IPCA from it; TR throughout.
  let coefficient = between(ipcaE, due, Math.min(suit, law)).times(between(ipca, Math.max(due, law), suit))
  let percent = interest(tr, due, suit)
  // From the suit: Selic alone up to the new law, then IPCA and the legal rate, whose sum has six decimals of a percent.
  percent = percent.plus(interest(selic, filed, law))
  const from = Math.max(filed, NEW_LAW)
  coefficient = coefficient.times(between(ipca, from, to))
  percent = percent.plus(rounded(interest(legal, from, to), 8))
  const corrected = rounded(new Big(amount).times(coefficient), 2)
  const owed = rounded(corrected.times(percent), 2)
  return { correctedPrincipal: corrected.toNumber(), interest: owed.toNumber(), total: corrected.plus(owed).toNumber() }
}

describe('labour-update', () => {
  it('matches an independent day-by-day implementation in a thousand cases', () => {
    const day = fc.integer({ min: 0, max: DAYS })
    const near = fc.integer({ min: NEW_LAW - 40, max: NEW_LAW + 40 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.array(fc.oneof(day, near), { minLength: 3, maxLength: 3 }), (cents, days) => {
        const [due, filed, to] = days.sort((a, b) => a - b) as [number, number, number]
        const input = { amount: cents / 100, due: text(due), filed: text(filed), to: text(to) }
        expect(run(labourUpdate, input, ports)).toMatchObject(second(cents / 100, due, filed, to))
      }),
      { numRuns: rounds(250, 1000) },
    )
  })

  it('has only the first phase before the suit is filed', () => {
    const asked = { amount: 1000, due: '2023-01-01', filed: '2025-01-01', to: '2023-03-01' }
    expect(run(labourUpdate, asked, ports)).toMatchObject({
      phases: [{ correction: 'ipca_e', interest: 'tr' }],
      correctedPrincipal: 1013.14,
    })
  })

  it('states first that it is not a court calculation', () => {
    const { assumptions } = run(labourUpdate, { amount: 1, due: '2023-01-01', filed: '2023-01-01', to: '2023-02-01' }, ports)
    expect((assumptions as string[])[0]).toMatch(/^Conferência de parâmetros, e não conta judicial/)
  })

  it.each([
    [{ filed: '2022-12-31' }, 'filed'],
    [{ to: '2022-12-31' }, 'to'],
    [{ to: '2027-01-01' }, 'to'],
  ])('refuses %j, naming %s', (input, field) => {
    try {
      run(labourUpdate, { amount: 1, due: '2023-01-01', filed: '2023-02-01', to: '2023-03-01', ...input }, ports)
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues[0]!.field).toBe(field)
    }
  })

  it('rejects a month before the series, naming its first month', () => {
    expect(() => run(labourUpdate, { amount: 1, due: '2010-01-01', filed: '2011-01-01', to: '2012-01-01' }, ports)).toThrow(
      /^due: vem antes do início da série tr, em 01\/06\/2012/,
    )
  })
})
