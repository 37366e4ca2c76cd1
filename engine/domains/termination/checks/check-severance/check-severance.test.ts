import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { addDays, addMonths, dayOf } from '../../../../core/day.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import severanceByDates from '../../calculators/severance-by-dates/index.ts'
import { TERMINATION_TYPES } from '../../rules/notice.ts'
import checkSeverance from './index.ts'

const ports = portsOn('2026-11-14')

interface Said {
  readonly verdict: string
  readonly items: readonly { id: string; verdict: string; why: string; causes: readonly { id: string }[] }[]
}

const check = (input: object) => run(checkSeverance, input, ports) as unknown as Said

interface Made {
  readonly items: readonly { code: string; amount: number }[]
  readonly inss: number
  readonly irrf: number
  readonly thirteenthInss: number
  readonly thirteenthIrrf: number
  readonly net: number
  readonly fgts: { readonly fine: number }
}

/** Form printed by a payroll office without mistakes. */
function formOf(input: Record<string, unknown>): Record<string, unknown> {
  const made = run(severanceByDates, input, ports) as unknown as Made
  const of = (code: string) => made.items.find((item) => item.code === code)?.amount ?? 0
  const cents = (amount: number) => Math.round(amount * 100) / 100
  return {
    ...input,
    reference_date: input.termination_date,
    informed_salary_balance: of('salary_balance'),
    informed_notice: of('notice'),
    informed_thirteenth: of('thirteenth'),
    informed_thirteenth_on_notice: of('thirteenth_on_notice'),
    informed_vacation: of('vacation'),
    informed_vacation_on_notice: of('vacation_on_notice'),
    informed_vacation_third: of('vacation_third'),
    informed_overdue: cents(of('overdue_vacation') + of('overdue_vacation_third')),
    informed_notice_discount: -of('notice_discount'),
    informed_inss: made.inss,
    informed_irrf: made.irrf,
    informed_thirteenth_inss: made.thirteenthInss,
    informed_thirteenth_irrf: made.thirteenthIrrf,
    informed_net_total: made.net,
    informed_fgts_fine: made.fgts.fine,
  }
}

const contract = fc
  .record({
    // Early end of a term contract is not checkable; tested below.
    type: fc.constantFrom(...TERMINATION_TYPES.filter((type) => !type.startsWith('antecipada'))),
    salary: fc.integer({ min: 162_100, max: 2_500_000 }).map((amount) => amount / 100),
    months: fc.integer({ min: 0, max: 240 }),
    date: fc.integer({ min: 1, max: 28 }),
    worked: fc.integer({ min: 20, max: 5000 }),
    dependents: fc.integer({ min: 0, max: 3 }),
    fgts_balance: fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100),
  })
  .map(({ months, date, worked, ...rest }) => {
    const termination_date = addMonths(dayOf(2026, 9, date), -(months % 100))
    return { ...rest, termination_date, admission_date: addDays(termination_date, -worked), overdue_vacations: 0 }
  })

describe('form produced by the calculator', () => {
  it('is consistent', () => {
    fc.assert(
      fc.property(contract, (input) => {
        const { verdict, items } = check(formOf(input))
        expect([verdict, items.filter((item) => item.verdict !== 'matches')]).toEqual(['consistent', []])
      }),
      { numRuns: 150 },
    )
  })
})

describe('each injected mistake is identified', () => {
  const dismissal = {
    type: 'sem_justa_causa',
    salary: 3000,
    dependents: 0,
    fgts_balance: 20_000,
    termination_date: '2026-07-15',
    admission_date: '2020-03-10',
    overdue_vacations: 0,
  }
  // Fifteen days of 20,000.00: 10,000.00. (10,000.00 − 900.00) × 27.5% − 908.73 = 1,593.77.
  it('accepts the income tax on the printed INSS even when that INSS is wrong', () => {
    const form = { ...formOf({ ...dismissal, salary: 20_000 }), informed_inss: 900, informed_irrf: 1593.77 }
    const { items } = check(form)
    expect(items.find(({ id }) => id === 'inss')?.verdict).not.toBe('matches')
    expect(items.find(({ id }) => id === 'irrf')).toMatchObject({ verdict: 'matches', expected: 1593.77 })
  })

  it('accepts a salary balance by the days of the month as an alternative reading', () => {
    const { items } = check({ ...formOf(dismissal), informed_salary_balance: 1451.61 })
    expect(items.find(({ id }) => id === 'salary_balance')).toMatchObject({ verdict: 'matches', expected: 1451.61 })
  })

  it.each([
    ['informed_notice', 3000, 'notice_without_years'],
    ['informed_notice', 4500, 'notice_from_second_year'],
    ['informed_notice', 2400, 'notice_halved'],
    ['informed_thirteenth', 1500, 'twelfth_missing'],
    ['informed_thirteenth_on_notice', 0, 'projection_ignored'],
    ['informed_vacation', 750, 'twelfth_missing'],
    ['informed_vacation_third', 0, 'third_forgotten'],
    ['informed_salary_balance', 1400, 'day_missing'],
    ['informed_fgts_fine', 4132.8, 'fine_20'],
    ['informed_fgts_fine', 10_332, 'fine_50'],
    ['informed_inss', 260, null],
    ['informed_inss', 165, 'flat_11'],
  ] as const)('identifies %s of %d as %s', (field, amount, cause) => {
    const { verdict, items } = check({ ...formOf(dismissal), [field]: amount })
    expect(verdict).toBe('differs')
    const found = items.find((item) => item.verdict === 'differs')!
    expect(`informed_${found.id}`).toBe(field)
    expect(found.causes.map(({ id }) => id)).toEqual(cause === null ? [] : expect.arrayContaining([cause]))
  })

  it('accepts the combined lines that some forms print', () => {
    const { informed_thirteenth_inss, informed_thirteenth_irrf, informed_thirteenth_on_notice, informed_vacation_on_notice, ...form } =
      formOf(dismissal)
    const together = { ...form, informed_inss: 268.18, informed_thirteenth: 2000, informed_vacation: 1500 }
    expect(check(together).verdict).toBe('consistent')
  })
})

it.each(['antecipada_empregador', 'antecipada_empregado'])('reports a form of %s as not checkable, with the reason', (type) => {
  const form = { salary: 3000, type, months_worked: 10, reference_date: '2026-09-10', informed_salary_balance: 1000 }
  const { verdict, items } = check(form)
  expect([verdict, items.map((item) => item.verdict)]).toEqual(['inconclusive', ['not_checkable']])
  expect(items[0]!.why).toContain('severance-by-dates')
})

describe('questions for unresolved figures', () => {
  const dismissed = { type: 'sem_justa_causa', dependents: 0, termination_date: '2026-07-15', admission_date: '2020-03-10' }
  const dated = { ...dismissed, reference_date: '2026-07-15' }
  const whyOf = (input: object, item: string) => check(input).items.find(({ id }) => id === item)

  it('asks about absences in the balance, citing the printed days when available', () => {
    const others = [
      { label: 'Aviso prévio indenizado', amount: 4800, kind: 'earning' },
      { label: '13º salário 7/12', amount: 1750, kind: 'earning' },
    ]
    const balance = (label: string) =>
      whyOf({ ...dated, salary: 3000, lines: [{ label, amount: 1300, kind: 'earning' }, ...others] }, 'salary_balance')
    expect(balance('Saldo de 13 dias salário (líquido de 2 faltas)')).toMatchObject({
      why: expect.stringContaining('O termo conta 13 dias'),
    })
    const unprinted = balance('Saldo de salário (líquido de 2 faltas)')
    expect(unprinted).toMatchObject({ verdict: 'not_checkable', why: expect.stringContaining('fala em faltas no saldo de salário') })
  })

  it('asks about an absence only when the form counts fewer days than the dates', () => {
    const lines = [
      { label: 'Saldo de 15 dias salário', amount: 1300, kind: 'earning' },
      { label: 'Aviso prévio indenizado', amount: 4800, kind: 'earning' },
      { label: '13º salário 7/12', amount: 1750, kind: 'earning' },
    ]
    expect(whyOf({ ...dated, salary: 3000, lines }, 'salary_balance')).toMatchObject({ verdict: 'differs', expected: 1500 })
  })

  it.each([
    [1500, 'not_checkable'],
    [1499.9, 'not_checkable'],
    [1499.89, 'differs'],
  ])('asks about a leave when the 13th prints one twelfth less and pays %d of its 1,500.00: %s', (amount, verdict) => {
    const lines = [
      { label: 'Saldo de 15 dias salário', amount: 1500, kind: 'earning' },
      { label: 'Aviso prévio indenizado', amount: 4800, kind: 'earning' },
      { label: '13º salário 6/12', amount, kind: 'earning' },
    ]
    const answer = check({ ...dated, salary: 3000, lines })
    expect(answer.items.find(({ id }) => id === 'thirteenth')?.verdict).toBe(verdict)
    expect(JSON.stringify(answer).includes('Houve afastamento ou faltas no período?')).toBe(verdict === 'not_checkable')
  })

  it('asks for the contract salary when no line matches the one read', () => {
    const lines = [
      { label: 'Saldo de 15 dias salário', amount: 1711.11, kind: 'earning' },
      { label: 'Aviso prévio indenizado', amount: 5432.1, kind: 'earning' },
      { label: '13º salário 7/12', amount: 2012.34, kind: 'earning' },
    ]
    const answer = check({ ...dated, salary: 3000, lines })
    expect(new Set(answer.items.map(({ verdict }) => verdict))).toEqual(new Set(['not_checkable']))
    expect(answer).toMatchObject({ nextQuestion: expect.stringContaining('Qual era o salário do contrato') })
  })

  it('asks which part of a single tax belongs to the 13th', () => {
    const form = { ...dated, salary: 15_000, informed_salary_balance: 7500, informed_thirteenth: 8750, informed_inss: 988.07 }
    const answer = check({ ...form, informed_irrf: 2500 })
    expect(answer.items.find(({ id }) => id === 'irrf')).toMatchObject({ why: expect.stringContaining('que parte do imposto é dele') })
    expect(JSON.stringify(answer)).toContain('Que parte do imposto é do 13º?')
  })
})
