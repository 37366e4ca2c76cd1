import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneIn } from '../../../test/support/lanes/rounds.ts'
import { ports, portsOn, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { crossings } from '../../core/math/target-search.ts'
import { run } from '../../operation/evaluation/run.ts'
import { validated } from '../../operation/input/intake.ts'
import { fieldsOf } from '../../presentation/schema.ts'
import { readables } from '../fields.ts'

const solve = registry.questions.get('solve')!
const netSalary = registry.calculators.get('net-salary')!

const ask = (input: object) => run(solve, input, ports)
const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], answer)

describe('solving for an input', () => {
  it.each([
    [{ target_value: 4498.5, reference_date: '2026-06-01' }, 5000],
    [{ target_value: 4624.06, dependents: 1, reference_date: '2026-04-30' }, 5200],
    [{ target_value: 8000, dependents: 2, reference_date: '2019-06-01' }, 10333.88],
    // Two gross salaries yield this net, on either side of the end of the waived withholding; the solver returns the smaller.
    [{ target_value: 2035, reference_date: '2019-06-01' }, 2236.26],
  ])('finds the gross for a net: %o', (input, value) => {
    expect(ask({ calculator: 'net-salary', solve_for: 'gross_salary', ...input })).toMatchObject({ value, exact: true, difference: 0 })
  })

  it('reports oscillation around the target, and only where it occurs', () => {
    const ofRate = (target_value: number) =>
      ask({
        calculator: 'net-salary',
        solve_for: 'gross_salary',
        target: 'effectiveRatePercent',
        target_value,
        reference_date: '2026-06-01',
      })
    // A very high salary tends to 27.5%, less the 192.38 that neither the deduction nor the INSS ceiling offsets.
    expect(String(ofRate(27.4999).assumptions)).toMatch(/fica perto do pedido numa faixa larga e oscila pelo arredondamento/)
    expect(String(ofRate(20).assumptions)).not.toMatch(/oscila pelo arredondamento/)
  })

  it('lists alternative solutions', () => {
    const found = ask({ calculator: 'net-salary', solve_for: 'gross_salary', target_value: 2035, reference_date: '2019-06-01' })
    expect(found.others).toEqual([{ value: 2247.93, reached: 2035 }])
  })

  it('finds the invoice that equals employment: the break-even of clt-vs-pj', () => {
    for (const gross_value of [3000, 10_000, 18_000]) {
      const { clt, breakEvenInvoice } = run(registry.calculators.get('clt-vs-pj')!, { gross_value }, ports)
      const { total } = clt as { total: number }
      const found = ask({ calculator: 'clt-vs-pj', solve_for: 'gross_value', target: 'pj.total', target_value: total })
      expect(found.value).toBe(breakEvenInvoice)
    }
  })

  it('finds a rate from its instalment that reproduces the plan to the centavo', () => {
    const plan = registry.calculators.get('installment')!
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 900 }),
        (cents, installments, rate) => {
          const input = { total: cents / 100, installments }
          const { installmentAmount } = run(plan, { ...input, monthly_rate: rate / 100 }, ports)
          const found = ask({ calculator: 'installment', solve_for: 'monthly_rate', target_value: installmentAmount, ...input })
          expect(found).toMatchObject({ exact: true, answer: { installmentAmount } })
          expect(found.value).toBeLessThanOrEqual(rate / 100)
        },
      ),
      { numRuns: 25 },
    )
  })

  it.each([
    // Hundredths of a bond make the amount jump: only 7% reaches 2,409.09.
    [
      { calculator: 'tesouro-ipca', solve_for: 'rate', target: 'netAmount', target_value: 2409.09 },
      { maturity: '2035-05-15', trade: '2026-02-06', amount: 1000 },
      7,
    ],
    // A yearly yield of four centavos is 25%: an artifact of rounding is not a solution.
    [
      { calculator: 'cdi-yield', solve_for: 'principal', target: 'netAnnualPercent', target_value: 11.2613 },
      { months: 12, cdi_annual: 13.65 },
      10_000,
    ],
  ])('finds the round input that reaches a jumping value: %o', (asked, input, value) => {
    const answer = run(registry.calculators.get(asked.calculator)!, { ...input, [asked.solve_for]: value }, ports)
    const target_value = valueAt(answer, asked.target)
    expect(ask({ ...asked, ...input, target_value })).toMatchObject({ exact: true, reached: target_value })
  })

  it('reports an unreachable target and the closest result', () => {
    expect(ask({ calculator: 'net-salary', solve_for: 'gross_salary', target_value: -1 })).toMatchObject({
      value: null,
      exact: false,
      reason: 'below_all',
      reached: 0.01,
      nearest: 0.01,
      answer: null,
    })
    expect(ask({ calculator: 'net-salary', solve_for: 'dependents', gross_salary: 5000, target_value: 9000 })).toMatchObject({
      value: null,
      reason: 'above_all',
    })
  })

  it.each([
    ['rent-affordability', { solve_for: 'monthly_income', target: 'committedPercent', target_value: 30 }],
    [
      'financing',
      {
        solve_for: 'property_value',
        target: 'cetAnnualPercent',
        target_value: 10,
        down_payment: 60_000,
        annual_rate: 10,
        months: 120,
        system: 'sac',
      },
    ],
    ['net-salary', { solve_for: 'gross_salary', target_value: 1e308 }],
    ['net-salary', { solve_for: 'gross_salary', target_value: -1e307 }],
    [
      'tesouro-ipca',
      { solve_for: 'rate', target: 'netAmount', target_value: 2409.09, maturity: '2035-05-15', trade: '2026-02-06', amount: 1000 },
    ],
    [
      'budget',
      {
        solve_for: 'needs_percent',
        target: 'allocations.needs',
        target_value: 100,
        monthly_income: 1000,
        wants_percent: 30.01,
        savings_percent: 20.01,
      },
    ],
  ])('always returns a value or a reason: %s %o', (calculator, input) => {
    const found = ask({ calculator, ...input })
    expect(found.evaluations).toBeLessThanOrEqual(400)
    expect(found.value !== null || found.reason !== undefined).toBe(true)
    expect(JSON.parse(JSON.stringify(found))).toEqual(found)
  })

  it('reports exact only for a figure with all its decimals', () => {
    const asked = { calculator: 'rate-conversion', solve_for: 'rate', target: 'factor', period: 'month', to: 'year' }
    const { factor } = run(registry.calculators.get('rate-conversion')!, { rate: 2.5, period: 'month', to: 'year' }, ports)
    expect(ask({ ...asked, target_value: factor })).toMatchObject({ value: 2.5, exact: true, reached: factor })
    const near = ask({ ...asked, target_value: 1.41 })
    expect(near.exact).toBe(near.reached === 1.41)
    expect(near.reached).toBe((near.answer as { factor: number }).factor)
  })

  it('finds the peak of a curve that rises and falls', () => {
    const input = { calendar_year: 2026 }
    const { reduction } = run(registry.calculators.get('income-tax')!, { ...input, annual_income: 60_000 }, ports)
    expect(
      ask({ calculator: 'income-tax', solve_for: 'annual_income', target: 'reduction', target_value: reduction, ...input }),
    ).toMatchObject({
      exact: true,
    })
  })

  it.each([
    [{ solve_for: 'gros_salary', target_value: 1 }, 'solve_for', '"gross_salary"'],
    [{ solve_for: 'reference_date', gross_salary: 1, target_value: 1 }, 'solve_for', 'campo numérico'],
    [{ solve_for: 'gross_salary', gross_salary: 1, target_value: 1 }, 'gross_salary', 'não o informe'],
    [{ solve_for: 'gross_salary', target: 'netSalry', target_value: 1 }, 'target', '"netSalary"'],
    [{ solve_for: 'gross_salary', target: 'basis', target_value: 1 }, 'target', 'campo numérico'],
    [{ solve_for: 'gross_salary', target_value: 1.001 }, 'target_value', 'decimais'],
    [{ solve_for: 'gross_salary', target_value: 'x' }, 'target_value', 'número'],
    [{ solve_for: 'gross_salary' }, 'target_value', 'obrigatório'],
    [{ solve_for: 'gross_salary', target_value: 1, dependants: 1 }, 'dependants', '"dependents"'],
    [{ solve_for: 'gross_salary', target_value: 1, dependents: -1 }, 'dependents', 'maior ou igual'],
  ])('rejects by field name: %o', (input, field, text) => {
    try {
      ask({ calculator: 'net-salary', ...input })
      expect.fail('was answered')
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      expect(error.issues[0]).toMatchObject({ field, message: expect.stringContaining(text) })
    }
  })
})

describe('smallest gross for every net', () => {
  it('matches exhaustive search over a thousand reais around the R$ 10.00 drop', () => {
    const [from, to] = [4_600_00, 5_600_00]
    const input = validated(netSalary, { gross_salary: 1, reference_date: '2026-06-01' })
    const lean = netSalary.lean(['netSalary'], ports)
    const known = new Map<bigint, bigint>()
    const netOf = (gross: bigint): bigint => {
      let net = known.get(gross)
      if (net === undefined) {
        net = BigInt(Math.round((lean({ ...input, gross_salary: gross }).netSalary as number) * 100))
        known.set(gross, net)
      }
      return net
    }
    const smallest = new Map<bigint, bigint>()
    let fell = 0n
    for (let gross = BigInt(from); gross <= to; gross++) {
      const net = netOf(gross)
      if (!smallest.has(net)) smallest.set(net, gross)
      const fall = netOf(gross - 1n) - net
      if (fall > fell) fell = fall
    }
    expect(fell).toBeGreaterThan(990n)
    const last = netOf(BigInt(to))
    const wrong: string[] = []
    // Samples every net near the drop, and one in forty elsewhere.
    const edge = 5_027_94n
    const near = (target: bigint): boolean => target > netOf(edge) - 1100n && target <= netOf(edge) + 100n
    for (let target = netOf(BigInt(from)) + 200n; target <= last; target += near(target) ? 1n : 40n) {
      const search = crossings(target, 1n, 7_000_000_000_000_000n, 399)
      let next = search.next()
      while (!next.done) next = search.next(netOf(next.value))
      const best = next.value.found.find(({ exact }) => exact) ?? next.value.found[0]
      const expected = smallest.get(target)
      if (best?.exact !== (expected !== undefined) || (expected !== undefined && best.x !== expected))
        wrong.push(`${target}: ${best?.x}, not ${expected}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('every calculator', () => {
  /** Each calculator's first example on its own date, for every input that can be solved. */
  const asked = [...registry.calculators.values()].flatMap((calculator) =>
    calculator.examples.slice(0, 1).flatMap((example) => {
      const moved = fieldsOf(calculator.inputSchema).find(
        ([name, { type }]) => typeof example.input[name] === 'number' && (type === 'number' || type === 'integer'),
      )
      const numeric = readables(calculator.resultSchema).some(({ path }) => path === calculator.headline)
      return moved && numeric ? [{ calculator, example, field: moved[0], name: `${calculator.id}: ${example.title}` }] : []
    }),
  )

  it.each(oneIn(2, asked))(
    'solving the headline for the first number reproduces that headline: $name',
    ({ calculator, example, field }) => {
      const world = portsOn(example.on)
      let wanted: unknown
      try {
        wanted = valueAt(run(calculator, example.input, world), calculator.headline)
      } catch {
        return
      }
      if (typeof wanted !== 'number') return
      const { [field]: own, ...rest } = example.input
      const found = run(solve, { calculator: calculator.id, solve_for: field, target_value: wanted, ...rest }, world)
      expect(found).toMatchObject({ exact: true, reached: wanted })
      expect(valueAt(found.answer, calculator.headline)).toBe(wanted)
      expect(found.value).toBeLessThanOrEqual(own as number)
      expect(found.evaluations).toBeLessThanOrEqual(400)
    },
  )
})
