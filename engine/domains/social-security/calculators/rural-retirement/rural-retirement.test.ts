import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const asked = (input: object) => run(registry.calculators.get('rural-retirement')!, { reference_date: '2026-06-01', ...input }, ports)

/** Minimum wages transcribed from their decrees, independent of the engine's table: first day and amount. */
const WAGES = [
  ['2011-01-01', 540],
  ['2011-03-01', 545],
  ['2015-01-01', 788],
  ['2016-01-01', 880],
  ['2020-01-01', 1039],
  ['2020-02-01', 1045],
  ['2023-01-01', 1302],
  ['2023-05-01', 1320],
  ['2024-01-01', 1412],
  ['2025-01-01', 1518],
  ['2026-01-01', 1621],
] as const

it('matches an independent implementation of arts. 39, I, and 48, §§ 1º and 2º, in tenths of a year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('male' as const, 'female' as const),
      fc.integer({ min: 500, max: 650 }),
      fc.integer({ min: 150, max: 210 }),
      fc.constantFrom(...WAGES),
      (sex, tenths, rural_months, [reference_date, wage]) => {
        const lacks = [tenths < (sex === 'male' ? 600 : 550), rural_months < 15 * 12]
        const eligible = !lacks.includes(true)
        const { reason, ...got } = asked({ sex, age: tenths / 10, rural_months, reference_date }) as Record<string, unknown>
        expect(got).toMatchObject({ eligible, benefit: eligible ? wage : null })
        expect(String(reason).includes('a idade é de')).toBe(lacks[0])
        expect(String(reason).includes('são precisos 180 meses')).toBe(lacks[1])
      },
    ),
  )
})

it('reports both missing requirements, and rejects days before the waiting time became 180 months for everybody', () => {
  expect(asked({ sex: 'female', age: 54.9, rural_months: 179 })).toMatchObject({
    eligible: false,
    reason: 'a idade é de 55 anos e são precisos 180 meses de trabalho rural',
  })
  expect(() => asked({ sex: 'female', age: 55, rural_months: 180, reference_date: '2010-12-31' })).toThrow(/reference_date/)
})
