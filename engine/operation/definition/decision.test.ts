import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { law, reais } from '../../core/dated.ts'
import { run } from '../evaluation/run.ts'
import { brl, money } from '../input/fields.ts'
import { calculator } from './calculator.ts'
import { DecisionContext, decision } from './decision.ts'
import type { DecisionResult, Sensitivity } from './decision-result.ts'

/** A calculator that reads one table with this evidence grade. */
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
    headline: 'total',
    says: 'São {value}',
    input: { amount: money('Valor', { max: 100 }) },
    result: { total: brl('Total') },
    answer: ({ amount }, ctx) => ({ total: ctx.step('Total', 'x', amount + ctx.law(table).amount) }),
  })
}

/** A one-step decision that passes its only field on under another name. */
const deciding2 = (weakestLink: () => DecisionResult['weakestLink'], names: Record<string, 'total'> = {}) =>
  decision({
    id: 'one_step',
    title: 'Um passo',
    slug: 'teste',
    summary: '',
    question: 'Sim?',
    input: { total: money('Total') },
    names,
    verdicts: ['yes'],
    verdictWords: { yes: 'Sim' },
    result: { total: brl('Total') },
    answer({ total }, ctx) {
      ctx.take(['a', 'A'], reading('verified'), { amount: total })
      ctx.whatIf(reading('verified'), { amount: total + 1n })
      return { verdict: 'yes', answer: 'Sim.', weakestLink: weakestLink(), sensitivity: [], total }
    },
  })

const deciding = () => new DecisionContext({ day: '2026-06-01', given: true }, portsOn('2026-11-14'))
const OTHERWISE = { step: 'c', why: 'Outra razão.' }
const steady: Sensitivity = { assumption: 'o que não muda', from: 1, to: 2, verdictChanges: false }
const flips: Sensitivity = { assumption: 'a taxa', from: 1.5, to: 2.25, verdictChanges: true }

const worded = (link: DecisionResult['weakestLink']) => ({ ...link, why: String(link.why) })

describe('weakest link', () => {
  it('is the step of the assumption that flips the verdict, ahead of any law', () => {
    const ctx = deciding()
    ctx.take(['a', 'A'], reading('reported'), { amount: 100n })
    const why = 'O veredito muda se a taxa passar de 1,5 para 2,25.'
    expect(worded(ctx.weakestLink([steady, { ...flips, step: 'b' }], OTHERWISE))).toEqual({ step: 'b', why, evidence: 'assumption' })
    expect(worded(ctx.weakestLink([steady, flips], OTHERWISE))).toEqual({ step: 'c', why, evidence: 'assumption' })
  })

  it('must name an existing step', () => {
    const naming = (step: string) => deciding2(() => ({ step, why: 'Razão.', evidence: 'assumption' }))
    expect(run(naming('a'), { total: 3 }, portsOn('2026-11-14')).weakestLink).toMatchObject({ step: 'a' })
    expect(() => run(naming('a taxa'), { total: 3 }, portsOn('2026-11-14'))).toThrow('no step is called a taxa')
  })

  it('otherwise is the first step with law from a single source', () => {
    const ctx = deciding()
    ctx.take(['a', 'A'], reading('corroborated'), { amount: 100n })
    ctx.take(['b', 'B'], reading('reported'), { amount: 100n })
    expect(worded(ctx.weakestLink([steady], OTHERWISE))).toEqual({
      step: 'b',
      why: 'A tabela table-reported usada neste passo tem uma única fonte.',
      evidence: 'reported',
    })
  })

  it('falls back to the author’s choice when two sources confirm all law', () => {
    const ctx = deciding()
    ctx.take(['a', 'A'], reading('verified'), { amount: 100n })
    ctx.take(['b', 'B'], reading('corroborated'), { amount: 100n })
    expect(ctx.weakestLink([steady], OTHERWISE)).toEqual({ ...OTHERWISE, evidence: 'assumption' })
    expect(ctx.weakestLink([], OTHERWISE)).toEqual({ ...OTHERWISE, evidence: 'assumption' })
  })
})

describe('step', () => {
  it('records its input as JSON and the operation’s own response', () => {
    const ctx = deciding()
    expect(ctx.take(['a', 'A'], reading('verified'), { amount: 250n }).total).toBe(350n)
    expect(ctx.steps).toMatchObject([
      { id: 'a', title: 'A', status: 'done', calculator: 'reads-verified', inputs: { amount: 2.5 }, result: { total: 3.5 } },
    ])
    expect(ctx.basis.map(({ table }) => table)).toEqual(['table-verified'])
  })

  it('is skipped with the message on a refusal, and rethrows other errors', () => {
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

  it('names the deciding figure: the operation’s main result, or an explicit one', () => {
    const ctx = deciding()
    ctx.take(['a', 'A'], reading('verified'), { amount: 100n })
    ctx.take(['b', 'B'], reading('verified'), { amount: 100n }, { figure: 'other' })
    expect(ctx.steps.map(({ figure }) => figure)).toEqual(['total', 'other'])
  })

  it('reports refusals under the caller’s field names', () => {
    const weakest = () => ({ step: 'a', why: 'Razão.', evidence: 'assumption' })
    for (const names of [{}, { amount: 'total' as const }]) {
      // The step itself refuses 100.01; the what-if after it refuses 100.00.
      for (const total of [100.01, 100])
        expect(() => run(deciding2(weakest, names), { total }, portsOn('2026-11-14'))).toThrow(/^total: deve ser menor ou igual a 100/)
    }
    const ctx = new DecisionContext({ day: '2026-06-01', given: true }, portsOn('2026-11-14'), { own: ['x', 'y'], names: {} })
    const refused = () => ctx.take(['a', 'A'], reading('verified'), { amount: 100_01n }, { names: { amount: 'y' } })
    expect(refused).toThrow(/^y: /)
  })

  it('has no calculator when it is plain arithmetic', () => {
    const ctx = deciding()
    ctx.combine(['c', 'C'], { amount: 100n }, { total: 200n })
    expect(ctx.steps).toEqual([{ id: 'c', title: 'C', status: 'done', inputs: { amount: 1 }, result: { total: 2 } }])
  })
})
