import { describe, expect, it } from 'vitest'
import { registry } from '../../generated/registry.ts'
import { deprecated } from './deprecation.ts'

const [operation] = [...registry.calculators.values()]

describe('an operation on its way out', () => {
  it('says so, and answers as before', () => {
    const leaving = { since: '2026-01-31', sunset: '2027-01-31', instead: 'other' } as const
    const old = deprecated({ ...operation! }, leaving)
    expect(old).toMatchObject({ id: operation!.id, deprecation: leaving })
  })

  it('stays a year at least', () => {
    expect(() => deprecated({ ...operation! }, { since: '2026-01-31', sunset: '2027-01-30', instead: 'other' })).toThrow('12 months')
  })
})
