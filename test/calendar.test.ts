import { describe, expect, it } from 'vitest'
import { addMonths, type Day } from '../engine/core/day.ts'
import { InvalidInput } from '../engine/core/errors.ts'
import { run } from '../engine/core/operation/run.ts'
import { ports, registry } from './support/ports.ts'

/** Each of these has a day of its own before or after which it says it does not answer: its own tests hold it. */
const OWN_LIMITS = ['irpf-obligation', 'income-tax-change', 'night-shift', 'presumed-profit']

const LAWFUL = [...registry.calculators.values()].filter(
  (calculator) => 'reference_date' in calculator.input.shape && !OWN_LIMITS.includes(calculator.id),
)

describe.each(LAWFUL)('$id on the first of every month', (calculator) => {
  it('answers from where its record starts, and says where that is just before', () => {
    const input = { ...calculator.examples[0]!.input }
    const answerOn = (day: Day) => run(calculator, { ...input, reference_date: day }, ports)
    let day: Day = '2026-11-01'
    let refusal: unknown
    while (!refusal && day > '1960-01-01') {
      try {
        expect((answerOn(day).basis as unknown[]).length).toBeGreaterThan(0)
        day = addMonths(day, -1)
      } catch (error) {
        refusal = error
      }
    }
    expect(refusal).toBeInstanceOf(InvalidInput)
    const issue = (refusal as InvalidInput).issues[0]!
    expect(issue.field).toBe('reference_date')
    const starts = /começa em (\d{4}-\d{2}-\d{2})/.exec(issue.message)?.[1] as Day
    expect(starts > day && starts <= addMonths(day, 1)).toBe(true)
    expect(() => answerOn(addMonths(day, -12))).toThrow(InvalidInput)
  })

  it('past the newest version the law still answers, for five years', () => {
    expect(() => run(calculator, { ...calculator.examples[0]!.input, reference_date: '2031-11-14' }, ports)).not.toThrow()
  })
})

describe.each([...registry.laws.values()])('$id', (law) => {
  it('cites an act and a source for every version, and was reviewed after the newest', () => {
    for (const { norm, evidence } of law.versions) {
      expect(norm.act).toMatch(/\S/)
      expect(evidence.sources.length).toBeGreaterThan(0)
      if (evidence.status === 'verified') expect(norm.url).toMatch(/^https?:/)
    }
    expect(law.reviewedOn <= '2026-11-15').toBe(true)
  })
})
