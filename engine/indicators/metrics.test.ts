import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accumulatorOf } from './accumulators.ts'
import { METRIC_IDS, metricSpec, SERIES_IDS, seriesSpec } from './metrics.ts'

it('every file defines a series named after it', () => {
  const files = readdirSync(new URL('series/', import.meta.url))
    .filter((name) => !name.endsWith('.search.ts') && name !== 'en.ts')
    .map((name) => name.replace(/\.ts$/, ''))
  expect([...SERIES_IDS].sort()).toEqual(files.sort())
})

it('every metric belongs to a series, and every reading names a metric', () => {
  for (const id of METRIC_IDS) expect(SERIES_IDS).toContain(metricSpec(id)!.series)
  for (const id of SERIES_IDS) {
    const { accumulates } = seriesSpec(id)
    for (const name of accumulates?.names ?? []) expect(metricSpec(accumulatorOf(name)!.reads)?.series).toBe(id)
  }
})

it('every cross-check names an existing series', () => {
  for (const id of SERIES_IDS) {
    for (const { with: one, and } of seriesSpec(id).agrees ?? []) expect(SERIES_IDS).toEqual(expect.arrayContaining([one, and ?? one]))
  }
})

it('an unknown name is undefined, even one inherited by every object', () => {
  for (const name of ['ibovespa', 'toString', '__proto__']) expect(metricSpec(name)).toBeUndefined()
})
