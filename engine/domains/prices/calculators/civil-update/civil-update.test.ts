import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { type InvalidInput, SourceUnavailable } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const civil = registry.calculators.get('civil-update')!
const ask = (input: Record<string, unknown>) => run(civil, { amount: 1000, interest_from: '2023-05-10', to: '2026-02-20', ...input }, ports)

interface Regime {
  from: string
  to: string
  rule: string
  correctionPercent: number | null
  interestPercent: number | null
}

describe('civil-update', () => {
  it('lists consecutive stretches with the rule of each', () => {
    const { regimes, interestPercent, legalRatePercent } = ask({ correction_from: '2022-01-15' })
    const stretches = regimes as Regime[]
    expect(stretches.map(({ from, to, rule }) => [from, to, rule])).toEqual([
      ['2022-01-15', '2023-05-10', 'IPCA, sem juros'],
      ['2023-05-10', '2024-08-30', 'Selic, que já traz correção e juros'],
      ['2024-08-30', '2026-02-20', 'IPCA e taxa legal'],
    ])
    expect(stretches[1]!.correctionPercent).toBeNull()
    expect(stretches[1]!.interestPercent! + stretches[2]!.interestPercent!).toBeCloseTo(interestPercent as number, 5)
    expect(stretches[2]!.interestPercent).toBe(legalRatePercent)
  })

  it('keeps the conventions apart: the same debt by days and by months', () => {
    const [bcb, cjf] = [ask({}), ask({ method: 'cjf' })]
    expect((bcb.assumptions as string[]).join()).toContain('Convenção do Banco Central')
    expect((cjf.assumptions as string[]).join()).toContain('Manual de Cálculos da Justiça Federal')
    expect(bcb.total).not.toBe(cjf.total)
    expect((bcb.assumptions as string[]).join()).not.toContain('Manual de Cálculos')
  })

  it('suspends the IPCA-15 by months during the Selic', () => {
    const { regimes } = ask({ method: 'cjf', correction_from: '2022-01-15' })
    expect((regimes as Regime[]).map(({ from, to, rule }) => [from, to, rule.split(' ')[0]])).toEqual([
      ['2022-01-01', '2023-05-31', 'Correção'],
      ['2023-06-01', '2024-08-31', 'Selic'],
      ['2024-08-01', '2026-01-31', 'Correção'],
      ['2024-08-01', '2026-01-31', 'Taxa'],
    ])
  })

  it('matches the published months over a whole number of months', () => {
    const { coefficient } = ask({ interest_from: '2025-01-01', to: '2026-01-01' })
    expect(coefficient).toBeCloseTo(1.0426, 4) // IBGE: 4.26% in 2025
  })

  it.each([
    [{ interest_from: '2003-01-10' }, 'interest_from'],
    [{ correction_from: '1994-06-30' }, 'correction_from'],
    [{ correction_from: '2023-06-01' }, 'correction_from'],
    [{ to: '2023-05-09' }, 'to'],
    [{ to: '2027-01-01' }, 'to'],
    [{ before_2024_08_30: 'refuse' }, 'interest_from'],
    [{ method: 'cjf', correction: 'igpm' }, 'correction'],
    [{ method: 'cjf', before_2024_08_30: 'one_percent' }, 'before_2024_08_30'],
    [{ method: 'cjf', to: '2024-08-31' }, 'to'],
  ])('refuses %j, naming %s', (input, field) => {
    try {
      ask(input)
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues[0]!.field).toBe(field)
    }
  })

  it('reports a missing month as unavailable', () => {
    expect(() => ask({ to: '2026-11-10' })).toThrow(SourceUnavailable)
  })
})
