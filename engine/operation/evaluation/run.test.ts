import { describe, expect, it } from 'vitest'
import { oneIn } from '../../../test/support/lanes/rounds.ts'
import { ports, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { compiledValidation, validated } from '../input/intake.ts'
import { ENVELOPE } from './envelope.ts'
import { run } from './run.ts'

describe.each(oneIn(2, [...registry.calculators.values()]))('$id, lean', (calculator) => {
  it.each(calculator.examples.slice(0, 4))('returns exactly the requested fields of the full result: $title', ({ input }) => {
    const whole = run(calculator, input, ports)
    const own = Object.keys(whole).filter((name) => !ENVELOPE.includes(name))
    const lean = calculator.lean(own, ports)
    const fields = Object.fromEntries(own.map((name) => [name, whole[name]]))
    expect(lean(validated(calculator, input))).toEqual(fields)
    expect(lean(validated(calculator, input)), 'nothing is left over from the row before').toEqual(fields)
    expect(Object.keys(calculator.lean([own[0]!], ports)(validated(calculator, input)))).toEqual([own[0]])
  })
})

// Compiled validation depends only on field types, and every second calculator covers them all.
describe.each(oneIn(2, [...registry.calculators.values()], 1))('$id, compiled schema', (calculator) => {
  const compiled = compiledValidation(calculator)
  const outcome = (validate: () => unknown) => {
    try {
      return { input: validate() }
    } catch (error) {
      return { issues: (error as InvalidInput).issues }
    }
  }

  it('accepts, parses and rejects like the plain schema', () => {
    const odd = [undefined, null, '', 'x', '5', -1, -0, 0, 0.001, 0.5, 1, 1e20, Number.NaN, true, [], {}, '2026-02-30', '2026-02-28']
    for (const { input } of calculator.examples.slice(0, 1)) {
      const rows: unknown[] = [input, { ...input, unknown: 1 }, JSON.parse('{"__proto__":1}')]
      for (const field of Object.keys(calculator.input.shape)) for (const value of odd) rows.push({ ...input, [field]: value })
      for (const row of rows) expect(outcome(() => compiled(row))).toEqual(outcome(() => validated(calculator, row)))
    }
  })
})

describe('lean evaluation', () => {
  const netSalary = registry.calculators.get('net-salary')!
  const interest = registry.calculators.get('simple-interest')!
  const refusal = (attempt: () => unknown) => {
    try {
      attempt()
    } catch (error) {
      return (error as InvalidInput).issues
    }
    throw new Error('it answered')
  }

  it.each([
    [netSalary, { gross_salary: 100, alimony: 200 }, 'netSalary'],
    [netSalary, { gross_salary: 5000, reference_date: '1980-01-01' }, 'netSalary'],
    // The total exceeds the exact range; the requested field does not.
    [interest, { principal: 69e12, rate: 1000, months: 12 }, 'principal'],
  ])('rejects what a full run rejects, also for fields not requested (%#)', (calculator, input, field) => {
    const lean = calculator.lean([field], ports)
    expect(refusal(() => lean(validated(calculator, input)))).toEqual(refusal(() => run(calculator, input, ports)))
  })

  it('uses the law of each row’s own date', () => {
    const lean = netSalary.lean(['inss'], ports)
    const inssOn = (day: string | undefined) => lean(validated(netSalary, { gross_salary: 9000, ...(day && { reference_date: day }) })).inss
    const days = [undefined, '2019-06-01', '2024-06-01', undefined, '2019-06-01']
    expect(days.map(inssOn)).toEqual(
      days.map((day) => run(netSalary, { gross_salary: 9000, ...(day && { reference_date: day }) }, ports).inss),
    )
  })

  it('throws InvalidInput like a full run', () => {
    expect(() => netSalary.lean(['inss'], ports)(validated(netSalary, {}))).toThrow(InvalidInput)
  })
})
