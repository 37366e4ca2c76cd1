import { describe, expect, it } from 'vitest'
import { portsOn, registry } from '../../../test/support/ports.ts'
import { BeyondExact, InvalidInput, SourceUnavailable } from '../../core/errors.ts'
import { run } from '../evaluation/run.ts'
import { QuestionContext, tryEvaluate } from './question.ts'

const thrown = (error: Error) => () => {
  throw error
}

describe('attempted', () => {
  it('returns the value', () => {
    expect(tryEvaluate(() => 7)).toEqual({ value: 7 })
  })

  it('returns the message of a refusal, of an inexact result and of missing data', () => {
    const refusal = new InvalidInput([
      { field: 'months', message: 'é longo' },
      { field: 'rate', message: 'é alta' },
    ])
    expect(tryEvaluate(thrown(refusal))).toEqual({ error: 'months é longo; rate é alta' })
    expect(tryEvaluate(thrown(new BeyondExact()))).toEqual({ error: expect.stringContaining('R$ 70 trilhões') })
    expect(tryEvaluate(thrown(new SourceUnavailable('não há CDI')))).toEqual({ error: 'não há CDI' })
  })

  it('rethrows programming errors', () => {
    expect(() => tryEvaluate(thrown(new TypeError('broken')))).toThrow('broken')
  })
})

describe('provenance of a question', () => {
  const footing = (assumptions: readonly string[]) => ({ basis: [], rates: [], projected: [], assumptions })
  const calculator = registry.calculators.get('net-salary')!

  it('includes the calculator’s assumptions', () => {
    const { assumptions } = run(
      registry.questions.get('solve')!,
      { calculator: 'net-salary', solve_for: 'gross_salary', target_value: 8000, reference_date: '2026-06-01' },
      portsOn('2026-11-14'),
    )
    expect(assumptions).toContainEqual(expect.stringContaining('cada faixa truncada no centavo'))
  })

  it('keeps at most forty assumptions', () => {
    const ctx = new QuestionContext(portsOn('2026-11-14'), { calculator, input: {}, given: {}, named: (field) => field })
    ctx.mergeResult(footing(Array.from({ length: 39 }, (_, index) => `Suposição ${index}.`)))
    ctx.mergeResult(footing(['A quadragésima.', 'Uma a mais.']))
    expect(ctx.assumptions).toHaveLength(40)
    expect(ctx.assumptions.at(-1)).toBe('A quadragésima.')
  })
})

it('keeps the schema of the last fields asked about, and not of every field there is', () => {
  const { accepts } = registry.questions.get('sweep')!
  const asked = (calculator: string, vary: string) => accepts?.({ calculator, vary }, portsOn('2026-11-14'))
  const first = asked('net-salary', 'gross_salary')
  expect(first).toBeDefined()
  expect(asked('net-salary', 'gross_salary')).toBe(first)
  const fields = [...registry.calculators.values()]
    .slice(0, 20)
    .flatMap(({ id, input }) => Object.keys(input.shape).map((name) => ({ id, name })))
  for (const { id, name } of fields) asked(id, name)
  expect(asked('net-salary', 'gross_salary')).not.toBe(first)
})

it('suggests similar calculators for an unknown name, if there are any', () => {
  const asking = (calculator: string) => () =>
    run(registry.questions.get('solve')!, { calculator, solve_for: 'gross_salary', target_value: 1 }, portsOn('2026-11-14'))
  expect(asking('net-salry')).toThrow('Não há calculadora "net-salry". Você quis dizer net-salary')
  expect(asking('xyzzyxyzzyxyzzy')).toThrow(/^Não há calculadora "xyzzyxyzzyxyzzy"\. A lista está em calculators \(\/v1\/calc\)\.$/)
})

describe('evaluation estimate of a question', () => {
  const sweep = registry.questions.get('sweep')!
  const most = (points: unknown) =>
    sweep.evaluations!({ calculator: 'net-salary', vary: 'gross_salary', points }, portsOn('2026-11-14')).most
  const { minimum = 0, maximum = 0 } = sweep.inputSchema.properties!.points!

  it('clamps the number of points to its bounds, and counts zero for a non-number, which is rejected later', () => {
    const none = most(minimum) - minimum
    expect([most(minimum - 1), most(maximum), most(maximum + 1)].map((each) => each - none)).toEqual([minimum, maximum, maximum])
    expect(most('muitos')).toBe(none)
  })
})
