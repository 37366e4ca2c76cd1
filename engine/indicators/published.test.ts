/** Checks each series definition against its shipped data. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SERIES_IDS, type SeriesId, seriesSpec } from './metrics.ts'
import { readRows } from './series.ts'

const DATA = new URL('../../data/series/', import.meta.url)
const metadata: { series: Record<string, { sgs?: number; sidra?: string }> } = JSON.parse(
  readFileSync(new URL('metadata.json', DATA), 'utf8'),
)
const SHIPPED = SERIES_IDS.filter((id) => metadata.series[id] !== undefined)
const decimalsOf = (id: SeriesId): number => {
  const rows = readRows(
    readFileSync(new URL(`${id}.csv`, DATA), 'utf8')
      .split('\n')
      .slice(1)
      .join('\n'),
  )
  return Math.max(...rows.values.map((value) => value.split('.')[1]?.replace(/0+$/, '').length ?? 0))
}

it('every shipped series is defined', () => {
  expect(SHIPPED.length).toBe(Object.keys(metadata.series).length)
})

describe.each(SHIPPED)('%s', (id) => {
  const { source, places, exactPlaces } = seriesSpec(id)

  it('uses the source number of the shipped data', () => {
    const { sgs, sidra } = metadata.series[id]!
    expect(source.kind === 'sgs' ? source.code : `${source.table}/${source.variable}`).toBe(sgs ?? sidra)
  })

  it('has the published decimals, and exactly those when declared', () => {
    const published = decimalsOf(id)
    if (exactPlaces) expect(places).toBe(published)
    else expect(places).toBeGreaterThanOrEqual(published)
  })
})

it('limits monthly prices to doubling until 1995', () => {
  const ofMonth = SERIES_IDS.filter((id) => {
    const { cadence, metrics } = seriesSpec(id)
    return (
      cadence === 'monthly' && Object.values(metrics).some(({ aggregation, unit }) => aggregation === 'compound' && unit === '% no mês')
    )
  })
  const limits = ofMonth.flatMap((id) => seriesSpec(id).sane.maxUntil1995 ?? [])
  expect(limits.length).toBeGreaterThanOrEqual(8)
  expect(new Set(limits)).toEqual(new Set([100]))
})
