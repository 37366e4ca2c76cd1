import { describe, expect, it } from 'vitest'
import { type Changes, contextOn, endingOf } from '../../../../test/support/ending.ts'
import { reais } from '../../../core/dated.ts'
import type { TerminationType } from './notice.ts'
import { fgtsDue } from './severance-fgts.ts'
import { earnings } from './severance-items.ts'

describe('the FGTS', () => {
  const accountOf = (type: TerminationType, changes?: Changes, ctx = contextOn()) => {
    const ending = endingOf(type, changes, ctx)
    return fgtsDue(ctx, ending, earnings(ctx, ending))
  }

  it('receives 8% of what carries it, and the fine falls on balance and deposits', () => {
    // 1,500.00 + 3,600.00 + 1,500.00 = 6,600.00; × 8% = 528.00; (5,000.00 + 528.00) × 40%
    expect(accountOf('sem_justa_causa')).toMatchObject({
      deposits: reais('528.00'),
      fine: reais('2211.20'),
      withdrawable: reais('7739.20'),
    })
  })

  it('of an agreement: a fine of 20%, and 80% of the account out with it', () => {
    // 1,500.00 + 1,800.00 + 1,500.00 = 4,800.00; × 8% = 384.00
    expect(accountOf('acordo')).toMatchObject({ deposits: reais('384.00'), fine: reais('1076.80'), withdrawable: reais('5384.00') })
  })

  it('stays where it is when the worker resigns, and goes out without a fine when the term ends', () => {
    expect(accountOf('pedido_demissao')).toMatchObject({ fine: 0n, withdrawable: 0n })
    const ended = accountOf('fim_contrato')
    expect(ended.fine).toBe(0n)
    expect(ended.withdrawable).toBe(ended.balance + ended.deposits)
  })

  it('says what is disputed, and what an empty account means', () => {
    const said = (type: TerminationType, changes?: Changes) => {
      const ctx = contextOn()
      accountOf(type, changes, ctx)
      return ctx.assumptions.join('\n')
    }
    // 3,600.00 × 8% = 288.00; × 40% = 115.20
    expect(said('sem_justa_causa')).toMatch(/ficaria fora: multa de R\$ /)
    expect(said('sem_justa_causa', { choice: 'worked' })).toMatch(/incide sobre o saldo e os depósitos da rescisão\./)
    expect(said('sem_justa_causa', { fgtsBalance: 0n })).toMatch(/igual a zero/)
    expect(said('sem_justa_causa', { fgtsBalance: 1n })).not.toMatch(/igual a zero/)
    expect(said('acordo')).toMatch(/No acordo saca-se/)
    expect(said('sem_justa_causa')).not.toMatch(/No acordo saca-se/)
  })
})
