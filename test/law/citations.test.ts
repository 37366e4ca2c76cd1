/** Answers never cite an act published after the requested day. */
import { describe, expect, it } from 'vitest'
import { type Day, yearOf } from '../../engine/core/day.ts'
import { InvalidInput, SourceUnavailable } from '../../engine/core/errors.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'

/** Years of acts: "nº 13/2026", "RIR/2018"; excludes years of dates. */
const yearsOf = (text: string): number[] => [...text.matchAll(/(?<!\d\d\/\d\d)\/((?:19|20)\d\d)\b/g)].map((match) => Number(match[1]))

/** Citations without a year, with the date of the act. */
const UNDATED: readonly (readonly [RegExp, Day])[] = [
  [/Tema 478/, '2014-02-26'],
  [/Súmulas? STJ [\d e]*386/, '2009-09-01'],
  [/saque-aniversário/i, '2019-12-12'],
  [/ADI 5\.090/, '2024-06-12'],
]

/** A judgment may be later than the period it settles; a statute may not. */
const judgment = /^(?:STF|STJ|TST), /

const statutes = [...registry.laws.values()].flatMap(({ id, versions }) =>
  versions.filter(({ norm }) => !judgment.test(norm.act)).map(({ from, norm }) => ({ id, from, norm })),
)

it.each(statutes)('$id from $from cites no later act', ({ from, norm }) => {
  for (const year of yearsOf(`${norm.act} ${norm.article ?? ''}`)) expect(year).toBeLessThanOrEqual(yearOf(from))
  if (norm.published) expect(yearOf(norm.published)).toBeLessThanOrEqual(yearOf(from) + 1)
})

const DAYS: readonly Day[] = ['1995', '1998', '2001', '2003', '2005', '2008', '2012', '2016', '2019', '2022', '2024'].map(
  (year) => `${year}-06-15` as Day,
)

describe.each(
  oneIn(
    2,
    [...registry.calculators.values()].filter(({ lawDayField }) => lawDayField !== undefined),
  ),
)('$id', (calculator) => {
  it('assumptions cite no act later than the requested day', () => {
    for (const { input } of calculator.examples) {
      for (const day of DAYS) {
        let assumptions: readonly string[]
        try {
          assumptions = run(calculator, { ...input, [calculator.lawDayField!]: day }, ports).assumptions as string[]
        } catch (error) {
          if (error instanceof InvalidInput || error instanceof SourceUnavailable) continue
          throw error
        }
        for (const sentence of assumptions) {
          for (const year of yearsOf(sentence)) expect(year, sentence).toBeLessThanOrEqual(yearOf(day))
          for (const [act, since] of UNDATED) if (act.test(sentence)) expect(day >= since, `${day}: ${sentence}`).toBe(true)
        }
      }
    }
  })
})

describe.each([...registry.checks.values()].filter(({ lawDayField }) => lawDayField !== undefined))('$id', (check) => {
  it('explanations cite no act later than the month of the document', () => {
    for (const { input } of check.examples) {
      for (const day of DAYS) {
        const said = explained(check, { ...input, [check.lawDayField!]: day })
        for (const sentence of said) for (const year of yearsOf(sentence)) expect(year, sentence).toBeLessThanOrEqual(yearOf(day))
      }
    }
  })
})

/** All explanations of a check; empty when it rejects the day. */
function explained(check: Operation, input: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    const { assumptions, items } = run(check, input, ports) as {
      assumptions: string[]
      items: { why: string; causes: { law: string }[] }[]
    }
    return [...assumptions, ...items.flatMap(({ why, causes }) => [why, ...causes.map(({ law }) => law)])]
  } catch (error) {
    if (error instanceof InvalidInput) return []
    throw error
  }
}
