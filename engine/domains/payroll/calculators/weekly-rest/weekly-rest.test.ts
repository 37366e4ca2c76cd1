import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('weekly-rest')!
const days = { working_days: 25, rest_days: 5 }

it('accepts the total or its parts, and rejects both or neither', () => {
  expect(() => run(calculator, { ...days }, ports)).toThrow(/variable_pay/)
  expect(() => run(calculator, { ...days, overtime: 0, commission: 0 }, ports)).toThrow(/variable_pay/)
  expect(() => run(calculator, { ...days, variable_pay: 10, overtime: 10 }, ports)).toThrow(/variable_pay/)
  const parts = run(calculator, { ...days, overtime: 10, commission: 20, night_premium: 30 }, ports)
  expect(parts.restDayReflex).toBe(run(calculator, { ...days, variable_pay: 60 }, ports).restDayReflex)
})

it('rejects a month of more than 31 days', () => {
  expect(() => run(calculator, { variable_pay: 10, working_days: 27, rest_days: 5 }, ports)).toThrow(/31 dias/)
  expect(run(calculator, { variable_pay: 10, working_days: 26, rest_days: 5 }, ports).total).toBeGreaterThan(10)
})
