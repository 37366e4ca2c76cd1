import { describe, expect, it } from 'vitest'
import { ports } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import calculator from './index.ts'

const answer = (input: object) => run(calculator, { amount: 1000, ...input }, ports) as Record<string, number>

describe('late tax payment', () => {
  it('is free until the due date and until the next banking day', () => {
    expect(answer({ due_date: '2025-03-14', payment_date: '2025-03-14' })).toMatchObject({ daysLate: 0, fine: 0, interest: 0, total: 1000 })
    expect(answer({ due_date: '2025-03-14', payment_date: '2025-03-10' })).toMatchObject({ fine: 0, interest: 0 })
    expect(answer({ due_date: '2025-03-14', payment_date: '2025-03-16' })).toMatchObject({ daysLate: 0, fine: 0 })
    expect(answer({ due_date: '2025-03-14', payment_date: '2025-03-17' })).toMatchObject({ daysLate: 1, fine: 3.3 })
  })

  it('treats the day before the last business day of the year as the due date, whatever the document states', () => {
    expect(answer({ due_date: '2025-12-31', payment_date: '2025-12-30' })).toMatchObject({ daysLate: 0, total: 1000 })
    const onDue = answer({ due_date: '2025-12-30', payment_date: '2026-01-05' })
    const onPrinted = answer({ due_date: '2025-12-31', payment_date: '2026-01-05' })
    expect(onPrinted).toMatchObject({ daysLate: onDue.daysLate, total: onDue.total })
    expect(onPrinted.assumptions).toContainEqual(expect.stringContaining('venceu em 30/12/2025'))
    expect(answer({ due_date: '2025-12-30', payment_date: '2025-12-31' }).assumptions).toContainEqual(
      expect.stringContaining('Em 31/12/2025 os bancos não atendem'),
    )
  })

  it('never costs less one day later', () => {
    let before = 0
    for (let date = 1; date <= 28; date++) {
      const { total } = answer({ due_date: '2024-10-31', payment_date: `2025-02-${String(date).padStart(2, '0')}` })
      expect(total).toBeGreaterThanOrEqual(before)
      before = total!
    }
  })

  it('accepts dates or days, and rejects combinations it cannot compute', () => {
    expect(() => answer({})).toThrow(/due_date/)
    expect(() => answer({ due_date: '2025-01-01' })).toThrow(/payment_date/)
    expect(() => answer({ days_late: 3, due_date: '2025-01-01' })).toThrow(/due_date/)
    expect(() => answer({ days_late: 3, selic_accumulated_percent: 2 })).toThrow(/selic_accumulated_percent/)
    expect(() => answer({ mode: 'refund', days_late: 3 })).toThrow(/days_late/)
    expect(() => answer({ mode: 'refund', due_date: '1997-12-31', payment_date: '1998-02-10' })).toThrow(/due_date/)
    expect(() => answer({ due_date: '1996-12-31', payment_date: '1998-02-10' })).toThrow(/due_date: .*começa em 1997-01-01/)
    expect(() => answer({ due_date: '2030-01-01', payment_date: '2030-12-10' })).toThrow(/due_date: .*depois de hoje/)
  })
})
