import { describe, expect, it } from 'vitest'
import { oneIn } from '../../../test/support/lanes/rounds.ts'
import { ports, portsOn, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { run } from '../../operation/evaluation/run.ts'
import { fieldsOf } from '../../presentation/schema.ts'

const sweep = registry.questions.get('sweep')!
const ask = (input: object) => run(sweep, input, ports)

interface Break {
  value: number
  field: string
  kind: string
  change: number
  why: string | null
  table: string | null
}
const breaksOf = (input: object) => ask(input).breaks as Break[]

describe('varying an input', () => {
  it('matches the calculator at both ends and evenly between them', () => {
    const { points, unit, fields } = ask({
      calculator: 'net-salary',
      vary: 'gross_salary',
      from: 1000,
      to: 2000,
      points: 5,
      fields: ['netSalary', 'irrfDetail.base'],
    }) as { points: { value: number; results: number[] }[]; unit: string; fields: { path: string }[] }
    expect(points.map(({ value }) => value)).toEqual([1000, 1250, 1500, 1750, 2000])
    expect(unit).toBe('BRL')
    expect(fields.map(({ path }) => path)).toEqual(['netSalary', 'irrfDetail.base'])
    for (const { value, results } of points) {
      const { netSalary, irrfDetail } = run(registry.calculators.get('net-salary')!, { gross_salary: value }, ports)
      expect(results).toEqual([netSalary, (irrfDetail as { base: number }).base])
    }
  })

  it('covers every option of a choice and both values of a boolean', () => {
    const { points } = ask({ calculator: 'employee-cost', vary: 'regime', salary: 5000 }) as { points: { value: string; label: string }[] }
    expect(points.map(({ value }) => value)).toEqual(['normal', 'simples', 'simples_anexo_iv'])
    expect(points[0]!.label).toBe('Lucro presumido ou real')
    expect(ask({ calculator: 'employee-cost', vary: 'regime', salary: 5000 })).toMatchObject({ breaks: [], complete: true, evaluations: 3 })
  })

  it('reports the refusal of a point and answers the others', () => {
    const { points } = ask({
      calculator: 'financing',
      vary: 'down_payment',
      from: 400_000,
      to: 600_000,
      points: 3,
      property_value: 500_000,
      annual_rate: 10,
      months: 120,
      system: 'sac',
    }) as { points: { results?: number[]; error?: string }[] }
    expect(points[0]!.results).toHaveLength(1)
    expect(points[2]!.error).toContain('down_payment')
  })

  it('stops when every point is refused', () => {
    const financed = { calculator: 'financing', property_value: 500_000, annual_rate: 10, system: 'sac' }
    expect(ask({ ...financed, vary: 'down_payment', from: 600_000, to: 700_000, points: 3, months: 120 }).evaluations).toBe(3)
    expect(ask({ ...financed, vary: 'months', from: 12, to: 24, points: 3, down_payment: 600_000 }).evaluations).toBe(3)
  })

  it('lists up to twenty breaks and states when there are more', () => {
    const curve = { calculator: 'net-salary', vary: 'gross_salary', from: 1000, to: 10_000, points: 30, reference_date: '2026-06-01' }
    const five = ['inss', 'inss', 'inss', 'inss', 'inss']
    expect(breaksOf({ ...curve, fields: five })).toHaveLength(20)
    expect(ask({ ...curve, fields: five }).complete).toBe(true)
    expect(breaksOf({ ...curve, fields: [...five, 'inss'] })).toHaveLength(20)
    expect(ask({ ...curve, fields: [...five, 'inss'] }).complete).toBe(false)
  })

  it('has no more points than the grid', () => {
    expect((ask({ calculator: 'net-salary', vary: 'dependents', from: 0, to: 3, gross_salary: 9000 }).points as unknown[]).length).toBe(4)
  })

  it('names the breaks of the 2026 net salary: INSS limits and ceiling, end of the reduction, waiver', () => {
    const found = breaksOf({
      calculator: 'net-salary',
      vary: 'gross_salary',
      from: 1000,
      to: 10_000,
      points: 100,
      reference_date: '2026-06-01',
    })
    const at = (value: number) => found.find((each) => each.value === value)
    for (const limit of [1621, 2902.84, 4354.27]) expect(at(limit)).toMatchObject({ kind: 'slope', table: 'inss' })
    expect(at(8475.55)).toMatchObject({ kind: 'slope', table: 'inss', why: expect.stringContaining('Teto') })
    expect(at(7350)).toMatchObject({ kind: 'slope', table: 'irrf', why: expect.stringContaining('R$ 7.350,00') })
    expect(at(5027.93)).toMatchObject({ kind: 'jump', change: -10, table: 'irrf', why: expect.stringContaining('dispensada até R$ 10,00') })
    expect(found.every(({ why }) => why !== null)).toBe(true)
  })

  it('finds the same breaks with few points and next to a point', () => {
    const few = breaksOf({
      calculator: 'net-salary',
      vary: 'gross_salary',
      from: 1000,
      to: 10_000,
      points: 30,
      fields: ['inss'],
      reference_date: '2026-06-01',
    })
    expect(few.map(({ value }) => value)).toEqual([1621, 2902.84, 4354.27, 8475.55])
  })

  it('names thresholds that a result reaches: the unemployment-insurance floor, the Simples brackets by annual revenue', () => {
    const insured = breaksOf({
      calculator: 'unemployment-insurance',
      vary: 'average_salary',
      from: 1000,
      to: 6000,
      months_worked: 24,
      reference_date: '2026-06-01',
    })
    expect(insured.map(({ value, table }) => [value, table])).toEqual([
      [2026.25, 'minimum-wage'],
      [2222.17, 'unemployment-insurance'],
      [3703.99, 'unemployment-insurance'],
    ])
    const taxed = breaksOf({ calculator: 'simples-nacional', vary: 'monthly_revenue', from: 1000, to: 400_000, annex: 'III' })
    expect(taxed.map(({ value }) => value)).toEqual([15_000, 30_000, 60_000, 150_000, 300_000])
  })

  it('does not attribute a break to a figure that the deduction jumps over', () => {
    const found = breaksOf({
      calculator: 'net-salary',
      vary: 'gross_salary',
      from: 3000,
      to: 24_000,
      reference_date: '2026-06-01',
      law: 'irrf=@1996-01-01*6.134966;irrf/brackets/0/limit=6000',
    })
    // 12,031.01 − 988.07 of INSS = 11,042.94, the second limit; there the deduction rises from 900.00 to 2,004.29, jumping over 1,621.00 of
    // the INSS table.
    expect(found.find(({ value }) => value === 12_031.01)).toMatchObject({ table: 'irrf' })
  })

  it('shows a drop at each limit before March 2020, when one rate applied to the whole salary', () => {
    const found = breaksOf({
      calculator: 'net-salary',
      vary: 'gross_salary',
      from: 1500,
      to: 3000,
      points: 60,
      reference_date: '2019-06-01',
    })
    expect(found.filter(({ kind }) => kind === 'jump').map(({ value }) => value)).toEqual([1751.81, 2238.89, 2919.72])
  })

  it.each([7, 30, 50, 99, 333])('finds a slope change with %i points', (points) => {
    const asked = { calculator: 'net-salary', vary: 'gross_salary', from: 1621, to: 9000, points, reference_date: '2026-06-01' }
    const found = breaksOf(asked)
    for (const limit of [2902.84, 4354.27, 7350, 8475.55])
      expect(found.find(({ value }) => value === limit)).toMatchObject({ kind: 'slope' })
    // Tax up to R$ 10.00 is waived: net pay itself breaks at 5,027.93, and the reduction at 5,000.00.
    expect(found.some(({ value }) => value === 5000)).toBe(false)
    const reduction = breaksOf({ ...asked, fields: ['irrfDetail.reduction'] })
    for (const limit of [5000, 7350]) expect(reduction.find(({ value }) => value === limit)).toMatchObject({ kind: 'slope', table: 'irrf' })
  })

  it('finds breaks over whole months and years at a rate change', () => {
    const months = { calculator: 'investment-return', vary: 'months', from: 1, to: 36, principal: 10_000, annual_rate: 12, type: 'cdb' }
    const taxed = breaksOf({ ...months, fields: ['incomeTaxRatePercent', 'incomeTax'] })
    const rates = taxed.filter(({ field }) => field === 'incomeTaxRatePercent')
    expect(rates.map(({ value, change }) => [value, change])).toEqual([
      [5, -2.5],
      [11, -2.5],
      [23, -2.5],
    ])
    for (const { table, why } of rates)
      expect([table, why]).toEqual(['investment-income-tax', expect.stringMatching(/2[02],?5?%|17,5%|15%/)])
    const years = breaksOf({
      calculator: 'pgbl-vgbl',
      vary: 'years',
      from: 1,
      to: 15,
      plan: 'vgbl',
      contribution: 10_000,
      annual_income: 100_000,
      return_annual: 8,
    })
    expect(years.every(({ table }) => table !== null)).toBe(true)
  })

  it('attributes a jump to the rate change there, not to a figure that a result crosses', () => {
    const years = breaksOf({
      calculator: 'pgbl-vgbl',
      vary: 'years',
      from: 1,
      to: 20,
      plan: 'pgbl',
      contribution: 10_000,
      annual_income: 200_000,
      return_annual: 8,
    })
    expect(years.map(({ value, table }) => [value, table])).toEqual([2, 4, 6, 8, 10].map((value) => [value, 'private-pension']))
    expect(years[4]!.why).toMatch(/10%/)
  })

  it.each([
    [{ vary: 'gros_salary', from: 1, to: 2 }, 'vary'],
    [{ vary: 'reference_date', gross_salary: 1 }, 'vary'],
    [{ vary: 'gross_salary', to: 2 }, 'from'],
    [{ vary: 'gross_salary', from: 0, to: 2 }, 'from'],
    [{ vary: 'gross_salary', from: 1, to: 1e15 }, 'to'],
    [{ vary: 'gross_salary', from: 2, to: 1 }, 'to'],
    [{ vary: 'gross_salary', from: 1.001, to: 2 }, 'from'],
    [{ vary: 'gross_salary', from: 1, to: 2, points: 501 }, 'points'],
    [{ vary: 'gross_salary', from: 1, to: 2, fields: ['nothing'] }, 'fields'],
    [{ vary: 'regime', from: 1, gross_salary: 1 }, 'from'],
  ])('rejects by field name: %o', (input, field) => {
    try {
      ask({ calculator: 'net-salary', ...input })
      expect.fail('was answered')
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      expect(error.issues.map((issue) => issue.field)).toContain(field)
    }
  })
})

describe('every calculator: each number of its first example', () => {
  const moved = [...registry.calculators.values()].flatMap((calculator) => {
    const [example] = calculator.examples
    if (!example) return []
    return fieldsOf(calculator.inputSchema)
      .filter(([name, { type }]) => (type === 'number' || type === 'integer') && typeof example.input[name] === 'number')
      .map(([name, schema]) => ({ calculator, example, name, schema }))
  })

  it.each(oneIn(2, moved))('$calculator.id over $name', ({ calculator, example, name, schema }) => {
    const value = example.input[name] as number
    const { [name]: _own, ...rest } = example.input
    const whole = schema.type === 'integer'
    const near = (times: number) => (whole ? Math.round(value * times) : Math.round(value * times * 100) / 100)
    const highest = schema.maximum ?? (schema.exclusiveMaximum === undefined ? Number.POSITIVE_INFINITY : schema.exclusiveMaximum - 0.01)
    const lowest = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + (whole ? 1 : 0.01))
    const from = Math.max(lowest, schema['x-unit'] === 'year' ? value : near(0.5))
    const to = Math.min(highest, schema['x-unit'] === 'year' ? value + 1 : Math.max(near(1.5), Math.ceil(value) + 1))
    if (from >= to) return
    const answer = run(
      sweep,
      { calculator: calculator.id, vary: name, [named('from')]: from, [named('to')]: to, points: 5, ...rest },
      portsOn(example.on),
    )
    const points = answer.points as { results?: unknown[] }[]
    expect(points.some(({ results }) => results !== undefined)).toBe(true)
    expect(answer.evaluations).toBeLessThanOrEqual(1000)

    function named(field: string): string {
      return Object.hasOwn(calculator.inputSchema.properties ?? {}, field) ? `sweep_${field}` : field
    }
  })
})
