import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { portsOn, registry } from '../support/ports.ts'
import { extremes, faultOf, partOf } from '../support/walk.ts'

const PARTS = 12
/** Each part takes every twelfth item, which spreads each larger operation over all parts. */
const parts = Array.from({ length: rounds(1, PARTS) }, (_, part) => part)
const LONG = 300_000

describe('schema bounds', () => {
  it.each(parts)(
    'accepts or rejects by name both ends of every bound, alone and in pairs: part %i',
    (part) => {
      const faults: string[] = []
      let tried = 0
      for (const extreme of partOf(extremes(), part, PARTS)) {
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
  ])('rejects a bond worth less than a centavo by name: %s %o', (operation, input, field) => {
    const calculator = registry.calculators.get(operation)!
    expect(() => run(calculator, input, portsOn('2026-11-16'))).toThrow(new RegExp(`^${field}: `))
  })
})
