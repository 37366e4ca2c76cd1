import { describe, expect, it } from 'vitest'
import { contextOn, endingOf } from '../../../../test/support/corpora/terminations.ts'
import type { Day } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import { percent } from '../../../core/ratio.ts'
import { latePayment, paymentDeadline } from './late-severance.ts'
import type { TerminationType } from './notice.ts'
import { earnings, penalties } from './severance-items.ts'

const end = (termination: Day, mode: 'worked' | 'indemnified' | 'none' = 'indemnified', type: TerminationType = 'sem_justa_causa') => ({
  termination,
  notice: { mode },
  type,
})
const late = (input: object, termination: Day = '2026-03-09') => latePayment(contextOn(), end(termination), input)

describe('late payment of a termination', () => {
  it('is late on the eleventh day but not on the tenth', () => {
    expect(paymentDeadline(contextOn(), end('2026-03-09'))).toBe('2026-03-19')
    expect(late({ paid_on: '2026-03-19' })).toMatchObject({ fineSalaries: 0 })
    expect(late({ paid_on: '2026-03-20' })).toMatchObject({ fineSalaries: 1, uncontested: null })
  })

  it('applies the addition of art. 467 only when the hearing came before the payment', () => {
    expect(late({ paid_on: '2026-05-01', first_hearing_date: '2026-05-01' })!.uncontested).toBeNull()
    expect(late({ paid_on: '2026-05-02', first_hearing_date: '2026-05-01' })!.uncontested).toMatchObject({ addition: percent('50') })
    expect(late({ first_hearing_date: '2026-05-01' })).toMatchObject({ fineSalaries: 1, uncontested: { amount: undefined } })
  })

  it('is undefined without dates, and rejects inconsistent dates', () => {
    expect(late({})).toBeUndefined()
    expect(() => late({ paid_on: '2026-03-08' })).toThrow(/^paid_on: /)
    expect(() => late({ first_hearing_date: '2026-03-08' })).toThrow(/^first_hearing_date: /)
    expect(() => late({ uncontested_amount: 1n })).toThrow(/^uncontested_amount: /)
    expect(() => late({ paid_on: '1989-12-20' }, '1989-10-24')).toThrow(/^paid_on: .*25\/10\/1989/)
    expect(paymentDeadline(contextOn(), end('1989-10-24'))).toBeNull()
  })

  it.each([
    ['1999-04-01', 'indemnified', 'sem_justa_causa', '1999-04-11'],
    ['2017-11-10', 'indemnified', 'sem_justa_causa', '2017-11-20'],
    // A Friday: the next business day is Monday.
    ['2017-11-10', 'worked', 'sem_justa_causa', '2017-11-13'],
    ['2017-11-10', 'none', 'fim_contrato', '2017-11-13'],
    ['2017-11-10', 'none', 'justa_causa', '2017-11-20'],
    ['2017-11-11', 'worked', 'sem_justa_causa', '2017-11-21'],
  ] as const)(
    'of a contract that ended on %s, %s, %s, is due on %s (CLT, art. 477, § 6º, before and since 2017)',
    (day, mode, type, due) => {
      expect(paymentDeadline(contextOn(), end(day, mode, type))).toBe(due)
    },
  )

  it('adds one salary and half of the undisputed amount, limited to the items', () => {
    const added = (amount: bigint | undefined) => {
      const ctx = contextOn()
      const ending = endingOf(
        'pedido_demissao',
        { latePayment: { fineSalaries: 1, uncontested: { addition: percent('50'), amount } } },
        ctx,
      )
      return penalties(ctx, ending, earnings(ctx, ending)).map((item) => [item.code, item.amount])
    }
    // 1,500.00 + 1,500.00 + 1,000.00 + 333.33 = 4,333.33
    expect(added(undefined)).toEqual([
      ['late_payment_fine', reais('3000.00')],
      ['uncontested_addition', reais('2166.67')],
    ])
    expect(added(reais('1000.00'))[1]).toEqual(['uncontested_addition', reais('500.00')])
    expect(() => added(reais('4333.34'))).toThrow(/^uncontested_amount: /)
  })
})
