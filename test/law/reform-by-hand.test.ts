/** Reforms computed independently of the engine: own arithmetic in whole centavos, from the acts, without the engine's tables or rules. */
import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

const DAY = '2026-06-01'
const ports = portsOn('2026-11-14')

/** Scale for rates: the law uses at most six decimals. */
const ONE = 1_000_000
const halfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d)
const part = (amount: bigint, rate: number): bigint => halfUp(amount * BigInt(Math.round(rate * ONE)), BigInt(ONE))
const cut = (amount: bigint, rate: number): bigint => (amount * BigInt(Math.round(rate * ONE))) / BigInt(ONE)
const cents = (reais: number): bigint => BigInt(Math.round(reais * 100))
const reais = (amount: bigint): number => Number(amount) / 100
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Limit, rate and parcel to deduct, in reais as printed in the act. */
type Row = readonly [limit: number, rate: number, parcel: number]
const OPEN = Number.MAX_SAFE_INTEGER / 1000

interface Inss {
  readonly rows: readonly (readonly [limit: number, rate: number])[]
}
interface Tax {
  readonly rows: readonly Row[]
  readonly dependent: number
  readonly simplified: number
  readonly reduction: { full: number; amount: number; until: number; constant: number; slope: number } | null
  readonly waived: number
}

/** Portaria Interministerial MPS/MF nº 13/2026. */
const INSS: Inss = {
  rows: [
    [1621, 0.075],
    [2902.84, 0.09],
    [4354.27, 0.12],
    [8475.55, 0.14],
  ],
}
/** Lei nº 15.191/2025 and Lei nº 15.270/2025. */
const TAX: Tax = {
  rows: [
    [2428.8, 0, 0],
    [2826.65, 0.075, 182.16],
    [3751.05, 0.15, 394.16],
    [4664.68, 0.225, 675.49],
    [OPEN, 0.275, 908.73],
  ],
  dependent: 189.59,
  simplified: 607.2,
  reduction: { full: 5000, amount: 312.89, until: 7350, constant: 978.62, slope: 0.133145 },
  waived: 10,
}

/** Progressive brackets, each truncated to the centavo. */
function contribution(pay: bigint, { rows }: Inss): bigint {
  let [due, from] = [0n, 0n]
  for (const [limit, rate] of rows) {
    const to = least(pay, cents(limit))
    if (to > from) due += cut(to - from, rate)
    from = cents(limit)
  }
  return due
}

function scaleTax(base: bigint, rows: readonly Row[]): bigint {
  const [, rate, parcel] = rows.find(([limit]) => base <= cents(limit))!
  return most(0n, part(base, rate) - cents(parcel))
}

/** @param income basis of the reduction. */
function withheld(income: bigint, deductions: bigint, tax: Tax): bigint {
  const base = most(0n, income - most(deductions, cents(tax.simplified)))
  const before = scaleTax(base, tax.rows)
  const { reduction } = tax
  let less = 0n
  if (reduction && income <= cents(reduction.full)) less = cents(reduction.amount)
  else if (reduction && income <= cents(reduction.until)) less = most(0n, cents(reduction.constant) - part(income, reduction.slope))
  const due = most(0n, before - less)
  return due <= cents(tax.waived) ? 0n : due
}

function netOf(gross: number, dependents: number, inss: Inss, tax: Tax): { inss: number; irrf: number; netSalary: number } {
  const pay = cents(gross)
  const social = contribution(pay, inss)
  const due = withheld(pay, social + BigInt(dependents) * cents(tax.dependent), tax)
  return { inss: reais(social), irrf: reais(due), netSalary: reais(pay - social - due) }
}

/** Recomputes each parcel from a row on: the previous parcel plus limit × (rate − previous rate), half up. */
function followed(rows: readonly Row[], from: number): Row[] {
  const made: Row[] = []
  for (const [index, row] of rows.entries()) {
    const before = made[index - 1]
    if (index < from || !before) made.push(row)
    else made.push([row[0], row[1], reais(cents(before[2]) + part(cents(before[0]), row[1] - before[1]))])
  }
  return made
}

const scaledLimits = (rows: readonly Row[], factor: number): Row[] =>
  followed(
    rows.map(([limit, rate, parcel]) => [limit === OPEN ? limit : reais(part(cents(limit), factor)), rate, parcel]),
    1,
  )
const withRow = (rows: readonly Row[], at: number, row: Partial<{ limit: number; rate: number }>): Row[] =>
  rows.map((each, index) => (index === at ? [row.limit ?? each[0], row.rate ?? each[1], each[2]] : each))

type Pays = readonly (readonly [gross: number, dependents: number])[]
const PAYS: Pays = [
  [1621, 0],
  [3200.5, 1],
  [5000, 0],
  [6123.45, 2],
  [7350, 1],
  [9999.99, 3],
  [31_000, 0],
]

describe('monthly pay', () => {
  const INSS_14: Inss = { rows: INSS.rows.map(([limit, rate], index) => [index === 3 ? 9900 : limit, rate]) }
  const factor = (amount: number, by: number): number => reais(part(cents(amount), by))
  it.each<readonly [string, Inss, Tax]>([
    ['irrf/reduction=null', INSS, { ...TAX, reduction: null }],
    ['irrf/perDependent=250', INSS, { ...TAX, dependent: 250 }],
    ['irrf/simplifiedDiscount=900.10', INSS, { ...TAX, simplified: 900.1 }],
    ['irrf/simplifiedDiscount=0', INSS, { ...TAX, simplified: 0 }],
    ['irrf/waivedUpTo=100', INSS, { ...TAX, waived: 100 }],
    ['irrf/brackets/*/limit*1.05', INSS, { ...TAX, rows: scaledLimits(TAX.rows, 1.05) }],
    ['irrf/brackets/*/limit*0.9', INSS, { ...TAX, rows: scaledLimits(TAX.rows, 0.9) }],
    ['irrf/brackets/4/rate=35%', INSS, { ...TAX, rows: followed(withRow(TAX.rows, 4, { rate: 0.35 }), 4) }],
    ['irrf/brackets/2/rate=0.17', INSS, { ...TAX, rows: followed(withRow(TAX.rows, 2, { rate: 0.17 }), 2) }],
    ['irrf/brackets/1/limit=3000', INSS, { ...TAX, rows: followed(withRow(TAX.rows, 1, { limit: 3000 }), 2) }],
    ['irrf/brackets/1-', INSS, { ...TAX, rows: followed([TAX.rows[0]!, ...TAX.rows.slice(2)], 1) }],
    [
      'irrf/brackets/0-',
      INSS,
      {
        ...TAX,
        rows: followed(
          TAX.rows.slice(1).map(([l, r]) => [l, r, 0]),
          1,
        ),
      },
    ],
    [
      'irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)',
      INSS,
      { ...TAX, rows: followed([...withRow(TAX.rows, 4, { limit: 20_000 }), [OPEN, 0.35, 0]], 5) },
    ],
    ['irrf/brackets/4/deduct=800', INSS, { ...TAX, rows: TAX.rows.map(([l, r, d], i) => [l, r, i === 4 ? 800 : d]) }],
    [
      'irrf*1.05',
      INSS,
      {
        ...TAX,
        rows: scaledLimits(TAX.rows, 1.05),
        dependent: factor(TAX.dependent, 1.05),
        simplified: factor(TAX.simplified, 1.05),
        waived: factor(TAX.waived, 1.05),
        reduction: {
          full: factor(5000, 1.05),
          amount: factor(312.89, 1.05),
          until: factor(7350, 1.05),
          constant: factor(978.62, 1.05),
          slope: 0.133145,
        },
      },
    ],
    ['irrf/reduction/fullUpTo=6000', INSS, { ...TAX, reduction: { ...TAX.reduction!, full: 6000 } }],
    [
      'irrf/reduction/slope=15%;irrf/reduction/constant=1100',
      INSS,
      { ...TAX, reduction: { ...TAX.reduction!, slope: 0.15, constant: 1100 } },
    ],
    [
      'irrf/brackets=[(3000,0%,0),(null,20%,600)]',
      INSS,
      {
        ...TAX,
        rows: [
          [3000, 0, 0],
          [OPEN, 0.2, 600],
        ],
      },
    ],
    [
      'irrf/brackets=[(3000,0%),(9000,20%),(null,40%)]',
      INSS,
      {
        ...TAX,
        rows: followed(
          [
            [3000, 0, 0],
            [9000, 0.2, 0],
            [OPEN, 0.4, 0],
          ],
          1,
        ),
      },
    ],
    ['inss/ceiling=9900;inss/brackets/3/limit=9900', INSS_14, TAX],
    ['inss/brackets/0/rate=5%', { rows: INSS.rows.map(([l, r], i) => [l, i === 0 ? 0.05 : r]) }, TAX],
    ['inss/brackets/3/rate=20%', { rows: INSS.rows.map(([l, r], i) => [l, i === 3 ? 0.2 : r]) }, TAX],
    ['inss*1.1', { rows: INSS.rows.map(([l, r]) => [factor(l, 1.1), r]) }, TAX],
    ['inss/brackets/2-', { rows: INSS.rows.filter((_row, index) => index !== 2) }, TAX],
    [
      'irrf/reduction=null;inss/brackets/1/rate=10%',
      { rows: INSS.rows.map(([l, r], i) => [l, i === 1 ? 0.1 : r]) },
      { ...TAX, reduction: null },
    ],
  ])('%s', (law, inss, tax) => {
    for (const [gross_salary, dependents] of PAYS) {
      const found = run(registry.calculators.get('net-salary')!, { gross_salary, dependents, reference_date: DAY, law }, ports)
      expect(found, `${gross_salary}, ${dependents}`).toMatchObject({ hypothetical: true, ...netOf(gross_salary, dependents, inss, tax) })
    }
  })
})

describe('yearly income', () => {
  const ROWS: readonly Row[] = [
    [29_145.6, 0, 0],
    [33_919.8, 0.075, 2185.92],
    [45_012.6, 0.15, 4729.91],
    [55_976.16, 0.225, 8105.85],
    [OPEN, 0.275, 10_904.66],
  ]
  interface Annual {
    readonly rows: readonly Row[]
    readonly dependent: number
    readonly rate: number
    readonly cap: number
    readonly reduction: Tax['reduction']
  }
  const ANNUAL: Annual = {
    rows: ROWS,
    dependent: 2275.08,
    rate: 0.2,
    cap: 17_640,
    reduction: { full: 60_000, amount: 2694.15, until: 88_200, constant: 8429.73, slope: 0.095575 },
  }
  function due(income: number, dependents: number, inssPaid: number, law: Annual): bigint {
    const all = cents(income)
    const own = cents(inssPaid) + BigInt(dependents) * cents(law.dependent)
    const discount = least(part(all, law.rate), cents(law.cap))
    const { reduction } = law
    let less = 0n
    if (reduction && all <= cents(reduction.full)) less = cents(reduction.amount)
    else if (reduction && all <= cents(reduction.until)) less = most(0n, cents(reduction.constant) - part(all, reduction.slope))
    const taxed = (deduction: bigint): bigint => most(0n, scaleTax(most(0n, all - deduction), law.rows) - less)
    return least(taxed(own), taxed(discount))
  }
  it.each<readonly [string, Annual]>([
    ['irpf-annual/simplified/cap=25000', { ...ANNUAL, cap: 25_000 }],
    ['irpf-annual/simplified/rate=25%', { ...ANNUAL, rate: 0.25 }],
    ['irpf-annual/reduction=null', { ...ANNUAL, reduction: null }],
    ['irpf-annual/perDependent=4000', { ...ANNUAL, dependent: 4000 }],
    ['irpf-annual/brackets/*/limit*1.1', { ...ANNUAL, rows: scaledLimits(ROWS, 1.1) }],
    [
      'irpf-annual/brackets/4/limit=240000;irpf-annual/brackets+(null,35%)',
      { ...ANNUAL, rows: followed([...withRow(ROWS, 4, { limit: 240_000 }), [OPEN, 0.35, 0]], 5) },
    ],
    ['irpf-annual/brackets/1/rate=10%', { ...ANNUAL, rows: followed(withRow(ROWS, 1, { rate: 0.1 }), 1) }],
  ])('%s', (law, annual) => {
    for (const [annual_income, dependents, inss_paid] of [
      [40_000, 0, 0],
      [61_000, 1, 5000],
      [90_000, 2, 9000],
      [150_000, 3, 11_000],
      [400_000, 0, 11_856.84],
    ] as const) {
      const found = run(registry.calculators.get('income-tax')!, { annual_income, dependents, inss_paid, reference_date: DAY, law }, ports)
      expect(found.tax, `${annual_income}`).toBe(reais(due(annual_income, dependents, inss_paid, annual)))
    }
  })
})

describe('other tables, each with its own arithmetic', () => {
  /** Input, law change and expected result; arithmetic in the comments. */
  it.each<readonly [calculator: string, input: object, law: string, result: object]>([
    // Lei 10.101/2000: 12,000 × 20% in place of 15%; parcel 616.08 + 9,922.28 × (20% − 7.5%) = 1,856.37 (1,856.365 half up).
    ['profit-sharing', { amount: 12_000 }, 'plr/brackets/2/rate=20%', { tax: 543.63 }],
    // The exempt row ends at 16,428.80.
    ['profit-sharing', { amount: 16_000 }, 'plr*2', { tax: 0 }],
    ['family-allowance', { remuneration: 2500, children: 2 }, 'family-allowance/incomeLimit=3000', { amount: 135.08 }],
    ['family-allowance', { remuneration: 1500, children: 3 }, 'family-allowance/quota=100', { amount: 300 }],
    // Between the limits 1,777.74 + (3,000 − 2,222.17) × 40%; above them, the maximum; never below the minimum wage.
    [
      'unemployment-insurance',
      { average_salary: 3000, months_worked: 24 },
      'unemployment-insurance/secondRate=40%',
      { installmentAmount: 2088.87 },
    ],
    [
      'unemployment-insurance',
      { average_salary: 9000, months_worked: 24 },
      'unemployment-insurance/highest=3000',
      { installmentAmount: 3000 },
    ],
    ['unemployment-insurance', { average_salary: 2000, months_worked: 24 }, 'minimum-wage/monthly=1800', { installmentAmount: 1800 }],
    ['transport-voucher', { salary: 2000, monthly_cost: 300 }, 'transport-voucher/employeeShare=3%', { discount: 60, employerShare: 240 }],
    // 2,200 ÷ 200 hours at 40 hours a week; ten hours at 1.5.
    ['overtime', { salary: 2200, extra_hours_50: 10 }, 'working-time/weeklyHours=40', { hourlyWage: 11, overtime50: 165 }],
    ['overtime', { salary: 2200, extra_hours_50: 10 }, 'overtime/premium=75%', { overtime50: 175 }],
    ['overtime', { salary: 2200, extra_hours_100: 4 }, 'overtime/restDayPremium=150%', { overtime100: 100 }],
    ['hazard-pay', { type: 'dangerous', salary: 3000 }, 'hazard-pay/dangerous=40%', { amount: 1200 }],
    ['hazard-pay', { type: 'unhealthy', degree: 'medium', salary: 3000 }, 'minimum-wage/monthly=2000', { amount: 400 }],
    // 10,000 × 0.0082% × 100 days and 0.38%.
    ['iof-credit', { amount: 10_000, days: 100 }, 'iof/individual/daily=0.01%', { daily: 100, additional: 38, iof: 138 }],
    ['iof-credit', { amount: 10_000, days: 500 }, 'iof/maxDays=180', { daysCounted: 180, daily: 147.6 }],
    ['minimum-wage-prorated', { hours: 100 }, 'minimum-wage/monthly=2200', { amount: 1000 }],
    // Half of a 40-hour week.
    ['minimum-wage-prorated', { weekly_hours: 20 }, 'working-time/weeklyHours=40', { monthly: 810.5 }],
    ['thirteenth-salary', { salary: 5000, months_worked: 6 }, 'irrf/reduction=null', { grossThirteenth: 2500, irrf: 0 }],
    ['thirteenth-salary', { salary: 12_000, months_worked: 12 }, 'irrf/brackets/4/rate=30%', netThirteenth(12_000, 0.3)],
    ['dividend-withholding', { month_total: 80_000 }, 'dividends/withholding/rate=15%', { withholding: 12_000 }],
    ['dividend-withholding', { month_total: 80_000 }, 'dividends/withholding/above=100000', { withholding: 0 }],
    ['anniversary-withdrawal', { balance: 4000 }, 'fgts-anniversary/bands/2/rate=40%', { amount: 1750 }],
    [
      'inss-employee',
      { salary: 4000 },
      'inss/brackets/2/rate=10%',
      { inss: reais(contribution(cents(4000), { rows: INSS.rows.map(([l, r], i) => [l, i === 2 ? 0.1 : r]) })) },
    ],
    [
      'simples-nacional',
      { annex: 'I', monthly_revenue: 50_000, revenue_12m: 600_000 },
      'simples-nacional/annexes/I/brackets/2/rate=10%',
      simples(600_000, 50_000),
    ],
    ['mei-tax', { monthly_revenue: 5000, activity: 'services' }, 'minimum-wage/monthly=1800', { das: { total: 95 } }],
    ['employee-cost', { salary: 3000 }, 'employer-charges/inss=10%', { charges: { inss: 300 } }],
    ['iof-redemption', { days: 10, yield: 100 }, 'iof-redemption/byDay/9/rate=50%', { iof: 50 }],
    [
      'irrf-monthly',
      { taxable_income: 10_000 },
      'irrf/simplifiedDiscount=1000',
      { irrf: reais(withheld(cents(10_000), 0n, { ...TAX, simplified: 1000 })) },
    ],
    // With the tax until day 40: 100 × 41 ÷ 35 less 22.5% the next day, against (100 − 20) less 22.5%.
    ['iof-redemption', { days: 35, yield: 100 }, iofUntil(40), { iof: 20, gainFromWaiting: 28.78 }],
    ['vacation-pay', { salary: 3000 }, 'vacation/thirdDivisor=2', { vacationPay: 3000, oneThird: 1500 }],
    ['notice', { salary: 3000, full_years: 6, given_by: 'employer' }, 'notice/daysPerFullYear=5', { noticeDays: 60 }],
  ])('%s %o, %s', (calculator, input, law, result) => {
    const operation = registry.calculators.get(calculator)!
    expect(run(operation, { ...input, reference_date: DAY, law }, ports)).toMatchObject({ hypothetical: true, ...result })
  })

  function iofUntil(last: number): string {
    const rows = Array.from({ length: last }, (_, index) => `(${index + 1},20%)`)
    return `iof-redemption/byDay=[${rows.join(',')}]`
  }

  function netThirteenth(salary: number, topRate: number): object {
    const pay = cents(salary)
    const social = contribution(pay, INSS)
    const tax = { ...TAX, rows: followed(withRow(TAX.rows, 4, { rate: topRate }), 4) }
    // The simplified discount also applies to the 13th.
    const due = withheld(pay, social, tax)
    return { inss: reais(social), irrf: reais(due), netThirteenth: reais(pay - social - due) }
  }

  /** Recomputes the parcel of the third row: 5,940 + 360,000 × (10% − 7.3%) = 15,660; (600,000 × 10% − 15,660) ÷ 600,000 = 7.39%. */
  function simples(_year: number, month: number): object {
    return { monthlyTax: reais(part(cents(month), 0.0739)) }
  }
})

describe('legal figures formerly hard-coded in calculators', () => {
  const ask = (id: string, input: object) => run(registry.operations.get(id)!, input, ports)

  it('months of child support debt that allow arrest', () => {
    const owed = { monthly_amount: 500, from: '2026-01', to: '2026-06', until: '2026-07-10', correction: 'minimum_wage', interest: 'none' }
    expect(ask('alimony-arrears', owed)).toMatchObject({ total: 3000, lastThree: 1500, rest: 1500 })
    const changed = ask('alimony-arrears', { ...owed, law: 'alimony-arrest/months=2' })
    expect(changed).toMatchObject({ hypothetical: true, total: 3000, lastThree: 1000, rest: 2000 })
    expect(ask('alimony-arrears', { ...owed, law: 'alimony-arrest/months=0' })).toMatchObject({ lastThree: 0, rest: 3000 })
  })

  it('number of last contributions that cap sick pay, and days in the month of a salary', () => {
    // 91% of the mean of twelve of 3,000.00 and twelve of 2,000.00 is 2,275.00: the last twelve limit it to 2,000.00, all of them to 2,500.00.
    const contributions = [...Array(12).fill(3000), ...Array(12).fill(2000)]
    const away = { contributions, days_off: 20, salary: 3100, reference_date: DAY }
    expect(ask('sick-pay', away)).toMatchObject({ benefit: 2000, cap: 2000, employerPay: 1550 })
    expect(ask('sick-pay', { ...away, law: 'sick-pay/cappedByLast=24' })).toMatchObject({ benefit: 2275, cap: 2500, capApplied: false })
    expect(ask('sick-pay', { ...away, law: 'sick-pay/cappedByLast=null' })).toMatchObject({ benefit: 2275, cap: null })
    expect(ask('sick-pay', { ...away, law: 'working-time/monthDays=31' })).toMatchObject({ employerPay: 1500 })
  })

  it('marks only the steps that read the changed table: 7.5% is also an unchanged INSS rate', () => {
    const told = JSON.stringify(ask('net-salary', { gross_salary: 6000, reference_date: DAY, law: 'irrf/reduction=null' }))
    expect([...told.matchAll(/"label":"([^"]+) \(hipótese\)"/g)].map(([, label]) => label)).toEqual(['IRRF'])
  })

  it('reports the hourly wage with the changed weekly hours', () => {
    const told = JSON.stringify(ask('hourly-wage', { monthly_salary: 3600, reference_date: DAY, law: 'working-time/weeklyHours=36' }))
    expect(told).toContain('36 horas dão 180')
    expect(told).toContain('Pela hipótese, a jornada máxima é de 36 horas por semana.')
    expect(told).not.toMatch(/44 horas|PEC nº 221/)
  })
})
