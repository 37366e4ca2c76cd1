import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import fgtsLaw from '../../law/fgts.ts'
import { fgtsDeposit } from './fgts.ts'

describe('FGTS deposit', () => {
  const of = (pay: string, day: `${number}-${number}-${number}`) => {
    const law = fgtsLaw.at(day).value
    return fgtsDeposit(reais(pay), law.depositRate, law)
  }
  it('is truncated from the competence March 2024, half up before (eSocial manual, S-5003, item 1.13)', () => {
    expect(of('2000.07', '2024-02-29')).toBe(reais('160.01'))
    expect(of('2000.07', '2024-03-01')).toBe(reais('160.00'))
    expect(of('2000.07', '2026-11-16')).toBe(reais('160.00'))
    expect(of('2000.12', '2026-11-16')).toBe(reais('160.00'))
    expect(of('2000.13', '2026-11-16')).toBe(reais('160.01'))
  })
})

describe('FGTS rounding across calculators', () => {
  const PAY = 2000.07
  const cases: readonly [string, object, (answer: Record<string, unknown>) => unknown][] = [
    ['net-salary', { gross_salary: PAY }, ({ fgts: deposit }) => deposit],
    ['fgts', { salary: PAY, months_worked: 1 }, ({ monthlyDeposit }) => monthlyDeposit],
    ['employee-cost', { salary: PAY }, ({ charges }) => (charges as { fgts: number }).fgts],
    ['domestic-worker', { salary: PAY }, ({ fgts: deposit }) => deposit],
  ]
  it.each(cases)('%s', (id, input, deposit) => {
    const calculator = registry.calculators.get(id)!
    const on = (reference_date: string) => run(calculator, { ...input, reference_date }, ports) as Record<string, unknown>
    expect(deposit(on('2024-02-01'))).toBe(160.01)
    const now = on('2026-06-01')
    expect(deposit(now)).toBe(160)
    expect(now.assumptions).toContainEqual(expect.stringContaining('S-5003, item 1.13'))
  })

  it("adds truncated deposits over an employee's year", () => {
    // 2,000.07: 11 × 160.00; with the third, 2,666.76: 213.34; 13th salary: 160.00. Half up gives 160.01 and 213.34.
    const year = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports) as Record<string, unknown>
    expect(year('annual-salary', { monthly_salary: PAY, reference_date: '2026-06-01' }).fgts).toBe(2133.34)
    expect(year('annual-salary', { monthly_salary: PAY, reference_date: '2024-02-01' }).fgts).toBe(2133.46)
    expect((year('clt-vs-pj', { gross_value: PAY, reference_date: '2026-06-01' }).clt as { fgts: number }).fgts).toBe(2133.34)
  })

  it("truncates the apprentice's 2%", () => {
    const apprentice = registry.calculators.get('apprentice')!
    const { monthlySalary, fgts: deposit } = run(
      apprentice,
      { weekly_hours: 20, month_days: 30, hourly_wage: 7.37, reference_date: '2026-06-01' },
      ports,
    ) as { monthlySalary: number; fgts: number }
    expect(deposit).toBe(Math.floor((Math.round(monthlySalary * 100) * 2) / 100) / 100)
  })

  it('deposits separately on the month, the 13th salary and the notice of a termination', () => {
    const severance = registry.calculators.get('severance')!
    const contract = { salary: 2000.07, months_worked: 12, type: 'sem_justa_causa', days_worked_in_month: 30, thirteenth_twelfths: 12 }
    const deposits = (reference_date: string) =>
      (run(severance, { ...contract, notice: 'indemnified', reference_date }, ports).fgts as { deposits: number }).deposits
    // Month 2,000.07 → 160.00; 13th salary 2,000.07 + 166.67 on the notice → 173.33; notice of 33 days, 2,200.08 → 176.00.
    expect(deposits('2026-06-01')).toBe(509.33)
  })
})

it('a check accepts either rounding', () => {
  const check = registry.checks.get('check-payslip')!
  const netSalary = registry.calculators.get('net-salary')!
  for (const reference_date of ['2024-02-01', '2026-06-01']) {
    const { inss, irrf } = run(netSalary, { gross_salary: 2000.07, reference_date }, ports)
    for (const fgts of [160, 160.01]) {
      const paper = { gross_salary: 2000.07, informed_inss: inss, informed_irrf: irrf, fgts, reference_date }
      const { items } = run(check, paper, ports) as unknown as { items: { id: string; verdict: string }[] }
      expect(items.find(({ id }) => id === 'fgts')!.verdict).toMatch(/^matches/)
    }
  }
})
