import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { run } from '../../operation/evaluation/run.ts'

const reform = registry.questions.get('reform')!
const DAY = '2026-06-01'
const ask = (input: object) => run(reform, { calculator: 'net-salary', reference_date: DAY, ...input }, ports)

describe('before and after a law change', () => {
  it.each([
    [{ gross_salary: 5000, law: 'irrf/reduction=null' }, 4498.5, 4185.61, -312.89],
    [{ gross_salary: 6000, law: 'irrf/reduction=null' }, 4973.39, 4793.64, -179.75],
    [{ gross_salary: 8000, dependents: 2, law: 'irrf/perDependent=250' }, 6144.92, 6178.14, 33.22],
    [{ gross_salary: 10_000, law: 'irrf/brackets/*/limit*1.05' }, 7442.38, 7487.82, 45.44],
    [{ gross_salary: 30_000, law: 'irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)' }, 21_942.38, 21_266.48, -675.9],
  ])('%o', (input, before, after, difference) => {
    const found = ask({ ...input, curve: false })
    expect(found).toMatchObject({
      hypothetical: true,
      calculator: 'net-salary',
      headline: { path: 'netSalary', before, after, difference },
      curve: null,
    })
    expect(found.before).not.toHaveProperty('hypothetical')
    const { law, ...rest } = input
    expect(found.after).toEqual(run(registry.calculators.get('net-salary')!, { ...rest, reference_date: DAY, law }, ports))
  })

  it('lists the fields of the specification in order', () => {
    const found = ask({ gross_salary: 6000, law: 'irrf/reduction=null', curve: false })
    expect(Object.keys(found)).toEqual([
      ...['hypothetical', 'currency', 'calculator', 'reform', 'before', 'after', 'differences', 'headline', 'marginal', 'curve', 'steps'],
      ...['basis', 'assumptions'],
    ])
    expect(found.marginal).toEqual({ input: 'gross_salary', step: 100, before: expect.any(Number), after: expect.any(Number) })
  })

  it('reports the marginal rate of the next hundred reais: beyond every limit, the top rate of each law', () => {
    const { marginal } = ask({ gross_salary: 30_000, law: 'irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)', curve: false })
    expect(marginal).toMatchObject({ before: 27.5, after: 35 })
  })

  it('warns about an unread table and refuses when no changed table is read', () => {
    const law = 'irrf/perDependent=250;working-time/weeklyHours=40'
    expect(ask({ gross_salary: 6000, law, curve: false }).reform).toMatchObject({ warnings: [{ code: 'not_read', path: 'working-time' }] })
    expect(() => ask({ gross_salary: 6000, law: 'working-time/weeklyHours=40' })).toThrow(InvalidInput)
  })
})

describe('curve along the input', () => {
  const { curve } = ask({ gross_salary: 5000, law: 'irrf/reduction=null' }) as unknown as {
    curve: {
      points: { value: number; before: number; after: number; difference: number }[]
      losesFrom: number
      gainsFrom: null
      unchanged: number[][]
      breaks: { value: number }[]
    }
  }

  it('has sixty points from half to four times the value', () => {
    expect(curve.points).toHaveLength(60)
    expect([curve.points[0]!.value, curve.points.at(-1)!.value]).toEqual([2500, 20_000])
  })

  it('locates the losing interval to the centavo, with no winners', () => {
    expect(curve.gainsFrom).toBeNull()
    const difference = (gross_salary: number) =>
      (ask({ gross_salary, law: 'irrf/reduction=null', curve: false }).headline as { difference: number }).difference
    expect(difference(curve.losesFrom)).toBeLessThan(0)
    expect(difference(Number((curve.losesFrom - 0.01).toFixed(2)))).toBe(0)
    expect(curve.unchanged[0]![0]).toBe(2500)
    expect(curve.unchanged.at(-1)![1]).toBe(20_000)
    expect(curve.breaks.map(({ value }) => value)).toContain(7350)
  })
})

describe('law change for a decision', () => {
  it('returns both full answers without a headline', () => {
    const [decision] = [...registry.decisions.values()].filter(({ id }) => id === 'clt_or_pj')
    const example = (decision ?? [...registry.decisions.values()][0]!).examples[0]!
    const id = (decision ?? [...registry.decisions.values()][0]!).id
    const tables = (run(registry.operations.get(id)!, example.input, ports).basis as { table: string }[]).map(({ table }) => table)
    const found = run(reform, { calculator: id, ...example.input, law: `${tables[0]}*1.1` }, ports)
    expect(found).toMatchObject({ hypothetical: true, headline: null, marginal: null, curve: null, after: { hypothetical: true } })
  })
})
