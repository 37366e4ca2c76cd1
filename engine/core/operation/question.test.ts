import { describe, expect, it } from 'vitest'
import { portsOn, registry } from '../../../test/support/ports.ts'
import { BeyondExact, InvalidInput, SourceUnavailable } from '../errors.ts'
import { attempted, QuestionContext } from './question.ts'
import { run } from './run.ts'

const thrown = (error: Error) => () => {
  throw error
}

describe('an attempt', () => {
  it('is what came of it', () => {
    expect(attempted(() => 7)).toEqual({ value: 7 })
  })

  it('says what was refused, what cannot be told exactly and what is not held', () => {
    const refusal = new InvalidInput([
      { field: 'months', message: 'é longo' },
      { field: 'rate', message: 'é alta' },
    ])
    expect(attempted(thrown(refusal))).toEqual({ error: 'months é longo; rate é alta' })
    expect(attempted(thrown(new BeyondExact()))).toEqual({ error: expect.stringContaining('R$ 70 trilhões') })
    expect(attempted(thrown(new SourceUnavailable('não há CDI')))).toEqual({ error: 'não há CDI' })
  })

  it('hides no fault', () => {
    expect(() => attempted(thrown(new TypeError('broken')))).toThrow('broken')
  })
})

describe('what a question rests on', () => {
  const footing = (assumptions: readonly string[]) => ({ basis: [], rates: [], projected: [], assumptions })
  const calculator = registry.calculators.get('net-salary')!

  it('is what the calculator supposes', () => {
    const { assumptions } = run(
      registry.questions.get('solve')!,
      { calculator: 'net-salary', solve_for: 'gross_salary', target_value: 8000, reference_date: '2026-06-01' },
      portsOn('2026-11-14'),
    )
    expect(assumptions).toContainEqual(expect.stringContaining('cada faixa truncada no centavo'))
  })

  it('is at most forty sentences', () => {
    const ctx = new QuestionContext(portsOn('2026-11-14'), { calculator, input: {}, given: {}, named: (field) => field })
    ctx.remember(footing(Array.from({ length: 39 }, (_, index) => `Suposição ${index}.`)))
    ctx.remember(footing(['A quadragésima.', 'Uma a mais.']))
    expect(ctx.assumptions).toHaveLength(40)
    expect(ctx.assumptions.at(-1)).toBe('A quadragésima.')
  })
})

it('of a calculator that is not there, the near ones are offered, and only where some are', () => {
  const asking = (calculator: string) => () =>
    run(registry.questions.get('solve')!, { calculator, solve_for: 'gross_salary', target_value: 1 }, portsOn('2026-11-14'))
  expect(asking('net-salry')).toThrow('Não há calculadora "net-salry". Você quis dizer net-salary')
  expect(asking('xyzzyxyzzyxyzzy')).toThrow(/^Não há calculadora "xyzzyxyzzyxyzzy"\.$/)
})

describe('what a question may take, before it is worked', () => {
  const sweep = registry.questions.get('sweep')!
  const most = (points: unknown) =>
    sweep.evaluations!({ calculator: 'net-salary', vary: 'gross_salary', points }, portsOn('2026-11-14')).most
  const { minimum = 0, maximum = 0 } = sweep.inputSchema.properties!.points!

  it('counts the points asked for, within their bounds; what is no number counts none, and is refused later', () => {
    const none = most(minimum) - minimum
    expect([most(minimum - 1), most(maximum), most(maximum + 1)].map((each) => each - none)).toEqual([minimum, maximum, maximum])
    expect(most('muitos')).toBe(none)
  })
})
