import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import payrollLines from '../../law/payroll-lines.ts'
import type { PaperLine } from '../payslip/lines.ts'
import { monthOf } from '../payslip/pay-document.ts'
import { auditFloor } from './document-floor.ts'

type Facts = Parameters<typeof monthOf>[1]

const table = payrollLines.at('2026-04-01').value.lines

function audited(pay: string, facts: Facts = {}, { day = '2026-04-01', more = [] }: { day?: Day; more?: readonly PaperLine[] } = {}) {
  const ctx = new CheckContext({ day, given: true }, portsOn('2026-11-14'))
  const lines: readonly PaperLine[] = [{ label: 'Salário', amount: reais(pay), kind: 'earning', nature: '1000' }, ...more]
  auditFloor(ctx, monthOf([{ kind: 'monthly', lines }], { worker: 'employee', ...facts }, table, true))
  return ctx
}

function verdictOf(...told: Parameters<typeof audited>) {
  const { items, questions } = audited(...told)
  return items.flatMap(({ verdict, expected }) => [verdict, expected, ...questions.map(({ field }) => field)])
}

describe('national floor of a payslip', () => {
  it.each([
    ['1620.99', 220],
    ['1540.00', 220],
  ])('differs for %s in %d hours', (pay, monthlyHours) => {
    expect(verdictOf(pay, { monthlyHours })).toEqual(['differs', reais('1621.00')])
  })

  // 1,621.00 × 209 ÷ 220 = 1,539.95; × 210 ÷ 220 = 1,547.32; 25 hours a week are 125 a month: 921.02.
  it('follows the hours of the contract, with a tolerance of one centavo', () => {
    expect(verdictOf('1621.00', { monthlyHours: 220 })[0]).toBe('matches')
    expect(verdictOf('1540.00', { monthlyHours: 209 })[0]).toBe('matches')
    expect(verdictOf('1540.00', { monthlyHours: 210 })).toEqual(['differs', reais('1547.32')])
    expect(verdictOf('921.02', { weeklyHours: 25 })[0]).toBe('matches')
    expect(verdictOf('921.00', { weeklyHours: 25 })).toEqual(['differs', reais('921.02')])
  })

  it('asks the hours that nobody told, and the reason of a short day', () => {
    expect(verdictOf('1580.00')).toEqual(['not_checkable', null, 'weekly_hours'])
    expect(verdictOf('1400.00', { monthlyHours: 180 })).toEqual(['not_checkable', null, 'contract'])
    expect(verdictOf('1400.00', { monthlyHours: 180, contract: 'part_time' })[0]).toBe('matches')
    expect(verdictOf('1400.00', { monthlyHours: 180, contract: 'short_by_law' })).toEqual(['differs', reais('1621.00')])
  })

  // OJ 272 of the SDI-1 of the TST: 1,300.00 + 350.00 = 1,650.00.
  it('adds the pay of the same hours by the employer', () => {
    const more: readonly PaperLine[] = [{ label: 'Gratificação de função', amount: reais('350.00'), kind: 'earning', nature: '1211' }]
    expect(verdictOf('1300.00', { monthlyHours: 220 }, { more })[0]).toBe('matches')
    expect(verdictOf('1270.99', { monthlyHours: 220 }, { more })).toEqual(['differs', reais('1621.00')])
  })

  // INSS of 1,621.00: 7.5%, 121.57; FGTS 8%: 129.68.
  it('shows the INSS and the FGTS of the floor', () => {
    const { corrected } = audited('1540.00', { monthlyHours: 220 })
    expect(corrected?.items.map(({ id, expected }) => [id, expected])).toEqual([
      ['floor', reais('1621.00')],
      ['inss', reais('121.57')],
      ['fgts', reais('129.68')],
    ])
  })

  it('is silent for an intern', () => expect(verdictOf('900.00', { worker: 'intern', monthlyHours: 220 })).toEqual([]))
})

describe('floor of the state and of the agreement', () => {
  const parana: Facts = { monthlyHours: 220, state: 'PR', occupation: '411005' }
  const may = { day: '2026-05-01' } as const

  // Paraná, band 2: 2,181.63.
  it('asks the agreement, which replaces the floor of the state', () => {
    expect(verdictOf('2100.00', parana, may)).toEqual(['not_checkable', null, 'agreement_floor'])
    expect(verdictOf('2100.00', { ...parana, agreementFloor: 0n }, may)).toEqual(['differs', reais('2181.63')])
    expect(verdictOf('2100.00', { ...parana, agreementFloor: reais('2050.00') }, may)[0]).toBe('matches')
    expect(verdictOf('2100.00', { ...parana, agreementFloor: reais('2150.00') }, may)).toEqual(['differs', reais('2150.00')])
  })

  it('asks the band under the highest one', () => {
    const unknown: Facts = { monthlyHours: 220, state: 'PR' }
    expect(verdictOf('2407.89', unknown, may)).toEqual(['not_checkable', null, 'floor_band'])
    expect(verdictOf('2407.90', unknown, may)[0]).toBe('matches')
  })
})
