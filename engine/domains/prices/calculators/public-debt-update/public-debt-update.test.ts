import { readFileSync } from 'node:fs'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../../../test/support/lanes/rounds.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import type { InvalidInput } from '../../../../core/errors.ts'
import type { Engine } from '../../../../operation/definition/registry.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const publicDebt = registry.calculators.get('public-debt-update')!

/**
 * Independent implementation of the rule from the text of the amendments, day by day, on the published files. Shares no code with the
 * calculator.
 */
const Big = Decimal.clone({ precision: 60 })
const DAY = 86_400_000
/** Sums of thirds and thirty-firsts are cut at sixty digits; truncating to forty first restores exact halves before rounding. */
const rounded = (value: Decimal, places: number): Decimal => value.toDP(40).toDP(places, Decimal.ROUND_HALF_UP)
const EC113 = Date.UTC(2021, 11, 9)
const EC136 = (Date.UTC(2025, 8, 10) - EC113) / DAY
const DAYS = (Date.UTC(2026, 8, 1) - EC113) / DAY
const text = (number: number): string => new Date(EC113 + number * DAY).toISOString().slice(0, 10)

const months = (file: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(new URL(`../../../../../data/series/${file}.csv`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 7), line.split(',')[1]!] as const),
  )
const lengthOf = (month: string): number => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** Running totals by day: the Selic, price growth, and the 2% a year, a twelfth a month. */
function running(selic: ReadonlyMap<string, string>, ipca: ReadonlyMap<string, string>) {
  const totals = [{ selic: new Big(0), prices: new Big(1), interest: new Big(0) }]
  const daily = new Map<string, Decimal>()
  for (let number = 0; number < DAYS; number++) {
    const month = text(number).slice(0, 7)
    const length = lengthOf(month)
    if (!daily.has(month)) daily.set(month, new Big(ipca.get(month)!).div(100).plus(1).pow(new Big(1).div(length)))
    const before = totals[number]!
    totals.push({
      selic: before.selic.plus(new Big(selic.get(month)!).div(100).div(length)),
      prices: before.prices.times(daily.get(month)!),
      interest: before.interest.plus(new Big(2).div(100).div(12).div(length)),
    })
  }
  return totals
}

function second(totals: ReturnType<typeof running>, amount: number, from: number, to: number) {
  const turn = Math.min(Math.max(from, EC136), to)
  let percent = totals[turn]!.selic.minus(totals[from]!.selic)
  let coefficient = new Big(1)
  let capped: boolean | null = null
  if (turn < to) {
    const selic = totals[to]!.selic.minus(totals[turn]!.selic)
    const prices = totals[to]!.prices.div(totals[turn]!.prices)
    const interest = totals[to]!.interest.minus(totals[turn]!.interest)
    capped = prices.times(interest.plus(1)).minus(1).gt(selic)
    percent = percent.plus(capped ? selic : interest)
    if (!capped) coefficient = prices
  }
  const corrected = rounded(new Big(amount).times(coefficient), 2)
  const owed = rounded(corrected.times(percent), 2)
  return { correctedPrincipal: corrected.toNumber(), interest: owed.toNumber(), total: corrected.plus(owed).toNumber(), capped }
}

/** Engine with some IPCA months replaced, so that prices may outrun the Selic. */
function worldWith(changed: Readonly<Record<string, string>>): Engine {
  return {
    ...ports,
    rates: {
      ...ports.rates,
      observed(metric, from, to) {
        const found = ports.rates.observed(metric, from, to)
        if (!found || metric !== 'ipcaMonthly') return found
        return { ...found, values: found.values.map(({ date, value }) => ({ date, value: changed[date.slice(0, 7)] ?? value })) }
      },
    },
  }
}

describe('public-debt-update', () => {
  const days = fc
    .tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 0, max: DAYS }))
    .map((pair) => pair.sort((a, b) => a - b) as [number, number])
  const cents = fc.integer({ min: 1, max: 10 ** 10 })

  it.each([
    ['as prices were', {}],
    ['with prices that outran the Selic', { '2025-10': '2.40', '2025-12': '1.10', '2026-03': '3.05', '2026-07': '1.90' }],
  ])('matches an independent day-by-day implementation in 1,500 cases, %s', (_name, changed: Record<string, string>) => {
    const totals = running(months('selic-month'), new Map([...months('ipca'), ...Object.entries(changed)]))
    const world = worldWith(changed)
    const seen = new Set<unknown>()
    fc.assert(
      fc.property(cents, days, (amount, [from, to]) => {
        const input = { amount: amount / 100, from: text(from), to: text(to), requisition_issued: '2021-12-09' }
        const expected = second(totals, amount / 100, from, to)
        seen.add(expected.capped)
        expect(run(publicDebt, input, world)).toMatchObject(expected)
      }),
      { numRuns: rounds(400, 1500) },
    )
    expect(seen.has(true)).toBe(Object.keys(changed).length > 0)
  })

  it.each([
    [{ from: '2021-12-08' }, 'from'],
    [{ to: '2021-12-31' }, 'to'],
    [{ to: '2027-01-01' }, 'to'],
    [{ to: '2025-09-11' }, 'requisition_issued'],
    [{ to: '2026-02-01', requisition_issued: '2025-09-11' }, 'requisition_issued'],
    [{ from: '2025-10-01', to: '2026-02-01', requisition_issued: '2025-10-02' }, 'requisition_issued'],
  ])('refuses %j, naming %s', (input, field) => {
    try {
      run(publicDebt, { amount: 1, from: '2022-01-01', to: '2022-02-01', ...input }, ports)
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues[0]!.field).toBe(field)
    }
  })

  it('continues from the issue day, and needs no requisition up to the amendment', () => {
    const issued = { amount: 1, from: '2025-10-02', to: '2026-02-01', requisition_issued: '2025-10-02' }
    expect(run(publicDebt, issued, ports)).toMatchObject({ capped: false })
    expect(run(publicDebt, { amount: 1, from: '2022-01-01', to: '2025-09-10' }, ports)).toMatchObject({ capped: null })
  })

  it('states first that it is not a court calculation', () => {
    const { assumptions } = run(publicDebt, { amount: 1, from: '2022-01-01', to: '2022-02-01' }, ports)
    expect((assumptions as string[])[0]).toMatch(/^Conferência de parâmetros, e não conta judicial/)
  })
})
