import { describe, expect, it } from 'vitest'
import { type Law, law, publishedValue, rate, reais, type Version } from './dated.ts'
import type { Day } from './day.ts'
import { LawNotRecorded } from './errors.ts'
import { progressive } from './scale.ts'

const version = (from: Day, amount: string, more: Partial<Version<{ amount: bigint }>> = {}): Version<{ amount: bigint }> => ({
  from,
  norm: { act: `Lei de ${from}` },
  evidence: { status: 'verified', sources: ['https://example.org'] },
  value: { amount: reais(amount) },
  ...more,
})

const tableOf = (first: Version<{ amount: bigint }>, ...older: Version<{ amount: bigint }>[]): Law<{ amount: bigint }> =>
  law({ id: 'table', title: 'Tabela', dateMeans: 'dia', reviewedOn: '2026-11-14', versions: [first, ...older] })

describe('law table validation', () => {
  it.each([
    ['with two versions that start on one day', '2026-01-01', '2026-01-01'],
    ['with the older version on top', '2025-01-01', '2026-01-01'],
    ['with a version that starts on no day', '2026-01-01', '2025-02-29'],
  ] as [string, Day, Day][])('%s', (_what, newer, older) => {
    expect(() => tableOf(version(newer, '2'), version(older, '1'))).toThrow(/Tabela: /)
  })

  it('accepts versions one day apart', () => {
    expect(tableOf(version('2026-01-02', '2'), version('2026-01-01', '1')).versions).toHaveLength(2)
  })
})

describe('version by date', () => {
  const table = tableOf(version('2026-01-01', '2'), version('2025-01-01', '1'))

  it('starts on its first day, and the newest never ends', () => {
    expect(['2025-01-01', '2025-12-31', '2026-01-01', '2099-12-31'].map((day) => table.at(day as Day).value.amount)).toEqual([
      100n,
      100n,
      200n,
      200n,
    ])
  })

  it('rejects a date before the record with the table’s name and first day', () => {
    expect(() => table.at('2024-12-31')).toThrow(LawNotRecorded)
    expect(() => table.at('2024-12-31')).toThrow(/"Tabela" começa em 2025-01-01/)
    expect(table.recordStarts).toBe('2025-01-01')
  })

  it('ends on the first day of the next version; the newest has no end', () => {
    expect(table.versions.map((each) => table.supersededOn(each))).toEqual([null, '2026-01-01'])
  })
})

describe('citation of a version', () => {
  it('has the act with its article and URL, and is the same object on every call', () => {
    const table = tableOf(
      version('2026-01-01', '2', { norm: { act: 'Lei nº 1/2026', article: 'art. 2º', url: 'https://example.org/lei' } }),
      version('2025-01-01', '1', { evidence: { status: 'reported', sources: ['https://example.org/b'] } }),
    )
    const [newest, oldest] = table.versions
    expect(table.basis(newest)).toEqual({
      table: 'table',
      effectiveFrom: '2026-01-01',
      norm: 'Lei nº 1/2026, art. 2º',
      url: 'https://example.org/lei',
      evidence: 'verified',
    })
    expect(table.basis(newest)).toBe(table.basis(newest))
    expect(table.basis(oldest!)).toMatchObject({ norm: 'Lei de 2025-01-01', url: 'https://example.org/b', evidence: 'reported' })
  })
})

it('publishes amounts in reais and adds a percentage to each fraction, at any depth', () => {
  expect(
    publishedValue({ limit: reais('10.50'), rate: rate('7.5'), none: null, inner: { brackets: progressive([['1.00', '5']]) } }),
  ).toEqual({
    limit: 10.5,
    rate: 0.075,
    ratePercent: 7.5,
    none: null,
    inner: { brackets: [{ limit: 1, rate: 0.05, ratePercent: 5 }] },
  })
})
