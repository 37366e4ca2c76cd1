import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports)
const given = { cdi_annual: 14.9, ipca_annual: 4.2 }
const principal = fc.integer({ min: 100_00, max: 100_000_000 }).map((cents) => cents / 100)
const months = fc.integer({ min: 1, max: 120 })

describe('fixed-income', () => {
  it('equals investment-return at a fixed rate', () => {
    fc.assert(
      fc.property(principal, fc.integer({ min: 1, max: 3000 }), months, fc.boolean(), (amount, points, term, exempt) => {
        const rate = points / 100
        const { grossAmount, incomeTaxRatePercent, incomeTax, netAmount } = ask('investment-return', {
          principal: amount,
          annual_rate: rate,
          months: term,
          type: exempt ? 'lci' : 'cdb',
        })
        expect(ask('fixed-income', { principal: amount, kind: 'prefixed', rate, months: term, exempt, ...given })).toMatchObject({
          grossAmount,
          incomeTaxRatePercent,
          incomeTax,
          netAmount,
        })
      }),
      { numRuns: 40 },
    )
  })

  it('equals cdb-comparison at a share of the CDI', () => {
    fc.assert(
      fc.property(principal, fc.integer({ min: 50, max: 150 }), months, (amount, share, term) => {
        const { options } = ask('cdb-comparison', { principal: amount, cdb_percent: share, months: term, ...given, selic_annual: 15 })
        const cdb = (options as { option: string }[]).find(({ option }) => option === 'cdb')!
        const { grossAmount, incomeTax, netAmount } = ask('fixed-income', {
          principal: amount,
          kind: 'cdi',
          rate: share,
          months: term,
          ...given,
        })
        expect(cdb).toMatchObject({ grossAmount, incomeTax, netAmount })
      }),
      { numRuns: 40 },
    )
  })

  it('states the tax for months of 30 days only when it differs', () => {
    const said = (term: number) =>
      (ask('fixed-income', { principal: 10_000, kind: 'prefixed', rate: 12, months: term, ...given }).assumptions as string[]).filter(
        (text) => text.includes('meses de 30 dias'),
      )
    // 1,200.00 in 365 days pay 17.5%; in 360 they would pay 20%, 240.00. Six months are 182 or 180 days, at 20% or 22.5%.
    expect(said(12)).toEqual([expect.stringMatching(/360 dias, com alíquota de 20% e imposto de R\$ 240,00/)])
    expect(said(6)).toEqual([expect.stringMatching(/180 dias, com alíquota de 22,5%/)])
    expect(said(24)).toEqual([expect.stringMatching(/720 dias, com alíquota de 17,5%/)])
    for (const term of [1, 5, 7, 11, 13, 23, 25]) expect(said(term)).toEqual([])
  })

  it('reports the share of the CDI with the same yield before tax', () => {
    const fixed = ask('fixed-income', { principal: 10_000, kind: 'prefixed', rate: 12, months: 24, ...given })
    const share = fixed.equivalentCdiPercent as number
    const other = ask('fixed-income', { principal: 10_000, kind: 'cdi', rate: share, months: 24, ...given })
    expect(other.grossAmount).toBeCloseTo(fixed.grossAmount as number, 1)
  })

  it('reports the taxed rate with the same net amount', () => {
    const exempt = ask('fixed-income', { principal: 10_000, kind: 'prefixed', rate: 10, months: 30, exempt: true, ...given })
    const taxed = ask('fixed-income', { principal: 10_000, kind: 'prefixed', rate: exempt.equivalentTaxedRate, months: 30, ...given })
    expect(taxed.netAmount).toBeCloseTo(exempt.netAmount as number, 1)
  })

  it.each([
    [{}, 'from'],
    [{ from: '2026-01-05' }, 'to'],
    [{ months: 3, to: '2026-02-05' }, 'months'],
    [{ from: '2026-02-05', to: '2026-02-05' }, 'to'],
  ])('refuses %o', (term, field) => {
    expect(() => ask('fixed-income', { principal: 1000, kind: 'prefixed', rate: 10, ...given, ...term })).toThrow(new RegExp(`^${field}:`))
  })
})
