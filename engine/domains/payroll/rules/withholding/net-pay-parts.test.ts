import { describe, expect, it } from 'vitest'
import { rate, reais } from '../../../../core/dated.ts'
import { parcel } from '../../../../core/scale.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { netPay, type PayTables } from './net-pay.ts'

const of = (day: '2025-06-01' | '2026-01-01'): PayTables => ({ inss: inss.at(day).value, irrf: irrf.at(day).value })

describe('net pay of one payment', () => {
  it('subtracts INSS and IRRF from the gross, deducting dependents', () => {
    // Example published by the Receita for 2026: 6,000.00 pays 385.11.
    expect(netPay({ gross: reais('6000.00'), dependents: 0 }, of('2026-01-01'))).toEqual({
      gross: reais('6000.00'),
      inss: reais('641.50'),
      irrf: reais('385.11'),
      net: reais('4973.39'),
    })
    // 10,000.00 − 988.07 − 2 × 189.59 = 8,632.75; × 27.5% − 908.73
    expect(netPay({ gross: reais('10000.00'), dependents: 2 }, of('2026-01-01')).irrf).toBe(reais('1465.28'))
  })

  it('waives R$ 10.00 or less on a month’s pay, but not on the 13th', () => {
    // 3,100.00 − 607.20 = 2,492.80; × 7.5% − 182.16 = 4.80
    expect(netPay({ gross: reais('3100.00'), dependents: 0 }, of('2025-06-01')).irrf).toBe(0n)
    expect(netPay({ gross: reais('3100.00'), dependents: 0, finalAtSource: true }, of('2025-06-01')).irrf).toBe(reais('4.80'))
  })

  it('accepts a precomputed contribution and deducts its deductible amount from the tax base', () => {
    const tables: PayTables = {
      inss: {
        ceiling: reais('1000.00'),
        progressive: false,
        brackets: [{ limit: reais('1000.00'), rate: rate('7.65'), incomeTaxRate: rate('8') }],
      },
      irrf: {
        brackets: parcel([
          ['100.00', '0', '0'],
          [null, '10', '10.00'],
        ]),
        perDependent: 0n,
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    }
    // 1,000.00 − 80.00 (8%, not the 76.50 paid) = 920.00; × 10% − 10.00
    expect(netPay({ gross: 1000_00n, dependents: 0 }, tables)).toMatchObject({ inss: 76_50n, irrf: 82_00n, net: 841_50n })
    expect(netPay({ gross: 1000_00n, dependents: 0, contribution: { amount: 5_00n, deductible: 6_00n } }, tables)).toMatchObject({
      inss: 5_00n,
      irrf: 89_40n,
    })
  })
})
