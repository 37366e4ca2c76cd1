import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import { UFS } from '../../law/ipva.ts'

const car = registry.calculators.get('car-ownership-cost')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it.each([...UFS])('%s has a rate and states it in the assumptions', (state) => {
  const answer = run(car, { car_value: 100000, state }, ports)
  expect(answer.annualIpva).toBeGreaterThanOrEqual(1900)
  expect(answer.annualIpva).toBeLessThanOrEqual(4000)
  expect((answer.assumptions as string[]).some((sentence) => sentence.startsWith(`IPVA de ${state}`))).toBe(true)
})

it('the monthly parts sum up, and the year is twelve unrounded months', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 10 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 300 }),
      (value, km, fuelThousandths, kmPerLiterTenths) => {
        const input = { car_value: value / 100, monthly_km: km, fuel_price: fuelThousandths / 1000, km_per_liter: kmPerLiterTenths / 10 }
        const answer = run(car, input, ports) as { monthly: Record<string, number>; annualTotal: number }
        const { total, ...parts } = answer.monthly
        expect(Object.values(parts).reduce((sum, part) => sum + cents(part), 0)).toBe(cents(total))
        const fuel = new Decimal(km).times(fuelThousandths).div(100).div(kmPerLiterTenths).times(12)
        const year = new Decimal(value).times(23).div(10_000).plus(fuel)
        expect(answer.annualTotal).toBe(year.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber())
      },
    ),
  )
})

it('ignores the financing installment of an unfinanced car, with a note', () => {
  const answer = run(car, { car_value: 50000, monthly_financing: 800 }, ports)
  expect(answer.monthly).toMatchObject({ financing: 0 })
  expect((answer.assumptions as string[]).join(' ')).toContain('has_financing')
})

it('limits insurance to the price of the car', () => {
  const insured = (insurance_percent: number) => () => run(car, { car_value: 100000, state: 'SP', insurance_percent }, ports)
  expect(insured(100)).not.toThrow()
  expect(insured(100.01)).toThrow(/insurance_percent/)
})
