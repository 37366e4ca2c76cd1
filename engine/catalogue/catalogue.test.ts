/** Boundary cases of the catalogue queries, with minimal ports per case. */
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { InvalidInput, NotFound } from '../core/errors.ts'
import type { Engine } from '../operation/definition/registry.ts'
import { run } from '../operation/evaluation/run.ts'
import { holidaysBetween } from './obligations/obligations.ts'

const ask = (id: string, input: object, engine: Engine = ports) => run(registry.queries.get(id)!, input, engine)

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return null
}

describe('classifications', () => {
  const issuesOf = (input: object) => {
    const error = thrownBy(() => ask('classifications', input))
    return error instanceof InvalidInput ? error.issues.map(({ field, english }) => [field, english]) : []
  }

  it('accept exactly one search argument', () => {
    expect(issuesOf({})).toEqual([['q', 'give code, ncm, nbs or q']])
    expect(issuesOf({ ncm: '02071200', q: 'frango' })).toEqual([['q', 'give only one; got ncm, q']])
    expect(issuesOf({ q: 'frango' })).toEqual([])
  })

  it.each([
    [[], 'Não há código na lista "999999". A lista está em classifications (/v1/classifications?q=).'],
    [['200025'], 'Não há código na lista "999999". Você quis dizer 200025? A lista está em classifications (/v1/classifications?q=).'],
    [
      ['200025', '200026'],
      'Não há código na lista "999999". Você quis dizer 200025, 200026? A lista está em classifications (/v1/classifications?q=).',
    ],
  ])('suggest similar codes for an unknown code: %j', (near, message) => {
    const classifications = { ...ports.classifications, of: () => undefined, near: () => near }
    const error = thrownBy(() => ask('classifications', { code: '999999' }, { ...ports, classifications }))
    expect(error).toBeInstanceOf(NotFound)
    expect(error).toMatchObject({ message })
  })
})

it('bonds report whether prices were fetched or shipped with the release', () => {
  const last = { date: '2026-11-13', buyRate: 7, sellRate: 7, buyPrice: 1, sellPrice: 1, basePrice: 1 } as const
  const source = (readOn: `${number}-${number}-${number}` | null) => {
    const bonds = {
      ...ports.market.bonds,
      all: () => ({ readOn, stale: false, bonds: [{ id: 'a', type: 'Tesouro Selic', maturity: '2031-03-01' as const, last }] }),
    }
    return ask('bonds', {}, { ...ports, market: { ...ports.market, bonds } })
  }
  expect(source(null)).toMatchObject({ source: 'shipped', readOn: null, count: 1 })
  expect(source('2026-11-14')).toMatchObject({ source: 'treasury', readOn: '2026-11-14', count: 1 })
})

it('a currency without its own quotes uses its indicator’s dates, if it has one', () => {
  const covers = (from: `${number}-${number}-${number}` | null) => {
    const all = () => ['USD', 'GBP'].map((code) => ({ code, name: code, from, to: from }))
    const engine = {
      ...ports,
      market: { ...ports.market, currencies: { ...ports.market.currencies, all } },
      rates: { ...ports.rates, covers: () => ({ from: '2000-01-03', to: '2026-10-02' }) as const },
    }
    const { currencies } = ask('exchange', {}, engine) as unknown as { currencies: { currency: string; from: string | null }[] }
    return currencies.map(({ currency, from: first }) => [currency, first])
  }
  expect(covers(null)).toEqual([
    ['USD', '2000-01-03'],
    ['GBP', null],
  ])
  expect(covers('2015-05-04')).toEqual([
    ['USD', '2015-05-04'],
    ['GBP', '2015-05-04'],
  ])
})

it('a payroll accepts at most a thousand people', () => {
  const fields = (count: number) => {
    const error = thrownBy(() => ask('payroll-run', { month: '2026-10', people: Array(count).fill(7) }))
    return error instanceof InvalidInput ? error.issues.map(({ field }) => field) : []
  }
  expect([fields(1000), fields(1001)]).toEqual([[], ['people']])
})

it('holidays cover whole months, from the first day to the last', () => {
  const days = (from: `${number}-${number}-${number}`, to: `${number}-${number}-${number}`) =>
    holidaysBetween(from, to).map(({ date }) => date)
  expect(days('2026-01-15', '2026-01-20')).toEqual(['2026-01-01'])
  expect(days('2026-05-20', '2026-05-20')).toEqual(['2026-05-01'])
  expect(days('2025-12-31', '2026-01-02')).toEqual(expect.arrayContaining(['2025-12-25', '2026-01-01']))
  expect(days('2026-08-01', '2026-08-31')).toEqual([])
})

describe('document', () => {
  const kindOf = (text: string) =>
    ask('read-document', { text }) as unknown as { kind: string; lines: unknown[]; cnis: unknown; doubts: string[] }

  it('reads a payslip as lines and a CNIS as contributions, and refers an eSocial file to its own check', () => {
    const payslip = kindOf(
      'Padaria Exemplo\tRecibo de pagamento\t10/2026\n1000\tSalário\t30 d\t3.000,00\n9201\tINSS\t\t\t248,58\nTotal de vencimentos\t3.000,00\nTotal de descontos\t248,58\nValor líquido\t2.751,42',
    )
    expect(payslip.lines.length).toBe(2)
    expect(payslip.cnis).toBeNull()
    const esocial = kindOf(
      '<eSocial xmlns="http://www.esocial.gov.br/schema/evt/evtRemun/v_S_01_03_00"><evtRemun Id="ID1"></evtRemun></eSocial>',
    )
    expect(esocial).toMatchObject({ kind: 'esocial', lines: [], cnis: null })
    expect(esocial.doubts.join()).toContain('/v1/check/esocial')
  })
})
