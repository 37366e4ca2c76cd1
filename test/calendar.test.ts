import { describe, expect, it } from 'vitest'
import { addDays, addMonths, type Day, saoPauloDay } from '../engine/core/day.ts'
import { InvalidInput } from '../engine/core/errors.ts'
import { run } from '../engine/core/operation/run.ts'
import { ports, registry } from './support/ports.ts'

/** Inputs that choose the law before the day does: left out, the day alone decides. */
const CHOOSES_LAW = ['exercise', 'inss', 'agreement']

/**
 * Answered by other dates than the record's: the right acquired before the reform, the limits of each year of payment, the rates that no law
 * has fixed yet. Their own tests hold where each begins and ends.
 */
const BY_OTHER_DATES: readonly string[] = ['acquired-retirement', 'consumption-tax', 'salary-allowance']

/** Known to change on a day whose figures no act has published yet (the limits of a return, the rate of the CBS): closed from then on. */
const CLOSED_FROM: Readonly<Record<string, Day>> = { 'irpf-obligation': '2027-01-01', 'presumed-profit': '2027-01-01' }

const LAWFUL = [...registry.calculators.values()].filter(({ id, input }) => 'reference_date' in input.shape && !BY_OTHER_DATES.includes(id))

describe.each(LAWFUL)('$id on the first of every month', (calculator) => {
  const input = Object.fromEntries(Object.entries(calculator.examples[0]!.input).filter(([field]) => !CHOOSES_LAW.includes(field)))
  const answerOn = (day: Day) => run(calculator, { ...input, reference_date: day }, ports)

  it('answers from where its record starts, and says where that is just before', () => {
    let day: Day = '2026-11-01'
    let refusal: unknown
    while (!refusal && day > '1940-01-01') {
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

  const closed = CLOSED_FROM[calculator.id]
  if (closed) {
    it(`is closed from ${closed} on, and says so by the day`, () => {
      expect(() => answerOn(addDays(closed, -1))).not.toThrow()
      for (const day of [closed, '2031-11-14'] as const) expect(() => answerOn(day)).toThrow(/^reference_date: /)
    })
  } else {
    it('past the newest version the law still answers, for five years', () => {
      expect(() => answerOn('2031-11-14')).not.toThrow()
    })
  }
})

describe.each([...registry.laws.values()])('$id', (law) => {
  it('cites an act and a source for every version, and was not reviewed on a day to come', () => {
    for (const { norm, evidence } of law.versions) {
      expect(norm.act).toMatch(/\S/)
      expect(evidence.sources.length).toBeGreaterThan(0)
      if (evidence.status === 'verified') expect(norm.url).toMatch(/^https?:/)
    }
    expect(law.reviewedOn <= saoPauloDay(new Date())).toBe(true)
  })
})
