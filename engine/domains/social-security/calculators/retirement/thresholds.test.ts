import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) =>
  run(
    registry.calculators.get('retirement')!,
    { gender: 'homem', current_age: 65, contribution_years: 20, average_salary: 4000, reference_date: '2026-06-01', ...input },
    ports,
  )

describe('benefit at its limits', () => {
  it('flags the floor one centavo below the minimum wage, but not exactly at it', () => {
    // 60% of 2,701.67 is 1,621.002; of 2,701.65, 1,620.99.
    expect(ask({ average_salary: 2701.67 })).toMatchObject({ benefit: 1621, floorApplied: false })
    expect(ask({ average_salary: 2701.65 })).toMatchObject({ benefit: 1621, floorApplied: true })
  })

  it('flags the ceiling one centavo above it, but not exactly at it', () => {
    // 40 years of contribution give 100% of the average.
    expect(ask({ contribution_years: 40, average_salary: 8475.55 })).toMatchObject({ benefit: 8475.55, ceilingApplied: false })
    expect(ask({ contribution_years: 40, average_salary: 8475.56 })).toMatchObject({ benefit: 8475.55, averageUsed: 8475.55 })
  })
})

it('accepts a contribution as long as life, but no longer', () => {
  expect(ask({ current_age: 30, contribution_years: 30 })).toHaveProperty('benefit')
  expect(() => ask({ current_age: 30, contribution_years: 30.01 })).toThrow(/^contribution_years: /)
})
