/** Numbers at the ends of their schemas, in process; test/operations/input-extremes.exhaustive.test.ts walks over all of them. */
import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../engine/core/errors.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { unwrapped } from '../../engine/presentation/schema.ts'
import { ports, registry } from '../support/ports.ts'

/** The farthest a question moves a count. */
const FARTHEST = 1e9
const LARGEST_AMOUNT = 70_000_000_000_000
const POINTS = 7
/** Points, and what the search for breaks may ask for beyond them. */
const MOST_EVALUATIONS = POINTS + 400

const sweep = registry.questions.get('sweep')!

/** A range that no search can look at one by one. */
const FAR = 100_000

const farCounts = [...registry.calculators.values()].flatMap((calculator) => {
  const { id, inputSchema, examples } = calculator
  return Object.entries(inputSchema.properties ?? {}).flatMap(([vary, field]) => {
    const { type, minimum = 0, exclusiveMinimum, maximum = FARTHEST } = unwrapped(field)
    const from = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1
    const to = Math.min(maximum, FARTHEST)
    if (type !== 'integer' || to - from < FAR) return []
    const { [vary]: _varied, ...input } = { ...examples[0]?.input }
    const own = Object.entries({ vary, from, to, points: POINTS })
    const named = Object.fromEntries(own.map(([name, value]) => [sweep.nameBeside(calculator, name), value]))
    return [{ id, vary, asked: { calculator: id, ...input, ...named } }]
  })
})

describe('a sweep over a count', () => {
  it('is tried on a dozen calculators', () => expect(farCounts.length).toBeGreaterThan(10))

  it.each(farCounts)('bounds its evaluations by the points asked: $id by $vary', ({ asked }) => {
    const before = process.cpuUsage()
    const { points, evaluations } = run(sweep, asked, ports)
    const { user } = process.cpuUsage(before)
    expect(points).toHaveLength(POINTS)
    expect(evaluations).toBeLessThanOrEqual(MOST_EVALUATIONS)
    expect(user / 1000).toBeLessThan(2_000)
  })
})

describe('an amount too large to be answered exactly', () => {
  it.each([
    ['reform', { calculator: 'annual-salary', monthly_salary: LARGEST_AMOUNT, law: 'irrf/perDependent=250' }],
    [
      'compare',
      {
        ...{ calculator: 'rent-vs-buy', property_value: 500_000, down_payment: 100_000, monthly_rent: 2500 },
        ...{ a: { investment_return: 5 }, b: { investment_return: 100 } },
      },
    ],
    [
      'check-vacation-receipt',
      { ...registry.operations.get('check-vacation-receipt')!.examples[0]!.input, informed_third: LARGEST_AMOUNT },
    ],
  ])('is refused as one: %s', (name, input) => {
    const refusal = (): unknown => {
      try {
        return run(registry.operations.get(name)!, input, ports)
      } catch (error) {
        return error
      }
    }
    const refused = refusal()
    expect(refused).toBeInstanceOf(InvalidInput)
    expect(refused).toMatchObject({ issues: [{ code: 'beyond_exact' }] })
  })
})
