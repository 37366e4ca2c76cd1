import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import type { Ports } from '../../../../operation/evaluation/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import incomeTax from '../income-tax/index.ts'
import filingObligation from '../irpf-obligation/index.ts'
import { examples } from './examples.ts'
import calculator from './index.ts'

const ports = portsOn('2026-11-19')

interface FormRow {
  readonly form: string
  readonly line: string | null
  readonly of: string
  readonly payer: string | null
  readonly field: string
  readonly value: number | null
}

interface Answered {
  readonly income: Record<'taxable' | 'over65' | 'exempt' | 'exclusive', number>
  readonly simplified: Record<'discount' | 'base' | 'tax', number>
  readonly full: Record<'tax', number> & { readonly deductionItems: Record<string, number> }
  readonly best: string
  readonly tax: number
  readonly reduction: number
  readonly dueOrRefund: number
  readonly rra: readonly { readonly option: string; readonly difference: number }[]
  readonly instalments: { readonly count: number; readonly amount: number; readonly last: number } | null
  readonly obligation: { readonly mustFile: boolean } | null
  readonly dependents: readonly { readonly id: string; readonly allowed: boolean; readonly why: string; readonly worth: number }[]
  readonly definitive: {
    readonly stockDue: number
    readonly missing: readonly { readonly kind: string; readonly month: string; readonly due: number; readonly late: number | null }[]
  }
  readonly minimumTax: { readonly due: number } | null
  readonly forms: readonly FormRow[]
  readonly risks: readonly { readonly id: string; readonly severity: string; readonly amount: number | null }[]
  readonly nextSteps: readonly string[]
}

const answer = (input: object, on: Ports = ports) => run(calculator, input, on) as unknown as Answered
const refused = (input: object): readonly string[] => {
  try {
    answer(input)
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map(({ field }) => field)
    throw error
  }
  return []
}
const salary = (exercise: number, taxable: number, more: object = {}) => ({ exercise, payers: [{ taxable, ...more }] })
const riskIds = (input: object) => answer(input).risks.map(({ id }) => id)

describe('limits of the law', () => {
  it.each([
    [83_771.7, 7575.99],
    [83_771.75, 7576.01],
  ])('caps the simplified discount of 2025 at 16,754.34, at an income of %d', (taxable, tax) => {
    expect(answer(salary(2026, taxable)).simplified).toMatchObject({ discount: 16_754.34, tax })
  })

  it.each([
    [35_584, false, 28_467.2],
    [35_584.01, true, 28_467.21],
  ])('obliges only above 35,584.00 in 2026: an income of %d', (taxable, mustFile, base) => {
    const { obligation, simplified } = answer(salary(2026, taxable, { inss: 3000 }))
    expect(obligation).toMatchObject({ mustFile })
    expect(simplified).toMatchObject({ base, tax: 0 })
  })

  it.each([
    [12_000, 10_871.22],
    [12_000.01, 10_871.22],
  ])('deducts private pension up to 12%% of the income: %d', (amount, tax) => {
    const input = { ...salary(2026, 100_000, { inss: 9000 }), payments: [{ kind: 'pgbl', amount }] }
    expect(answer(input).full).toMatchObject({ tax, deductionItems: { pension: 12_000 } })
    expect(riskIds(input)).toEqual(amount > 12_000 ? ['pgbl_over_limit'] : [])
  })

  it('deducts no private pension without INSS, except of a retired person', () => {
    const input = { ...salary(2026, 100_000), payments: [{ kind: 'pgbl', amount: 12_000 }] }
    expect(answer(input).full).toMatchObject({ tax: 16_646.22, deductionItems: { pension: 0 } })
    expect(riskIds(input)).toContain('pgbl_without_inss')
    const retired = answer({ ...input, payers: [{ taxable: 100_000, kind: 'retirement' }] })
    expect(retired.full.deductionItems.pension).toBe(12_000)
  })

  it.each([
    [7615.92, 0],
    [7615.93, 0.01],
  ])('exempts four months of pension from the 65th birthday in September: %d', (exempt, over65) => {
    const payers = [{ kind: 'retirement', taxable: 30_000, exempt_65: exempt }]
    const answered = answer({ exercise: 2025, birth_date: '1959-09-20', payers })
    expect(answered.income.over65).toBe(over65)
    expect(answered.risks.map(({ id }) => id)).toEqual(over65 > 0 ? ['over_65_age'] : [])
  })

  it('limits two pensions by one exempt part, and types the rest as taxable', () => {
    const payers = [
      { name: 'INSS', kind: 'retirement', taxable: 20_000, exempt_65: 22_847.76 },
      { name: 'Estado', kind: 'retirement', taxable: 15_000, exempt_65: 10_000 },
    ]
    const { risks, forms } = answer({ exercise: 2025, birth_date: '1955-02-10', payers })
    expect(risks).toMatchObject([{ id: 'over_65_twice', severity: 'sure', amount: 10_000 }])
    expect(forms.filter(({ payer, value }) => payer === 'Estado' && value === 10_000)).toMatchObject([{ form: 'pj_holder' }])
  })

  it('lets book expenses pass to later months of the year, and never to earlier ones', () => {
    const months = (book: readonly number[]) => ({
      exercise: 2025,
      people_income: book.map((book_expenses, index) => ({ month: index + 1, amount: 1000, book_expenses })),
    })
    expect(answer(months([1500, 0, 0])).full.deductionItems.bookExpenses).toBe(1500)
    expect(answer(months([0, 0, 1500])).full.deductionItems.bookExpenses).toBe(1000)
  })
})

describe('dependents (Lei 9.250/1995, art. 35)', () => {
  const child = (birth_date: string, more: object = {}) => ({
    ...salary(2026, 90_000, { inss: 8000 }),
    dependents: [{ id: 'c', birth_date, ...more }],
  })
  it.each([
    ['2005-01-01', {}, true, 'allowed'],
    ['2003-01-02', {}, true, 'birthday_in_the_year'],
    ['2003-01-01', {}, false, 'too_old'],
    ['2003-01-01', { student: true }, true, 'allowed'],
    ['2000-01-01', { student: true }, false, 'too_old_student'],
    ['1980-01-01', { disabled: true }, true, 'allowed'],
    ['2010-01-01', { relation: 'grandchild', custody: false }, false, 'no_custody'],
    ['2010-01-01', { also_declared: true }, false, 'also_declared'],
    ['1950-01-01', { relation: 'parent', income: 28_467.2 }, true, 'allowed'],
    ['1950-01-01', { relation: 'parent', income: 28_467.21 }, false, 'parent_income'],
  ])('born on %s with %j: allowed %s, %s', (birth, more, allowed, why) => {
    const { dependents, risks } = answer(child(birth, more))
    expect(dependents).toMatchObject([{ allowed, why }])
    expect(risks.filter(({ severity }) => severity === 'sure').length > 0).toBe(!allowed)
  })

  it('is never worth less than nothing without income or payments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (income, inss) => {
        const { dependents } = answer({
          ...salary(2026, income / 100, { inss: inss / 100 }),
          dependents: [{ id: 'c', birth_date: '2015-01-01' }],
        })
        expect(dependents[0]!.worth).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the whole return', () => {
  const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100)
  it('equals income-tax for one payer, in every recorded year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2023, max: 2026 }),
        cents(30_000_000),
        cents(1_500_000),
        cents(4_000_000),
        cents(2_000_000),
        (year, income, inss, withheld, health) => {
          fc.pre(withheld <= income && income > 0)
          const whole = answer({
            ...salary(year + 1, income, { inss, withheld }),
            payments: [{ kind: 'health', amount: health, proof: 'yes' }],
          })
          const single = run(
            incomeTax,
            { annual_income: income, calendar_year: year, inss_paid: inss, tax_withheld: withheld, health_expenses: health },
            ports,
          ) as unknown as Answered
          expect([whole.tax, whole.best, whole.dueOrRefund, whole.simplified.tax, whole.full.tax]).toEqual([
            single.tax,
            single.best,
            single.dueOrRefund,
            single.simplified.tax,
            single.full.tax,
          ])
        },
      ),
      { numRuns: 120 },
    )
  })

  it('obliges as irpf-obligation does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2024, max: 2026 }),
        cents(8_000_000),
        cents(30_000_000),
        cents(120_000_000),
        (exercise, income, savings, assets) => {
          const { obligation } = answer({
            ...salary(exercise, income),
            bank_statements: [{ savings_yield: savings, balance_before: assets, balance_after: assets }],
          })
          const single = run(filingObligation, { exercise, taxable_income: income, exempt_income: savings, total_assets: assets }, ports)
          expect(obligation!.mustFile).toBe((single as { mustFile: boolean }).mustFile)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('does not change when a payer is split in two', () => {
    const one = answer(salary(2026, 90_000, { inss: 8000, withheld: 5000 }))
    const two = answer({
      exercise: 2026,
      payers: [
        { name: 'A', taxable: 30_000, inss: 3000, withheld: 1000 },
        { name: 'B', taxable: 60_000, inss: 5000, withheld: 4000 },
      ],
    })
    expect([two.tax, two.dueOrRefund, two.income]).toEqual([one.tax, one.dueOrRefund, one.income])
  })

  it('never chooses a costlier taxation of lump sums than either fixed option', () => {
    fc.assert(
      fc.property(cents(10_000_000), cents(8_000_000), fc.integer({ min: 1, max: 60 }), (income, amount, months) => {
        fc.pre(amount > 0)
        const of = (option: string) => answer({ ...salary(2026, income), rra: [{ amount, months, month: 6, option }] }).dueOrRefund
        expect(of('best')).toBe(Math.min(of('exclusive'), of('adjust')))
      }),
      { numRuns: 60 },
    )
  })

  it('settles in instalments exactly what is due', () => {
    for (const due of [10, 99.99, 100, 296.16, 1680.97]) {
      const { instalments, dueOrRefund } = answer({ ...salary(2026, 90_000), complementary_tax: answer(salary(2026, 90_000)).tax - due })
      const { count, amount, last } = instalments!
      expect(amount * (count - 1) + last).toBeCloseTo(dueOrRefund, 6)
    }
    expect(answer({ ...salary(2026, 90_000), complementary_tax: answer(salary(2026, 90_000)).tax - 9.99 }).instalments).toBeNull()
  })
})

/** Amounts of an input, wherever they are. */
function* amountsIn(value: unknown, name = ''): Generator<number> {
  if (typeof value === 'number' && !['exercise', 'month', 'months', 'instalments'].includes(name) && value !== 0) yield value
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* amountsIn(inner, Array.isArray(value) ? name : key)
}

describe('forms', () => {
  it('give each number of every example one row', () => {
    for (const { title, input } of examples) {
      const left = answer(input).forms.flatMap(({ form, value }) => (form === 'summary' || value === null ? [] : [value]))
      for (const amount of amountsIn(input)) {
        const at = left.indexOf(amount)
        const parts = left.some((value, index) => left.some((other, after) => after > index && Math.abs(value + other - amount) < 0.001))
        const joined = left.some((value) => value > amount)
        expect(at >= 0 || parts || joined, `${title}: ${amount}`).toBe(true)
        if (at >= 0) left.splice(at, 1)
      }
    }
  })

  it('send investments to their lines', () => {
    const { forms } = answer({
      exercise: 2026,
      bank_statements: [
        { bank: 'A', savings_yield: 1200, exempt_yield: 18_000, fixed_income_yield: 22_000, interest_on_capital: 850, dividends: 160_000 },
      ],
    })
    const lines = forms.flatMap(({ form, line, value }) => (line === null ? [] : [[form, line, value]]))
    expect(lines).toEqual([
      ['exempt', '12', 19_200],
      ['exempt', '09', 160_000],
      ['exclusive', '06', 22_000],
      ['exclusive', '10', 850],
    ])
  })
})

describe('taxes settled month by month', () => {
  const stock = {
    exercise: 2026,
    stock_months: [
      { month: 3, swing_result: -2000, swing_sales: 30_000 },
      { month: 5, swing_result: 5000, swing_sales: 40_000 },
      { month: 6, swing_result: 1000, swing_sales: 20_000 },
    ],
  }
  it('carry losses between months and report the month left unpaid', () => {
    const { definitive, risks, income } = answer(stock)
    expect(definitive).toMatchObject({ stockDue: 450, missing: [{ kind: 'stock', month: '2025-05', due: 450, late: null }] })
    expect(risks).toMatchObject([{ id: 'stock_month_unpaid', amount: 450 }])
    expect(income.exempt).toBe(1000)
  })

  it('add fine and interest of a month that is paid late', () => {
    expect(answer({ ...stock, paid_on: ['2025-08-15'] }).definitive.missing[0]!.late).toBeGreaterThan(450)
  })

  it('report the carnê-leão that was not paid, with the fine charged apart', () => {
    const { risks } = answer({ exercise: 2025, people_income: [{ month: 6, amount: 9000 }] })
    expect(risks).toMatchObject([{ id: 'carne_leao_missing', severity: 'sure' }])
  })
})

describe('risks', () => {
  it('are silent on the examples that have none', () => {
    const clean = ['Um emprego, com restituição', 'Salário e aluguel de pessoa física', 'Aposentado que também trabalha']
    for (const { title, input } of examples.filter((each) => clean.includes(each.title))) expect(riskIds(input), title).toEqual([])
  })

  it.each([
    ['payer_mismatch', salary(2026, 40_000, { reported: { taxable: 42_000 } })],
    ['withheld_without_income', salary(2026, 0, { withheld: 500 })],
    ['no_proof', { ...salary(2026, 40_000), payments: [{ kind: 'health', amount: 900, proof: 'no' }] }],
    ['education_kind', { ...salary(2026, 40_000), payments: [{ kind: 'course', amount: 900 }] }],
    ['vgbl_as_pgbl', { ...salary(2026, 40_000), payments: [{ kind: 'vgbl', amount: 900 }] }],
    ['book_without_work', { exercise: 2026, people_income: [{ month: 1, kind: 'rent', amount: 1000, book_expenses: 100 }] }],
    ['net_worth', { ...salary(2026, 40_000), assets_before: 10_000, assets_after: 90_000 }],
    [
      'alimony_and_dependent',
      { ...salary(2026, 40_000), dependents: [{ id: 'f', birth_date: '2015-01-01' }], alimony_receivers: [{ id: 'f' }] },
    ],
    ['exempt_stock_over_20000', { exercise: 2026, stock_months: [{ month: 2, swing_sales: 20_000.01, exempt_gain: 300 }] }],
    ['must_file_not_told', salary(2026, 30_000, { withheld: 300 })],
  ])('include %s', (id, input) => expect(riskIds(input)).toContain(id))
})

describe('refusals', () => {
  it.each([
    [{ exercise: 2023 }, 'exercise'],
    [{ exercise: 2028 }, 'exercise'],
    [salary(2026, 1000, { withheld: 1000.01 }), 'payers.0.withheld'],
    [salary(2026, 1000, { of: 'c' }), 'payers.0.of'],
    [{ exercise: 2026, payments: [{ kind: 'health', amount: 10, for: 'alimony:f' }] }, 'payments.0.for'],
    [{ exercise: 2026, payments: [{ kind: 'health', amount: 10, reimbursed: 11 }] }, 'payments.0.reimbursed'],
    [
      {
        exercise: 2026,
        people_income: [
          { month: 1, amount: 1 },
          { month: 1, amount: 2 },
        ],
      },
      'people_income.1',
    ],
    [{ exercise: 2026, dependents: [{ id: 'a' }, { id: 'a' }] }, 'dependents.1'],
    [{ exercise: 2026, crypto_months: [{ month: 1, sales: 10, gain: 11 }] }, 'crypto_months.0.gain'],
    [{ exercise: 2026, stock_months: [{ month: 1 }, { month: 1 }] }, 'stock_months.1'],
  ])('%j is refused at %s', (input, field) => expect(refused(input)).toEqual([field]))
})

it('computes the minimum tax only from 2026 on and above 600,000.00', () => {
  const dividends = (exercise: number, amount: number) => answer({ exercise, bank_statements: [{ dividends: amount }] }).minimumTax
  expect(dividends(2026, 900_000)).toBeNull()
  expect(dividends(2027, 600_000)).toBeNull()
  expect(dividends(2027, 900_000)).toMatchObject({ due: 45_000 })
})
