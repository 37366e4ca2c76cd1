import { expect, it } from 'vitest'
import { ports } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'
import decision from './index.ts'

it("converts each final net worth to today's prices, to the nearest centavo", () => {
  const ask = (horizon_months: number, annual_inflation: number) => {
    const rent = { monthly_rent: 1800, rent_adjustment: 5, investment_return: 10 }
    const home = { property_value: 600_000, down_payment: 120_000, financing_rate: 12 }
    return run(decision, { ...rent, ...home, horizon_months, annual_inflation }, ports) as Record<string, number>
  }
  for (const years of [1, 2, 3, 5, 8]) {
    const [then, today] = [ask(12 * years, 0), ask(12 * years, 4)]
    for (const life of ['buyWealthToday', 'rentWealthToday'])
      expect(today[life], `${life} ${years}`).toBe(Math.round((then[life]! * 100) / 1.04 ** years) / 100)
  }
})
