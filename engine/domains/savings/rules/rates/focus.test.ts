import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import whereToInvest from '../../../../decisions/where_to_invest/index.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import cdiYield from '../../calculators/cdi-yield/index.ts'
import savingsReturn from '../../calculators/savings-return/index.ts'

const ports = portsOn('2026-11-14')

/** Survey of 2026-06-17: expected Selic of 14% at the end of 2026 and 12% at the end of 2027; IPCA of 5.3% and 4.1043%. */
describe('Focus scenario', () => {
  it("uses the mean of the term's months on a line from today’s target through each year end, and states it", () => {
    // From 13.75% on 14/11/2026 to 14% on 31/12/2026 and 12% on 31/12/2027, at the middle of each month: 13.83%, 13.99%, 13.84% … 12.35%,
    // with a mean of 13.2315%. The CDI is 0.10 below.
    const { annualPercent, assumptions, rates } = run(cdiYield, { months: 12, scenario: 'focus' }, ports)
    expect(annualPercent).toBeCloseTo(13.1315, 4)
    const said = (assumptions as string[]).join(' ')
    expect(said).toMatch(/Cenário Focus de 17\/06\/2026, a mediana do que o mercado esperava, e não um dado/)
    expect(said).toMatch(/14% no fim de 2026, 12% no fim de 2027/)
    expect((rates as { metric: string }[]).map(({ metric }) => metric)).not.toContain('focus')
  })

  it('repeats the last value past the last year of the survey, and states it', () => {
    const { assumptions } = run(cdiYield, { months: 36, scenario: 'focus' }, ports)
    expect((assumptions as string[]).join(' ')).toMatch(/depois de 2027 vale a de 2027/)
  })

  it('applies the expected Selic to savings', () => {
    const input = { initial_amount: 1000, months: 12, tr_monthly: 0 }
    const { assumptions, rule } = run(savingsReturn, { ...input, scenario: 'focus' }, ports)
    expect(rule).toBe('fixed_plus_tr')
    expect((assumptions as string[]).join(' ')).toMatch(/Selic de 13,2315%/)
  })

  it('applies the Selic, the CDI and the inflation to the decision', () => {
    const { assumptions, netAmount } = run(whereToInvest, { amount: 10000, months: 12, scenario: 'focus' }, ports)
    const today = run(whereToInvest, { amount: 10000, months: 12 }, ports)
    expect(netAmount).toBeLessThan(today.netAmount as number)
    expect((assumptions as string[]).join(' ')).toMatch(/IPCA de 5,3% em 2026, 4,1043% em 2027/)
  })

  it.each([
    [cdiYield, { months: 12, scenario: 'focus', cdi_annual: 10 }],
    [cdiYield, { from: '2024-01-02', to: '2025-01-02', scenario: 'focus' }],
    [savingsReturn, { initial_amount: 1000, months: 12, scenario: 'focus', selic_annual: 10 }],
    [whereToInvest, { amount: 1000, months: 12, scenario: 'focus', ipca_annual: 4 }],
    // No survey in the previous six months.
    [cdiYield, { months: 12, scenario: 'focus', reference_date: '2024-03-01' }],
  ])('rejects incompatible inputs, naming scenario: %#', (operation, input) => {
    expect(() => run(operation, input, ports)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'scenario' })] }),
    )
  })

  it('accepts a survey of at most half a year ago', () => {
    const on = (day: Day) => () => run(cdiYield, { months: 12, scenario: 'focus' }, portsOn(day))
    expect(on('2026-12-18')()).toMatchObject({ annualPercent: expect.any(Number) })
    expect(on('2026-12-19')).toThrow(/não há pesquisa Focus/)
  })

  it('gives the same result for current as by default', () => {
    expect(run(cdiYield, { months: 12, scenario: 'current' }, ports)).toMatchObject({
      annualPercent: run(cdiYield, { months: 12 }, ports).annualPercent,
    })
  })
})
