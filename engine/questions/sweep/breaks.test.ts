/** Breaks of synthetic curves with known positions. Amounts in reais, inputs in steps of a centavo. */
import { describe, expect, it } from 'vitest'
import { breaksOf } from './breaks.ts'
import { type Break, CurveReader } from './curve.ts'
import type { Threshold } from './thresholds.ts'

const limit = (value: number, unit: Threshold['unit'] = 'BRL'): Threshold => ({
  value,
  unit,
  table: 'table',
  norm: 'Lei 1',
  words: `Limite de ${value}${unit === 'percent' ? '%' : ''}`,
})

interface Drawn {
  readonly from: number
  readonly to: number
  readonly points?: number
  readonly places?: number
  readonly unit?: string | null
  readonly thresholds?: readonly Threshold[]
  /** Percentage by input. */
  readonly rate?: (x: number) => number
}

/** @param centavos value at each input. */
function searched(centavos: (x: number) => number, drawn: Drawn): { readonly breaks: Break[]; readonly asked: number } {
  const { from, to, points = 9, places = 2, unit = 'BRL', thresholds = [], rate } = drawn
  const sampleAt = (x: number) => ({ x, at: (index: number) => (index === 0 ? centavos(x) / 100 : rate!(x)) })
  const curve = {
    samples: Array.from({ length: points }, (_, index) => sampleAt(Math.round(from + ((to - from) * index) / (points - 1)))),
    places,
    unit,
    fields: [{ label: 'Valor', unit: 'BRL', places: 2 }, ...(rate ? [{ label: 'Alíquota', unit: 'percent', places: 4 }] : [])],
    thresholds,
    look: sampleAt,
  }
  const reader = new CurveReader(curve, 400)
  const search = breaksOf(curve, reader, 0)
  for (;;) {
    const next = search.next()
    if (next.done) return { breaks: next.value, asked: 400 - reader.left }
  }
}

const told = (...asked: Parameters<typeof searched>) => searched(...asked).breaks.map(({ value, kind, change }) => [value, kind, change])

describe('breaks of amounts', () => {
  it('reports an unexplained jump, also in the first and last intervals', () => {
    for (const at of [1002, 1100, 5000, 9000, 9997]) {
      const { breaks } = searched((x) => 3 * x + (x > at ? 50_000 : 0), { from: 1000, to: 10_000 })
      expect(breaks, String(at)).toMatchObject([{ value: at / 100, kind: 'jump', why: null, table: null }])
    }
  })

  it('finds a slope change at an input limit, however close to either end', () => {
    for (const at of [1020, 1150, 5000, 9850, 9980])
      expect(
        told((x) => 2 * x + Math.max(0, x - at), { from: 1000, to: 10_000, thresholds: [limit(at / 100)] }),
        String(at),
      ).toEqual([[at / 100, 'slope', 1]])
  })

  it('names a limit that the value itself reaches, anywhere between two points', () => {
    for (let at = 5000; at < 5010; at++) {
      const value = (x: number) => 100 * x + 5 * Math.max(0, x - at)
      const found = searched(value, { from: 1000, to: 10_000, unit: 'percent', thresholds: [limit(at)] }).breaks
      expect(found, String(at)).toMatchObject([{ value: at / 100, kind: 'slope', table: 'table', norm: 'Lei 1' }])
    }
  })

  it('finds breaks after a limit even if the curve returns to its earlier line', () => {
    // A tax begins at 50.00 and is waived while small; above that, the curve continues as if never waived.
    const due = (x: number) => 12 * Math.max(0, x - 5000)
    const value = (x: number) => 100 * x - Math.max(0, x - 5000) - (due(x) > 3600 ? due(x) : 0)
    const found = told(value, { from: 1000, to: 10_000, thresholds: [limit(50)] })
    expect(found).toEqual([
      [50, 'slope', -1],
      [53, 'jump', -35.13],
    ])
  })

  it('does not search again once one limit explains the whole curve', () => {
    const { breaks, asked } = searched((x) => 2 * x + 3 * Math.max(0, x - 5123), { from: 1000, to: 10_000, thresholds: [limit(51.23)] })
    expect(breaks).toMatchObject([{ value: 51.23, kind: 'slope', change: 3 }])
    expect(asked).toBeLessThan(35)
  })

  it('finds none on a straight line, with almost no evaluations', () => {
    expect(searched((x) => 7 * x, { from: 1000, to: 10_000 }).asked).toBeLessThan(20)
  })

  it('ignores rounding noise in any third of the curve', () => {
    for (const [from, to] of [
      [0, 4000],
      [4000, 7000],
      [7000, 11_000],
    ] as const) {
      const rough = (x: number) => 3 * x + (x >= from && x < to && x % 2 === 1 ? 40 : 0)
      const { breaks, asked } = searched(rough, { from: 1000, to: 10_000 })
      expect([breaks.length, asked < 60], `${from}`).toEqual([0, true])
    }
  })
})

describe('breaks over whole numbers', () => {
  const drawn = { from: 1, to: 12, points: 12, places: 0, unit: 'months' }
  const rates = [limit(20, 'percent'), limit(15, 'percent')]
  const changing = { ...drawn, thresholds: rates, rate: (x: number) => (x <= 5 ? 20 : 15) }

  it('reports a jump or slope change that coincides with a rate change in the law', () => {
    expect(told((x) => 1000 * x + (x > 5 ? 5000 : 0), changing)).toEqual([[5, 'jump', 60]])
    expect(told((x) => 1000 * x + 1000 * Math.max(0, x - 5), changing)).toEqual([[5, 'slope', 10]])
    expect(searched((x) => 1000 * x + (x > 5 ? 5000 : 0), changing).breaks[0]!.why).toBe('Limite de 15% (em Alíquota)')
  })

  it('reports breaks at either end', () => {
    for (const at of [1, 11])
      expect(told((x) => 1000 * x + (x > at ? 5000 : 0), { ...changing, rate: (x) => (x <= at ? 20 : 15) })).toEqual([[at, 'jump', 60]])
  })

  it('bounds the search by evaluations, not by the range', () => {
    const { breaks, asked } = searched((x) => 100 * Math.min(x, 5), { from: 0, to: 1e12, points: 7, places: 0, unit: 'count' })
    expect(breaks).toEqual([])
    expect(asked).toBe(400)
  })

  it('reports none on a smooth curve or without a rate change', () => {
    expect(told((x) => Math.round(10_000 * 1.1 ** x), changing)).toEqual([])
    expect(told((x) => 1000 * x + (x > 5 ? 5000 : 0), { ...changing, rate: () => 20 })).toEqual([])
    expect(told((x) => 1000 * x, changing)).toEqual([])
  })
})
