import { describe, expect, it } from 'vitest'
import { registry } from '../../generated/registry.ts'
import { deprecated } from './deprecation.ts'

const [operation] = [...registry.calculators.values()]

describe('deprecated operation', () => {
  it('announces its deprecation and still works', () => {
    const leaving = { since: '2026-01-31', sunset: '2027-01-31', instead: 'other' } as const
    const old = deprecated({ ...operation! }, leaving)
    expect(old).toMatchObject({ id: operation!.id, deprecation: leaving })
  })

  it('remains available for at least a year', () => {
    expect(() => deprecated({ ...operation! }, { since: '2026-01-31', sunset: '2027-01-30', instead: 'other' })).toThrow('12 months')
  })
})
