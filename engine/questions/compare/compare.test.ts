import { describe, expect, it } from 'vitest'
import { ports, portsOn, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { run, runText } from '../../operation/evaluation/run.ts'

const compare = registry.questions.get('compare')!
const ask = (input: object) => run(compare, input, ports)

describe('comparison of two cases', () => {
  const found = ask({ calculator: 'net-salary', dependents: 2, a: { gross_salary: 5000 }, b: { gross_salary: 6000 } })

  it('returns both full answers and their differences in result order', () => {
    const whole = (gross_salary: number) => run(registry.calculators.get('net-salary')!, { gross_salary, dependents: 2 }, ports)
    expect(found.a).toEqual(whole(5000))
    expect(found.b).toEqual(whole(6000))
    const differences = found.differences as { path: string; difference: number; percent: number }[]
    expect(differences[0]).toEqual({
      path: 'grossSalary',
      label: 'Salário bruto',
      unit: 'BRL',
      a: 5000,
      b: 6000,
      difference: 1000,
      percent: 20,
    })
    expect(differences.find(({ path }) => path === 'netSalary')).toMatchObject({ difference: 579.17, percent: 12.8747 })
  })

  it('accepts prefixed fields with the same result, in JSON and in text', () => {
    expect(ask({ calculator: 'net-salary', dependents: 2, 'a.gross_salary': 5000, 'b.gross_salary': 6000 })).toEqual(found)
    expect(
      runText(compare, { calculator: 'net-salary', dependents: '2', 'a.gross_salary': '5000', 'b.gross_salary': '6000' }, ports),
    ).toEqual(found)
  })

  it('reports where the law differs', () => {
    expect(
      ask({ calculator: 'net-salary', gross_salary: 5000, a: { reference_date: '2025-12-01' }, b: { reference_date: '2026-01-01' } }),
    ).toMatchObject({
      sameLaw: false,
      lawDifferences: [{ table: 'inss' }, { table: 'irrf' }],
    })
  })

  it('reports a law not in force, in either case', () => {
    const law = 'irrf/perDependent=250'
    for (const cases of [
      { a: { law }, b: {} },
      { a: {}, b: { law } },
    ]) {
      const { hypothetical, assumptions } = ask({ calculator: 'net-salary', gross_salary: 9000, ...cases })
      expect([hypothetical, String(assumptions)]).toEqual([true, expect.stringContaining('Dedução por dependente')])
    }
  })

  it('stays within 400 KB, however long the schedules', () => {
    const longest = { property_value: 500_000, down_payment: 100_000, annual_rate: 10, months: 420, schedule: true }
    const size = JSON.stringify(ask({ calculator: 'financing', ...longest, a: { system: 'sac' }, b: { system: 'price' } })).length
    expect(size).toBeLessThan(400_000)
    const years = { principal: 1000, monthly_rate: 1, a: { months: 1200 }, b: { months: 1199 } }
    expect(JSON.stringify(ask({ calculator: 'compound-interest', ...years })).length).toBeLessThan(400_000)
  })

  it.each([
    [{ a: { gross_salary: -1 }, b: { gros_salary: 1 } }, ['a.gross_salary', 'b.gross_salary', 'b.gros_salary']],
    [{ wage: 1, a: { gross_salary: 1 }, b: { gross_salary: 2 } }, ['wage']],
    [{ dependents: -1, a: { gross_salary: 1 }, b: { gross_salary: 2 } }, ['dependents']],
    [{ a: 5, b: { gross_salary: 2 } }, ['a', 'a.gross_salary']],
    [{ a: { gross_salary: 5, reference_date: '1980-01-01' }, b: { gross_salary: 2 } }, ['a.reference_date']],
    [{}, ['a.gross_salary', 'b.gross_salary']],
  ])('rejects by field name: %o', (input, fields) => {
    try {
      ask({ calculator: 'net-salary', ...input })
      expect.fail('was answered')
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      expect(error.issues.map(({ field }) => field)).toEqual(fields)
    }
  })
})

describe('every calculator', () => {
  it.each([...registry.calculators.values()])('$id compared with itself has no differences', (calculator) => {
    for (const { input, on } of calculator.examples.slice(0, 2)) {
      let answer: Record<string, unknown>
      try {
        answer = run(compare, { calculator: calculator.id, a: input, b: input }, portsOn(on))
      } catch (error) {
        expect(() => run(calculator, input, portsOn(on))).toThrow(InvalidInput)
        expect(error).toBeInstanceOf(InvalidInput)
        continue
      }
      expect(answer).toMatchObject({ differences: [], sameLaw: true, lawDifferences: [] })
    }
  })
})
