import { describe, expect, it } from 'vitest'
import { CONTRACTS } from '../payslip/pay-document.ts'
import { floorFields } from './floor-fields.ts'
import { STATES } from './states.ts'

const fields = floorFields()
const accepts = (name: keyof typeof fields, value: unknown): boolean => fields[name].safeParse(value).success

describe('fields of the wage floors', () => {
  it('are all optional', () => {
    for (const name of Object.keys(fields)) expect(accepts(name as keyof typeof fields, undefined), name).toBe(true)
  })

  // Constituição, art. 7º, XIII: 44 hours a week. A month of 31 days has 744 hours.
  it.each([
    ['weekly_hours', 1, 44, 0.5, 44.5],
    ['monthly_hours', 1, 744, 0.5, 744.5],
    ['floor_band', 1, 6, 0, 7],
  ] as const)('limit %s to %d to %d', (name, least, most, below, above) => {
    expect([least, most, below, above].map((value) => accepts(name, value))).toEqual([true, true, false, false])
  })

  it('take an occupation of four or six digits', () => {
    expect(['4110', '411005', '411', '41100', '4110-05'].map((code) => accepts('occupation', code))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('take an agreement floor of zero and refuse one below it', () => {
    expect([accepts('agreement_floor', 0), accepts('agreement_floor', -0.01)]).toEqual([true, false])
  })

  it('take every state and form of contract, and no other', () => {
    expect(STATES.every((state) => accepts('state', state))).toBe(true)
    expect(CONTRACTS.every((contract) => accepts('contract', contract))).toBe(true)
    expect([accepts('state', 'XX'), accepts('contract', 'freelance')]).toEqual([false, false])
  })
})
