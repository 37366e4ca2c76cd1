/** Regression cases of money, rates and decisions, reported externally, each checked against the law or a published figure. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../engine/core/day.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

const TODAY = '2026-11-16'
const ask = (id: string, input: object, on: Day = TODAY) => run(registry.operations.get(id)!, input, portsOn(on))
const said = (answer: Record<string, unknown>): string => (answer.assumptions as string[]).join(' ')

describe('financing', () => {
  const sac = { property_value: 300_000, down_payment: 0, annual_rate: 10, months: 360, system: 'sac', monthly_insurance: 80 }

  it('rounding residue adds no month: 50,000 are exactly 60 amortizations of 360', () => {
    const { paidOffMonth, extra, lastInstallment } = ask('financing', { ...sac, extra_once: 50_000, extra_once_month: 1 })
    expect(paidOffMonth).toBe(300)
    expect(extra).toMatchObject({ monthsSaved: 60 })
    expect(lastInstallment).toBeGreaterThan(800)
  })

  it('leaves no final installment of centavos for any round number', () => {
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

it('payroll-loan: no installment of the largest loan exceeds the margin, including the last', () => {
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
  it('CDB and Tesouro tie at the CDI and effective Selic of the same target, and the answer says so', () => {
    const found = ask('where_to_invest', { amount: 10_000, months: 24 })
    expect(found.verdict).toBe('tie')
    expect(found.answer).toMatch(/^Empate: /)
    expect(said(found)).toMatch(/CDI de 13,65% ao ano: o provisório de 05\/10\/2026/)
    expect(said(found)).toMatch(/Selic de 13,65% ao ano: a efetiva, que fica 0,1% abaixo da meta de 13,75%/)
  })

  it('a day with both rates published gives the same result', () => {
    expect(ask('where_to_invest', { amount: 10_000, months: 24, reference_date: '2026-07-01' }).verdict).toBe('tie')
  })

  it('100.5% of a given CDI exceeds 100% of the Selic', () => {
    const { options } = ask('cdb-comparison', { principal: 10_000, months: 24, cdb_percent: 100.5, cdi_annual: 13.65 }) as {
      options: { option: string }[]
    }
    expect(options[0]!.option).toBe('cdb')
  })

  it('an older CDI is not labeled as today’s, and a provisional one is labeled as such', () => {
    const debt = { amount: 10_000, debt_balance: 5000, debt_monthly_rate: 3 }
    expect(said(ask('pay_debt_or_invest', debt))).not.toMatch(/hoje/)
    expect(said(ask('pay_debt_or_invest', debt))).toMatch(/o provisório de 05\/10\/2026/)
  })
})

describe('where_to_invest', () => {
  it('a bond that matures before the term is reinvested in the CDB', () => {
    const asked = { amount: 10_000, months: 60, profile: 'moderate', prefixado_rate: 14, prefixado_maturity: '2029-01-01' }
    const found = ask('where_to_invest', asked) as { options: { option: string; netAmount: number }[]; assumptions: string[] }
    const at = (option: string) => found.options.find((each) => each.option === option)!.netAmount
    expect(at('tesouro_prefixado')).toBeGreaterThan(at('savings'))
    expect(said(found)).toMatch(/vence em 01\/01\/2029, antes do prazo/)
  })

  it('excludes an option that the bond’s calculator rejects', () => {
    const { options } = ask('where_to_invest', { amount: 10, months: 12 }) as {
      options: { option: string; suits: boolean; reason: string | null }[]
    }
    expect(options.find(({ option }) => option === 'tesouro_selic')).toMatchObject({
      suits: false,
      reason: expect.stringMatching(/menor pedaço/),
    })
  })

  it('states the FGC coverage of a CDB, and labels a return below inflation as such', () => {
    expect(ask('where_to_invest', { amount: 1_000_000, months: 12, cdb_percent: 110 }).answer).toMatch(
      /FGC garante R\$ 250\.000,00 por instituição/,
    )
    const poor = ask('where_to_invest', { amount: 1000, months: 12, cdi_annual: 2, selic_annual: 2, ipca_annual: 5 })
    expect(poor.answer).toMatch(/% ao ano abaixo da inflação/)
  })
})

describe('expensive debt', () => {
  const debt = { installment: 1000, remaining: 24, monthly_rate: 15, monthly_expenses: 3000 }

  it('takes priority over the reserve in both decisions', () => {
    expect(ask('pay_off_early', { ...debt, savings: 10_000 })).toMatchObject({ verdict: 'pay_off', payoff: 6433.77 })
    expect(ask('pay_debt_or_invest', { amount: 10_000, debt_balance: 6433.77, debt_monthly_rate: 15, months: 24 }).verdict).toBe('pay_debt')
  })

  it('the two decisions never contradict each other for any savings', () => {
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

  it('the caller can set the months of reserve', () => {
    expect(ask('pay_off_early', { ...debt, savings: 10_000, reserve_months: 6 })).toMatchObject({
      verdict: 'keep_reserve',
      reserve: 18_000,
    })
  })

  it('a partial payment gains only on the paid part', () => {
    const found = ask('pay_off_early', { ...debt, savings: 3000 }) as Record<string, number>
    expect(found.verdict).toBe('pay_part')
    expect(Math.round((found.moneyToKeepPaying! - found.payoff! - found.advantage!) * 100)).toBe(0)
    expect(found.moneyToKeepPaying).toBeLessThan(1000 * found.installmentsPaid! + 1)
  })
})

describe('loans', () => {
  const equal = { amount: 1000, installments: 12, monthly_rate: 2 }

  it('released on the 30th fall due on the 30th, skipping a February without it', () => {
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

  it('that are equal are both best, and interest is never negative', () => {
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

it('cdi-yield rejects by name an investment under an unrecorded law', () => {
  const term = { principal: 1000, from: '2004-06-02', to: '2005-08-05' }
  expect(() => ask('cdi-yield', term)).toThrow(/^from: vem antes de 01\/01\/2005/)
  expect(ask('cdi-yield', { ...term, tax: false }).grossAmount).toBeGreaterThan(1000)
})

it('currencies with a stored sell quote state its first date', () => {
  const { currencies } = ask('exchange', {}) as { currencies: { currency: string; from: string | null }[] }
  for (const code of ['USD', 'EUR']) expect(currencies.find(({ currency }) => currency === code)!.from).not.toBeNull()
})

it('adding business days by weeks matches adding them one by one', () => {
  const of = (add: number) => ask('business-days', { from: '2026-11-16', add }).to as string
  for (const days of [1, 4, 5, 9, 10, 11, 23, 251, 1000])
    for (const sign of [1, -1]) expect(ask('business-days', { from: of(sign * (days - 1)), add: sign }).to).toBe(of(sign * days))
})

describe('converting an amount in reais to a foreign currency', () => {
  const changed = (amount: number, operation: string, fees = 0) =>
    ask('currency', { amount, direction: 'from_brl', operation, rate: 5.2, spread_percent: 4, fees })

  it('deducts the tax and the fees, to the centavo', () => {
    for (const operation of ['none', 'card', 'cash', 'own_account', 'third_party', 'investment'])
      for (let amount = 20; amount < 6000; amount += 61.37) {
        const asked = Number(amount.toFixed(2))
        const { brl, iof, total, iofPercent } = changed(asked, operation, 10)
        expect(Number(brl) + Number(iof) + 10).toBeCloseTo(Number(total), 9)
        expect(Number(total)).toBeLessThanOrEqual(asked)
        expect(asked - Number(total)).toBeLessThan(0.015)
        expect(Number(iof)).toBe(Math.round(Number(brl) * Number(iofPercent) + Number.EPSILON) / 100)
      }
  })

  it('R$ 1.000 in cash buy 178.66 with 3.5% of IOF and a spread of 4% over 5.20', () => {
    // 1,000 ÷ 1.035 = 966.18; 966.18 ÷ (5.20 × 1.04) = 178.66.
    expect(changed(1000, 'cash')).toMatchObject({ brl: 966.18, iof: 33.82, total: 1000, foreign: 178.66 })
  })

  it('is rejected for incoming money and for less than the fees', () => {
    expect(() => changed(1000, 'inflow')).toThrow('direction')
    expect(() => changed(10, 'cash', 10)).toThrow('fees')
  })
})

const solved = (calculator: string, solve_for: string, target: string, target_value: number, input: object, on?: Day) =>
  ask('solve', { calculator, solve_for, target, target_value, ...input }, on)

describe('solving a calculator', () => {
  it.each([
    ['rent-affordability', 'monthly_income', 'committedPercent', 30, {}],
    ['financing', 'property_value', 'cetAnnualPercent', 10, { down_payment: 60000, annual_rate: 10, months: 120, system: 'sac' }],
    ['tesouro-ipca', 'rate', 'netAmount', 2409.09, { maturity: '2035-05-15', trade: '2026-02-06', amount: 1000 }],
    ['pj-invoice', 'desired_net', 'iss', 1, {}],
  ])('%s %s for %s returns a value or a reason within 400 evaluations', (calculator, field, target, wanted, input) => {
    const { value, reason, evaluations } = solved(calculator, field, target, wanted, input)
    expect(value !== null || reason !== undefined).toBe(true)
    expect(Number(evaluations)).toBeLessThanOrEqual(400)
  })

  it('a bond worth less than a centavo is rejected by rate name, also at a sweep point', () => {
    const bond = { maturity: '2035-05-15', trade: '2026-02-06', amount: 1000 }
    expect(() => ask('tesouro-ipca', { ...bond, rate: 600 })).toThrow('rate')
    const { points } = ask('sweep', { calculator: 'tesouro-ipca', vary: 'rate', from: 1, to: 1000, points: 5, ...bond })
    expect((points as { error?: string }[]).filter(({ error }) => error)).toHaveLength(3)
  })

  it('marks a solution as exact only to the last decimal, and accepts printed figures as targets', () => {
    const kind = { kind: 'nominal', period: 'year', capitalization: 'month' }
    expect(solved('rate-conversion', 'rate', 'factor', 1.41, kind)).toMatchObject({ exact: false })
    expect(solved('rate-conversion', 'rate', 'factor', 1.1268250301, kind)).toMatchObject({ value: 12, exact: true })
  })

  it('a sweep accepts the same years as the schema', () => {
    for (const [calculator, vary] of [
      ['income-tax', 'calendar_year'],
      ['irpf-obligation', 'exercise'],
    ] as const) {
      const { examples, inputSchema } = registry.calculators.get(calculator)!
      const { [vary]: _year, ...input } = examples[0]!.input
      const from = inputSchema.properties![vary]!.minimum!
      expect(ask('sweep', { calculator, vary, from, to: from + 5, points: 3, ...input }).points).toHaveLength(3)
    }
  })
})

it('a bill due on a bank holiday is paid on the next banking day', () => {
  const bill = { amount: 1000, due_date: '2026-11-14' }
  expect(ask('late-payment', { ...bill, payment_date: '2026-11-16' })).toMatchObject({ days: 0, fine: 0, interest: 0, total: 1000 })
  expect(ask('late-payment', { ...bill, payment_date: '2026-11-17' })).toMatchObject({ days: 3, fine: 20 })
})

it('applies the law of 2020 to a bill of 2020', () => {
  const { basis } = ask('late-payment', { amount: 1000, due_date: '2020-03-10', payment_date: '2020-04-10' })
  expect((basis as { effectiveFrom: string }[])[0]!.effectiveFrom).toBe('2003-01-11')
})

it('keeps the cost of a loan constant across years with the same tax', () => {
  const { segments } = ask('timeline', {
    calculator: 'loan-comparison',
    loans: [{ amount: 1000, installments: 12, monthly_rate: 2 }],
    from: '2022-01-01',
    to: '2025-05-22',
  })
  expect((segments as { results: number[] }[]).map(({ results }) => results)).toEqual([[31.94]])
})

it('saves no tax with a PGBL under the simplified return or without tax due', () => {
  expect(ask('pgbl-vgbl', { plan: 'pgbl', contribution: 7200, annual_income: 60000 }).taxSaving).toBe(0)
  expect(ask('pgbl-vgbl', { plan: 'pgbl', contribution: 10000, annual_income: 100000, years: 12, annual_return: 8 })).toMatchObject({
    taxSaving: 0,
    versusOther: { plan: 'vgbl', difference: -1000 },
  })
})
