import { describe, expect, it } from 'vitest'
import { oneIn } from '../../../test/support/lanes/rounds.ts'
import { ports, portsOn, registry } from '../../../test/support/ports.ts'
import type { Basis } from '../../core/dated.ts'
import { addDays, addMonths, type Day } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { run } from '../../operation/evaluation/run.ts'

const timeline = registry.questions.get('timeline')!
const netSalary = registry.calculators.get('net-salary')!
const ask = (input: object) => run(timeline, input, ports)

interface Segment {
  from: Day
  to: Day
  results?: number[]
  changed: { table: string; norm: string }[]
  error?: string
  factor?: number
}
const segmentsOf = (input: object) => ask(input).segments as Segment[]

describe('timeline of a calculation under each law', () => {
  it('matches each day separately: every month since July 1994', () => {
    const segments = segmentsOf({ calculator: 'net-salary', gross_salary: 5000, fields: ['inss', 'irrf', 'netSalary'] })
    expect(segments[0]!.from).toBe('1994-07-01')
    expect(segments.at(-1)!.to).toBe('2026-11-14')
    for (let day: Day = '1994-07-01'; day <= '2026-11-14'; day = addMonths(day, 1)) {
      const { inss, irrf, netSalary: net } = run(netSalary, { gross_salary: 5000, reference_date: day }, ports)
      expect(segments.find(({ from, to }) => from <= day && day <= to)!.results).toEqual([inss, irrf, net])
    }
  })

  it('has contiguous periods, each naming the acts that opened it', () => {
    const segments = segmentsOf({ calculator: 'net-salary', from: '2025-01-01', gross_salary: 5000 })
    expect(segments.map(({ from }) => from)).toEqual(['2025-01-01', '2025-05-01', '2026-01-01'])
    expect(segments.map(({ to }) => to)).toEqual(['2025-04-30', '2025-12-31', '2026-11-14'])
    expect(segments.map(({ changed }) => changed.map(({ table }) => table))).toEqual([['inss'], ['irrf'], ['inss', 'irrf']])
  })

  it('states where the record starts', () => {
    const [first, second] = segmentsOf({ calculator: 'net-salary', from: '1990-01-01', to: '1995-01-01', gross_salary: 5000 })
    expect(first).toMatchObject({ from: '1990-01-01', to: '1994-06-30', error: expect.stringContaining('começa em 1994-07-01') })
    expect(second!.results).toHaveLength(1)
  })

  it('purchasing power: deflates the final amount to each day by the IPCA', () => {
    const to = '2026-04-30'
    const segments = segmentsOf({ calculator: 'net-salary', from: '2015-01-01', to, real: true, gross_salary: 5000 })
    for (const { from, results, factor } of segments) {
      const exact = ports.rates.accumulated('ipca', from, to)!.factor
      expect(factor).toBe(exact.toNumber(6))
      const gross = Math.round((5000 / exact.toNumber(12)) * 100) / 100
      const { netSalary: net } = run(netSalary, { gross_salary: gross, reference_date: from }, ports)
      expect(results![0]).toBeCloseTo((net as number) * exact.toNumber(12), 2)
    }
    expect(
      segmentsOf({ calculator: 'net-salary', from: '2015-01-01', to: '2026-11-14', real: true, gross_salary: 5000 })[0]!.error,
    ).toContain('IPCA')
    const open = ask({ calculator: 'net-salary', from: '2015-01-01', real: true, gross_salary: 5000 })
    expect((open.segments as Segment[])[0]!.results).toHaveLength(1)
    expect(String(open.assumptions)).toContain('Poder de compra pelo IPCA')
  })

  it('purchasing power: converts every amount of a list and nothing else', () => {
    const to = '2016-01-01'
    const [first] = segmentsOf({
      calculator: 'inss-several-jobs',
      from: '2015-01-01',
      to,
      real: true,
      jobs: [{ employer: 'A', pay: 3000 }, { pay: 2000 }],
    })
    const { factor } = ports.rates.accumulated('ipca', '2015-01-01', to)!
    const carried = (amount: number) => Math.round((amount / factor.toNumber(12)) * 100) / 100
    const jobs = [{ employer: 'A', pay: carried(3000) }, { pay: carried(2000) }]
    const { total } = run(registry.calculators.get('inss-several-jobs')!, { jobs, reference_date: '2015-01-01' }, ports)
    expect(first!.results![0]).toBeCloseTo((total as number) * factor.toNumber(12), 2)
    const [one] = segmentsOf({ calculator: 'net-salary', from: '2015-01-01', to, real: true, gross_salary: 5000, dependents: 2 })
    const { netSalary: net } = run(netSalary, { gross_salary: carried(5000), dependents: 2, reference_date: '2015-01-01' }, ports)
    expect(one!.results![0]).toBeCloseTo((net as number) * factor.toNumber(12), 2)
  })

  it.each([
    [{ calculator: 'fuel', alcohol_price: 4, gasoline_price: 6 }, 'calculator'],
    [{ calculator: 'net-salary', gross_salary: 1, reference_date: '2020-01-01' }, 'reference_date'],
    [{ calculator: 'net-salary', gross_salary: 1, from: '2020-01-01', to: '2019-01-01' }, 'from'],
    [{ calculator: 'net-salary', gross_salary: 1, fields: ['netSalry'] }, 'fields'],
    [{ calculator: 'net-salary', from: '2020-01-01' }, 'gross_salary'],
  ])('rejects by field name: %o', (input, field) => {
    try {
      ask(input)
      expect.fail('was answered')
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      expect(error.issues.map((issue) => issue.field)).toContain(field)
    }
  })
})

describe('every calculator with a law date', () => {
  const dated = [...registry.calculators.values()].filter(({ lawDayField }) => lawDayField !== undefined)

  it.each(dated)('$id: has contiguous periods whose first day matches a separate request', (calculator) => {
    const field = calculator.lawDayField!
    const example = calculator.examples.find(({ input }) => !('days_late' in input)) ?? calculator.examples[0]!
    const { [field]: _day, ...input } = example.input
    const own = (name: string) => (Object.hasOwn(calculator.inputSchema.properties ?? {}, name) ? `timeline_${name}` : name)
    let answer: Record<string, unknown>
    try {
      answer = ask({ calculator: calculator.id, ...input, [own('from')]: '2023-01-01' })
    } catch (error) {
      // An example that the calculator refuses on another day has no timeline.
      expect(error).toBeInstanceOf(InvalidInput)
      return
    }
    const segments = answer.segments as Segment[]
    expect(answer.evaluations).toBeLessThanOrEqual(300)
    for (const [index, { from, results, error }] of segments.entries()) {
      expect(index === 0 || from > segments[index - 1]!.from).toBe(true)
      if (error !== undefined) continue
      const leftOut = calculator.inputSchema.properties![field]!['x-calendar'] === true
      const alone = leftOut ? run(calculator, input, portsOn(from)) : run(calculator, { ...input, [field]: from }, ports)
      const headline = calculator.headline.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], alone)
      expect(results![0]).toBe(headline ?? null)
    }
  })

  const restsOn = (calculator: (typeof dated)[number], input: object, day: Day): string => {
    const field = calculator.lawDayField!
    try {
      const leftOut = calculator.inputSchema.properties![field]!['x-calendar'] === true
      const { basis } = leftOut ? run(calculator, input, portsOn(day)) : run(calculator, { ...input, [field]: day }, ports)
      return (basis as Basis[]).map(({ table, effectiveFrom }) => `${table} ${effectiveFrom}`).join()
    } catch (error) {
      return String(error)
    }
  }

  it.each(oneIn(3, dated))('$id: ends each period on the last day with the same legal basis as its first', (calculator) => {
    const field = calculator.lawDayField!
    const own = (name: string) => (Object.hasOwn(calculator.inputSchema.properties ?? {}, name) ? `timeline_${name}` : name)
    for (const example of calculator.examples.slice(0, 3)) {
      const { [field]: _day, ...input } = example.input
      let answer: Record<string, unknown>
      try {
        answer = ask({ calculator: calculator.id, ...input, [own('from')]: '2014-02-10', [own('to')]: '2028-03-31' })
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidInput)
        continue
      }
      const wasCut = (answer.assumptions as string[]).some((sentence) => sentence.startsWith('A procura de períodos parou'))
      for (const { from, to } of wasCut ? [] : (answer.segments as Segment[])) {
        expect(restsOn(calculator, input, to), `${from} to ${to}`).toBe(restsOn(calculator, input, from))
        if (to !== '2028-03-31') expect(restsOn(calculator, input, addDays(to, 1)), `after ${to}`).not.toBe(restsOn(calculator, input, to))
      }
    }
  })
})

describe('number of evaluations', () => {
  const workedFor = (input: object) => {
    const answer = ask({ calculator: 'net-salary', ...input })
    return { worked: answer.evaluations as number, periods: (answer.segments as Segment[]).length }
  }

  it('is one per period plus the last day when the date only selects the law', () => {
    const { worked, periods } = workedFor({ gross_salary: 5000, from: '1994-07-01' })
    expect([worked, periods > 70]).toEqual([periods + 1, true])
  })

  it('covers both ends of each period when the calculation uses the date or may be refused', () => {
    const looking = workedFor({ gross_salary: 5000, regime: 'normal', from: '2019-01-01' })
    expect(looking.worked).toBeGreaterThan(looking.periods + 1)
    const refused = workedFor({ gross_salary: 5000, from: '2026-01-01', to: '2033-12-31' })
    expect(refused.periods).toBe(2)
    expect(refused.worked).toBeGreaterThan(3)
  })

  it('is unchanged under a law change, whose versions also open periods', () => {
    const asked = { gross_salary: 5000, from: '2024-01-01' }
    const { worked, periods } = workedFor({ ...asked, law: 'irrf@2026-06-01/perDependent=250' })
    expect([worked, periods]).toEqual([periods + 1, workedFor(asked).periods + 1])
  })
})

describe('calculator whose date also enters the calculation', () => {
  const loan = { name: 'a', amount: 1000, monthly_rate: 2, installments: 6 }
  const home = { sale_price: 500_000, acquisition_cost: 300_000, acquisition_date: '2010-01-10' }
  const CALENDAR = /sale_date, é também a da própria conta: parte da diferença entre períodos pode ser do calendário, e não da lei/

  it('notes that part of a difference comes from the calendar, only for such a calculator', () => {
    const answer = ask({ calculator: 'property-gain', ...home, from: '2022-01-01', to: '2025-06-20' })
    expect((answer.assumptions as string[]).some((sentence) => CALENDAR.test(sentence))).toBe(true)
    const plain = ask({ calculator: 'net-salary', gross_salary: 5000, from: '2025-01-01' })
    expect((plain.assumptions as string[]).some((sentence) => CALENDAR.test(sentence))).toBe(false)
  })

  it('ignores an optional calculation date: the IOF change of 2025 does not affect an individual, nor any CET', () => {
    const asked = { calculator: 'loan-comparison', loans: [{ ...loan, installments: 12 }], from: '2022-01-01', to: '2025-12-31' }
    const results = new Set(segmentsOf(asked).map((segment) => JSON.stringify(segment.results)))
    expect(results.size).toBe(1)
    expect((ask(asked).assumptions as string[]).join(' ')).not.toMatch(/pode ser do calendário/)
  })

  it('opens a period only where an act begins: none from January 2022 to May 2025', () => {
    const segments = segmentsOf({ calculator: 'loan-comparison', loans: [loan], from: '2022-01-01', to: '2025-05-22' })
    expect(segments.map(({ from, to }) => [from, to])).toEqual([['2022-01-01', '2025-05-22']])
  })
})
