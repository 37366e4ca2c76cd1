import { describe, expect, it } from 'vitest'
import { type Changes, contextOn, endingOf } from '../../../../test/support/corpora/terminations.ts'
import { reais } from '../../../core/dated.ts'
import type { TerminationType } from './notice.ts'
import { fgtsDue } from './severance-fgts.ts'
import { earnings } from './severance-items.ts'

describe('FGTS', () => {
  const accountOf = (type: TerminationType, changes?: Changes, ctx = contextOn()) => {
    const ending = endingOf(type, changes, ctx)
    return fgtsDue(ctx, ending, earnings(ctx, ending))
  }

  it('deposits 8% of the items with FGTS, and applies the fine to balance and deposits', () => {
    // 1,500.00 + 3,600.00 + 1,500.00 = 6,600.00; × 8% = 528.00; (5,000.00 + 528.00) × 40%
    expect(accountOf('sem_justa_causa')).toMatchObject({
      deposits: reais('528.00'),
      fine: reais('2211.20'),
      withdrawable: reais('7739.20'),
    })
  })

  it('by agreement has a fine of 20% and releases 80% of the account', () => {
    // 1,500.00 + 1,800.00 + 1,500.00 = 4,800.00; × 8% = 384.00
    expect(accountOf('acordo')).toMatchObject({ deposits: reais('384.00'), fine: reais('1076.80'), withdrawable: reais('5384.00') })
  })

  it('stays in the account on resignation, and is released without a fine at the end of a term', () => {
    expect(accountOf('pedido_demissao')).toMatchObject({ fine: 0n, withdrawable: 0n })
    const ended = accountOf('fim_contrato')
    expect(ended.fine).toBe(0n)
    expect(ended.withdrawable).toBe(ended.balance + ended.deposits)
  })

  it('states the disputed part, and the meaning of an empty account', () => {
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
