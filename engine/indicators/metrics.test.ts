import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accumulatorOf } from './accumulators.ts'
import { METRIC_IDS, metricSpec, SERIES_IDS, seriesSpec } from './metrics.ts'

it('every file is a series, by its own name', () => {
  const files = readdirSync(new URL('series/', import.meta.url))
    .filter((name) => !name.endsWith('.search.ts') && name !== 'en.ts')
    .map((name) => name.replace(/\.ts$/, ''))
  expect([...SERIES_IDS].sort()).toEqual(files.sort())
})

it('every metric is of a series, and every reading names a metric', () => {
  for (const id of METRIC_IDS) expect(SERIES_IDS).toContain(metricSpec(id)!.series)
  for (const id of SERIES_IDS) {
    const { accumulates } = seriesSpec(id)
    for (const name of accumulates?.names ?? []) expect(metricSpec(accumulatorOf(name)!.reads)?.series).toBe(id)
  }
})

it('every series that another is held against is one', () => {
  for (const id of SERIES_IDS) {
    for (const { with: one, and } of seriesSpec(id).agrees ?? []) expect(SERIES_IDS).toEqual(expect.arrayContaining([one, and ?? one]))
  }
})

it('a name that is no metric is nothing, also one every object has', () => {
  for (const name of ['ibovespa', 'toString', '__proto__']) expect(metricSpec(name)).toBeUndefined()
})
