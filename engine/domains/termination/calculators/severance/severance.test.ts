import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import type { Answer } from '../../../../operation/definition/operation.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('severance')!
const cents = (value: unknown) => Math.round((value as number) * 100)
const total = (values: unknown[]) => values.map(cents).reduce((sum, value) => sum + value, 0)

interface Item {
  code: string
  amount: number
  incidence: { inss: boolean; irrf: boolean; fgts: boolean }
}
const itemsOf = (answer: Answer) => answer.items as Item[]

const endings = fc
  .record({
    salary: fc.integer({ min: 1, max: 60_000_00 }).map((value) => value / 100),
    months_worked: fc.oneof(fc.integer({ min: 24, max: 400 }), fc.constant(Number.MAX_SAFE_INTEGER)),
    days_worked_in_month: fc.integer({ min: 0, max: 31 }),
    fgts_balance: fc.integer({ min: 0, max: 200_000_00 }).map((value) => value / 100),
    dependents: fc.integer({ min: 0, max: 6 }),
    overdue_vacations: fc.integer({ min: 0, max: 2 }),
    thirteenth_twelfths: fc.integer({ min: 0, max: 12 }),
    vacation_twelfths: fc.integer({ min: 0, max: 1 }),
    manner: fc.constantFrom(
      ['sem_justa_causa', 'auto'],
      ['sem_justa_causa', 'worked'],
      ['sem_justa_causa', 'waived'],
      ['acordo', 'indemnified'],
      ['acordo', 'worked'],
      ['pedido_demissao', 'auto'],
      ['pedido_demissao', 'discounted'],
      ['justa_causa', 'auto'],
      ['fim_contrato', 'auto'],
    ),
  })
  .map(({ manner: [type, notice], ...rest }) => ({ ...rest, type, notice }))

describe('any kind of termination', () => {
  it('sums items to the gross and deductions to their total, and subtracts both to the net', () => {
    fc.assert(
      fc.property(endings, (input) => {
        const answer = run(calculator, input, ports)
        const { gross, inss, irrf, thirteenthInss, thirteenthIrrf, noticeDiscount, totalDeductions, net } = answer
        const paid = itemsOf(answer).filter(({ code }) => code !== 'fgts_fine' && code !== 'notice_discount')
        expect(total(paid.map(({ amount }) => amount))).toBe(cents(gross))
        expect(total([inss, irrf, thirteenthInss, thirteenthIrrf, noticeDiscount])).toBe(cents(totalDeductions))
        expect(cents(gross) - cents(totalDeductions)).toBe(cents(net))
        expect(net as number).toBeGreaterThanOrEqual(0)
        const fgts = answer.fgts as Record<string, number>
        expect(cents(net) + cents(fgts.withdrawable)).toBe(cents(answer.total))
        expect(itemsOf(answer).find(({ code }) => code === 'fgts_fine')?.amount ?? 0).toBe(fgts.fine)
      }),
      { numRuns: 300 },
    )
  })

  it('computes FGTS on balance, notice and 13th only', () => {
    fc.assert(
      fc.property(endings, (input) => {
        const answer = run(calculator, input, ports)
        const due = itemsOf(answer).filter(({ incidence }) => incidence.fgts)
        for (const { code } of due) expect(['salary_balance', 'notice', 'thirteenth', 'thirteenth_on_notice']).toContain(code)
        // Each of the three deposits is truncated by less than a centavo.
        const lost = total(due.map(({ amount }) => amount)) * 0.08 - cents((answer.fgts as { deposits: number }).deposits)
        expect(lost).toBeGreaterThanOrEqual(-0.0001)
        expect(lost).toBeLessThan(3)
      }),
    )
  })

  it('charges neither INSS nor income tax on indemnities', () => {
    fc.assert(
      fc.property(endings, (input) => {
        for (const { code, incidence } of itemsOf(run(calculator, input, ports))) {
          const salary = ['salary_balance', 'thirteenth', 'thirteenth_on_notice'].includes(code)
          expect([incidence.inss, incidence.irrf]).toEqual([salary, salary])
        }
      }),
    )
  })

  it('pays half the notice of a dismissal and half its fine rate by agreement', () => {
    fc.assert(
      fc.property(endings, (input) => {
        const noticeFor = (type: string) => {
          const answer = run(calculator, { ...input, type, notice: 'indemnified' }, ports)
          const { finePercent } = answer.fgts as { finePercent: number }
          return { notice: itemsOf(answer).find(({ code }) => code === 'notice')?.amount ?? 0, finePercent }
        }
        const [dismissal, agreement] = [noticeFor('sem_justa_causa'), noticeFor('acordo')]
        expect(Math.abs(cents(agreement.notice) * 2 - cents(dismissal.notice))).toBeLessThanOrEqual(1)
        expect(agreement.finePercent * 2).toBe(dismissal.finePercent)
      }),
    )
  })
})

describe('rejects invalid combinations', () => {
  const base = { salary: 3000, months_worked: 20, type: 'sem_justa_causa' }
  it.each([
    [{ notice: 'discounted' }, 'notice', 'pedido de demissão'],
    [{ type: 'pedido_demissao', notice: 'indemnified' }, 'notice', 'quem deve o aviso é o empregado'],
    [{ type: 'justa_causa', notice: 'worked' }, 'notice', 'não há aviso'],
    [{ overdue_vacations: 2 }, 'overdue_vacations', '24 meses'],
    [{ months_worked: 3, thirteenth_twelfths: 5 }, 'thirteenth_twelfths', '5 avos não cabem em 3 meses'],
    [{ overdue_vacations: 1, vacation_twelfths: 10 }, 'vacation_twelfths', 'não cabem em 8 meses'],
    [{ type: 'acordo', reference_date: '2017-11-10' }, 'type', '11/11/2017'],
    [{ months_worked: 0 }, 'months_worked', 'maior que 0'],
  ])('%o', (change, field, message) => {
    const attempt = () => run(calculator, { ...base, ...change }, ports)
    expect(attempt).toThrow(InvalidInput)
    expect(attempt).toThrow(`${field}: `)
    expect(attempt).toThrow(message)
  })
})

it('limits the notice discount to the pay', () => {
  const input = { salary: 3000, months_worked: 1, type: 'pedido_demissao', notice: 'discounted', days_worked_in_month: 5 }
  const answer = run(calculator, input, ports)
  expect(answer.net).toBe(0)
  expect(cents(answer.noticeDiscount)).toBeLessThan(3000_00)
  expect(answer.assumptions).toContain('O desconto do aviso foi limitado às verbas da rescisão: o termo não fica negativo.')
})

it('accepts an agreement from its first day in law', () => {
  expect(run(calculator, { salary: 3000, months_worked: 20, type: 'acordo', reference_date: '2017-11-11' }, ports).noticeDays).toBe(33)
})
