import { describe, expect, it } from 'vitest'
import type { SalaryWindow } from '../operation/evaluation/ports.ts'
import { STATE_CODES, stateLetters } from './codes.ts'
import { combineSalaries, type Imported, type Layer, type Shipped } from './port.ts'

it('maps each state to its IBGE code, by region', () => {
  const letters = (...codes: number[]) => codes.map(stateLetters).join(' ')
  expect(letters(11, 12, 13, 14, 15, 16, 17)).toBe('RO AC AM RR PA AP TO')
  expect(letters(21, 22, 23, 24, 25, 26, 27, 28, 29)).toBe('MA PI CE RN PB PE AL SE BA')
  expect(letters(31, 32, 33, 35)).toBe('MG ES RJ SP')
  expect(letters(41, 42, 43)).toBe('PR SC RS')
  expect(letters(50, 51, 52, 53)).toBe('MS MT GO DF')
  expect(new Set(STATE_CODES).size).toBe(28)
  expect(stateLetters(99)).toBeUndefined()
})

describe('served salary data', () => {
  const windowTo = (to: string): SalaryWindow => ({ from: `${to.slice(0, 4)}-01`, to, months: 12, asOf: null })
  const layer = (to: string, ...cbos: string[]): Layer => ({
    window: windowTo(to),
    of: (cbo) =>
      cbos.includes(cbo)
        ? {
            window: windowTo(to),
            method: 'microdata',
            source: to,
            assumptions: [],
            totalAdmissions: 1,
            totalDismissals: 0,
            eligibleAdmissions: 1,
            avgSalary: null,
            distribution: {
              window: windowTo(to),
              method: 'microdata',
              medianSalary: null,
              p25Salary: null,
              p75Salary: null,
              grade: null,
              sample: null,
              reason: null,
            },
            topStates: [],
            schooling: [],
          }
        : undefined,
  })
  const imported = (to: string, ...cbos: string[]): Imported => ({ version: 'i', ...layer(to, ...cbos) })
  const shipped = (...layers: Layer[]): Shipped => ({
    version: 's',
    layers,
    states: () => [],
    stock: () => undefined,
    jobSchooling: () => undefined,
  })

  it('is empty without stored data', () => {
    expect(combineSalaries(null, null)).toBeNull()
    expect(combineSalaries(shipped(), null)).toBeNull()
  })

  it('comes from an import or from the release', () => {
    expect(combineSalaries(null, imported('2026-05', '2124'))).toMatchObject({ version: 'i', imported: { to: '2026-05' } })
    expect(combineSalaries(shipped(layer('2025-12', '2124')), null)).toMatchObject({ version: 's', imported: null })
    expect(combineSalaries(shipped(layer('2025-12', '2124')), imported('2026-05', '2124'))?.version).toBe('i-s')
  })

  it('uses the newest window available for each family', () => {
    const { holdings } = combineSalaries(
      shipped(layer('2024-12', '2124', '2235'), layer('2025-12', '2124')),
      imported('2025-06', '2124', '5173'),
    )!
    expect(holdings.window.to).toBe('2025-12')
    expect(['2124', '2235', '5173', '0101'].map((cbo) => holdings.of(cbo)?.source)).toEqual(['2025-12', '2024-12', '2025-06', undefined])
  })

  it('prefers the import when both end in the same month', () => {
    const { holdings } = combineSalaries(shipped(layer('2025-12', '2124')), imported('2025-12', '2235'))!
    expect([holdings.of('2124')?.source, holdings.of('2235')?.source]).toEqual(['2025-12', '2025-12'])
  })
})
