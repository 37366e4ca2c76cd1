import { describe, expect, it } from 'vitest'
import { dayNumber } from '../../engine/core/day.ts'
import { LARGEST } from '../../engine/core/money.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { name, type PlannedFunction, quotient, resultsOf, times } from '../../engine/plan/expression.ts'
import { plannedFunctions } from '../../engine/plan/functions.ts'
import { exactUpTo, largestOf } from '../../engine/plan/interval.ts'
import { ALWAYS_READ } from '../../engine/plan/legal-constants/unconditional-tables.ts'
import { operationKernel } from '../../engine/plan/operation-kernel.ts'
import { HAND_PLANS, OPERATION_PLANS } from '../../engine/plan/operations.ts'
import { BLOCK, columnKernel } from '../../engine/plan/renderings/javascript.ts'
import { TRACED_PLANS, TRACED_TEXTS } from '../../engine/plan/traced/index.ts'
import { planOfText, textOfPlan } from '../../engine/plan/traced-plan.ts'
import { daysOf } from '../support/corpora/plan-rows.ts'
import { plannedRows } from '../support/corpora/planned-rows.ts'
import { EXHAUSTIVE, rounds } from '../support/lanes/rounds.ts'
import { asJson, heldAgainst } from '../support/plan.ts'
import { EXAMPLES_DAY, ports, registry } from '../support/ports.ts'
import { boundaryPayments, OTHERS, type Payment, paymentOf } from '../support/sql.ts'

const TODAY = EXAMPLES_DAY
const RANDOM = rounds(200, 10_000)
/** Number of law-change dates sampled; `npm run plan:verify` runs all. */
const DAYS = rounds(6, 8)
/** Short arithmetic: fewer rows here; `npm run plan:verify` runs a million. */
const SHORT = new Set(['bolsa-familia', 'bpc', 'debt-minimum', 'inclusion-aid', 'percentage', 'salary-allowance', 'time-bank'])
const functions = plannedFunctions(TODAY)
const hasLaw = (id: string): boolean => daysOf(OPERATION_PLANS[id]!.function(TODAY), TODAY).starts.length > 1

/** Arguments per function for a payment, as in the database tests. */
const ASKED: Readonly<Record<string, (payment: Payment) => Readonly<Record<string, number | string>>>> = {
  inss: ({ gross, day }) => ({ amount: gross, day: dayNumber(day) }),
  irrf: ({ gross, dependents, day }) => ({ gross, deductions: gross % 100_000, dependents, day: dayNumber(day) }),
  fgts: ({ gross, day }) => ({ amount: gross, day: dayNumber(day) }),
  fgts_fine: ({ gross, dependents, day }) => ({
    balance: gross,
    ending: dependents % 2 === 0 ? 'dismissal' : 'agreement',
    day: dayNumber(day),
  }),
  hazard_pay: ({ gross, dependents, day }) => ({
    premium: ['dangerous', 'minimum', 'medium', 'maximum'][dependents % 4]!,
    salary: gross,
    monthly_hours: 2_200_000,
    day: dayNumber(day),
  }),
  sac_instalment: ({ gross, dependents }) => ({
    principal: gross,
    monthly_rate: gross % 30_000,
    months: 12 + dependents,
    instalment: 1 + (gross % (12 + dependents)),
  }),
  minimum_wage: ({ day }) => ({ day: dayNumber(day) }),
  thirteenth: ({ gross, dependents, day }) => ({ salary: gross, months: 1 + dependents, dependents, day: dayNumber(day) }),
  simples: ({ gross, dependents, day }) => ({
    annex: ['I', 'II', 'III', 'IV', 'V'][dependents % 5]!,
    rbt12: gross,
    revenue: gross % 70_000_000,
    day: dayNumber(day),
  }),
}

function columnsOf(rows: readonly Readonly<Record<string, number | string>>[], { parameters }: PlannedFunction) {
  return Object.fromEntries(
    Object.keys(parameters).map((parameter) => {
      const values = rows.map((row) => row[parameter]!)
      const numbers = new Float64Array(BLOCK)
      if (parameters[parameter] === 'word') return [parameter, values.map(String)]
      numbers.set(values.map(Number))
      return [parameter, numbers]
    }),
  )
}

describe.each(Object.keys(OTHERS))('columnar function %s', (called) => {
  it('matches the engine at every limit and on random inputs', () => {
    const plan = functions.find((each) => each.name === called)!
    const kernel = columnKernel(plan)
    const payments = [...boundaryPayments(TODAY), ...Array.from({ length: RANDOM }, (_, index) => paymentOf(index, TODAY))]
    const wrong: unknown[] = []
    for (let first = 0; first < payments.length && wrong.length === 0; first += BLOCK) {
      const block = payments.slice(first, first + BLOCK)
      const found = Object.values(kernel(columnsOf(block.map(ASKED[called]!), plan), block.length))
      for (const [at, payment] of block.entries()) {
        const answered = found.map((column) => (Number.isNaN(column[at]!) ? null : column[at]! + 0))
        const expected = OTHERS[called]!.expected(payment)
        if (answered.some((value, place) => value !== expected[place])) wrong.push({ payment, answered, expected })
      }
    }
    expect(wrong).toEqual([])
  })
})

function answerOf<T>(ask: () => T): T | null {
  try {
    return ask()
  } catch {
    return null
  }
}

const propertyAt = (schema: JsonSchema, path: string): JsonSchema | undefined =>
  path.split('.').reduce<JsonSchema | undefined>((at, key) => {
    // A nullable object has its properties in the first member of `anyOf`.
    const { properties } = at?.properties ? at : (at?.anyOf?.find((each) => each.properties) ?? {})
    return properties?.[key]
  }, schema)

describe.each(Object.keys(HAND_PLANS))('operation plan %s', (id) => {
  const operation = registry.operations.get(id)!
  const { limits, random } = plannedRows(operation, TODAY)

  it('every result reads the tables declared as always read', () => {
    const { inputs } = operationKernel(operation, Object.keys(OPERATION_PLANS[id]!.fields), TODAY)!
    for (let index = 0; index < 40; index++) {
      const answer = answerOf(() => run(operation, asJson(random(index, TODAY), inputs), ports))
      const read = (answer?.basis ?? ALWAYS_READ[id]!.map((table) => ({ table }))) as { table: string }[]
      expect(read.map(({ table }) => table)).toEqual(expect.arrayContaining([...ALWAYS_READ[id]!]))
    }
  })

  it('uses only inputs and fields of the operation', () => {
    const { inputs, fields, answered, function: planned } = OPERATION_PLANS[id]!
    const plan = planned(TODAY)
    expect(Object.keys(inputs).sort()).toEqual(Object.keys(plan.parameters).sort())
    for (const field of Object.values(inputs)) expect(Object.keys(operation.input.shape)).toContain(field)
    for (const field of Object.keys(fields)) expect(propertyAt(operation.resultSchema, field)).toBeDefined()
    for (const result of [answered, ...Object.values(fields)]) expect(Object.keys(resultsOf(plan))).toContain(result)
    for (const { field, kind, words } of operationKernel(operation, Object.keys(fields), TODAY)!.inputs)
      if (kind === 'word') expect(words).toEqual(operation.inputSchema.properties![field]!.enum)
  })

  it('matches the operation on both sides of each legal limit', () => {
    const rows = limits(TODAY, id === 'net-salary' ? undefined : SHORT.has(id) ? DAYS / 2 : DAYS)
    const { missed, wrong } = heldAgainst(operation, rows, ports)
    expect(wrong).toEqual([])
    expect(missed).toBe(0)
    expect(rows.length).toBeGreaterThan(id === 'net-salary' ? 10_000 : hasLaw(id) ? 20 : -1)
  })

  it('matches the operation on random rows, and defers rejected rows to it', () => {
    const count = id === 'net-salary' ? RANDOM : SHORT.has(id) ? RANDOM / 50 : RANDOM / 5
    const rows = Array.from({ length: count }, (_, index) => random(index, TODAY))
    const { missed, refused, wrong } = heldAgainst(operation, rows, ports)
    expect(wrong).toEqual([])
    expect(missed).toBe(0)
    expect(refused).toBeLessThan(count / (id === 'net-salary' ? 10 : 1.8))
    if (id === 'net-salary') expect(refused).toBeGreaterThan(0)
  })
})

/** Operations whose plan in use is traced: a longer sample runs before a plan is listed, by `npm run trace -- --write`. */
const TRACED = Object.keys(TRACED_PLANS).filter((id) => !Object.hasOwn(HAND_PLANS, id))

describe.each(TRACED)('traced plan %s', (id) => {
  const operation = registry.operations.get(id)!

  it('matches the operation on random rows, and in the exhaustive lane at the limits of the law', () => {
    const { limits, random } = plannedRows(operation, TODAY)
    const rows = [...(EXHAUSTIVE ? limits(TODAY, 6) : []), ...Array.from({ length: rounds(60, 2000) }, (_, index) => random(index, TODAY))]
    const { missed, refused, wrong } = heldAgainst(operation, rows, ports)
    expect(wrong).toEqual([])
    expect(missed).toBeLessThanOrEqual((rows.length - refused) / 4)
  })

  it('has the inputs and fields of the operation, and the same plan after a round trip through its text', () => {
    const { inputs, fields, function: planned } = TRACED_PLANS[id]!
    const plan = planned(TODAY)
    expect(Object.keys(inputs).sort()).toEqual(Object.keys(plan.parameters).sort())
    for (const field of Object.values(inputs)) expect(Object.keys(operation.input.shape)).toContain(field)
    for (const field of Object.keys(fields)) expect(propertyAt(operation.resultSchema, field)).toBeDefined()
    for (const { field, kind, words } of operationKernel(operation, Object.keys(fields), TODAY)!.inputs)
      if (kind === 'word')
        expect(words.filter((word) => word !== '')).toEqual(operation.inputSchema.properties![field]!.enum ?? ['false', 'true'])
    expect(textOfPlan(planOfText(TRACED_TEXTS[id]!))).toBe(TRACED_TEXTS[id])
  })
})

describe('the largest amount exact in doubles', () => {
  it.each(functions.map((plan) => [plan.name, plan] as const))(
    'of %s is the last that keeps all intermediates below 2^53',
    (_name, plan) => {
      const bound = exactUpTo(plan)
      const results = Object.keys(resultsOf(plan))
      expect(largestOf(plan, results, bound)).toBeLessThan(2n ** 53n)
      if (bound < LARGEST) expect(largestOf(plan, results, bound + 1n)).toBeGreaterThanOrEqual(2n ** 53n)
      // One million reais: above any salary, and above most monthly revenue.
      expect(bound).toBeGreaterThan(1_000_000_00n)
    },
  )

  it('follows the arithmetic: a product by nine stops at a ninth of 2^53, a quotient one divisor earlier', () => {
    const plan = (result: PlannedFunction['result']): PlannedFunction => ({
      name: 'made_up',
      says: 'Made up.',
      parameters: { amount: 'money' },
      steps: [],
      result,
    })
    expect(exactUpTo(plan(times(name('amount'), 9n)))).toBe((2n ** 53n - 1n) / 9n)
    expect(exactUpTo(plan(quotient(times(name('amount'), 9n), 1000n)))).toBe((2n ** 53n - 1n - 1000n) / 9n)
    expect(exactUpTo(plan(quotient(times(name('amount'), 9n), 1000n, { wide: true })))).toBe(LARGEST)
  })

  it('computes the last row within the bound and sends the next to the scalar path', () => {
    const operation = registry.operations.get('net-salary')!
    const most = Number(exactUpTo(OPERATION_PLANS['net-salary']!.function(TODAY)))
    const { missed, wrong } = heldAgainst(
      operation,
      [most - 1, most, most + 1].map((gross_salary) => ({ gross_salary })),
      ports,
    )
    expect([missed, wrong]).toEqual([1, []])
  })
})
