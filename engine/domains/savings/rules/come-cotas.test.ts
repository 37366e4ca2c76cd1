import { expect, it } from 'vitest'
import { comeCotasDays } from './come-cotas.ts'

it('are the last business days of May and November, excluding both ends', () => {
  expect(comeCotasDays('2025-01-02', '2026-12-31')).toEqual(['2025-05-30', '2025-11-28', '2026-05-29', '2026-11-30'])
  expect(comeCotasDays('2026-05-29', '2026-11-30')).toEqual([])
  expect(comeCotasDays('2026-05-28', '2026-12-01')).toEqual(['2026-05-29', '2026-11-30'])
})
