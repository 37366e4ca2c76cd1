import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { NOTICE_CHOICES, NOTICE_MODES, noticeDue, TERMINATION_TYPES, type TerminationType } from './notice.ts'

const contextOn = (day: Day = '2026-06-01') => new Context({ day, given: true }, portsOn('2026-11-14'))
type Choice = (typeof NOTICE_CHOICES)[number]
const due = (type: TerminationType, choice: Choice = 'auto', months = 0, ctx = contextOn()) => noticeDue(ctx, type, choice, months)

describe('days of notice', () => {
  it('grow by three with each full year from the first, up to ninety', () => {
    const days = (months: number) => due('sem_justa_causa', 'auto', months).days
    expect([0, 11, 12, 23, 24].map(days)).toEqual([30, 30, 33, 33, 36])
    expect([239, 240, 252, 600].map(days)).toEqual([87, 90, 90, 90])
  })

  it('explain the counting of years only when it applies', () => {
    const said = (months: number, day?: Day) => {
      const ctx = contextOn(day)
      due('sem_justa_causa', 'auto', months, ctx)
      return ctx.assumptions.filter((sentence) => String(sentence).startsWith('Aviso proporcional')).length
    }
    expect([said(11), said(12), said(12, '2011-10-12')]).toEqual([0, 1, 0])
  })

  it('were thirty for everyone until 12 October 2011', () => {
    const days = (day: Day) => due('sem_justa_causa', 'auto', 120, contextOn(day)).days
    expect([days('2011-10-12'), days('2011-10-13')]).toEqual([30, 60])
  })

  it('are thirty for a resigning employee, for any length of service', () => {
    expect(due('pedido_demissao', 'worked', 120)).toMatchObject({ days: 30, mode: 'worked' })
  })

  it('are zero when no notice is owed', () => {
    for (const type of ['justa_causa', 'fim_contrato'] as const) expect(due(type, 'auto', 120)).toMatchObject({ days: 0, mode: 'none' })
  })
})

describe('notice mode', () => {
  it('defaults to indemnified for the employer and waived for a resigning employee', () => {
    expect(due('sem_justa_causa').mode).toBe('indemnified')
    expect(due('acordo').mode).toBe('indemnified')
    expect(due('pedido_demissao').mode).toBe('waived')
  })

  it('is the chosen one, or is rejected naming the field and the accepted values', () => {
    const outcome = (type: TerminationType, choice: Choice) => {
      try {
        return due(type, choice).mode
      } catch (error) {
        return (error as Error).message.split(':')[0]
      }
    }
    const chosen = NOTICE_CHOICES.filter((choice) => choice !== 'auto')
    expect(chosen.map((choice) => outcome('sem_justa_causa', choice))).toEqual(['worked', 'indemnified', 'waived', 'notice'])
    expect(chosen.map((choice) => outcome('acordo', choice))).toEqual(['worked', 'indemnified', 'waived', 'notice'])
    expect(chosen.map((choice) => outcome('pedido_demissao', choice))).toEqual(['worked', 'notice', 'waived', 'discounted'])
    for (const type of ['justa_causa', 'fim_contrato'] as const)
      expect(chosen.map((choice) => outcome(type, choice))).toEqual(['notice', 'notice', 'notice', 'notice'])
  })

  it('is always one of the modes in the contract', () => {
    for (const type of TERMINATION_TYPES) expect(NOTICE_MODES).toContain(due(type).mode)
  })
})

describe('termination by agreement', () => {
  it('is accepted from 11 November 2017 and rejected the day before', () => {
    expect(due('acordo', 'auto', 0, contextOn('2017-11-11')).rule.indemnifiedNotice.toPercent()).toBe(50)
    expect(() => due('acordo', 'auto', 0, contextOn('2017-11-10'))).toThrow(/^type: .*11\/11\/2017/)
  })
})
