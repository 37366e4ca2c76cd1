import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { law, reais } from '../dated.ts'
import { calculator } from './calculator.ts'
import { DecisionContext, type Sensitivity } from './decision.ts'
import { brl, money } from './fields.ts'

/** A calculator that reads one table of that grade. */
function reading(status: 'verified' | 'corroborated' | 'reported') {
  const table = law({
    id: `table-${status}`,
    title: 'Tabela',
    dateMeans: 'dia',
    reviewedOn: '2026-11-14',
    versions: [
      {
        from: '2026-01-01',
        norm: { act: 'Lei' },
        evidence: { status, sources: ['https://example.org'] },
        value: { amount: reais('1.00') },
      },
    ],
  })
  return calculator({
    id: `reads-${status}`,
    slug: `reads-${status}`,
    title: 'Lê',
    summary: '',
    group: 'trabalho',
    keywords: [],
    headline: 'total',
    input: { amount: money('Valor', { max: 100 }) },
    result: { total: brl('Total') },
    examples: [],
    answer: ({ amount }, ctx) => ({ total: ctx.step('Total', 'x', amount + ctx.law(table).amount) }),
  })
}

const deciding = () => new DecisionContext({ day: '2026-06-01', given: true }, portsOn('2026-11-14'))
const OTHERWISE = { step: 'c', why: 'Outra razão.' }
const steady: Sensitivity = { assumption: 'o que não muda', from: 1, to: 2, verdictChanges: false }
const flips: Sensitivity = { assumption: 'a taxa', from: 1.5, to: 2.25, verdictChanges: true }

describe('the weakest link', () => {
  it('is the assumption whose change flips the verdict, before any law', () => {
    const ctx = deciding()
    ctx.take(['a', 'A'], reading('reported'), { amount: 100n })
    expect(ctx.weakestLink([steady, flips], OTHERWISE)).toEqual({
      step: 'a taxa',
      why: 'O veredito muda se a taxa passar de 1,5 para 2,25.',
      evidence: 'assumption',
    })
  })

  it('is else the first step that read law of a single source', () => {
    const ctx = deciding()
    ctx.take(['a', 'A'], reading('corroborated'), { amount: 100n })
    ctx.take(['b', 'B'], reading('reported'), { amount: 100n })
    expect(ctx.weakestLink([steady], OTHERWISE)).toEqual({
      step: 'b',
      why: 'A tabela table-reported usada neste passo tem uma única fonte.',
      evidence: 'reported',
    })
  })

  it('is never law that two sources confirm: then it is what the author names', () => {
    const ctx = deciding()
    ctx.take(['a', 'A'], reading('verified'), { amount: 100n })
    ctx.take(['b', 'B'], reading('corroborated'), { amount: 100n })
    expect(ctx.weakestLink([steady], OTHERWISE)).toEqual({ ...OTHERWISE, evidence: 'assumption' })
    expect(ctx.weakestLink([], OTHERWISE)).toEqual({ ...OTHERWISE, evidence: 'assumption' })
  })
})

describe('a step', () => {
  it('shows what went in as JSON and the answer its own address gives', () => {
    const ctx = deciding()
    expect(ctx.take(['a', 'A'], reading('verified'), { amount: 250n }).total).toBe(350n)
    expect(ctx.steps).toMatchObject([
      { id: 'a', title: 'A', status: 'done', calculator: 'reads-verified', inputs: { amount: 2.5 }, result: { total: 3.5 } },
    ])
    expect(ctx.basis.map(({ table }) => table)).toEqual(['table-verified'])
  })

  it('that is refused is skipped with the refusal as its reason; what is no refusal is thrown', () => {
    const ctx = deciding()
    expect(ctx.takeOrSkip(['a', 'A'], reading('verified'), { amount: 100_01n })).toBeNull()
    expect(ctx.steps).toMatchObject([{ id: 'a', status: 'skipped', reason: expect.stringContaining('menor ou igual a 100'), result: null }])
    const faulty = {
      ...reading('verified'),
      ask: () => {
        throw new TypeError('a fault of ours')
      },
    }
    expect(() => ctx.takeOrSkip(['b', 'B'], faulty, { amount: 1n })).toThrow(TypeError)
  })

  it('of arithmetic alone names no calculator', () => {
    const ctx = deciding()
    ctx.combine(['c', 'C'], { amount: 100n }, { total: 200n })
    expect(ctx.steps).toEqual([{ id: 'c', title: 'C', status: 'done', inputs: { amount: 1 }, result: { total: 2 } }])
  })
})
