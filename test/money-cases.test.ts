/** Cases of money, rates and decisions found wrong from outside, each held to what the law or the published figure gives. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../engine/core/day.ts'
import { run } from '../engine/core/operation/run.ts'
import { portsOn, registry } from './support/ports.ts'

const TODAY = '2026-11-16'
const ask = (id: string, input: object, on: Day = TODAY) => run(registry.operations.get(id)!, input, portsOn(on))
const said = (answer: Record<string, unknown>): string => (answer.assumptions as string[]).join(' ')

describe('financing', () => {
  const sac = { property_value: 300_000, down_payment: 0, annual_rate: 10, months: 360, system: 'sac', monthly_insurance: 80 }

  it('makes no month of what only roundings left: 50,000 are exactly 60 amortizations of 360', () => {
    const { paidOffMonth, extra, lastInstallment } = ask('financing', { ...sac, extra_once: 50_000, extra_once_month: 1 })
    expect(paidOffMonth).toBe(300)
    expect(extra).toMatchObject({ monthsSaved: 60 })
    expect(lastInstallment).toBeGreaterThan(800)
  })

  it('of any round number: no last instalment of centavos', () => {
    const amounts = fc.record({
      thousands: fc.integer({ min: 100, max: 500 }),
      years: fc.integer({ min: 10, max: 35 }),
      tenths: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(amounts, ({ thousands, years, tenths }) => {
        const months = years * 12
        const property_value = thousands * 1000
        // A whole number of amortizations.
        const extra_once = Math.round((property_value / months) * tenths * 100) / 100
        const asked = { ...sac, property_value, months, monthly_insurance: 0, extra_once, extra_once_month: 1 }
        const { paidOffMonth } = ask('financing', asked)
        expect(paidOffMonth).toBe(months - tenths)
      }),
      { numRuns: 25 },
    )
  })
})

it('payroll-loan: no instalment of the largest loan passes the margin, the last one included', () => {
  const found = ask('payroll-loan', { available_income: 7428.8, months: 84, monthly_rate: 1.5 })
  expect(found).toMatchObject({ maxInstallment: 2600.08, fits: true })
  expect(found.lastInstallment).toBeLessThanOrEqual(2600.08)
  const long = ask('payroll-loan', { available_income: 2000, months: 120, monthly_rate: 3 })
  expect(long).toMatchObject({ maxInstallment: 700, fits: true })
  expect(long.lastInstallment).toBeLessThanOrEqual(700)
})

it('half a centavo of one day of Selic rounds up', () => {
  const asked = { amount: 50_000, index: 'selic', from: '2024-09-17', to: '2024-09-18' }
  // 50,000 × 1.0003927 = 50,019.635.
  expect(ask('monetary-correction', asked)).toMatchObject({ factor: 1.0003927, correctedAmount: 50_019.64 })
})

describe('rates of one day', () => {
  it('CDB and Tesouro tie by the CDI and the effective Selic of the same target, and the answer says so', () => {
    const found = ask('where_to_invest', { amount: 10_000, months: 24 })
    expect(found.verdict).toBe('tie')
    expect(found.answer).toMatch(/^Empate: /)
    expect(said(found)).toMatch(/CDI de 13,65% ao ano: o provisório de 05\/10\/2026/)
    expect(said(found)).toMatch(/Selic de 13,65% ao ano: a efetiva, que fica 0,1% abaixo da meta de 13,75%/)
  })

  it('is the same question on a day of which both were published', () => {
    expect(ask('where_to_invest', { amount: 10_000, months: 24, reference_date: '2026-07-01' }).verdict).toBe('tie')
  })

  it('100.5% of a CDI given is more than 100% of the Selic', () => {
    const { options } = ask('cdb-comparison', { principal: 10_000, months: 24, cdb_percent: 100.5, cdi_annual: 13.65 }) as {
      options: { option: string }[]
    }
    expect(options[0]!.option).toBe('cdb')
  })

  it('a CDI of before is not called that of today, and a provisional one says so', () => {
    const debt = { amount: 10_000, debt_balance: 5000, debt_monthly_rate: 3 }
    expect(said(ask('pay_debt_or_invest', debt))).not.toMatch(/hoje/)
    expect(said(ask('pay_debt_or_invest', debt))).toMatch(/o provisório de 05\/10\/2026/)
  })
})

describe('where_to_invest', () => {
  it('a bond that matures before the term goes on in the CDB', () => {
    const asked = { amount: 10_000, months: 60, profile: 'moderate', prefixado_rate: 14, prefixado_maturity: '2029-01-01' }
    const found = ask('where_to_invest', asked) as { options: { option: string; netAmount: number }[]; assumptions: string[] }
    const at = (option: string) => found.options.find((each) => each.option === option)!.netAmount
    expect(at('tesouro_prefixado')).toBeGreaterThan(at('savings'))
    expect(said(found)).toMatch(/vence em 01\/01\/2029, antes do prazo/)
  })

  it('what the calculator of a bond refuses does not suit', () => {
    const { options } = ask('where_to_invest', { amount: 10, months: 12 }) as {
      options: { option: string; suits: boolean; reason: string | null }[]
    }
    expect(options.find(({ option }) => option === 'tesouro_selic')).toMatchObject({
      suits: false,
      reason: expect.stringMatching(/menor pedaço/),
    })
  })

  it('says what the FGC guarantees beside a CDB, and less than inflation as less', () => {
    expect(ask('where_to_invest', { amount: 1_000_000, months: 12, cdb_percent: 110 }).answer).toMatch(/FGC garante até R\$ 250\.000,00/)
    const poor = ask('where_to_invest', { amount: 1000, months: 12, cdi_annual: 2, selic_annual: 2, ipca_annual: 5 })
    expect(poor.answer).toMatch(/% ao ano abaixo da inflação/)
  })
})

describe('a dear debt', () => {
  const debt = { installment: 1000, remaining: 24, monthly_rate: 15, monthly_expenses: 3000 }

  it('comes before the reserve, in both decisions', () => {
    expect(ask('pay_off_early', { ...debt, savings: 10_000 })).toMatchObject({ verdict: 'pay_off', payoff: 6433.77 })
    expect(ask('pay_debt_or_invest', { amount: 10_000, debt_balance: 6433.77, debt_monthly_rate: 15, months: 24 }).verdict).toBe('pay_debt')
  })

  it('whatever is saved, the two never advise against each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 50_000 }), fc.integer({ min: 60, max: 200 }), (savings, tenths) => {
        const monthly_rate = tenths / 10
        const early = ask('pay_off_early', { ...debt, monthly_rate, savings }).verdict
        const either = ask('pay_debt_or_invest', {
          amount: savings,
          debt_balance: 6000,
          debt_monthly_rate: monthly_rate,
          months: 24,
        }).verdict
        expect([early === 'pay_off' || early === 'pay_part', either === 'pay_debt']).toEqual([true, true])
      }),
      { numRuns: 10 },
    )
  })

  it('the months of reserve are the caller’s to say', () => {
    expect(ask('pay_off_early', { ...debt, savings: 10_000, reserve_months: 6 })).toMatchObject({
      verdict: 'keep_reserve',
      reserve: 18_000,
    })
  })

  it('part of it: what is gained is of the part that is paid', () => {
    const found = ask('pay_off_early', { ...debt, savings: 3000 }) as Record<string, number>
    expect(found.verdict).toBe('pay_part')
    expect(Math.round((found.moneyToKeepPaying! - found.payoff! - found.advantage!) * 100)).toBe(0)
    expect(found.moneyToKeepPaying).toBeLessThan(1000 * found.installmentsPaid! + 1)
  })
})

describe('loans', () => {
  const equal = { amount: 1000, installments: 12, monthly_rate: 2 }

  it('released on the 30th fall due on the 30th, past a February that lacks it', () => {
    const { cetAnnualPercent } = (
      ask('loan-comparison', { loans: [equal], released_on: '2024-01-30' }) as { loans: { cetAnnualPercent: number }[] }
    ).loans[0]!
    const given = (
      ask('loan-comparison', { loans: [{ ...equal, first_due: '2024-02-29' }], released_on: '2024-01-30' }) as {
        loans: { cetAnnualPercent: number }[]
      }
    ).loans[0]!
    expect(cetAnnualPercent).toBeLessThan(given.cetAnnualPercent)
  })

  it('two equal ones are both the best, and interest is never below nothing', () => {
    expect(
      ask('loan-comparison', {
        loans: [
          { ...equal, name: 'A' },
          { ...equal, name: 'B' },
        ],
      }).best,
    ).toBe('A e B')
    const { loans } = ask('loan-comparison', { loans: [{ ...equal, installments: 7, monthly_rate: 0 }] }) as {
      loans: { totalInterest: number }[]
    }
    expect(loans[0]!.totalInterest).toBeGreaterThanOrEqual(0)
  })
})

it('cdi-yield refuses by name what pays by a law that is not recorded', () => {
  const term = { principal: 1000, from: '2004-06-02', to: '2005-08-05' }
  expect(() => ask('cdi-yield', term)).toThrow(/^from: vem antes de 01\/01\/2005/)
  expect(ask('cdi-yield', { ...term, tax: false }).grossAmount).toBeGreaterThan(1000)
})

it('the currencies of which the sell quote is held say since when', () => {
  const { currencies } = ask('exchange', {}) as { currencies: { currency: string; from: string | null }[] }
  for (const code of ['USD', 'EUR']) expect(currencies.find(({ currency }) => currency === code)!.from).not.toBeNull()
})

it('business days are added by weeks as they are one by one', () => {
  const of = (add: number) => ask('business-days', { from: '2026-11-16', add }).to as string
  for (const days of [1, 4, 5, 9, 10, 11, 23, 251, 1000])
    for (const sign of [1, -1]) expect(ask('business-days', { from: of(sign * (days - 1)), add: sign }).to).toBe(of(sign * days))
})
