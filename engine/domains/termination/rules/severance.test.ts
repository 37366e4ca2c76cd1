import { describe, expect, it } from 'vitest'
import { type Changes, contextOn, endingOf } from '../../../../test/support/corpora/terminations.ts'
import { reais } from '../../../core/dated.ts'
import type { Day } from '../../../core/day.ts'
import type { TerminationType } from './notice.ts'
import { severanceDue } from './severance.ts'

describe('complete settlement', () => {
  const settled = (type: TerminationType, changes?: Changes, day?: Day) => {
    const ctx = contextOn(day)
    return { ...severanceDue(ctx, endingOf(type, changes, ctx)), said: ctx.assumptions.join('\n') }
  }

  it('taxes the 13th separately and exclusively at source, without the small-amount waiver', () => {
    // June 2025, a 13th of 3,100.00: 2,492.80 × 7.5% − 182.16 = 4.80, an amount waived on monthly pay.
    const changes = { salary: reais('3100.00'), thirteenthTwelfths: 12, salaryDays: 30, choice: 'worked' as const }
    expect(settled('sem_justa_causa', changes, '2025-06-01')).toMatchObject({ irrf: 0n, thirteenthIrrf: reais('4.80') })
  })

  it('limits the notice discount of a resigning employee to the pay, never below zero', () => {
    const little = { salaryDays: 2, thirteenthTwelfths: 0, vacationTwelfths: 0, choice: 'discounted' as const }
    const short = settled('pedido_demissao', little)
    expect(short.net).toBe(0n)
    expect(short.noticeDiscount).toBe(short.gross - short.inss)
    expect(short.said).toMatch(/limitado às verbas/)
    const enough = settled('pedido_demissao', { ...little, thirteenthTwelfths: 12, salaryDays: 30 })
    expect(enough.noticeDiscount).toBe(reais('3000.00'))
    expect(enough.said).not.toMatch(/limitado às verbas/)
    expect(enough.items.at(-1)).toMatchObject({ code: 'notice_discount', amount: -reais('3000.00') })
  })

  it('adds up', () => {
    const { gross, inss, irrf, thirteenthInss, thirteenthIrrf, noticeDiscount, totalDeductions, net, fgts, total, items } =
      settled('sem_justa_causa')
    expect(totalDeductions).toBe(inss + irrf + thirteenthInss + thirteenthIrrf + noticeDiscount)
    expect(net).toBe(gross - totalDeductions)
    expect(total).toBe(net + fgts.withdrawable)
    expect(items.at(-1)).toMatchObject({ code: 'fgts_fine', amount: fgts.fine })
  })

  it('grants unemployment insurance after twelve months for a first request', () => {
    const eligible = (monthsWorked: number) => settled('sem_justa_causa', { monthsWorked }).unemploymentInsurance.eligible
    expect([eligible(11), eligible(12)]).toEqual([false, true])
    for (const type of ['pedido_demissao', 'acordo', 'justa_causa', 'fim_contrato'] as const)
      expect(settled(type).unemploymentInsurance).toMatchObject({ eligible: false, reason: expect.stringMatching(/\S/) })
  })

  it('states the notice mode', () => {
    expect(settled('sem_justa_causa').said).toMatch(/Aviso prévio indenizado sem INSS/)
    expect(settled('sem_justa_causa', {}, '2014-02-26').said).toMatch(/sem INSS \(STJ, Tema 478\)/)
    expect(settled('sem_justa_causa', {}, '2014-02-25').said).not.toMatch(/Tema 478/)
    expect(settled('acordo').said).toMatch(/pago pela metade/)
    expect(settled('sem_justa_causa').said).not.toMatch(/pago pela metade/)
    // 36 days: the 6 beyond 30 are a sixth of 3,600.00.
    expect(settled('sem_justa_causa', { choice: 'worked' }).said).toMatch(/os 6 dias além de 30 .* R\$ 600,00 a mais/)
    expect(settled('sem_justa_causa', { choice: 'worked', monthsWorked: 11 }).said).not.toMatch(/dias além de/)
    expect(settled('pedido_demissao').said).toMatch(/dispensado pelo empregador.*30 dias, R\$ 3\.000,00/)
    expect(settled('sem_justa_causa', { choice: 'waived' }).said).toMatch(/Súmula TST 276.*R\$ 3\.600,00/)
    expect(settled('pedido_demissao', { choice: 'discounted' }).said).toMatch(/não cumprido e descontado/)
  })
})
