/** Assumptions cite no rule later than the day of the law: each example is answered again on earlier days. */
import { describe, expect, it } from 'vitest'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../engine/core/errors.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

const DAYS = ['1999-04-10', '2005-06-15', '2012-06-15', '2017-05-25', '2019-05-15', '2025-12-31']
const TODAY = '2026-11-19'

/** Years of the numbered acts that a sentence cites: "Lei nº 15.270/2025". */
const yearsOf = (sentence: string): number[] => [...sentence.matchAll(/nº [\d.]+\/(\d{4})/g)].map(([, year]) => Number(year))

/** Rules inside older acts, and decisions, with their first day. */
const SINCE: readonly (readonly [RegExp, string])[] = [
  [/8\.036\/1990, art\. 13, § 7º/, '2017-05-26'],
  [/art\. 484-A/, '2017-11-11'],
  [/art\. 59-A/, '2017-11-11'],
  [/8\.036\/1990, arts?\. 20-A/, '2019-07-24'],
  [/STJ, Tema 478/, '2014-02-26'],
  [/imposto e redução arredondados/, '2026-01-01'],
]

/** Says that the rule did not exist yet. */
const BEFORE_IT = /ainda não previa/

const late = (sentence: string, day: string): boolean =>
  !BEFORE_IT.test(sentence) &&
  (yearsOf(sentence).some((year) => year > Number(day.slice(0, 4))) || SINCE.some(([rule, since]) => day < since && rule.test(sentence)))

function assumptionsOn(id: string, input: object): readonly string[] {
  try {
    const { assumptions } = run(registry.calculators.get(id)!, input, portsOn(TODAY)) as { assumptions: readonly string[] }
    return assumptions
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof LawNotRecorded || error instanceof SourceUnavailable) return []
    throw error
  }
}

/** Compares the law of a day with the law of today. */
const OF_TWO_DAYS = ['income-tax-change']

const DATED = [...registry.calculators.values()].filter(
  ({ id, inputSchema }) => !OF_TWO_DAYS.includes(id) && 'reference_date' in (inputSchema.properties ?? {}),
)

describe.each(DATED)('$id', ({ id, examples }) => {
  it('cites only rules of its time', () => {
    const found = examples.flatMap(({ input }) =>
      DAYS.flatMap((reference_date) =>
        assumptionsOn(id, { ...input, reference_date })
          .filter((sentence) => late(sentence, reference_date))
          .map((sentence) => `${reference_date}: ${sentence}`),
      ),
    )
    expect([...new Set(found)]).toEqual([])
  })
})

it.each([
  ['Redução da Lei nº 15.270/2025.', '2025-12-31', false],
  ['Redução da Lei nº 15.270/2025.', '2024-12-31', true],
  ['Fora da base (Lei nº 8.036/1990, art. 13, § 7º).', '2017-05-25', true],
  ['Fora da base (Lei nº 8.036/1990, art. 13, § 7º).', '2017-05-26', false],
])('"%s" on %s is of a later time: %s', (sentence, day, expected) => {
  expect(late(sentence, day)).toBe(expected)
})
