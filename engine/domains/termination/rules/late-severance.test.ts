import { describe, expect, it } from 'vitest'
import { contextOn, endingOf } from '../../../../test/support/ending.ts'
import type { Day } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import { percent } from '../../../core/ratio.ts'
import { latePayment, paymentDeadline } from './late-severance.ts'
import { earnings, penalties } from './severance-items.ts'

const late = (input: object, termination: Day = '2026-03-09') => latePayment(contextOn(), termination, input)

describe('a termination paid late', () => {
  it('is late on the eleventh day, and not on the tenth', () => {
    expect(paymentDeadline(contextOn(), '2026-03-09')).toBe('2026-03-19')
    expect(late({ paid_on: '2026-03-19' })).toMatchObject({ fineSalaries: 0 })
    expect(late({ paid_on: '2026-03-20' })).toMatchObject({ fineSalaries: 1, uncontested: null })
  })

  it('has the addition of art. 467 only where the hearing came before the payment', () => {
    expect(late({ paid_on: '2026-05-01', first_hearing_date: '2026-05-01' })!.uncontested).toBeNull()
    expect(late({ paid_on: '2026-05-02', first_hearing_date: '2026-05-01' })!.uncontested).toMatchObject({ addition: percent('50') })
    expect(late({ first_hearing_date: '2026-05-01' })).toMatchObject({ fineSalaries: 1, uncontested: { amount: undefined } })
  })

  it('is nobody’s business where no date was told, and is refused where the dates make no sense', () => {
    expect(late({})).toBeUndefined()
    expect(() => late({ paid_on: '2026-03-08' })).toThrow(/^paid_on: /)
    expect(() => late({ first_hearing_date: '2026-03-08' })).toThrow(/^first_hearing_date: /)
    expect(() => late({ uncontested_amount: 1n })).toThrow(/^uncontested_amount: /)
    expect(() => late({ paid_on: '2017-12-20' }, '2017-11-10')).toThrow(/^paid_on: .*11\/11\/2017/)
    expect(paymentDeadline(contextOn(), '2017-11-10')).toBeNull()
    expect(paymentDeadline(contextOn(), '2017-11-11')).toBe('2017-11-21')
  })

  it('adds a salary, and half of what nobody disputes, never more than the items', () => {
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
