import { describe, expect, it } from 'vitest'
import { type Changes, contextOn, endingOf } from '../../../../test/support/corpora/terminations.ts'
import { reais } from '../../../core/dated.ts'
import type { TerminationType } from './notice.ts'
import { earnings } from './severance-items.ts'

const itemsOf = (type: TerminationType, changes?: Changes) =>
  Object.fromEntries(earnings(contextOn(), endingOf(type, changes)).map(({ code, amount }) => [code, amount]))

describe('severance items', () => {
  it('of a dismissal: salary days, notice, twelfths and the vacation third', () => {
    expect(itemsOf('sem_justa_causa', { onNotice: { thirteenth: 1, vacation: 1 } })).toEqual({
      salary_balance: reais('1500.00'),
      notice: reais('3600.00'),
      thirteenth: reais('1500.00'),
      thirteenth_on_notice: reais('250.00'),
      vacation: reais('1000.00'),
      vacation_on_notice: reais('250.00'),
      // (1,000.00 + 250.00) ÷ 3
      vacation_third: reais('416.67'),
    })
  })

  it('of a dismissal with cause: only the days worked and the overdue vacation', () => {
    expect(Object.keys(itemsOf('justa_causa', { overdueVacations: 1 }))).toEqual([
      'salary_balance',
      'overdue_vacation',
      'overdue_vacation_third',
    ])
  })

  it('by agreement: half the notice, and full twelfths', () => {
    expect(itemsOf('acordo')).toMatchObject({ notice: reais('1800.00'), thirteenth: reais('1500.00') })
  })

  it('exclude worked or waived notice', () => {
    for (const choice of ['worked', 'waived'] as const) expect(itemsOf('sem_justa_causa', { choice })).not.toHaveProperty('notice')
  })

  it('omit zero amounts', () => {
    const none = { salaryDays: 0, thirteenthTwelfths: 0, vacationTwelfths: 0 }
    expect(itemsOf('pedido_demissao', none)).toEqual({})
  })

  it('pay one overdue vacation once, and of two the oldest double, each with its third', () => {
    expect(itemsOf('sem_justa_causa', { overdueVacations: 1 })).toMatchObject({
      overdue_vacation: reais('3000.00'),
      overdue_vacation_third: reais('1000.00'),
    })
    expect(itemsOf('sem_justa_causa', { overdueVacations: 2 })).toMatchObject({
      overdue_vacation: reais('9000.00'),
      overdue_vacation_third: reais('3000.00'),
    })
  })

  it('state the chosen reading when courts or periods differ', () => {
    const said = (changes: Changes) => {
      const ctx = contextOn()
      earnings(ctx, endingOf('sem_justa_causa', changes, ctx))
      return ctx.assumptions.join('\n')
    }
    expect(said({ overdueVacations: 1 })).toMatch(/pagas de forma simples/)
    expect(said({ overdueVacations: 2 })).toMatch(/em dobro.*R\$ 3\.000,00/)
    expect(said({})).toMatch(/Férias indenizadas e seu terço sem INSS/)
    expect(said({ vacationTwelfths: 0 })).not.toMatch(/Férias indenizadas/)
    expect(said({ onNotice: { thirteenth: 1, vacation: 0 } })).toMatch(/13º sobre o aviso indenizado paga INSS/)
    expect(said({})).not.toMatch(/13º sobre o aviso/)
  })

  it('enter the INSS, IRRF and FGTS bases as defined by law', () => {
    const items = earnings(contextOn(), endingOf('sem_justa_causa', { overdueVacations: 1 }))
    const incidence = (code: string) => Object.values(items.find((item) => item.code === code)!.incidence)
    expect(incidence('salary_balance')).toEqual([true, true, true])
    expect(incidence('thirteenth')).toEqual([true, true, true])
    expect(incidence('notice')).toEqual([false, false, true])
    for (const code of ['vacation', 'vacation_third', 'overdue_vacation']) expect(incidence(code)).toEqual([false, false, false])
  })
})
