import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { type InvalidInput, SourceUnavailable } from '../../../../core/errors.ts'
import type { Engine } from '../../../../operation/definition/registry.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const correction = registry.calculators.get('monetary-correction')!
const ask = (input: Record<string, unknown>, world: Engine = ports) => run(correction, { amount: 1000, ...input }, world)

describe('monetary-correction', () => {
  it('prefers the IGP-M index number series and reports the series used', () => {
    const asked = { index: 'igpm', from: '2025-11-01', to: '2026-04-01' }
    // The central bank's calculator returned 3.19%; compounding the changes of two decimals gives 3.20%.
    const without = ask(asked)
    expect(without.percent).toBeCloseTo(3.1983, 4)
    expect((without.assumptions as string[]).join()).toContain('SGS 28655), não está guardada')
    expect(() => ask({ ...asked, series: 'official' })).toThrow(SourceUnavailable)
    expect((ask({ ...asked, series: 'two_decimals' }).assumptions as string[]).join()).toContain('até 12/04/2021')
    const held: Engine = {
      ...ports,
      rates: {
        ...ports.rates,
        observed: (metric, from, to) => ports.rates.observed(metric === 'igpmIndexMonthly' ? 'igpmMonthly' : metric, from, to),
        accumulated: (metric, from, to, counting) => ports.rates.accumulated(metric === 'igpmIndex' ? 'inpc' : metric, from, to, counting),
      },
    }
    expect(ask(asked, held).factor).toBe(ask({ ...asked, index: 'inpc' }).factor)
  })

  it('names the last available month and the last day it can answer', () => {
    expect(() => ask({ index: 'ipca', from: '2025-11-01', to: '2026-10-31' })).toThrow(
      'o último valor guardado é o de 01/08/2026. A conta pode ir até 31/08/2026: peça até esse dia',
    )
    expect(ask({ index: 'ipca', from: '2025-11-01', to: '2026-08-31' })).toBeDefined()
  })

  it('accepts a month without a day, like the Calculadora do Cidadão', () => {
    const asked = { amount: 40900, index: 'ipca' }
    expect(ask({ ...asked, from: '2015-12', to: '2024-06' })).toEqual(ask({ ...asked, from: '2015-12-01', to: '2024-06-01' }))
  })

  it('reports the first and last day or month included', () => {
    expect(ask({ index: 'cdi', from: '2024-01-01', to: '2024-01-08' })).toMatchObject({
      periods: 4,
      firstReference: '2024-01-02',
      lastReference: '2024-01-05',
    })
    expect(ask({ index: 'cdi', from: '2024-01-06', to: '2024-01-08' })).toMatchObject({ periods: 0, firstReference: null, factor: 1 })
    expect(ask({ index: 'taxa_legal', from: '2026-02-02', to: '2026-08-31' })).toMatchObject({
      periods: 210,
      firstReference: '2026-02-02',
      lastReference: '2026-08-30',
    })
    expect(ask({ index: 'savings', from: '2023-12-30', to: '2024-03-01' })).toMatchObject({
      periods: 2,
      firstReference: '2024-01',
      lastReference: '2024-02',
    })
  })

  it("110% of the CDI yields more than 110% of the CDI's yearly return, by daily compounding", () => {
    const percentOf = (share: number) => ask({ index: 'cdi', from: '2024-01-01', to: '2025-01-01', cdi_percent: share }).percent as number
    expect(percentOf(100)).toBe(ask({ index: 'cdi', from: '2024-01-01', to: '2025-01-01' }).percent)
    expect(percentOf(110)).toBeGreaterThan(percentOf(100) * 1.1)
  })

  it.each([
    [{ index: 'ipca', from: '1994-06-30' }, 'from'],
    [{ index: 'ipca', from: '2024-03-01', to: '2024-02-01' }, 'to'],
    [{ index: 'ipca', to: '2027-01-01' }, 'to'],
    [{ index: 'ipca', series: 'official' }, 'series'],
    [{ index: 'selic', cdi_percent: 110 }, 'cdi_percent'],
    [{ index: 'taxa_legal', from: '2024-08-29', to: '2024-09-10' }, 'from'],
    [{ index: 'savings', from: '2024-01-15' }, 'from'],
    [{ index: 'savings_old' }, 'index'],
  ])('refuses %j, naming %s', (input, field) => {
    try {
      ask({ from: '2024-01-01', to: '2024-02-01', ...input })
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues[0]!.field).toBe(field)
    }
  })
})
