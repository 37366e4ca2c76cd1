import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidInput, SourceUnavailable } from '../../engine/core/errors.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { valueAt } from '../../engine/presentation/answer.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

interface StepOf {
  id: string
  title: string
  status: 'done' | 'skipped'
  reason?: string
  calculator?: string
  figure?: string
  inputs: Record<string, unknown>
  result: Record<string, unknown> | null
}

/** Values at the edge of any field's range. */
const EXTREMES = [0, 0.01, 1, 2, 100, 1e6, 5e8, 69e12, '1960-01-01', '1993-01-01', '2015-01-01', '2031-06-01'] as const

const workflow = (id: string) => registry.decisions.get(id)!

describe.each([...registry.decisions.values()])('$id', (decision) => {
  it('has examples with external sources and worded verdicts', () => {
    expect(decision.examples.length).toBeGreaterThanOrEqual(2)
    for (const { source } of decision.examples) expect(source.length).toBeGreaterThan(10)
    for (const verdict of decision.verdicts) expect(verdict).toMatch(/^[a-z_]+$/)
  })

  it.each([...decision.examples])('$title', ({ input, result }) => {
    const answer = run(decision, input, ports)
    expect(answer).toMatchObject(result)
    expect(answer.answer).toMatch(/^[A-ZÀ-Ú].*\.$/)
    expect(decision.verdicts).toContain(answer.verdict)
  })

  it.each([...decision.examples])('every step matches its calculator’s own endpoint: $title', async ({ input }) => {
    const { steps, weakestLink, sensitivity } = run(decision, input, ports) as unknown as {
      steps: StepOf[]
      weakestLink: { step: string; why: string; evidence: string }
      sensitivity: unknown[]
    }
    for (const step of steps) {
      if (step.status === 'skipped') expect(step.reason).toMatch(/\S/)
      if (!step.calculator) continue
      const response = await app.inject({ method: 'POST', url: `/v1/calc/${step.calculator}`, payload: step.inputs })
      expect(response.body).toBe(JSON.stringify(step.result))
      expect(valueAt(step.result!, step.figure!), `${step.id}: ${step.figure}`).not.toBeUndefined()
    }
    const names = steps.map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(weakestLink.step)
    for (const { step } of sensitivity as { step?: string }[]) if (step) expect(names).toContain(step)
    expect(weakestLink.why).toMatch(/\.$/)
    expect(sensitivity.length).toBeGreaterThanOrEqual(2)
  })

  it('examples vary each assumption in both directions', () => {
    const ways = new Map<string, Set<string>>()
    for (const { input } of decision.examples) {
      for (const { assumption, from, to } of run(decision, input, ports).sensitivity as {
        assumption: string
        from: number
        to: number
      }[]) {
        const tried = ways.get(assumption) ?? new Set()
        ways.set(assumption, tried.add(to < from ? 'less' : 'more'))
        expect(to).not.toBe(from)
        // A boolean has no second direction.
        if ([from, to].every((value) => value === 0 || value === 1)) tried.add('less').add('more')
      }
    }
    for (const [assumption, tried] of ways) expect([...tried].sort(), assumption).toEqual(['less', 'more'])
  })

  it('reports errors by the caller’s field names', () => {
    const fields = Object.keys(decision.inputSchema.properties ?? {})
    for (const { input } of decision.examples.slice(0, 1)) {
      for (const field of fields)
        for (const value of EXTREMES)
          try {
            run(decision, { ...input, [field]: value }, ports)
          } catch (error) {
            if (error instanceof SourceUnavailable) continue
            if (!(error instanceof InvalidInput)) throw error
            for (const issue of error.issues) expect(fields, `${field} ${value}: ${issue.message}`).toContain(issue.field.split('.')[0])
          }
    }
  })

  it('rejects input like a calculator, under its own name', async () => {
    const refused = await app.inject({ method: 'POST', url: `/v1/workflows/${decision.id}`, payload: { xyzzy: 1 } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().workflow).toBe(decision.id)
    expect(refused.json().issues.length).toBeGreaterThan(0)
    const described = (await app.inject(`/v1/workflows/${decision.id}`)).json()
    expect(described.inputSchema.type).toBe('object')
    expect(described.verdicts).toEqual(decision.verdicts)
  })
})

describe('evaluate_pj_offer', () => {
  const ask = (clt: number, invoice: number, more: object = {}) =>
    run(workflow('evaluate_pj_offer'), { current_clt_gross: clt, proposed_pj_invoice: invoice, ...more }, ports) as unknown as {
      verdict: string
      breakEvenInvoice: number | null
      monthlyDifference: number
    }
  const WORSE = ['stay_clt', 'tie', 'accept_pj']

  it('at the break-even invoice the sides differ by at most a centavo, and one more real never makes it worse', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 162_100, max: 3_000_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 4 }),
        (cents, benefits, dependents) => {
          const more = { benefits: benefits / 100, dependents }
          const { breakEvenInvoice } = ask(cents / 100, 10_000, more)
          if (breakEvenInvoice === null) return
          const tied = ask(cents / 100, breakEvenInvoice, more)
          expect(Math.abs(tied.monthlyDifference)).toBeLessThanOrEqual(0.01)
          const better = ask(cents / 100, Math.round(breakEvenInvoice * 100 + 100) / 100, more)
          expect(WORSE.indexOf(better.verdict)).toBeGreaterThanOrEqual(WORSE.indexOf(tied.verdict))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('past day', () => {
  const rates = (id: string, input: object) => (run(workflow(id), input, ports).rates as { metric: string; date: string }[]) ?? []

  it('uses the rates of that day only', () => {
    const debt = { amount: 1000, debt_balance: 1000, debt_monthly_rate: 1, reference_date: '2020-09-15' }
    const early = { installment: 100, remaining: 12, monthly_rate: 1, savings: 5000, reference_date: '2023-03-15' }
    for (const investment_type of ['cdb', 'savings', 'tesouro_selic']) {
      for (const { metric, date } of rates('pay_debt_or_invest', { ...debt, investment_type }))
        expect(date.slice(0, 7), metric).toBe('2020-09')
      for (const { metric, date } of rates('pay_off_early', { ...early, investment_type })) expect(date.slice(0, 7), metric).toBe('2023-03')
    }
  })

  it('without stored rates, reports the field that can provide them', () => {
    const old = { amount: 1000, debt_balance: 1000, debt_monthly_rate: 1, investment_type: 'savings', reference_date: '2011-06-15' }
    expect(() => run(workflow('pay_debt_or_invest'), old, ports)).toThrow(/^annual_return: /)
  })
})

describe('LCI or LCA below its minimum term', () => {
  it('is not offered as an option', () => {
    const debt = { amount: 1000, debt_balance: 1000, debt_monthly_rate: 1, annual_return: 10 }
    const early = { installment: 100, monthly_rate: 1, savings: 5000, annual_return: 10 }
    for (const investment_type of ['lci', 'lca']) {
      expect(() => run(workflow('pay_debt_or_invest'), { ...debt, investment_type, months: 5 }, ports)).toThrow(
        /^investment_type: .*6 meses/,
      )
      expect(run(workflow('pay_debt_or_invest'), { ...debt, investment_type, months: 6 }, ports).verdict).toBe('pay_debt')
      expect(() => run(workflow('pay_off_early'), { ...early, investment_type, remaining: 5 }, ports)).toThrow(/^investment_type: /)
    }
  })
})

describe('figure of a step', () => {
  it('is the one behind the verdict: exactly the two sides of an offer', () => {
    const answer = run(workflow('evaluate_pj_offer'), { current_clt_gross: 12_000, proposed_pj_invoice: 10_000 }, ports) as unknown as {
      steps: StepOf[]
      monthlyDifference: number
    }
    const figure = (id: string) => {
      const { result, figure: path } = answer.steps.find((step) => step.id === id)!
      return valueAt(result!, path!) as number
    }
    expect((figure('pj_year') - figure('break_even')) / 12).toBeCloseTo(answer.monthlyDifference, 1)
  })
})

describe('pay_debt_or_invest', () => {
  it('ties when recomputed at the break-even rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 100_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (cents, months, annual) => {
          const input = { amount: cents / 100, debt_balance: cents / 100, months, annual_return: annual, debt_monthly_rate: 1 }
          const { breakEvenMonthlyRatePercent: rate } = run(workflow('pay_debt_or_invest'), input, ports) as {
            breakEvenMonthlyRatePercent?: number
          }
          expect(run(workflow('pay_debt_or_invest'), { ...input, debt_monthly_rate: rate }, ports).verdict).toBe('tie')
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('buy_or_rent', () => {
  it('ties at the break-even rent, and renting wins at a centavo less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 5, max: 15 }),
        (value, share, rate) => {
          const input = {
            property_value: value,
            down_payment: Math.round((value * share) / 100),
            monthly_rent: 2000,
            financing_rate: rate,
            financing_months: 120,
            tie_percent: 0,
          }
          const { breakEvenRent } = run(workflow('buy_or_rent'), input, ports) as { breakEvenRent?: number | null }
          if (!breakEvenRent || breakEvenRent < 0.02) return
          expect(run(workflow('buy_or_rent'), { ...input, monthly_rent: breakEvenRent }, ports).verdict).toBe('tie')
          const less = Math.round(breakEvenRent * 100 - 1) / 100
          const cheaper = run(workflow('buy_or_rent'), { ...input, monthly_rent: less }, ports) as {
            verdict: string
            finalAdvantage: number
            tieBand: number
          }
          expect(cheaper.finalAdvantage).toBeLessThan(0)
          // One centavo of difference is a tie regardless of the tie band.
          expect(cheaper.verdict).toBe(-cheaper.finalAdvantage <= cheaper.tieBand ? 'tie' : 'rent')
        },
      ),
      { numRuns: 15 },
    )
  })
})
