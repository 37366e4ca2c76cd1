import { describe, expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import annualReturn from '../../law/annual-return.ts'
import irpfAnnual from '../../law/irpf-annual.ts'
import { admission, ageOn } from './dependents.ts'

const law = { year: 2025, annual: irpfAnnual.at('2025-12-31').value, rules: annualReturn.at('2025-12-31').value, exemptFrom65: 0n }
const child = { id: 'c', relation: 'child', student: false, disabled: false, also_declared: false } as const

describe('age', () => {
  it('completes on the birthday', () => {
    expect(ageOn('2004-05-01', '2025-04-30')).toBe(20)
    expect(ageOn('2004-05-01', '2025-05-01')).toBe(21)
  })
})

describe('admission of a dependent (Lei 9.250/1995, art. 35)', () => {
  it('counts the age on 1 January', () => {
    expect(admission({ ...child, birth_date: '2003-01-02' }, 0n, law)).toEqual({ allowed: true, why: 'birthday_in_the_year' })
    expect(admission({ ...child, birth_date: '2003-01-01' }, 0n, law)).toEqual({ allowed: false, why: 'too_old' })
    expect(admission(child, 0n, law)).toEqual({ allowed: true, why: 'age_unknown' })
  })

  it('limits the income of parents by the exempt bracket of the year', () => {
    const parent = { ...child, relation: 'parent' } as const
    expect(admission(parent, reais('28467.20'), law).allowed).toBe(true)
    expect(admission(parent, reais('28467.21'), law)).toEqual({ allowed: false, why: 'parent_income' })
  })
})
