import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { rate, reais } from '../../../../core/dated.ts'
import type { Day } from '../../../../core/day.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import thirteenth from '../../law/thirteenth.ts'
import vacation from '../../law/vacation.ts'
import workingTime from '../../law/working-time.ts'
import { inssDue } from '../withholding/inss.ts'
import { netPay, type PayTables } from '../withholding/net-pay.ts'
import { assumeCltYear, cltYear } from './clt-year.ts'

const tablesOf = (day: Day): PayTables => ({ inss: inss.at(day).value, irrf: irrf.at(day).value })
const of2025 = tablesOf('2025-06-01')
const RIGHTS = {
  thirteenth: thirteenth.at('2025-06-01').value,
  vacation: vacation.at('2025-06-01').value,
  month: workingTime.at('2025-06-01').value,
}
const FGTS = { depositRate: rate('8'), depositRounding: 'truncate' as const }

describe('annual CLT salary', () => {
  it('has twelve salaries, a 13th salary and a third, prorated by the months worked', () => {
    const whole = cltYear({ salary: 3000_00n, months: 12, dependents: 0 }, of2025, FGTS, RIGHTS)
    expect(whole).toMatchObject({ salaries: 36_000_00n, thirteenth: 3000_00n, vacationThird: 1000_00n, gross: 40_000_00n })
    const half = cltYear({ salary: 3000_00n, months: 6, dependents: 0 }, of2025, FGTS, RIGHTS)
    expect(half).toMatchObject({ salaries: 18_000_00n, thirteenth: 1500_00n, vacationThird: 500_00n, gross: 20_000_00n })
  })

  it('rounds the 13th salary and the third half up', () => {
    // 0.06 × 1 ÷ 12 = 0.5 centavo; 0.18 × 1 ÷ 36 = 0.5 centavo
    expect(cltYear({ salary: 6n, months: 1, dependents: 0 }, of2025, FGTS, RIGHTS)).toMatchObject({ thirteenth: 1n, vacationThird: 0n })
    expect(cltYear({ salary: 18n, months: 1, dependents: 0 }, of2025, FGTS, RIGHTS)).toMatchObject({ thirteenth: 2n, vacationThird: 1n })
  })

  it('taxes the 13th salary separately and finally: withholds its R$ 4.80 while the monthly one is waived', () => {
    const salary = reais('3100.00')
    const vacation = netPay({ gross: reais('4133.33'), dependents: 0, contribution: inssDue(reais('4133.33'), of2025.inss) }, of2025)
    const year = cltYear({ salary, months: 12, dependents: 0 }, of2025, FGTS, RIGHTS)
    expect(netPay({ gross: salary, dependents: 0 }, of2025).irrf).toBe(0n)
    expect(year.irrf).toBe(vacation.irrf + reais('4.80'))
  })

  it('contributes once in the vacation month, on salary and third, and separately on the 13th salary', () => {
    const salary = reais('7000.00')
    const due = (pay: bigint) => inssDue(pay, of2025.inss).amount
    const year = cltYear({ salary, months: 12, dependents: 0 }, of2025, FGTS, RIGHTS)
    // Salary plus third exceed the ceiling of 8,157.41.
    expect(year.inss).toBe(due(salary) * 11n + due(reais('9333.33')) + due(salary))
    expect(year.net).toBe(year.gross - year.inss - year.irrf)
  })

  it('splits that contribution between the vacation and the rest of the month in a partial year', () => {
    const salary = reais('6000.00')
    const year = cltYear({ salary, months: 6, dependents: 1 }, of2025, FGTS, RIGHTS)
    const due = (pay: bigint) => inssDue(pay, of2025.inss)
    const [onVacation, whole] = [due(reais('4000.00')), due(reais('7000.00'))]
    const left = { amount: whole.amount - onVacation.amount, deductible: whole.deductible - onVacation.deductible }
    const irrf = [
      netPay({ gross: salary, dependents: 1 }, of2025).irrf * 5n,
      netPay({ gross: reais('4000.00'), dependents: 1, contribution: onVacation }, of2025).irrf,
      netPay({ gross: reais('3000.00'), dependents: 1, contribution: left }, of2025).irrf,
      netPay({ gross: reais('3000.00'), dependents: 1, finalAtSource: true }, of2025).irrf,
    ]
    expect(year.irrf).toBe(irrf.reduce((total, tax) => total + tax))
    expect(year.inss).toBe(due(salary).amount * 5n + whole.amount + due(reais('3000.00')).amount)
  })

  it('rounds each monthly FGTS deposit', () => {
    // 10.06 × 8% = 0.8048 → 0.80; (10.06 + 3.35) × 8% = 1.0728 → 1.07; 13th salary 0.80.
    expect(cltYear({ salary: 10_06n, months: 12, dependents: 0 }, of2025, FGTS, RIGHTS).fgts).toBe(80n * 11n + 1_07n + 80n)
  })

  it('states disputable assumptions', () => {
    const ctx = new Context({ day: '2026-01-01', given: true }, portsOn('2026-11-14'))
    assumeCltYear(ctx)
    expect(ctx.assumptions).toHaveLength(2)
  })
})
