import { describe, expect, it } from 'vitest'
import { run } from '../engine/core/operation/run.ts'
import { portsOn, registry } from './support/ports.ts'
import { extremes, faultOf, solvedWrong, solvePairs } from './support/walk.ts'

/** One pair in so many, spread over all calculators: `npm run walk` tries every one. */
const EVERY = 37
const EVERY_PAIR_OF_BOUNDS = 60
/** Some ten seconds of one processor each; on a busy machine, many times that. */
const LONG = 300_000

describe('what the schemas admit', () => {
  it(
    'solve answers a calculator × an input × a result with a value or a reason, within 400 evaluations, exact only where it is',
    () => {
      const wrong: string[] = []
      let index = 0
      for (const pair of solvePairs()) {
        if (index++ % EVERY !== 0) continue
        for (const what of solvedWrong(pair)) wrong.push(`${pair.calculator} ${pair.field} → ${pair.target} = ${pair.wanted}: ${what}`)
      }
      expect(index).toBeGreaterThan(4000)
      expect(wrong).toEqual([])
    },
    LONG,
  )

  it(
    'is answered or refused by name at both ends of every bound, alone and in pairs',
    () => {
      const faults: string[] = []
      let tried = 0
      for (const extreme of extremes(EVERY_PAIR_OF_BOUNDS)) {
        tried++
        const fault = faultOf(extreme)
        if (fault !== null) faults.push(`${extreme.operation} ${extreme.moved}: ${fault}`)
      }
      expect(tried).toBeGreaterThan(2000)
      expect(faults).toEqual([])
    },
    LONG,
  )

  it.each([
    ['tesouro-ipca', { rate: 600, maturity: '2035-05-15', trade: '2026-02-06', amount: 1000 }, 'rate'],
    ['tesouro-prefixado', { rate: 1000, maturity: '2035-01-01', trade: '2026-02-06', amount: 1000 }, 'rate'],
    ['tesouro-selic', { maturity: '2065-12-15', rate: 100, amount: 10_000 }, 'rate'],
    ['tesouro-ipca', { rate: 7, maturity: '2035-05-15', trade: '2026-02-06', amount: 1000, vna: 0.01 }, 'vna'],
    ['tesouro-selic', { maturity: '2031-03-01', rate: 0.1, amount: 10_000, vna: 0.01 }, 'vna'],
  ])('a bond worth less than a centavo is refused by name: %s %o', (operation, input, field) => {
    const calculator = registry.calculators.get(operation)!
    expect(() => run(calculator, input, portsOn('2026-11-16'))).toThrow(new RegExp(`^${field}: `))
  })
})
