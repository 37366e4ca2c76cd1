import { describe, expect, it } from 'vitest'
import { type Changes, contextOn, endingOf } from '../../../../test/support/corpora/terminations.ts'
import type { Day } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import type { TerminationType } from './notice.ts'
import { severanceDue } from './severance.ts'
import { extrasOf } from './severance-extras.ts'

const NONE = {
  variable_average: 0n,
  thirteenth_advance: 0n,
  contract: 'clt' as const,
  anniversary_withdrawal: false,
  early_end_damages: 0n,
}

describe('severance extras', () => {
  const extras = (type: TerminationType, input: object, day?: Day, daysLeft?: number) => () =>
    extrasOf(contextOn(day), { ...NONE, ...input }, { type, fgtsBalance: reais('1000.00'), term: { field: 'term_end_date', daysLeft } })

  it('change nothing when absent', () => {
    const plain = severanceDue(contextOn(), endingOf('sem_justa_causa'))
    const told = severanceDue(contextOn(), { ...endingOf('sem_justa_causa'), ...extras('sem_justa_causa', {})() })
    expect(told).toEqual(plain)
  })

  it('are rejected by field when incompatible with the termination type', () => {
    expect(extras('antecipada_empregador', {})).toThrow(/^term_end_date: é obrigatório/)
    expect(extras('sem_justa_causa', {}, undefined, 10)).toThrow(/^term_end_date: só vem/)
    expect(extras('sem_justa_causa', { early_end_damages: 1n })).toThrow(/^early_end_damages: /)
    expect(extras('sem_justa_causa', { indemnity_balance: 1n })).toThrow(/^indemnity_balance: /)
    expect(extras('acordo', { contract: 'domestic' })).toThrow(/^type: /)
    expect(extras('sem_justa_causa', { contract: 'domestic' }, '2015-09-30')).toThrow(/^contract: .*01\/10\/2015/)
    expect(extras('sem_justa_causa', { contract: 'domestic' }, '2015-10-01')).not.toThrow()
    expect(extras('sem_justa_causa', { anniversary_withdrawal: true }, '2020-03-31')).toThrow(/^anniversary_withdrawal: .*01\/04\/2020/)
    expect(extras('sem_justa_causa', { anniversary_withdrawal: true }, '2020-04-01')).not.toThrow()
  })

  it('estimate the fund of a domestic worker from the balance: 3.2 for each 8', () => {
    expect(extras('sem_justa_causa', { contract: 'domestic' })().domestic).toEqual({ fund: reais('400.00') })
    expect(extras('sem_justa_causa', { contract: 'domestic', indemnity_balance: 1n })().domestic).toEqual({ fund: 1n })
  })
})

describe('severance with extras', () => {
  const settled = (type: TerminationType, changes: Changes) => {
    const ctx = contextOn()
    return { ...severanceDue(ctx, endingOf(type, changes, ctx)), said: ctx.assumptions.join('\n') }
  }

  it('discounts advances up to the items, and states the rest', () => {
    const little = { salaryDays: 1, thirteenthTwelfths: 1, vacationTwelfths: 0, thirteenthAdvance: reais('2000.00') }
    const { net, said, items, thirteenthAdvance } = settled('pedido_demissao', little)
    expect(net).toBe(0n)
    expect(thirteenthAdvance!).toBeLessThan(reais('2000.00'))
    expect(items.at(-1)).toMatchObject({ code: 'thirteenth_advance', amount: -thirteenthAdvance! })
    expect(said).toMatch(/não couberam nas verbas/)
  })

  it('limits the damages for leaving before the term to half of the remaining pay', () => {
    // 3,000.00 ÷ 30 × 20 × 50%
    expect(settled('antecipada_empregado', { daysLeft: 20 })).toMatchObject({ earlyEndLimit: reais('1000.00') })
    expect(settled('antecipada_empregado', { daysLeft: 20, damages: reais('1000.00') }).earlyEndDamages).toBe(reais('1000.00'))
    expect(() => settled('antecipada_empregado', { daysLeft: 20, damages: reais('1000.01') })).toThrow(/^early_end_damages: /)
  })

  it('pays half under mutual fault, and half of a domestic worker’s fund', () => {
    const both = settled('culpa_reciproca', { domestic: { fund: reais('1000.00') } })
    expect(both.items.find(({ code }) => code === 'thirteenth')!.amount).toBe(reais('750.00'))
    expect(both.fgts).toMatchObject({ fine: 0n, finePercent: expect.objectContaining({ n: 0n }) })
    expect(both.fgts.indemnityToWorker! * 2n - both.fgts.indemnityFund!).toBeLessThanOrEqual(1n)
  })

  it('keeps the account under the anniversary withdrawal, except the fine', () => {
    const { fgts } = settled('sem_justa_causa', { anniversaryWithdrawal: true })
    expect(fgts.withdrawable).toBe(fgts.fine)
    expect(settled('pedido_demissao', { anniversaryWithdrawal: true }).fgts.withdrawable).toBe(0n)
  })

  it('omits the statement about missing averages, advances or fines when they are present', () => {
    const { said } = settled('sem_justa_causa', {
      average: 1n,
      thirteenthAdvance: 1n,
      latePayment: { fineSalaries: 1, uncontested: null },
    })
    expect(said).not.toMatch(/em médias|em adiantamentos|em as multas/)
    expect(settled('sem_justa_causa', { average: 1n }).said).toMatch(/Sem adiantamentos a descontar e sem as multas/)
  })
})
