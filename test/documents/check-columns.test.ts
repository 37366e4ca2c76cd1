/** Columnar payslip check of a CSV: same bytes and counts as row by row, at every legal limit and a centavo to each side. */
import { describe, expect, it } from 'vitest'
import { toNumber } from '../../engine/core/money.ts'
import inss from '../../engine/domains/payroll/law/inss.ts'
import irrf from '../../engine/domains/payroll/law/irrf.ts'
import { inssDue } from '../../engine/domains/payroll/rules/withholding/inss.ts'
import { irrfDue } from '../../engine/domains/payroll/rules/withholding/irrf.ts'
import { registry } from '../../engine/generated/registry.ts'
import { operationKernel } from '../../engine/plan/operation-kernel.ts'
import type { Plan } from '../../service/cli/commands/batch/plan.ts'
import { rowWork } from '../../service/cli/commands/batch/row-work.ts'
import { portsOn } from '../support/ports.ts'

const TODAY = '2026-11-14'
const ports = portsOn(TODAY)
const operation = registry.operations.get('check-payslip')!
/** The same operation under an id without a plan. */
const unplanned: typeof operation = Object.create(operation, { id: { value: 'check-payslip-one-by-one' } })
const plan: Plan = {
  calculator: operation.id,
  today: TODAY,
  input: 'csv',
  output: 'csv',
  delimiter: ',',
  characters: 'utf-8',
  newline: '\n',
  columns: ['gross_salary', 'informed_inss', 'informed_irrf', 'dependents', 'reference_date'],
  constants: {},
  fields: ['verdict', 'answer', 'lost', 'gained', 'message', 'nextQuestion', 'worker'],
  decimalComma: false,
  law: null,
}
const piece = (text: string) => ({ bytes: new Uint8Array(Buffer.from(text)), line: 2, index: 0 })

const DAYS = ['2026-10-01', '2025-06-30', '2025-03-15', '2024-01-31', '2023-04-01', '2020-02-10', '2019-07-01', '2004-09-01'] as const

/** For each salary, a correct payslip and variants with the INSS or the tax off by one and by many centavos. */
function rowsOf(day: (typeof DAYS)[number]): string[] {
  const [contribution, tax] = [inss.at(day).value, irrf.at(day).value]
  const limits = [
    ...contribution.brackets.map(({ limit }) => limit),
    ...tax.brackets.flatMap(({ limit }) => limit ?? []),
    500_000n,
    735_000n,
  ]
  const pays = limits.flatMap((limit) => [limit - 1n, limit, limit + 1n])
  return pays.flatMap((pay, index) => {
    const dependents = index % 3
    const due = inssDue(pay, contribution)
    const { amount } = irrfDue({ gross: pay, deductions: due.deductible + BigInt(dependents) * tax.perDependent }, tax)
    const row = (moreInss: bigint, moreTax: bigint) =>
      [pay, due.amount + moreInss, amount + moreTax].map((each) => toNumber(each < 0n ? 0n : each).toFixed(2)).join(',')
    return [row(0n, 0n), row(1n, 0n), row(0n, 1n), row(-20_00n, 0n), row(30_00n, 0n), row(0n, 40_00n)].map(
      (each) => `${each},${dependents},${day}`,
    )
  })
}

describe('payslip CSV', () => {
  it.each(DAYS)('columnar and row-by-row results and counts match for %s', (day) => {
    const text = `${rowsOf(day).join('\n')}\n`
    const [byColumns, byRow] = [rowWork(plan, operation, ports)(piece(text)), rowWork(plan, unplanned, ports)(piece(text))]
    expect(Buffer.from(byColumns.out).toString()).toBe(Buffer.from(byRow.out).toString())
    expect(byColumns.tally).toEqual(byRow.tally)
    expect(byColumns.refused).toBe(0)
  })

  it('uses the columnar path for rows that match the law to the centavo and the full check for the rest', () => {
    const kernel = operationKernel(operation, plan.fields!, TODAY)!
    const given = { gross: 300_000, irrf: 0, dependents: 0, day: 20_727 }
    const answered = (informed: number) => kernel.run({ ...given, inss: informed }, 1)[kernel.answered]![0]!
    expect(answered(24_858)).toBe(0)
    expect(answered(24_859)).toBeNaN()
  })

  it('checks row by row when a column is not in the plan', () => {
    const columns = [...plan.columns, 'fgts']
    const text = '3000.00,248.58,0.00,0,2026-10-01,200.00\n'
    const out = Buffer.from(rowWork({ ...plan, columns }, operation, ports)(piece(text)).out).toString()
    expect(out).toContain(',differs,')
  })
})
