import { describe, expect, it } from 'vitest'
import { ports } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import { percent } from '../../../../core/ratio.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { chargeRates, chargesOn } from './employer-charges.ts'

const on = (day: Day) => new Context({ day, given: true }, ports)
const rat = percent(3)

describe('employer charges on a base', () => {
  it('follow the regime', () => {
    const due = (regime: 'normal' | 'simples' | 'simples_anexo_iv') => chargesOn(3000_00n, chargeRates(on('2026-06-01'), { regime, rat }))
    expect(due('normal')).toEqual({ inss: 600_00n, rat: 90_00n, thirdParties: 174_00n, total: 864_00n })
    expect(due('simples')).toEqual({ inss: 0n, rat: 0n, thirdParties: 0n, total: 0n })
    expect(due('simples_anexo_iv')).toEqual({ inss: 600_00n, rat: 90_00n, thirdParties: 0n, total: 690_00n })
  })

  it("use the company's third-party rate when provided", () => {
    const rates = chargeRates(on('2026-06-01'), { regime: 'normal', rat, thirdParties: percent('2.7') })
    expect(chargesOn(1000_00n, rates).thirdParties).toBe(27_00n)
  })

  it('reject rates and regimes that do not exist', () => {
    expect(() => chargeRates(on('2026-06-01'), { regime: 'normal', rat: percent('6.01') })).toThrow(/rat_rate/)
    expect(chargeRates(on('2026-06-01'), { regime: 'normal', rat: percent(6) }).rat.toPercent()).toBe(6)
    expect(() => chargeRates(on('2007-06-30'), { regime: 'simples', rat })).toThrow(/regime/)
    expect(() => chargeRates(on('2026-06-01'), { regime: 'simples', rat, thirdParties: percent(1) })).toThrow(/third_parties_rate/)
  })
})
