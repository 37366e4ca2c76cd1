import { describe, expect, it } from 'vitest'
import type { Day } from '../../../core/day.ts'
import { bankServiceDay, wageDay, withoutService } from './bank-service.ts'

const NONE: ReadonlySet<Day> = new Set()

describe('days with banking service', () => {
  it.each(['2022-12-30', '2023-12-29', '2024-12-31', '2025-12-31', '2026-12-31', '2027-12-31'] as const)(
    'exclude %s, the last business day of its year',
    (day) => {
      expect(withoutService(day, NONE)).toBe('último dia útil do ano, sem expediente bancário')
      expect(bankServiceDay(day, -1, NONE) < day).toBe(true)
    },
  )

  it('are found in both directions, past weekends, holidays and caller-supplied holidays', () => {
    expect(bankServiceDay('2026-11-20', -1, NONE)).toBe('2026-11-19')
    expect(bankServiceDay('2026-11-20', 1, NONE)).toBe('2026-11-23')
    expect(bankServiceDay('2026-11-20', 1, new Set<Day>(['2026-11-23']))).toBe('2026-11-24')
    expect(bankServiceDay('2026-11-19', 1, NONE)).toBe('2026-11-19')
    expect(bankServiceDay('2026-12-31', 1, NONE)).toBe('2027-01-04')
  })

  it('explain why a day is excluded', () => {
    expect(withoutService('2026-11-19', NONE)).toBeNull()
    expect(withoutService('2026-11-21', NONE)).toBe('sábado')
    expect(withoutService('2026-11-15', NONE)).toBe('domingo e feriado: Proclamação da República')
    expect(withoutService('2026-11-19', new Set<Day>(['2026-11-19']))).toBe('feriado local informado')
  })
})

describe('working days for wages', () => {
  it('include Saturdays, Carnival and Corpus Christi, and exclude national and local holidays', () => {
    expect(wageDay('2026-11-01', 5, NONE)).toBe('2026-11-07')
    expect(wageDay('2025-03-01', 5, NONE)).toBe('2025-03-06')
    expect(wageDay('2026-06-01', 5, NONE)).toBe('2026-06-05')
    expect(wageDay('2026-06-01', 5, new Set<Day>(['2026-06-02']))).toBe('2026-06-06')
  })
})
