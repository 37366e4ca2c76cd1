import { describe, expect, it } from 'vitest'
import payrollLines from '../../law/payroll-lines.ts'
import { basesOf } from './lines.ts'
import { isOfMonth, MONTH_INCIDENCE } from './month-incidence.ts'

const [{ value }] = payrollLines.versions
const MONTH_BASES: readonly string[] = ['inss', 'irrf', 'fgts']

describe('lines that affect only the month', () => {
  it.each([
    ['salary', '1000', true],
    ['overtime', '1003', true],
    ['absence', '9207', true],
    ['family allowance', '1409', true],
    ['alimony', '9213', true],
    ['private pension', '9223', true],
    ['transport', '9216', true],
    ['health plan', '9219', true],
    ['loan paid with the FGTS', '9253', true],
    ['13th', '5001', false],
    ['vacation', '1016', false],
    ['profit sharing', '1300', false],
    ['INSS', '9201', false],
    ['income tax', '9203', false],
  ])('%s (%s) affects only the month: %s', (_case, nature, isMonth) => {
    const { incidence } = value.lines.find((line) => line.nature === nature)!
    expect(incidence.length).toBeGreaterThan(0)
    expect(incidence.map(isOfMonth)).toEqual(incidence.map(() => isMonth))
  })

  it('adds nothing to the bases of the 13th, the vacation, the profit sharing or the notice', () => {
    const entered = value.lines.flatMap(({ nature, name, kind, incidence }) =>
      incidence.filter(isOfMonth).flatMap((each) => {
        const line = { nature, label: name, kind: kind === 'deduction' ? ('earning' as const) : kind, amount: 1n }
        return Object.entries(basesOf([{ line, incidence: each }])).flatMap(([base, amount]) => (amount === 0n ? [] : [base]))
      }),
    )
    expect([...new Set(entered)].sort()).toEqual([...MONTH_BASES].sort())
  })

  it('covers every incidence that enters month bases only, except pay borne by the INSS', () => {
    const left = value.lines.flatMap(({ nature, name, kind, incidence }) =>
      incidence.flatMap((each) => {
        const line = { nature, label: name, kind: kind === 'deduction' ? ('earning' as const) : kind, amount: 1n }
        const bases = Object.entries(basesOf([{ line, incidence: each }])).flatMap(([base, amount]) => (amount === 0n ? [] : [base]))
        const isOnlyMonth = bases.length > 0 && bases.every((base) => MONTH_BASES.includes(base))
        return isOnlyMonth && !isOfMonth(each) ? [`${each.cp}/${each.irrf}/${each.fgts}`] : []
      }),
    )
    expect([...new Set(left)].sort()).toEqual(['21/11/11', '25/9/11'])
  })
})

/** Tabela 21 of the eSocial: untaxed codes. Code 70 is the part of a pension exempt by age. */
it.each([
  ['67', true],
  ['70', false],
  ['72', true],
  ['73', true],
  ['74', true],
  ['75', true],
  ['79', true],
])('income tax code %s without INSS or FGTS affects only the month: %s', (irrf, isMonth) => {
  expect(isOfMonth({ cp: '00', irrf, fgts: '00' })).toBe(isMonth)
})

it('lists each code once', () => {
  for (const codes of Object.values(MONTH_INCIDENCE)) expect(new Set(codes).size).toBe(codes.length)
})
