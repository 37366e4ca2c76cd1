import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { addDays, addMonths, type Day, dayOf, earlier, yearOf } from '../../../../core/day.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../core/operation/run.ts'

const calculator = registry.calculators.get('severance-by-dates')!
const severance = registry.calculators.get('severance')!

const contracts = fc
  .record({
    admission_date: fc.integer({ min: 0, max: 8000 }).map((days) => addDays('2000-01-01', days)),
    length: fc.integer({ min: 0, max: 9000 }),
    salary: fc.integer({ min: 100_00, max: 60_000_00 }).map((value) => value / 100),
    type: fc.constantFrom('sem_justa_causa', 'pedido_demissao', 'justa_causa', 'fim_contrato'),
  })
  .map(({ length, ...rest }) => ({ ...rest, termination_date: earlier(addDays(rest.admission_date, length), '2031-01-01') }))

/** Day by day: how many calendar months have at least 15 of the days. */
function monthsWithFifteenDays(from: Day, to: Day): number {
  const days = new Map<string, number>()
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day.slice(0, 7), (days.get(day.slice(0, 7)) ?? 0) + 1)
  return [...days.values()].filter((count) => count >= 15).length
}

it('counts the 13th as a calendar on the wall would, with and without the notice', () => {
  fc.assert(
    fc.property(contracts, ({ admission_date: admission, termination_date: termination }) => {
      const answer = run(
        calculator,
        { salary: 1200, admission_date: admission, termination_date: termination, type: 'sem_justa_causa' },
        ports,
      )
      const january = dayOf(yearOf(termination), 1, 1)
      const start = [admission, january].sort().at(-1)!
      expect(answer.thirteenthTwelfths).toBe(monthsWithFifteenDays(start, termination))
      const label = (answer.items as { code: string; label: string }[]).find(({ code }) => code === 'thirteenth_on_notice')?.label
      const onNotice = Number(/\((\d+)\//.exec(label ?? '(0/')![1])
      expect((answer.thirteenthTwelfths as number) + onNotice).toBe(monthsWithFifteenDays(start, answer.projectedEndDate as Day))
    }),
  )
})

it('gives from dates what severance gives from the counts', () => {
  fc.assert(
    fc.property(contracts, (contract) => {
      const { monthsWorked, thirteenthTwelfths, vacationTwelfths, projectedEndDate, fgtsEstimated, ...answer } = run(
        calculator,
        { ...contract, notice: 'auto', fgts_balance: 1000 },
        ports,
      )
      fc.pre((monthsWorked as number) > 0 && contract.type !== 'sem_justa_causa')
      const days = /\((\d+) dia/.exec((answer.items as { label: string }[])[0]!.label)![1]
      const same = run(
        severance,
        {
          salary: contract.salary,
          type: contract.type,
          months_worked: monthsWorked,
          days_worked_in_month: Number(days),
          fgts_balance: 1000,
          thirteenth_twelfths: Math.min(thirteenthTwelfths as number, (monthsWorked as number) + 1),
          vacation_twelfths: vacationTwelfths,
          reference_date: contract.termination_date,
        },
        ports,
      )
      if ((thirteenthTwelfths as number) <= (monthsWorked as number) + 1)
        expect([same.gross, same.net, same.total]).toEqual([answer.gross, answer.net, answer.total])
      expect([projectedEndDate, fgtsEstimated]).toEqual([contract.termination_date, false])
    }),
  )
})

it('vacation twelfths stay between 0 and 12, and a day more never takes one away within the period', () => {
  fc.assert(
    fc.property(contracts, ({ type: _, ...contract }) => {
      const on = (termination: Day) =>
        run(calculator, { ...contract, termination_date: termination, type: 'pedido_demissao' }, ports).vacationTwelfths as number
      const today = on(contract.termination_date)
      expect(today).toBeGreaterThanOrEqual(0)
      expect(today).toBeLessThanOrEqual(12)
      const tomorrow = on(addDays(contract.termination_date, 1))
      if (today < 12) expect([today, today + 1]).toContain(tomorrow)
    }),
  )
})

describe('refuses what makes no sense', () => {
  const base = { salary: 3000, admission_date: '2024-03-10', termination_date: '2026-03-09', type: 'sem_justa_causa' }
  it.each([
    [{ termination_date: '2024-03-09' }, 'termination_date', 'antes da admissão'],
    [{ admission_date: '1926-03-09' }, 'admission_date', '100 anos'],
    [{ admission_date: '2025-01-10', overdue_vacations: 2 }, 'overdue_vacations', '1 período completo'],
    [{ termination_date: '2026-02-30' }, 'termination_date', 'data que exista'],
    [{ termination_date: '1994-06-30', admission_date: '1993-01-01' }, 'termination_date', 'começa em 1994-07-01'],
    [{ reference_date: '1994-06-30' }, 'reference_date', 'começa em 1994-07-01'],
  ])('%o', (change, field, message) => {
    const attempt = () => run(calculator, { ...base, ...change }, ports)
    expect(attempt).toThrow(InvalidInput)
    expect(attempt).toThrow(`${field}: `)
    expect(attempt).toThrow(message)
  })
})

it('a period that ends with the contract is paid once, as 12/12 or as overdue', () => {
  const base = { salary: 3000, admission_date: '2024-03-10', termination_date: '2026-03-09', type: 'pedido_demissao', fgts_balance: 0 }
  const twelfths = (overdue: number) => run(calculator, { ...base, overdue_vacations: overdue }, ports)
  expect(twelfths(0)).toMatchObject({ vacationTwelfths: 12 })
  expect(twelfths(1)).toMatchObject({ vacationTwelfths: 12 })
  expect(twelfths(2)).toMatchObject({ vacationTwelfths: 0 })
})

it('the law is that of the termination, unless a reference date says otherwise', () => {
  const base = { salary: 5000, admission_date: '2020-01-06', termination_date: '2025-12-30', type: 'pedido_demissao', fgts_balance: 0 }
  const own = run(calculator, base, ports)
  const later = run(calculator, { ...base, reference_date: '2026-01-02' }, ports)
  expect(own.thirteenthIrrf as number).toBeGreaterThan(0)
  expect(later.thirteenthIrrf).toBe(0)
})

it('the balance it estimates never falls as the contract grows', () => {
  const balanceOf = (termination: Day) =>
    (
      run(calculator, { salary: 3000, admission_date: '2019-05-20', termination_date: termination, type: 'sem_justa_causa' }, ports)
        .fgts as { balance: number }
    ).balance
  expect(balanceOf('2019-05-31')).toBe(0)
  let last = 0
  for (let day: Day = '2019-06-15'; day < '2026-01-01'; day = addMonths(day, 1)) {
    expect(balanceOf(day)).toBeGreaterThan(last)
    last = balanceOf(day)
  }
})
