import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { reais } from '../../../core/money.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { redemptionTaxes, type Taxed } from './redemption-tax.ts'

const taxes = (kind: Taxed, gain: string, days: number) =>
  redemptionTaxes(new Context({ day: '2026-11-14', given: true }, ports), { kind, gain: reais(gain), days, on: '2026-11-14' })

describe('taxes on a redemption', () => {
  it.each([
    // Lei nº 11.033/2004, art. 1º; Decreto nº 6.306/2007, Anexo
    [1, 96, 22.5],
    [29, 3, 22.5],
    [30, 0, 22.5],
    [180, 0, 22.5],
    [181, 0, 20],
    [360, 0, 20],
    [361, 0, 17.5],
    [720, 0, 17.5],
    [721, 0, 15],
  ])('after %d days: %d%% of IOF, then %d%%', (days, iof, rate) => {
    const found = taxes('cdb', '1000.00', days)
    expect([found.iofRate.toPercent(), found.taxRate.toPercent()]).toEqual([iof, rate])
    expect(found.iof).toBe(BigInt(iof * 1000))
    expect(found.incomeTax).toBe(BigInt(Math.round((100_000 - iof * 1000) * rate)) / 100n)
  })

  it('charge nothing on exempt applications or on a loss', () => {
    for (const kind of ['lci', 'lca', 'savings'] as const) expect(taxes(kind, '1000.00', 10)).toMatchObject({ iof: 0n, incomeTax: 0n })
    expect(taxes('tesouro_selic', '-50.00', 10)).toMatchObject({ iof: 0n, incomeTax: 0n })
  })
})
