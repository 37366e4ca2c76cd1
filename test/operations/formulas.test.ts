/**
 * Evaluates the printed formulas of steps with independent arithmetic (test/support/formula.ts) and compares them with the values beside
 * them.
 */
import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { type Evaluated, evaluate } from '../support/formula.ts'
import { portsOn, registry } from '../support/ports.ts'

interface Step {
  readonly label: string
  readonly formula: string
  readonly value: number
  readonly unit?: string
}

/**
 * Limit of steps explained in words instead of a formula, by calculator and label: a searched rate (CET, IRR), a count of days between two
 * dates, many unequal payments, a series of days. May only shrink: a new step must print a computable formula.
 */
const MAX_IN_WORDS = 60

const steps = [...registry.calculators.values()].flatMap((calculator) =>
  calculator.examples.flatMap(({ on, input, title }) =>
    (run(calculator, input, portsOn(on)).steps as Step[])
      .filter(({ value }) => typeof value === 'number')
      .map((step) => ({ ...step, id: calculator.id, title, evaluated: evaluate(step.formula) })),
  ),
)

const worked = steps.filter(({ evaluated }) => evaluated !== null)
const inWords = [...new Set(steps.filter(({ evaluated }) => evaluated === null).map(({ id, label }) => `${id}: ${label}`))].sort()

/** Values are rounded once: money to the centavo (sometimes down), percentages to six decimals, other numbers to eight. */
function roundingOf({ formula, unit }: Step): number {
  if (unit === 'BRL') return 0.01
  if (unit !== 'percent') return 1e-6
  return formula.endsWith('; índice com seis casas') ? 0.5e-4 : 0.5e-6
}

/** Floating-point tolerance in decimal comparisons. */
const NOISE = 1e-10

function agrees(step: Step, { low, high, wrong }: Evaluated): boolean {
  const scale = step.unit === 'percent' ? 100 : 1
  const within = roundingOf(step) + NOISE
  return wrong.length === 0 && step.value >= low * scale - within && step.value <= high * scale + within
}

describe('formula of a step', () => {
  it.each([...registry.calculators.keys()])('yields its value, in every example: %s', (id) => {
    const wrong = worked
      .filter((step) => step.id === id && !agrees(step, step.evaluated!))
      .map(({ title, label, formula, value, evaluated }) => ({ title, label, formula, value, evaluated }))
    expect(wrong).toEqual([])
  })

  it(`is evaluated ${worked.length} times; ${inWords.length} steps are in words, within the limit`, () => {
    expect(inWords.length, inWords.join('\n')).toBeLessThanOrEqual(MAX_IN_WORDS)
    expect(worked.length).toBeGreaterThan(1000)
  })
})

describe('formula parser', () => {
  it.each([
    ['R$ 1.234,56', 1234.56],
    ['R$ 100,00 + R$ 50,00 × 2', 200],
    ['(R$ 100,00 + R$ 50,00) × 7,5%', 11.25],
    ['R$ 10,00 − R$ 3,00 − R$ 2,00', 5],
    ['R$ 12,00 ÷ 3 × 2', 8],
    ['-R$ 5,00 + 1', -4],
    ['R$ 100,00 × (1 + 10%)^2', 121],
    ['4^(1/2)', 2],
    ['2^−2', 0.25],
    ['R$ 6.000,00 × 7/12; avos', 3500],
    ['juros de R$ 10,00 + R$ 5,00', 15],
    ['44 h ÷ 6 dias × 30 dias', 220],
    ['R$ 9,00 ÷ R$ 4,00, para cima', 3],
    ['20 − 40, não menos que zero', 0],
    ['40 − 20, não menos que zero', 20],
    ['R$ 12.000,00 ÷ 12, não menos que R$ 1.621,00; o salário mínimo', 1621],
    ['R$ 24.000,00 ÷ 12, não menos que R$ 1.621,00', 2000],
    ['R$ 9.000,00, não mais que R$ 8.475,55; o teto', 8475.55],
    ['R$ 8.000,00, não mais que R$ 8.475,55', 8000],
    ['R$ 279.999,00 ÷ R$ 1.000.000,00; truncado na segunda casa', 0.27],
    ['1 ÷ 8; arredondado na segunda casa', 0.13],
    ['1 ÷ 8 − 1 ÷ 4; arredondado na segunda casa', -0.13],
    ['1 ÷ 8 − 1 ÷ 4; truncado na segunda casa', -0.12],
    ['14,575% + 1%; arredondado na segunda casa do percentual', 0.1558],
    ['14,579% + 1%; truncado na segunda casa do percentual', 0.1557],
    ['1 ÷ 8; arredondado na mesma casa', 0.125],
    ['(R$ 10,00 × 33% = R$ 3,30) + R$ 1,00', 4.3],
    ['R$ 10,00 × 33% = R$ 3,30; palavras', 3.3],
  ])('evaluates %s', (formula, value) => {
    const { low, high, wrong } = evaluate(formula)!
    expect([low, high]).toEqual([expect.closeTo(value, 9), expect.closeTo(value, 9)])
    expect(wrong).toEqual([])
  })

  it('detects a false equality', () => {
    expect(evaluate('(R$ 10,00 × 33% = R$ 3,33) + R$ 1,00')!.wrong).toHaveLength(1)
  })

  it('treats a six-decimal percentage as its rounding range and a shorter one as exact', () => {
    const { low, high } = evaluate('R$ 1.000.000,00 × 0,643403%')!
    expect([low, high]).toEqual([6434.025, 6434.035])
    expect(evaluate('R$ 1.000.000,00 × 0,6434%')).toMatchObject({ low: 6434, high: 6434 })
  })

  it.each(['o menor dos dois', 'R$ 2.000,00 × 60%, elevado ao salário mínimo', '60 parcelas de R$ 10,00', '10/03/2020 a 15/07/2026', ''])(
    'does not parse words as a formula: %j',
    (text) => expect(evaluate(text)).toBeNull(),
  )
})
