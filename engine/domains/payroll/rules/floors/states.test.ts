import { expect, it } from 'vitest'
import { STATES } from './states.ts'
import { floorLaw } from './wage-floor.ts'

it('has the 26 states and the Federal District, once each', () => {
  expect(STATES).toHaveLength(27)
  expect(new Set(STATES).size).toBe(27)
  expect(STATES).toContain('DF')
})

it('has five states with a floor of their own', () => {
  expect(STATES.filter((state) => floorLaw(state) !== null)).toEqual(['PR', 'RJ', 'RS', 'SC', 'SP'])
})
