import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { floorFacts } from './floor-facts.ts'

it('reads hours with decimals and the other facts as they are', () => {
  const told = {
    weekly_hours: Ratio.of(75n, 2n),
    contract: 'part_time',
    state: 'PR',
    floor_band: 2,
    occupation: '411005',
    agreement_floor: reais('2050.00'),
  } as const
  expect(floorFacts(told)).toEqual({
    weeklyHours: 37.5,
    monthlyHours: undefined,
    contract: 'part_time',
    state: 'PR',
    floorBand: 2,
    occupation: '411005',
    agreementFloor: reais('2050.00'),
  })
})

it('keeps an agreement floor of zero, which says that there is none, apart from one not informed', () => {
  expect(floorFacts({ agreement_floor: 0n }).agreementFloor).toBe(0n)
  expect(Object.values(floorFacts({})).every((fact) => fact === undefined)).toBe(true)
})
