import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'

const calculator = registry.calculators.get('weekly-rest')!
const days = { working_days: 25, rest_days: 5 }

it('takes the whole or its parts, and refuses both or neither', () => {
  expect(() => run(calculator, { ...days }, ports)).toThrow(/variable_pay/)
  expect(() => run(calculator, { ...days, overtime: 0, commission: 0 }, ports)).toThrow(/variable_pay/)
  expect(() => run(calculator, { ...days, variable_pay: 10, overtime: 10 }, ports)).toThrow(/variable_pay/)
  const parts = run(calculator, { ...days, overtime: 10, commission: 20, night_premium: 30 }, ports)
  expect(parts.restDayReflex).toBe(run(calculator, { ...days, variable_pay: 60 }, ports).restDayReflex)
})

it('a month has at most 31 days', () => {
  expect(() => run(calculator, { variable_pay: 10, working_days: 27, rest_days: 5 }, ports)).toThrow(/31 dias/)
  expect(run(calculator, { variable_pay: 10, working_days: 26, rest_days: 5 }, ports).total).toBeGreaterThan(10)
})
