import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { type InvalidInput, SourceUnavailable } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const rent = registry.calculators.get('rent-adjustment')!
const ask = (input: Record<string, unknown>) => run(rent, { rent: 1500, ...input }, ports)

describe('rent-adjustment', () => {
  it('compounds the twelve months that end in the month before', () => {
    const { months, assumptions } = ask({ index: 'inpc', anniversary: '2025-03-20' })
    expect((months as { month: string }[]).map(({ month }) => month)).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `2024-${String(month).padStart(2, '0')}`),
      '2025-01',
      '2025-02',
    ])
    expect((assumptions as string[]).join()).toContain('03/2024 a 02/2025')
  })

  it('warns that the two-decimal IGP-M may deviate from the published figure, which has precedence when known', () => {
    const { indexPercent, assumptions } = ask({ index: 'igpm', anniversary: '2019-12-01' })
    expect(Math.round((indexPercent as number) * 100) / 100).toBe(3.99)
    expect(ask({ index: 'igpm', anniversary: '2019-11' }).indexPercent).toBe(3.15)
    expect(ask({ index: 'igpm', anniversary: '2026-10' })).toMatchObject({ indexPercent: 3.34, months: [] })
    expect((assumptions as string[]).join()).toContain('0,01 ou 0,02 ponto')
  })

  it('reports missing months as an unavailable source with a workaround', () => {
    expect(() => ask({ anniversary: '2026-09-01' })).toThrow(/index_percent/)
    expect(() => ask({ anniversary: '2026-09-01' })).toThrow(SourceUnavailable)
  })

  it("in November 2026 names each index's last stored month, the missing months and both workarounds", () => {
    expect(() => ask({ index: 'ipca', anniversary: '2026-11-01' })).toThrow(
      'O IPCA está guardado até 08/2026; para o aniversário de 11/2026 faltam 09/2026 e 10/2026.',
    )
    expect(() => ask({ index: 'inpc', anniversary: '2026-11-01' })).toThrow(
      /O INPC está guardado até 04\/2026.*faltam os meses de 05\/2026 a 10\/2026/,
    )
    expect(() => ask({ index: 'igpdi', anniversary: '2026-11-01' })).toThrow(/missing_months=use_held/)
  })

  it.each(['igpm', 'ipca', 'inpc', 'ipc_fipe', 'igpdi'])(
    'uses the available months of the %s on request and lists the missing ones',
    (index) => {
      const { months, indexPercent, assumptions } = ask({ index, anniversary: '2026-11-01', missing_months: 'use_held' })
      const held = months as { month: string; percent: number }[]
      expect(held.length).toBeGreaterThan(0)
      expect(held.length).toBeLessThan(12)
      const product = held.reduce((factor, { percent }) => factor * (1 + percent / 100), 1)
      expect(indexPercent).toBeCloseTo((product - 1) * 100, 5)
      expect((assumptions as string[]).join()).toMatch(
        new RegExp(`Conta só ${held.length} dos 12 meses.*10/2026.*não é o reajuste do contrato`),
      )
    },
  )

  it('uses all twelve months when available, despite the option for missing ones', () => {
    const [whole, told] = [{}, { missing_months: 'use_held' }].map((more) => ask({ index: 'ipca', anniversary: '2026-09-01', ...more }))
    expect(told!.newRent).toBe(whole!.newRent)
    expect((told!.assumptions as string[]).join()).not.toContain('Conta só')
  })

  it.each([
    [{}, 'anniversary'],
    [{ index: 'ivar', anniversary: '2025-01-01' }, 'index_percent'],
    [{ anniversary: '2000-01-01' }, 'anniversary'],
  ])('refuses %j, naming %s', (input, field) => {
    try {
      ask(input)
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues[0]!.field).toBe(field)
    }
  })
})
