import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { addDays, addMonths, type Day, dayOf, earlier, yearOf } from '../../../../core/day.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

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

/** Counts day by day the calendar months with at least 15 of the days. */
function monthsWithFifteenDays(from: Day, to: Day): number {
  const days = new Map<string, number>()
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day.slice(0, 7), (days.get(day.slice(0, 7)) ?? 0) + 1)
  return [...days.values()].filter((count) => count >= 15).length
}

it('counts the 13th like a day-by-day calendar, with and without the notice', () => {
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

it('matches severance for counts derived from the dates', () => {
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

it('vacation twelfths stay between 0 and 12, and never fall with one more day within the period', () => {
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

describe('rejects invalid combinations', () => {
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

it('pays a period that ends with the contract once, as 12/12 or as overdue', () => {
  const base = { salary: 3000, admission_date: '2024-03-10', termination_date: '2026-03-09', type: 'pedido_demissao', fgts_balance: 0 }
  const twelfths = (overdue: number) => run(calculator, { ...base, overdue_vacations: overdue }, ports)
  expect(twelfths(0)).toMatchObject({ vacationTwelfths: 12 })
  expect(twelfths(1)).toMatchObject({ vacationTwelfths: 12 })
  expect(twelfths(2)).toMatchObject({ vacationTwelfths: 0 })
})

it('applies the law of the termination unless a reference date is given', () => {
  const base = { salary: 5000, admission_date: '2020-01-06', termination_date: '2025-12-30', type: 'pedido_demissao', fgts_balance: 0 }
  const own = run(calculator, base, ports)
  const later = run(calculator, { ...base, reference_date: '2026-01-02' }, ports)
  expect(own.thirteenthIrrf as number).toBeGreaterThan(0)
  expect(later.thirteenthIrrf).toBe(0)
})

it('estimates a balance that never falls as the contract grows', () => {
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

describe('the base date of the category', () => {
  const dismissed = (termination_date: string, more: object = {}) =>
    run(
      registry.calculators.get('severance-by-dates')!,
      {
        salary: 3000,
        admission_date: '2020-03-01',
        termination_date,
        type: 'sem_justa_causa',
        fgts_balance: 0,
        base_date: '2026-11',
        ...more,
      },
      ports,
    ) as unknown as { items: { code: string; amount: number }[]; assumptions: string[]; gross: number }
  const indemnity = (answer: ReturnType<typeof dismissed>) => answer.items.find(({ code }) => code === 'additional_indemnity')?.amount

  it.each([
    // With 48 days of notice the contract ends on 2026-10-01, 10-02, 10-28, 10-31 and 11-01; the thirty days start on 10-02.
    ['2026-08-14', undefined],
    ['2026-08-15', 3000],
    ['2026-09-10', 3000],
    ['2026-09-13', 3000],
    ['2026-09-14', undefined],
    ['2026-09-15', undefined],
  ])('a dismissal on %s owes %s more (Lei 7.238/1984, art. 9º; Súmulas TST 182 and 314)', (day, due) => {
    const answer = dismissed(day)
    expect(indemnity(answer)).toBe(due)
    expect(answer.gross - dismissed(day, { base_date: undefined }).gross).toBeCloseTo(due ?? 0, 2)
    expect(answer.assumptions.some((text) => text.includes('salário reajustado'))).toBe(day >= '2026-09-14')
  })

  it('is refused in a resignation', () => {
    expect(() => dismissed('2026-09-10', { type: 'pedido_demissao' })).toThrow(/base_date/)
  })

  it('stability is a question of a dismissal only', () => {
    const asks = (type: string) =>
      dismissed('2026-09-10', { type, base_date: undefined }).assumptions.some((text) => text.startsWith('Sem estabilidade'))
    expect([asks('sem_justa_causa'), asks('pedido_demissao'), asks('justa_causa')]).toEqual([true, false, false])
  })
})

describe('sentences of another time', () => {
  const said = (termination_date: string, more: object = {}) =>
    (
      run(
        registry.calculators.get('severance-by-dates')!,
        { salary: 3000, admission_date: '1996-08-01', termination_date, type: 'sem_justa_causa', fgts_balance: 1000, ...more },
        ports,
      ) as unknown as { assumptions: string[] }
    ).assumptions.join(' ')

  it.each([
    ['1999-04-10', 'pedido_demissao', '1998-08-01', true],
    ['1999-08-10', 'pedido_demissao', '1998-08-01', false],
    ['1999-04-10', 'sem_justa_causa', '1998-08-01', false],
    ['2004-04-10', 'pedido_demissao', '2003-12-01', false],
  ])('Súmula 261 of %s, %s, admitted on %s: %s', (day, type, admission_date, told) => {
    expect(said(day, { type, admission_date }).includes('Até 2003 o TST')).toBe(told)
  })

  it.each([
    ['2017-05-25', false],
    ['2017-05-26', true],
  ])('the profit shares of the FGTS of %s: %s (Lei 13.446/2017)', (day, told) => {
    expect(said(day).includes('resultado do FGTS')).toBe(told)
  })

  it.each([
    ['1999-04-10', {}, false],
    ['2026-03-10', { salary: 6000 }, false],
    ['2026-03-30', { salary: 6000 }, true],
  ])('the reduction of the tax on %s with %j: %s (Lei 15.270/2025)', (day, more, told) => {
    expect(said(day, more).includes('imposto e redução')).toBe(told)
  })
})
