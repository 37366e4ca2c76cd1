import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../core/day.ts'
import { decimal } from '../../../../core/ratio.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { netPay, netPayShape, type PayTables } from './net-pay.ts'

const tablesOn = (day: Day): PayTables => ({ inss: inss.at(day).value, irrf: irrf.at(day).value })

describe('net pay', () => {
  it('subtracts alimony from the tax base but not from the net', () => {
    const tables = tablesOn('2019-06-01')
    const plain = netPay({ gross: 5000_00n, dependents: 0 }, tables)
    const paying = netPay({ gross: 5000_00n, dependents: 0, alimony: 1000_00n }, tables)
    expect(paying.inss).toBe(plain.inss)
    // 4,450.00 × 22.5% − 636.13 against 3,450.00 × 15% − 354.80
    expect([plain.irrf, paying.irrf]).toEqual([365_12n, 162_70n])
  })
})

describe('gaps between published bracket deductions', () => {
  const shapeOf = (deduct: bigint) => {
    const { inss: contribution, irrf: tax } = tablesOn('2026-06-01')
    const [first] = tax.brackets
    const brackets = [
      { ...first!, limit: 1000_00n, rate: decimal('0.1'), deduct: 0n },
      { ...first!, limit: null, rate: decimal('0.2'), deduct },
    ]
    return netPayShape({ inss: contribution, irrf: { ...tax, waivedUpTo: 0n, brackets } })
  }

  // 1,000.00 × 20% less the deduction, against 1,000.00 × 10%.
  it('net pay falls by an upward step of the tax and rises by a downward step', () => {
    expect(shapeOf(100_00n)).toEqual({ dip: 4n, rise: 1n })
    expect(shapeOf(90_00n)).toEqual({ dip: 4n + 10_00n, rise: 1n })
    expect(shapeOf(110_00n)).toEqual({ dip: 4n, rise: 1n + 10_00n })
  })
})

const days = [...new Set([...inss.versions, ...irrf.versions].map(({ from }) => from))].sort()

describe.each(days)('shape of net pay from %s', (day) => {
  const tables = tablesOn(day)
  const { dip, rise } = netPayShape(tables)

  it.each([0, 2])('with %i dependents stays within the declared rise and dip', (dependents) => {
    const at = (gross: bigint) => netPay({ gross, dependents }, tables).net
    // Every centavo around each bracket limit, and a coarse scan of the whole range.
    const turns = [...tables.inss.brackets, ...tables.irrf.brackets].flatMap(({ limit }) => (limit === null ? [] : [limit]))
    const firstTax = firstOver(1n, 2000_000n, (gross) => netPay({ gross, dependents }, tables).irrf > 0n)
    let [highest, deepest, steepest] = [0n, 0n, 0n]
    for (let gross = 1n; gross < 1200_000n; gross += 997n) {
      const net = at(gross)
      if (net > highest) highest = net
      if (highest - net > deepest) deepest = highest - net
    }
    for (const turn of [...turns, ...turns.map((limit) => limit + limit / 8n), firstTax]) {
      let before = at(turn - 51n)
      let reached = before
      for (let gross = turn - 50n; gross <= turn + 50n; gross++) {
        const net = at(gross)
        if (net - before > steepest) steepest = net - before
        if (net > reached) reached = net
        if (reached - net > deepest) deepest = reached - net
        before = net
      }
    }
    expect(steepest <= rise, `rises by ${steepest}, said ${rise}`).toBe(true)
    expect(deepest <= dip, `falls by ${deepest}, said ${dip}`).toBe(true)
  })
})

function firstOver(low: bigint, high: bigint, holds: (x: bigint) => boolean): bigint {
  let [below, above] = [low, high]
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (holds(middle)) above = middle
    else below = middle
  }
  return above
}
