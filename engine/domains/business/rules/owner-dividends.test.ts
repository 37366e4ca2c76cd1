import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { reais } from '../../../core/dated.ts'
import type { Day } from '../../../core/day.ts'
import { percent } from '../../../core/ratio.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { assumeDividends, minimumTaxOf } from './owner-dividends.ts'

const on = (day: Day) => new Context({ day, given: true }, portsOn('2026-11-14'))
const withholding = { above: reais('50000.00'), rate: percent('10') }

describe("owner's profits", () => {
  it('are subject to the minimum tax from 2026-01-01 (Lei 15.270/2025); R$ 50,000.00 a month equals R$ 600,000.00 a year', () => {
    expect(minimumTaxOf(on('2025-12-31'))).toBeNull()
    const first = on('2026-01-01')
    expect(minimumTaxOf(first)?.above).toBe(withholding.above * 12n)
    expect(first.basis.map(({ table }) => table)).toEqual(['minimum-tax'])
  })

  it('state the withholding and the minimum tax with the legal figures when both apply', () => {
    const ctx = on('2026-10-01')
    const minimumTax = minimumTaxOf(ctx)
    assumeDividends(ctx, { dividends: { withholding: null }, minimumTax })
    assumeDividends(ctx, { dividends: { withholding }, minimumTax: null })
    expect(ctx.assumptions).toEqual([])
    assumeDividends(ctx, { dividends: { withholding }, minimumTax })
    expect(ctx.assumptions).toHaveLength(2)
    expect(String(ctx.assumptions[0])).toMatch(/acima de R\$\s50\.000,00 no mês retêm 10% do total.* rendas acima de R\$\s600\.000,00/)
  })
})
