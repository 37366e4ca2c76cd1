import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

interface Answered extends Record<string, unknown> {
  cbs: number
  ibsState: number
  ibsMunicipal: number
  ibs: number
  total: number
  assumptions: string[]
  lines: { cbs: { amount: number }; evidence: string; warnings: string[] }[]
}

interface Found extends Record<string, unknown> {
  asOf: string
  count: number
  best: string | null
  results: {
    code: string
    annex: string | null
    annexItem: string | null
    conditional: string | null
    reductionPercent: { cbs: number; ibs: number }
  }[]
}

const asked = (input: object) => run(registry.calculators.get('consumption-tax')!, input, ports) as Answered
const found = (input: object) => run(registry.queries.get('classifications')!, input, ports) as Found
const codes = ['000001', '011002', '200003', '200025', '200026', '200027', '200029', '200046', '200047', '200052', '410004', '515001']
const value = fc.integer({ min: 0, max: 50_000_000 }).map((cents) => cents / 100)

/** Independent implementation of the Receita Federal arithmetic with Decimal: rate × (1 − reduction) at 4 decimals, tax at 2. */
function again(base: number, rate: number, reduction: number): number {
  const effective = new Decimal(rate).div(100).times(new Decimal(100).minus(reduction).div(100))
  const kept = reduction === 0 ? effective : effective.toDecimalPlaces(4, Decimal.ROUND_HALF_UP)
  return new Decimal(base).times(kept).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber()
}

describe('consumption-tax', () => {
  it('agrees with an independent implementation for any code and rates', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...codes.slice(0, -2)), fc.integer({ min: 0, max: 2000 }), (amount, code, hundredths) => {
        const [cbsRate, ibsRate] = [8.4, hundredths / 100]
        const { reductionPercent: less } = found({ code }).results[0]!
        const got = asked({
          value: amount,
          code,
          cbs_rate: cbsRate,
          ibs_state_rate: ibsRate,
          ibs_municipal_rate: 0.05,
          reference_date: '2030-01-01',
        })
        expect(got.cbs).toBe(again(amount, cbsRate, less.cbs))
        expect(got.ibsState).toBe(again(amount, ibsRate, less.ibs))
        expect(got.ibsMunicipal).toBe(again(amount, 0.05, less.ibs))
      }),
    )
  })

  it('sums rounded lines, and is additive over items', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ value, code: fc.constantFrom(...codes) }), { minLength: 1, maxLength: 30 }), (items) => {
        const whole = asked({ items, reference_date: '2026-06-15' })
        const cents = (amount: number) => Math.round(amount * 100)
        const apart = items.map((item) => asked({ ...item, reference_date: '2026-06-15' }))
        expect(cents(whole.total)).toBe(apart.reduce((all, { total }) => all + cents(total), 0))
        expect(cents(whole.cbs)).toBe(whole.lines.reduce((all, { cbs }) => all + cents(cbs.amount), 0))
        expect(cents(whole.total)).toBe(cents(whole.cbs) + cents(whole.ibs))
      }),
    )
  })

  it('never taxes a reduced code above the full rate', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...codes), (amount, code) => {
        expect(asked({ value: amount, code }).total).toBeLessThanOrEqual(asked({ value: amount }).total)
      }),
    )
  })

  it('equals tax-reform in 2026, to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), (cents) => {
        const price = cents / 100
        const reform = run(registry.calculators.get('tax-reform')!, { year: 2026, price }, ports)
        const { cbs, ibs } = asked({ value: price, reference_date: '2026-06-15' })
        expect(reform.taxes).toMatchObject({ cbs, ibs })
      }),
    )
  })

  it('has the rates of the transition table in every year with legal rates', () => {
    for (const { law, reform } of ['2026-01-01', '2027-01-01', '2028-12-31', '2029-01-01'].map((day) => ({
      law: registry.laws.get('consumption-tax')!.at(day as '2026-01-01').value,
      reform: registry.laws.get('tax-reform')!.at(day as '2026-01-01').value,
    })))
      for (const [name, rate] of Object.entries(law as Record<string, unknown>))
        expect(rate).toEqual((reform as Record<string, unknown>)[name])
  })

  it.each([
    ['a rate in 2026', { value: 10, cbs_rate: 8.4, reference_date: '2026-12-31' }, 'cbs_rate'],
    ['no CBS in 2027', { value: 10, reference_date: '2027-01-01' }, 'cbs_rate'],
    ['no IBS in 2029', { value: 10, cbs_rate: 8.4, reference_date: '2029-01-01' }, 'ibs_state_rate'],
    ['no municipal IBS in 2029', { value: 10, cbs_rate: 8.4, ibs_state_rate: 1, reference_date: '2029-01-01' }, 'ibs_municipal_rate'],
    ['a day before 2026', { value: 10, reference_date: '2025-12-31' }, 'reference_date'],
    ['a code nobody knows', { value: 10, code: '200999' }, 'code'],
    ['a fixed rate', { value: 10, code: '220001' }, 'code'],
    ['another fixed rate', { value: 10, code: '221001' }, 'code'],
    ['a sector without its rates', { value: 10, code: '010001', cbs_rate: 8.4, reference_date: '2027-06-01' }, 'code'],
    ['fuel without reais a unit', { value: 10, code: '620001' }, 'ad_rem_cbs'],
    ['reais a unit where there is no fuel', { value: 10, ad_rem_ibs: 1 }, 'ad_rem_ibs'],
    ['nothing', {}, 'value'],
    ['an item and a list', { value: 10, items: [{ value: 10 }] }, 'value'],
    ['a code beside a list', { code: '200029', items: [{ value: 10 }] }, 'code'],
    ['more out of the base than is in it', { value: 10, excluded_taxes: 10.01 }, 'excluded_taxes'],
    ['a short code', { value: 10, code: '20002' }, 'code'],
  ])('refuses %s', (_what, input, field) => {
    expect(() => asked(input)).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ field })] }))
  })

  it('suggests similar codes and locates the invalid item', () => {
    expect(() => asked({ items: [{ value: 1 }, { value: 1, code: '200092' }] })).toThrow(/^items\.1\.code: .*200002/)
  })

  it('warns about a product not listed under the code, without rejecting it', () => {
    expect(asked({ value: 10, code: '200003', ncm: '10063021' }).lines[0]!.warnings).toEqual([])
    expect(asked({ value: 10, code: '200003', ncm: '0207.43.00' }).lines[0]!.warnings).toHaveLength(1)
    expect(asked({ value: 10, code: '000001', ncm: '87032100' }).lines[0]!.warnings).toEqual([])
  })

  it('accepts later codes and marks their evidence as a single source', () => {
    const { lines, cbs, assumptions } = asked({ value: 1000, code: '200050', reference_date: '2026-06-15' })
    expect({ cbs, evidence: lines[0]!.evidence }).toEqual({ cbs: 5.4, evidence: 'reported' })
    expect(assumptions.join()).toContain('02/09/2025')
  })

  it('computes a document of 500 lines', () => {
    const items = Array.from({ length: 500 }, (_, index) => ({ value: index + 0.5, code: codes[index % codes.length]! }))
    expect(asked({ items, reference_date: '2026-06-15' }).lines).toHaveLength(500)
    expect(() => asked({ items: [...items, ...items] })).toThrow()
  })
})

describe('classifications', () => {
  it('returns the code of a product', () => {
    const { best, results, asOf } = found({ ncm: '02071200' })
    expect({ best, asOf, annex: results[0]!.annex, item: results[0]!.annexItem, reduction: results[0]!.reductionPercent }).toEqual({
      best: '200003',
      asOf: '2026-10-08',
      annex: 'I',
      item: '19',
      reduction: { cbs: 100, ibs: 100 },
    })
  })

  it('returns no best code when several match one NCM', () => {
    const { best, count, results } = found({ ncm: '30049099' })
    expect({ best, count }).toEqual({ best: null, count: 6 })
    expect(results[0]!.conditional).toContain('depende')
    expect(results.at(-1)!.conditional).toBeNull()
  })

  it('returns full taxation for unlisted products, including listed exceptions', () => {
    expect(found({ ncm: '87032100' })).toMatchObject({ best: '000001', count: 0, results: [] })
    // Two rows of the Receita Federal file list 0207, each with its own exception.
    for (const ncm of ['02074300', '02075300']) expect(found({ ncm })).toMatchObject({ best: '000001', count: 0 })
  })

  it('prefers the longest prefix', () => {
    expect(found({ ncm: '10063021' })).toMatchObject({ best: '200003' })
  })

  it('does not report an incomplete number as fully taxed', () => {
    expect(found({ ncm: '9021' }).best).toBeNull()
  })

  it('finds common search terms regardless of accents, case and plural', () => {
    expect(found({ q: 'arroz' }).results[0]!.code).toBe('200003')
    expect(found({ q: 'FEIJAO' }).results.map(({ code }) => code)).toContain('200003')
    expect(found({ q: 'feijões' }).count).toBe(found({ q: 'feijao' }).count)
    expect(found({ q: 'arroz xyz' })).toMatchObject({ best: null, reason: expect.stringContaining('"xyz"') })
    // One word from the annex item, one from the code's own description.
    expect(found({ q: 'arroz alimentação humana' }).results[0]).toMatchObject({ code: '200003', annexItem: '1' })
  })

  it('maps everyday words to legal terms', () => {
    for (const [said, law] of [
      ['remédio', 'medicamento'],
      ['frango', 'carne de aves'],
      ['macarrão', 'massas'],
      ['carne de boi', 'carne de bovina'],
      ['carne de porco', 'carne de suína'],
    ]) {
      const { count } = found({ q: said })
      expect(count, said).toBeGreaterThan(0)
      expect(found({ q: law }).count, said).toBe(count)
    }
  })

  it('returns a single code and suggests similar ones', () => {
    expect(found({ code: '200025' })).toMatchObject({ best: '200025', count: 1, results: [{ reductionPercent: { cbs: 100, ibs: 60 } }] })
    expect(() => found({ code: '200099' })).toThrow(/Você quis dizer/)
  })

  it('requires exactly one search criterion', () => {
    expect(() => found({})).toThrow()
    expect(() => found({ ncm: '02', q: 'arroz' })).toThrow()
  })
})
