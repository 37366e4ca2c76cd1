/** A month's payroll: consistent with the calculators, with the checks and with its own totals. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../engine/core/errors.ts'
import { fromNumber, type Money, reais, sum, toNumber } from '../../engine/core/money.ts'
import { readDocument } from '../../engine/documents/reader/reader.ts'
import { checkOf } from '../../engine/documents/to-check.ts'
import proLabore from '../../engine/domains/business/calculators/pro-labore/index.ts'
import apprentice from '../../engine/domains/payroll/calculators/apprentice/index.ts'
import domesticWorker from '../../engine/domains/payroll/calculators/domestic-worker/index.ts'
import employeeCost from '../../engine/domains/payroll/calculators/employee-cost/index.ts'
import severalJobs from '../../engine/domains/payroll/calculators/inss-several-jobs/index.ts'
import intern from '../../engine/domains/payroll/calculators/intern/index.ts'
import netSalary from '../../engine/domains/payroll/calculators/net-salary/index.ts'
import overtime from '../../engine/domains/payroll/calculators/overtime/index.ts'
import thirteenthSalary from '../../engine/domains/payroll/calculators/thirteenth-salary/index.ts'
import vacationPay from '../../engine/domains/payroll/calculators/vacation-pay/index.ts'
import checkPayslip from '../../engine/domains/payroll/checks/check-payslip/index.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { retroactiveOf } from '../../engine/payroll-run/payslip/retroactive.ts'
import type { Payslip } from '../../engine/payroll-run/person.ts'
import { holeriteOf, holeriteText } from '../../engine/payroll-run/reports/payslip-document.ts'
import { companyOf, PayrollRun, PERSON } from '../../engine/payroll-run/run.ts'
import { personOfRow, sheetColumns } from '../../engine/payroll-run/sheet.ts'
import { portsOn, registry } from '../support/ports.ts'

const ports = portsOn('2026-11-14')
type Day = `${number}-${number}-${number}`
const DAY: Day = '2026-10-31'

const runOf = (company: object = { regime: 'normal', rat_rate: 2 }, month: Day = DAY) =>
  new PayrollRun({ month, company: companyOf(company) }, ports)

function paid(person: object, company?: object, month?: Day): Payslip {
  const result = runOf(company, month).pay({ id: '1', ...person })
  if ('error' in result) throw new Error(JSON.stringify(result.error))
  return result.payslip
}

function refused(person: object): readonly { field: string; message: string }[] {
  const result = runOf().pay({ id: '1', ...person })
  return 'error' in result ? result.error.issues : []
}

const asked = (operation: Parameters<typeof run>[0], input: object): Record<string, number> =>
  run(operation, { reference_date: DAY, ...input }, ports) as Record<string, number>

const salary = fc.integer({ min: 100_000, max: 2_500_000 }).map((centavos) => centavos / 100)
const amountOf = (payslip: Payslip, nature: string, label?: string): Money =>
  sum(payslip.lines.filter((line) => line.nature === nature && (label === undefined || line.label === label)).map(({ amount }) => amount))

describe('the example of three people', () => {
  const month = runOf()
  const people = [
    { id: 'a', basic_salary: 3000 },
    { id: 'b', basic_salary: 5200, dependents: 1 },
    { id: 'c', basic_salary: 9000, dependents: 2 },
  ].map((person) => month.pay(person))
  const payslips = people.flatMap((result) => ('payslip' in result ? [result.payslip] : []))
  const summary = month.summary()

  it('withholds the legal amounts', () => {
    expect(payslips.map(({ inss }) => inss)).toEqual(['248.58', '529.50', '988.07'].map(reais))
    expect(payslips.map(({ irrf }) => irrf)).toEqual(['0.00', '46.44', '1190.28'].map(reais))
    expect(payslips.map(({ net }) => net)).toEqual(['2751.42', '4624.06', '6821.65'].map(reais))
  })

  it('returns the guides by revenue code', () => {
    const of = (code: string) => summary.guides.find((guide) => guide.code === code)
    expect(of('1082-01')?.amount).toBe(reais('1766.15'))
    expect(of('0561-07')?.amount).toBe(reais('1236.72'))
    expect(of('1138-01')?.amount).toBe(reais('3440.00'))
    expect(of('1646-01')?.amount).toBe(reais('344.00'))
    expect(of('1170-01')?.amount).toBe(reais('430.00'))
    expect(summary.guides.find(({ guide }) => guide === 'FGTS Digital')?.amount).toBe(reais('1376.00'))
    // 20 November 2026 is a Friday and a holiday (Consciência Negra).
    expect(of('1082-01')?.dueDate).toBe('2026-11-19')
  })

  it('adds up', () => {
    expect(summary.people).toBe(3)
    expect(summary.totals.net).toBe(sum(payslips.map(({ net }) => net)))
    expect(summary.employer.total).toBe(sum(payslips.map(({ employer }) => employer.total)))
  })
})

describe('consistency with the calculators', () => {
  it('net-salary, with a salary alone and with additional inputs', () => {
    fc.assert(
      fc.property(salary, fc.nat({ max: 4 }), fc.nat({ max: 2 }), (gross, dependents, children) => {
        const payslip = paid({
          basic_salary: gross,
          dependents,
          children,
          transport_cost: 180,
          lines: [{ nature: '1205', amount: 210.37 }],
        })
        const due = asked(netSalary, {
          gross_salary: gross,
          dependents,
          children,
          transport_cost: 180,
          premiums: 210.37,
          regime: 'normal',
          rat_rate: 2,
        })
        expect(toNumber(payslip.inss)).toBe(due.inss)
        expect(toNumber(payslip.irrf)).toBe(due.irrf)
        expect(toNumber(payslip.fgts)).toBe(due.fgts)
        expect(toNumber(payslip.net)).toBe(due.netSalary)
        const employer = due.employer as unknown as Record<string, number>
        expect(toNumber(payslip.employer.inss)).toBe(employer.inss)
        expect(toNumber(payslip.employer.rat)).toBe(employer.rat)
        expect(toNumber(payslip.employer.thirdParties)).toBe(employer.thirdParties)
      }),
      { numRuns: 150 },
    )
  })

  it('net-salary with alimony, including dates under older law', () => {
    for (const day of ['2026-01-31', '2024-02-29', '2020-03-31', '2015-05-31', '2001-06-30'] as const) {
      const payslip = paid({ basic_salary: 4200, alimony: 600 }, { regime: 'normal', rat_rate: 2 }, day)
      const due = asked(netSalary, { gross_salary: 4200, alimony: 600, reference_date: day })
      expect([day, toNumber(payslip.inss), toNumber(payslip.irrf), toNumber(payslip.net)]).toEqual([day, due.inss, due.irrf, due.netSalary])
    }
  })

  it('thirteenth-salary, deducting the first instalment', () => {
    fc.assert(
      fc.property(salary, fc.integer({ min: 1, max: 12 }), fc.nat({ max: 3 }), (gross, months, dependents) => {
        const due = asked(thirteenthSalary, { salary: gross, months_worked: months, dependents })
        const first = due.firstInstallment!
        const payslip = paid({
          basic_salary: gross,
          dependents,
          lines: [
            { nature: '5001', months },
            { nature: '9214', amount: first },
          ],
        })
        expect(toNumber(amountOf(payslip, '5001'))).toBe(due.grossThirteenth)
        expect(toNumber(payslip.inss13)).toBe(due.inss)
        expect(toNumber(payslip.irrf13)).toBe(due.irrf)
        const month = paid({ basic_salary: gross, dependents })
        expect(payslip.net - month.net).toBe(fromNumber(due.secondInstallmentNet!))
      }),
      { numRuns: 100 },
    )
  })

  it('vacation-pay for a whole month', () => {
    fc.assert(
      fc.property(salary, fc.nat({ max: 3 }), fc.constantFrom(0, 10), (gross, dependents, sold) => {
        const due = asked(vacationPay, { salary: gross, sell_days: sold, dependents })
        const payslip = paid({ basic_salary: gross, dependents, vacation: { starts_on: '2026-10-01', days: 30, sell_days: sold } })
        expect(toNumber(amountOf(payslip, '1016'))).toBe(due.vacationPay)
        expect(toNumber(amountOf(payslip, '1017'))).toBe(due.oneThird)
        expect(amountOf(payslip, '1023')).toBe(fromNumber(due.cashAllowance! + due.cashAllowanceThird!))
        expect(toNumber(amountOf(payslip, '9201', 'INSS férias'))).toBe(due.inss)
        expect(toNumber(payslip.irrfVacation)).toBe(due.irrf)
        if (sold === 0) expect(toNumber(payslip.net)).toBe(due.net)
      }),
      { numRuns: 100 },
    )
  })

  it('pro-labore, domestic-worker, intern and apprentice', () => {
    fc.assert(
      fc.property(salary, fc.nat({ max: 3 }), (gross, dependents) => {
        const partner = paid({ worker: 'partner', basic_salary: gross, dependents })
        const ofPartner = asked(proLabore, { amount: gross, regime: 'presumed', dependents })
        expect([toNumber(partner.inss), toNumber(partner.irrf), toNumber(partner.net), toNumber(partner.employer.total)]).toEqual([
          ofPartner.inss,
          ofPartner.irrf,
          ofPartner.net,
          ofPartner.employerInss,
        ])
        const maid = paid({ worker: 'domestic', basic_salary: gross, dependents, children: 1 })
        const ofMaid = asked(domesticWorker, { salary: gross, dependents, children: 1 })
        expect([toNumber(maid.net), toNumber(maid.employer.inss), toNumber(maid.employer.rat)]).toEqual([
          ofMaid.netSalary,
          ofMaid.employerInss,
          ofMaid.gilrat,
        ])
        expect([toNumber(maid.employer.fgts), toNumber(maid.employer.reserve), toNumber(maid.employer.total)]).toEqual([
          ofMaid.fgts,
          ofMaid.indemnity,
          ofMaid.employerCharges,
        ])
        const student = paid({ worker: 'intern', basic_salary: gross })
        const ofStudent = asked(intern, { stipend: gross, months: 12 })
        expect([student.inss, student.fgts, toNumber(student.irrf), toNumber(student.net)]).toEqual([0n, 0n, ofStudent.irrf, ofStudent.net])
      }),
      { numRuns: 100 },
    )
    const due = asked(apprentice, { weekly_hours: 30 })
    const young = paid({ worker: 'apprentice', basic_salary: due.monthlySalary! })
    expect([toNumber(young.inss), toNumber(young.fgts), toNumber(young.net)]).toEqual([due.inss, due.fgts, due.net])
  })

  it('overtime, by hours and percent, and employee-cost, in provisions and cost', () => {
    fc.assert(
      fc.property(salary, fc.integer({ min: 1, max: 40 }), (gross, hours) => {
        const due = asked(overtime, { salary: gross, extra_hours_50: hours, extra_hours_100: hours / 2 })
        const payslip = paid({
          basic_salary: gross,
          lines: [
            { nature: '1003', label: 'Horas extras 50%', hours },
            { nature: '1003', label: 'Horas extras 100%', hours: hours / 2, percent: 100 },
          ],
        })
        expect(toNumber(amountOf(payslip, '1003', 'Horas extras 50%'))).toBe(due.overtime50)
        expect(toNumber(amountOf(payslip, '1003', 'Horas extras 100%'))).toBe(due.overtime100)
        const month = runOf()
        month.pay({ id: 'x', basic_salary: gross })
        const cost = asked(employeeCost, { salary: gross, rat_rate: 2 })
        const provisions = cost.provisions as unknown as Record<string, number>
        expect(toNumber(month.summary().provisions.total)).toBe(provisions.total)
        expect(toNumber(month.summary().cost.total)).toBe(cost.monthlyTotal)
      }),
      { numRuns: 100 },
    )
  })

  it('does not count a 13th paid from its provision as a cost again', () => {
    const costOf = (...lines: object[]) => {
      const month = runOf()
      month.pay({ id: 'x', basic_salary: 3000, lines })
      return month.summary().cost
    }
    expect(costOf({ nature: '5001', months: 12 }).pay).toBe(costOf().pay)
    expect(toNumber(costOf({ nature: '1003', label: 'Horas extras 50%', amount: 100 }).pay)).toBe(3100)
  })

  it('takes the charges of the 13th from their provision, in the cost and in the journal', () => {
    const month = runOf()
    month.pay({ id: 'x', basic_salary: 3000, lines: [{ nature: '5001', months: 12 }] })
    const { cost, journal, employer } = month.summary()
    const alone = runOf()
    alone.pay({ id: 'x', basic_salary: 3000 })
    expect(cost).toEqual(alone.summary().cost)
    // Of the 13th: 20% + 2% + 5.8% of 3,000.00 to the INSS, 8% of it to the FGTS.
    const written = journal.filter(({ debit }) => debit === 'Provisão de encargos')
    expect(written.map(({ credit, amount }) => [credit, amount])).toEqual([
      ['INSS a recolher', reais('834.00')],
      ['FGTS a recolher', reais('240.00')],
    ])
    const ofMonth = ['INSS da empresa', 'RAT', 'Terceiros', 'FGTS']
    expect(journal.filter(({ memo }) => ofMonth.includes(memo))).toEqual(
      alone.summary().journal.filter(({ memo }) => ofMonth.includes(memo)),
    )
    expect(employer.total).toBe(2n * alone.summary().employer.total)
    const rested = runOf()
    rested.pay({ id: 'x', basic_salary: 3000, vacation: { starts_on: '2026-10-01', days: 30 } })
    expect(rested.summary().cost.charges).toBe(0n)
  })

  it('deducts the alimony of a payment from the tax base of that payment', () => {
    const alimony = (label: string) => ({ nature: '9213', label, amount: 5000 })
    const plr = (amount: number) => ({ nature: '1300', amount })
    const ofPlr = (...lines: object[]) => paid({ basic_salary: 3000, lines }).irrfPlr
    expect(ofPlr(plr(20000), alimony('Pensão alimentícia PLR'))).toBe(ofPlr(plr(15000)))
    expect(ofPlr(plr(20000), alimony('Pensão alimentícia'))).toBe(ofPlr(plr(20000)))
  })

  it('truncates the guide of partners and providers to the centavo and reports the excess of the payslips', () => {
    const month = runOf()
    month.pay({ id: '1', worker: 'partner', basic_salary: 1700.03 })
    // 20% of 1,700.03 = 340.006: 340.01 on the payslip.
    expect(month.summary().guides.find(({ code }) => code === '1138-04')).toMatchObject({
      amount: reais('340.00'),
      rounding: reais('0.01'),
    })
  })

  it('pays self-employed contractors by contract', () => {
    const payslip = paid({ worker: 'own_account', basic_salary: 3000 })
    expect(payslip.lines.map(({ nature, amount }) => [nature, amount])).toEqual([
      ['3501', reais('3000.00')],
      ['9201', reais('330.00')],
    ])
  })

  it('reports which of two accepted incidence rules applied', () => {
    const [note] = paid({ worker: 'partner', lines: [{ nature: '3506', amount: 3000 }] }).notes.map(String)
    expect(note).toMatch(/mais de uma incidência para "Diretor não empregado": .* INSS 11, IRRF 11, FGTS 00\.$/)
  })

  it('reports the third-party contributions used, once for all people', () => {
    const query = registry.queries.get('payroll-run')!
    const assumed = (company: object): string[] => {
      const people = [1, 2].map((id) => ({ id: String(id), basic_salary: 3000 }))
      const { assumptions } = run(query, { month: '2026-10', company, people }, ports) as unknown as { assumptions: string[] }
      return assumptions.filter((text) => text.includes('erceiros'))
    }
    expect(assumed({ third_parties_rate: 4.5 })).toEqual([expect.stringContaining('4,5%, como informado')])
    expect(assumed({ regime: 'simples' })).toEqual([expect.stringContaining('Optante do Simples')])
  })

  it('cites each table by its act, once for all people', () => {
    const people = [
      { id: '1', basic_salary: 5200 },
      { id: '2', basic_salary: 3000 },
    ]
    const asked = { month: '2026-10', people }
    const answer = run(registry.queries.get('payroll-run')!, asked, portsOn('2026-11-16')) as unknown as {
      basis: { table: string; norm: string }[]
    }
    const tables = answer.basis.map(({ table }) => table)
    expect(tables).toEqual(expect.arrayContaining(['inss', 'irrf', 'fgts', 'payroll-lines', 'employer-charges']))
    expect(new Set(tables).size).toBe(tables.length)
    for (const { norm } of answer.basis) expect(norm).toMatch(/\S/)
  })

  it('inss-several-jobs, in job order', () => {
    const due = asked(severalJobs, { jobs: [{ pay: 5500 }, { pay: 5500 }] }) as unknown as { jobs: { inss: number }[] }
    const payslip = paid({ basic_salary: 5500, other_jobs: [{ pay: 5500 }] })
    expect(toNumber(payslip.inss)).toBe(due.jobs[1]!.inss)
    expect(payslip.inss).toBe(reais('416.57'))
    expect(paid({ basic_salary: 5500, other_jobs: [{ pay: 5500, order: 'after' }] }).inss).toBe(reais('571.50'))
  })

  it('inss-several-jobs on the 13th when the other jobs report theirs', () => {
    const bonus = { basic_salary: 5500, lines: [{ nature: '5001', months: 12 }] }
    const told = paid({ ...bonus, other_jobs: [{ pay: 5500, thirteenth: 5500 }] })
    expect([told.inss, told.inss13, told.notes]).toEqual([reais('416.57'), reais('416.57'), []])
    const untold = paid({ ...bonus, other_jobs: [{ pay: 5500 }] })
    expect([untold.inss13, untold.notes.length]).toEqual([reais('571.50'), 1])
    expect(paid({ ...bonus, other_jobs: [{ pay: 5500, thirteenth: 0 }] }).inss13).toBe(reais('571.50'))
  })
})

describe('proration by days', () => {
  it('prorates by thirtieths in the month of admission or termination, at most thirty', () => {
    expect(amountOf(paid({ basic_salary: 3000, admission_date: '2026-10-16' }), '1000')).toBe(reais('1600.00'))
    expect(amountOf(paid({ basic_salary: 3000, admission_date: '2026-10-02' }), '1000')).toBe(reais('3000.00'))
    expect(amountOf(paid({ basic_salary: 3000, admission_date: '2026-10-01' }), '1000')).toBe(reais('3000.00'))
    expect(amountOf(paid({ basic_salary: 3000, termination_date: '2026-10-10' }), '6000')).toBe(reais('1000.00'))
    expect(amountOf(paid({ basic_salary: 3000, admission_date: '2026-02-15' }, undefined, '2026-02-28'), '1000')).toBe(reais('1400.00'))
  })

  it('deducts vacation days from the salary, and pays across two months without doubling', () => {
    // 20 days of vacation of 5,500.00: 1,833.33 of salary, 3,666.67 + 1,222.22; INSS 742.61, of which 485.94 of the vacation.
    const whole = paid({ basic_salary: 5500, vacation: { starts_on: '2026-10-05', days: 20 } })
    expect(amountOf(whole, '1000')).toBe(reais('1833.33'))
    expect(whole.inss).toBe(reais('742.61'))
    expect(amountOf(whole, '9201', 'INSS férias')).toBe(reais('485.94'))
    expect(whole.fgts).toBe(reais('537.77'))
    const vacation = { starts_on: '2026-10-22', days: 20 }
    const first = paid({ basic_salary: 5500, vacation })
    const second = paid({ basic_salary: 5500, vacation }, undefined, '2026-11-30')
    expect(amountOf(first, '1016') + amountOf(second, '1016')).toBe(reais('3666.67'))
    expect(amountOf(first, '1017') + amountOf(second, '1017')).toBe(reais('1222.22'))
    expect(amountOf(first, '1015')).toBe(amountOf(second, '9221'))
    expect(amountOf(second, '1016') + amountOf(second, '1017')).toBe(amountOf(second, '9221'))
    expect(first.irrfVacation).toBe(whole.irrfVacation)
    expect(second.irrfVacation).toBe(0n)
  })

  it("tests the family allowance limit on the full month's pay and prorates the quota by days", () => {
    // Limit of 2026: 1,980.38; quota 67.54. Sixteen thirtieths of it are 36.02.
    const admitted = (basic_salary: number) => amountOf(paid({ basic_salary, children: 1, admission_date: '2026-10-16' }), '1409')
    expect([admitted(1980.38), admitted(1980.39)]).toEqual([reais('36.02'), 0n])
    const absent = (basic_salary: number) => amountOf(paid({ basic_salary, children: 1, lines: [{ nature: '9207', days: 3 }] }), '1409')
    expect([absent(1980.38), absent(1980.39)]).toEqual([reais('67.54'), 0n])
  })

  it('deducts absences from every base', () => {
    const payslip = paid({ basic_salary: 2000, lines: [{ nature: '9207', days: 3 }] })
    expect(amountOf(payslip, '9207')).toBe(reais('200.00'))
    expect(payslip.inss).toBe(reais('137.68'))
    expect(payslip.fgts).toBe(reais('144.00'))
  })
})

describe('errors of single people', () => {
  it.each([
    [{}, 'basic_salary'],
    [{ basic_salary: -1 }, 'basic_salary'],
    [{ basic_salary: 3000, salary: 1 }, 'salary'],
    [{ basic_salary: 3000, lines: [{ nature: '1234', amount: 1 }] }, 'lines.0.nature'],
    [{ basic_salary: 3000, lines: [{ nature: '9201', amount: 1 }] }, 'lines.0.nature'],
    [{ basic_salary: 3000, lines: [{ label: 'coisa estranha', amount: 1 }] }, 'lines.0.label'],
    [{ basic_salary: 3000, lines: [{ nature: '1003', amount: 1, hours: 2 }] }, 'lines.0.amount'],
    [{ lines: [{ nature: '1003', hours: 2 }] }, 'basic_salary'],
    [{ basic_salary: 3000, lines: [{ nature: '1202', percent: 20 }] }, 'lines.0.percent'],
    [{ basic_salary: 3000, lines: [{ nature: '1024', amount: 10 }] }, 'lines.0.nature'],
    [{ basic_salary: 3000, vacation: { starts_on: '2026-10-01', days: 25, sell_days: 10 } }, 'vacation.sell_days'],
    [{ basic_salary: 3000, worker: 'partner', vacation: { starts_on: '2026-10-01' } }, 'vacation'],
    [{ basic_salary: 3000, admission_date: '2026-11-02' }, 'admission_date'],
    [{ basic_salary: 3000, termination_date: '2026-09-30' }, 'termination_date'],
    [{ basic_salary: 3000, worker: 'intern', children: 1 }, 'children'],
  ])('%j', (person, field) => {
    expect(refused(person).map((issue) => issue.field)).toContain(field)
  })

  it('drops no row, and an error does not stop the others', () => {
    const month = runOf()
    const results = [{ id: 'a', basic_salary: 3000 }, 'not a person', { id: 'b' }, { id: 'c', basic_salary: 3000 }].map((row) =>
      month.pay(row),
    )
    expect(results.map((result) => ('error' in result ? [result.error.row, result.error.id] : result.payslip.id))).toEqual([
      'a',
      [2, null],
      [3, 'b'],
      'c',
    ])
    expect(month.summary()).toMatchObject({ people: 2, errors: 2 })
  })

  it('reports an invalid person as an error of its row, through every adapter', () => {
    const answer = run(
      registry.queries.get('payroll-run')!,
      {
        month: '2026-10',
        people: [7, { id: 'a', basic_salary: 5500 }, null, [], { id: 'b', basic_salary: 3000, lines: ['x'] }],
        retroactive: { from: '2026-09', paid: [3, { id: 'a', basic_salary: 'muito' }] },
      },
      ports,
    ) as unknown as {
      people: number
      errors: { row: number; id: string | null; issues: { field: string; message: string; code: string }[] }[]
    }
    expect(answer.people).toBe(1)
    expect(answer.errors.map(({ row, id }) => [row, id])).toEqual([
      [1, null],
      [3, null],
      [4, null],
      [5, 'b'],
      [2, 'a'],
    ])
    expect(answer.errors.at(-1)!.issues[0]!.field).toBe('retroactive.basic_salary')
  })

  it('reports a negative net without truncating it to zero', () => {
    const payslip = paid({
      basic_salary: 2000,
      alimony: 1500,
      lines: [
        { nature: '9254', amount: 800 },
        { nature: '9258', amount: 50 },
      ],
    })
    // 2,000.00 − INSS 155.68 − 1,500.00 − 800.00 − 50.00
    expect(payslip.inss).toBe(reais('155.68'))
    expect(payslip.net).toBe(reais('-505.68'))
    expect(payslip.shortfall).toEqual({
      amount: reais('505.68'),
      uncovered: [
        { label: 'Empréstimo consignado', nature: '9254', amount: reais('455.68') },
        { label: 'Convênios', nature: '9258', amount: reais('50.00') },
      ],
    })
  })
})

const LINES = [
  { nature: '1003', hours: 12 },
  { nature: '1012', amount: 88.4 },
  { nature: '1205', hours: 20 },
  { nature: '1203', percent: 30 },
  { nature: '1207', amount: 455.9 },
  { nature: '9207', days: 2 },
  { nature: '9208', hours: 3 },
  { nature: '9219', amount: 120 },
  { nature: '9241', amount: 35.5 },
  { nature: '9223', amount: 150 },
  { nature: '9254', amount: 210.33 },
  { nature: '5504', percent: 50 },
  { nature: '1409', amount: 67.54 },
  { nature: '1300', amount: 12000 },
]

const anyone = fc.record({
  worker: fc.constantFrom('employee', 'employee', 'employee', 'domestic', 'apprentice', 'partner', 'intern'),
  basic_salary: salary,
  dependents: fc.nat({ max: 3 }),
  chosen: fc.subarray(LINES),
  thirteenth: fc.boolean(),
  vacation: fc.option(
    fc.record({ starts_on: fc.constantFrom('2026-10-01', '2026-10-09', '2026-10-20'), days: fc.constantFrom(10, 20, 30) }),
    {
      nil: undefined,
    },
  ),
})

function personOf({ chosen, thirteenth, vacation, ...person }: typeof anyone extends fc.Arbitrary<infer T> ? T : never) {
  const employed = !['partner', 'intern'].includes(person.worker)
  const lines = employed ? chosen.filter(({ nature }) => nature !== '1409') : []
  const bonus = [
    { nature: '5001', months: 12 },
    { nature: '9214', percent: 50 },
  ]
  return {
    id: '7',
    ...person,
    lines: employed && thirteenth ? [...lines.filter(({ nature }) => nature !== '5504'), ...bonus] : lines,
    ...(employed && vacation && { vacation }),
  }
}

it('every payslip passes the payslip check', () => {
  fc.assert(
    fc.property(anyone, (drawn) => {
      const person = personOf(drawn)
      const payslip = paid(person)
      const said = run(
        checkPayslip,
        {
          lines: payslip.lines.map(({ label, nature, kind, amount }) => ({ label, nature, kind, amount: toNumber(amount) })),
          total_earnings: toNumber(payslip.totalEarnings),
          total_deductions: toNumber(payslip.totalDeductions),
          ...(payslip.net >= 0n && { net_received: toNumber(payslip.net) }),
          ...(payslip.fgts + payslip.fgts13 > 0n && { fgts: toNumber(payslip.fgts + payslip.fgts13) }),
          basic_salary: person.basic_salary,
          worker: person.worker,
          dependents: person.dependents,
          other_jobs: [],
          reference_date: DAY,
        },
        ports,
      ) as unknown as { verdict: string; items: { id: string; verdict: string }[] }
      expect(said.items.filter(({ verdict }) => verdict === 'differs')).toEqual([])
      expect(['consistent', 'partly_checked']).toContain(said.verdict)
    }),
    { numRuns: 300 },
  )
})

it("balances debits and credits, and the journal's liabilities match payslips and guides", () => {
  fc.assert(
    fc.property(fc.array(anyone, { minLength: 1, maxLength: 12 }), (people) => {
      const month = runOf()
      for (const drawn of people) month.pay(personOf(drawn))
      const { journal, totals, guides, employer } = month.summary()
      expect(journal.every(({ amount, debit, credit }) => amount > 0n && debit !== credit)).toBe(true)
      const balance = (account: string): Money =>
        sum(journal.filter(({ credit }) => credit === account).map(({ amount }) => amount)) -
        sum(journal.filter(({ debit }) => debit === account).map(({ amount }) => amount))
      const accounts = new Set(journal.flatMap(({ debit, credit }) => [debit, credit]))
      expect(sum([...accounts].map(balance))).toBe(0n)
      expect(balance('Salários a pagar')).toBe(totals.net)
      expect(balance('IRRF a recolher')).toBe(totals.irrf + totals.irrf13 + totals.irrfVacation + totals.irrfPlr)
      expect(balance('FGTS a recolher')).toBe(employer.fgts + employer.reserve)
      const withheld = guides.filter(({ name }) => name.startsWith('INSS descontado')).map(({ amount }) => amount)
      expect(sum(withheld)).toBe(totals.inss + totals.inss13)
      const tax = guides.filter(({ name }) => name.startsWith('IRRF')).map(({ amount }) => amount)
      expect(sum(tax)).toBe(totals.irrf + totals.irrf13 + totals.irrfVacation + totals.irrfPlr)
    }),
    { numRuns: 60 },
  )
})

it('remeasures existing provisions after a raise, as a separate amount', () => {
  const month = runOf()
  month.pay({
    id: '1',
    basic_salary: 3600,
    provisioned: { thirteenth_months: 5, thirteenth: 1250, vacation_months: 5, vacation: 1666.67 },
  })
  // 3,600 ÷ 12 = 300 and ÷ 9 = 400 of the month; five months at 3,600: 1,500.00 and 2,000.00.
  expect(month.summary().provisions).toMatchObject({ thirteenth: reais('300.00'), vacation: reais('400.00'), remeasured: reais('583.33') })
})

it('charges no employer contribution under Simples, and no third parties under annex IV', () => {
  const none = runOf({ regime: 'simples' })
  none.pay({ id: '1', basic_salary: 3000 })
  expect(none.summary().employer).toMatchObject({ inss: 0n, rat: 0n, thirdParties: 0n, fgts: reais('240.00') })
  const fourth = runOf({ regime: 'simples_anexo_iv', rat_rate: 2 })
  fourth.pay({ id: '1', basic_salary: 3000 })
  expect(fourth.summary().employer).toMatchObject({ inss: reais('600.00'), rat: reais('60.00'), thirdParties: 0n })
})

it('parses the printed payslip back into the same lines, and it reconciles', () => {
  fc.assert(
    fc.property(anyone, (drawn) => {
      const month = runOf()
      const result = month.pay(personOf(drawn))
      if ('error' in result) throw new Error(JSON.stringify(result.error))
      const { payslip, person } = result
      const text = holeriteText(holeriteOf(payslip, person, DAY, 'Padaria Exemplo Ltda.', month.law.inss.ceiling), DAY)
      const reading = readDocument({ text })
      expect({ closes: reading.reconciliation.closes, text }).toMatchObject({ closes: true })
      expect(reading.month).toBe('2026-10')
      expect(reading.lines.map(({ nature, kind, amount }) => [nature, kind, amount])).toEqual(
        payslip.lines.map(({ nature, kind, amount }) => [nature, kind, amount]),
      )
    }),
    { numRuns: 150 },
  )
})

it('prints a negative net, parses it back and finds it correct', () => {
  const month = runOf()
  const result = month.pay({ id: '1', basic_salary: 2000, lines: [{ nature: '9254', label: 'Empréstimo consignado', amount: 2500 }] })
  if ('error' in result) throw new Error(JSON.stringify(result.error))
  const { payslip, person } = result
  expect(payslip.net).toBeLessThan(0n)
  const reading = readDocument({
    text: holeriteText(holeriteOf(payslip, person, DAY, 'Padaria Exemplo Ltda.', month.law.inss.ceiling), DAY),
  })
  expect(reading).toMatchObject({ printed: { net: payslip.net }, reconciliation: { closes: true } })
  const { name, input } = checkOf(reading)!
  expect(name).toBe('payslip')
  expect(run(checkPayslip, input, ports)).toMatchObject({ verdict: 'consistent', message: null })
})

it('maps a sheet with Portuguese titles to people with lines', () => {
  const { lines } = runOf().law
  const titles = ['Matrícula', 'Nome', 'Salário', 'Dependentes', 'Horas extras 50% (horas)', 'Faltas (dias)', 'Comissões', '9254', 'Coisa']
  const columns = sheetColumns(titles, PERSON.inputSchema, lines)
  expect(columns.at(-1)).toBeNull()
  expect(personOfRow(['7', 'Ana', 'R$ 3.000,50', '1', '10', '2', '', '120,00', 'x'], columns, true)).toEqual({
    id: '7',
    name: 'Ana',
    basic_salary: 3000.5,
    dependents: 1,
    lines: [
      { nature: '1003', label: 'Horas extras 50%', hours: 10, percent: 50 },
      { nature: '9207', label: 'Faltas', days: 2 },
      { nature: '9254', label: 'Empréstimo consignado', amount: 120 },
    ],
  })
})

it('computes a retroactive raise month by month and taxes it when paid', () => {
  const found = retroactiveOf(
    {
      id: '1',
      paid: { basic_salary: 5000 },
      due: { basic_salary: 5500 },
      from: '2026-05-01',
      month: DAY,
      company: companyOf({ regime: 'normal', rat_rate: 2 }),
    },
    ports,
  )
  expect(found.months.map(({ month, earnings }) => [month.slice(0, 7), earnings])).toEqual(
    ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'].map((month) => [month, reais('500.00')]),
  )
  // INSS 571.50 − 501.50 a month; FGTS 40.00 a month.
  expect(found.inss).toBe(reais('350.00'))
  expect(found.fgts).toBe(reais('200.00'))
  // October of 5,500.00 with 2,500.00 more: 8,000.00 − INSS 921.50 = 7,078.50 × 27.5% − 908.73 = 1,037.86; October alone,
  // 5,500.00 − 607.20 = 4,892.80 × 27.5% − 908.73 = 436.79, less 978.62 − 5,500.00 × 0.133145 = 246.32.
  expect(found.irrf).toBe(reais('1037.86') - reais('190.47'))
  expect(found.notes).toEqual([])
})

describe('back pay of past months', () => {
  const owed = (due: object, paid: object) =>
    retroactiveOf({ id: '1', due, paid, from: '2026-07-01', month: DAY, company: companyOf({ regime: 'normal', rat_rate: 2 }) }, ports)

  it('starts with the admission', () => {
    const admission_date = '2026-08-10'
    const { months } = owed({ basic_salary: 5500, admission_date }, { basic_salary: 5000, admission_date })
    // From the 10th to the 31st of August, 22 days of 30.
    expect(months.map(({ month, earnings }) => [month, earnings])).toEqual([
      ['2026-08-31', reais('366.66')],
      ['2026-09-30', reais('500.00')],
    ])
  })

  it('taxes back pay with all deductions of the month', () => {
    const lines = [{ nature: '9223', amount: 600 }]
    // 4,000.00 + 1,500.00 − INSS 368.58 + 180.00 − 600.00 = 4,351.42 × 22.5% − 675.49 = 303.58, less 978.62 − 5,500.00 × 0.133145 = 246.32.
    expect(owed({ basic_salary: 4000, lines }, { basic_salary: 3500, lines }).irrf).toBe(reais('57.26'))
  })

  it('reports lines present on one side only, counted per month', () => {
    const { notes } = owed({ basic_salary: 3300, lines: [{ nature: '1003', hours: 10 }] }, { basic_salary: 3000 })
    expect(notes.map(String).join()).toContain('Horas extras')
  })

  it('ignores one-sided lines that the run itself adds', () => {
    const paid = { basic_salary: 1800 }
    const vacation = { starts_on: '2026-07-25', days: 20, sell_days: 10 }
    expect(owed({ ...paid, children: 1, alimony: 100, transport_cost: 200, vacation }, paid).notes).toEqual([])
  })
})

it('reports the 13th of a domestic worker under a revenue code of its own', () => {
  const month = runOf()
  month.pay({ id: '1', worker: 'domestic', basic_salary: 6000, lines: [{ nature: '5001', months: 12 }] })
  const { guides, journal } = month.summary()
  // For the month and for the 13th: INSS 8% and insurance 0.8% of 6,000.00.
  expect(guides.filter(({ name }) => /empregador|Seguro/.test(name)).map(({ code, amount, dueDate }) => [code, amount, dueDate])).toEqual([
    ['1138-08', reais('480.00'), '2026-11-19'],
    [null, reais('480.00'), null],
    ['1646-09', reais('48.00'), '2026-11-19'],
    [null, reais('48.00'), null],
  ])
  // FGTS 8% plus the 3.2% reserve, on the 13th.
  const provided = journal.find(({ debit, credit }) => debit === 'Provisão de encargos' && credit === 'FGTS a recolher')
  expect(provided?.amount).toBe(reais('672.00'))
  const tax = guides.filter(({ name }) => name.startsWith('IRRF'))
  expect(tax.map(({ code }) => code)).toEqual(['0561-08', null])
  // On the 13th, INSS exceeds the simplified discount: base 6,000.00 − 641.50.
  expect(tax.every(({ amount }) => amount === reais('385.11'))).toBe(true)
})

it('does not treat "outros proventos" as a pension: the caller must map it', () => {
  expect(refused({ basic_salary: 3000, lines: [{ label: 'Outros proventos', amount: 200 }] }).map(({ field }) => field)).toEqual([
    'lines.0.label',
  ])
  expect(refused({ basic_salary: 3000, lines: [{ nature: '7001', amount: 200 }] }).map(({ field }) => field)).toEqual(['lines.0.nature'])
  expect(sheetColumns(['Outros proventos'], PERSON.inputSchema, runOf().law.lines)).toEqual([null])
})

it('resolves an ambiguous title when its words or parentheses indicate earning or deduction', () => {
  const titles = [
    'DSR',
    'DSR (provento)',
    'DSR (desconto)',
    'DSR sobre horas extras',
    'Desconto vale-transporte',
    'Plano de saúde (desconto)',
  ]
  const columns = sheetColumns(titles, PERSON.inputSchema, runOf().law.lines)
  expect(columns.map((column) => (column?.kind === 'line' ? column.nature : null))).toEqual([null, '1012', '9211', '1012', '9216', '9219'])
})

it.each([
  ['Sócio', 'partner'],
  ['pró-labore', 'partner'],
  ['Doméstica', 'domestic'],
  ['Jovem aprendiz', 'apprentice'],
  ['Estagiária', 'intern'],
  ['CLT', 'employee'],
])('accepts %s as a worker type in a sheet', (word, worker) => {
  expect(paid({ worker: word, basic_salary: 3000 }).worker).toBe(worker)
})

it('summarizes totals and outliers, the most severe first', () => {
  const answer = run(
    registry.queries.get('payroll-summary')!,
    {
      month: '2026-10',
      company: { rat_rate: 2 },
      people: [
        { id: 'a', basic_salary: 3000 },
        { id: 'b', basic_salary: 1500 },
        { id: 'c', basic_salary: 1500, monthly_hours: 150 },
        { id: 'd', basic_salary: 2000, lines: [{ nature: '9254', amount: 1000 }] },
        { id: 'e', basic_salary: 2000, alimony: 1500, lines: [{ nature: '9254', amount: 800 }] },
        { id: 'f' },
      ],
    },
    ports,
  ) as unknown as { people: { id: string; net: number }[]; standsOut: { id: string; about: string; message: string }[]; errors: number }
  expect(answer.standsOut.map(({ id, about }) => [id, about])).toEqual([
    ['f', 'refused'],
    ['e', 'net_negative'],
    ['b', 'below_minimum_wage'],
    ['d', 'half_deducted'],
  ])
  expect(answer.people.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([answer.errors, answer.people[0]!.net]).toEqual([1, 2751.42])
  expect(() => run(registry.queries.get('payroll-summary')!, { month: '2026-10', people: Array(51).fill({ id: 'a' }) }, ports)).toThrow(
    InvalidInput,
  )
})

it('reports the effect of a law change per person and in total, beside the month under current law', () => {
  const query = registry.queries.get('payroll-run')!
  const people = [
    { id: 'a', basic_salary: 3000 },
    { id: 'b', basic_salary: 5200, dependents: 1 },
    { id: 'x' },
    { id: 'c', basic_salary: 9000, dependents: 2 },
  ]
  const asked = { month: '2026-10', company: { regime: 'normal', rat_rate: 2 }, people }
  const answer = run(query, { ...asked, law: 'irrf/reduction=null' }, ports) as unknown as {
    payslips: { net: number }[]
    errors: unknown[]
    totals: { irrf: number }
    reform: { hypothetical: boolean; title: string; before: object; after: object; difference: object; people: object[] }
  }
  const { reform, ...rest } = answer
  const { reform: none, ...plain } = run(query, asked, ports) as unknown as typeof answer
  expect([none, rest]).toEqual([null, plain])
  // 5,200.00 − 529.50 − 189.59 = 4,480.91 × 22.5% − 675.49 = 332.71, less 978.62 − 5,200.00 × 0.133145 = 286.27: without it, 286.27 more.
  expect(reform.people).toEqual([
    { id: 'a', inss: 0, irrf: 0, fgts: 0, net: 0, employer: 0 },
    { id: 'b', inss: 0, irrf: 286.27, fgts: 0, net: -286.27, employer: 0 },
    { id: 'c', inss: 0, irrf: 0, fgts: 0, net: 0, employer: 0 },
  ])
  expect(reform).toMatchObject({
    hypothetical: true,
    before: { irrf: 1236.72, net: 14197.13 },
    after: { irrf: 1522.99, net: 13910.86 },
    difference: { irrf: 286.27, net: -286.27, cost: 0 },
  })
  const paidWith13th = { id: 'b', basic_salary: 5200, dependents: 1, lines: [{ nature: '5001', months: 12 }] }
  const with13th = run(query, { ...asked, people: [paidWith13th], law: 'irrf/reduction=null' }, ports) as unknown as typeof answer
  // The 13th has the same amount and the same tax reduction.
  expect(with13th.reform.people).toMatchObject([{ irrf: 572.54, net: -572.54 }])
  expect(() => run(query, { ...asked, law: 'simples-nacional*1.1' }, ports)).toThrow(InvalidInput)
  expect(() => run(query, { ...asked, law: 'irrf/nada=1' }, ports)).toThrow(InvalidInput)
})

it('defaults the hours to the law, including a changed law', () => {
  const query = registry.queries.get('payroll-run')!
  const overtime = { id: 'a', basic_salary: 2200, lines: [{ nature: '1003', hours: 10 }] }
  const asked = (person: object, law?: string) =>
    run(query, { month: '2026-10', people: [person], ...(law !== undefined && { law }) }, ports) as unknown as {
      payslips: { totalEarnings: number }[]
      reform: { before: { fgts: number }; after: { fgts: number } } | null
    }
  // 2,200.00 ÷ 220 × 1.5 × 10 = 150.00; of 40 hours a week, ÷ 200 = 165.00.
  expect(asked(overtime).payslips[0]!.totalEarnings).toBe(2350)
  expect(asked({ ...overtime, monthly_hours: 180 }).payslips[0]!.totalEarnings).toBe(2383.33)
  const week = 'working-time/weeklyHours=40'
  expect(asked(overtime, week).reform).toMatchObject({ before: { fgts: 188 }, after: { fgts: 189.2 } })
  expect(asked({ ...overtime, monthly_hours: 220 }, week).reform).toMatchObject({ before: { fgts: 188 }, after: { fgts: 188 } })
})

it('defaults the RAT to the law, including a changed law', () => {
  const query = registry.queries.get('payroll-run')!
  const asked = (company: object) =>
    run(
      query,
      { month: '2026-10', company, people: [{ id: 'a', basic_salary: 3000 }], law: 'employer-charges/rat/serious=4%' },
      ports,
    ) as unknown as {
      reform: { difference: object }
    }
  // 3,000.00 × (4% − 3%) = 30.00.
  expect(asked({}).reform.difference).toMatchObject({ employer: 30, net: 0 })
  expect(asked({ rat_rate: 2, fap: 1 }).reform.difference).toMatchObject({ employer: 0 })
})

describe('the example company of the guide', () => {
  const guide = readFileSync(new URL('../../docs/payroll.md', import.meta.url), 'utf8')
  const between = (name: string): string[] => guide.split(`<!-- ${name} -->`)[1]!.split(`<!-- /${name} -->`)[0]!.trim().split('\n').slice(2)
  const cells = (row: string): string[] =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''))
  const MONTHS = ['2026-10-31', '2026-11-30', '2026-12-31'] as const
  const company = between('company').map(cells)
  const written = MONTHS.map((month, index) => {
    const run = new PayrollRun({ month, company: companyOf({ regime: 'normal', rat_rate: 2 }) }, ports)
    const results = company.flatMap(([id, who, ...months]) =>
      months[index] ? [run.pay({ id, ...JSON.parse(who!), ...JSON.parse(months[index]) })] : [],
    )
    return { month, run, results }
  })

  it('pays everybody, and every payslip passes the check', () => {
    for (const { month, results } of written)
      for (const result of results) {
        if ('error' in result) throw new Error(JSON.stringify(result.error))
        const { payslip, person } = result
        const said = run(
          checkPayslip,
          {
            lines: payslip.lines.map(({ label, nature, kind, amount }) => ({ label, nature, kind, amount: toNumber(amount) })),
            total_earnings: toNumber(payslip.totalEarnings),
            total_deductions: toNumber(payslip.totalDeductions),
            net_received: toNumber(payslip.net),
            ...(payslip.basicSalary !== null && { basic_salary: toNumber(payslip.basicSalary) }),
            worker: person.worker,
            dependents: person.dependents,
            children: person.children,
            other_jobs: (person.other_jobs ?? []).map(({ pay, category, order }) => ({ pay: toNumber(pay), category, order })),
            ...(person.admission_date && { admission_date: person.admission_date }),
            ...(person.termination_date && { termination_date: person.termination_date }),
            reference_date: month,
          },
          ports,
        ) as unknown as { items: { id: string; verdict: string }[] }
        expect({ id: payslip.id, month, differs: said.items.filter(({ verdict }) => verdict === 'differs') }).toMatchObject({ differs: [] })
      }
  })

  it('matches the totals in the guide', () => {
    const rows = written.map(({ month, run: done }) => {
      const { people, totals, employer, provisions } = done.summary()
      const figures = [totals.totalEarnings, totals.inss + totals.inss13, totals.irrf + totals.irrf13 + totals.irrfVacation, totals.net]
      return `| ${month.slice(0, 7)} | ${people} | ${[...figures, employer.total, provisions.total].map((amount) => toNumber(amount).toFixed(2)).join(' | ')} |`
    })
    expect(between('results')).toEqual(rows)
  })
})
