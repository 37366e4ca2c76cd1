import { describe, expect, it } from 'vitest'
import { portion } from '../../../core/money.ts'
import { inssDue } from '../rules/withholding/inss.ts'
import inss from './inss.ts'
import irrf from './irrf.ts'
import minimumWage from './minimum-wage.ts'

describe.each([...inss.versions])('INSS from $from', ({ value }) => {
  it('limits and rates increase, and the last limit is the ceiling', () => {
    const { brackets, ceiling } = value
    for (const [index, { limit, rate }] of brackets.entries()) {
      const before = brackets[index - 1]
      if (before) {
        expect(limit > before.limit).toBe(true)
        expect(rate.compare(before.rate)).toBe(1)
      }
    }
    expect(brackets.at(-1)!.limit).toBe(ceiling)
  })
})

/**
 * Discontinuity of the law itself: the UFIR tables (until December 1995) round the deductions of 26.6% and 35% to 376.40 and 1,888.25 UFIR,
 * where continuity requires 376.20 and 1,888.40; 8 to 16 centavos in reais. No other table has such a step.
 */
const UFIR_ENDS = '1996-01-01'

describe.each([...irrf.versions])('IRRF from $from', ({ from, value: { brackets } }) => {
  it('limits and rates increase, and deductions join the brackets within two centavos', () => {
    for (const [index, bracket] of brackets.entries()) {
      const before = brackets[index - 1]
      if (!before) continue
      expect(before.limit !== null && (bracket.limit === null || bracket.limit > before.limit)).toBe(true)
      expect(bracket.rate.compare(before.rate)).toBe(1)
      const below = portion(before.limit!, before.rate, 'halfUp') - before.deduct
      const above = portion(before.limit!, bracket.rate, 'halfUp') - bracket.deduct
      const gap = below > above ? below - above : above - below
      if (from < UFIR_ENDS && index >= 2) expect(gap >= 8n && gap <= 16n).toBe(true)
      else expect(gap <= 2n, `${from} at ${before.limit}: ${gap}`).toBe(true)
    }
    expect(brackets.at(-1)!.limit).toBeNull()
  })
})

it('the minimum wage never decreases', () => {
  for (const [index, { value }] of minimumWage.versions.entries()) {
    const older = minimumWage.versions[index + 1]
    if (older) expect(value.monthly > older.value.monthly).toBe(true)
  }
})

it('the ceilings of the progressive years equal the published maximum contributions', () => {
  const published: [string, bigint][] = [
    ['2020-03-01', 713_08n],
    ['2021-01-01', 751_97n],
    ['2022-01-01', 828_38n],
    ['2023-01-01', 877_22n],
    ['2023-05-01', 876_95n],
    ['2024-01-01', 908_85n],
    ['2025-01-01', 951_62n],
    ['2026-01-01', 988_07n],
  ]
  for (const [from, most] of published) {
    const { value } = inss.versions.find((version) => version.from === from)!
    expect(inssDue(value.ceiling, value).amount).toBe(most)
  }
})
