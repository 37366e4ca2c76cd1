import { describe, expect, it } from 'vitest'
import { addDays, addMonths, type Day, saoPauloDay } from '../../engine/core/day.ts'
import { InvalidInput } from '../../engine/core/errors.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../support/ports.ts'

/** Inputs that select the law before the date does; omitted, so that the date alone decides. */
const CHOOSES_LAW = ['exercise', 'inss', 'payment_year']

/**
 * Operations unavailable from a date on, besides the end of a table they cite: figures will change, but no act has published them yet
 * (the limits of a return, the rate of the CBS).
 */
const CLOSED_FROM: Readonly<Record<string, Day>> = {
  'irpf-obligation': '2027-01-01',
  'presumed-profit': '2027-01-01',
  'salary-allowance': '2027-01-01',
}

/**
 * Rates not yet fixed by law from a date on, which the caller must provide (LC 214/2025, arts. 344 and 347); a missing rate is reported by
 * name.
 */
const CALLER_GIVES: Readonly<
  Record<string, { readonly from: Day; readonly first: string; readonly given: Readonly<Record<string, number>> }>
> = {
  'consumption-tax': { from: '2027-01-01', first: 'cbs_rate', given: { cbs_rate: 8.4, ibs_state_rate: 0.05, ibs_municipal_rate: 0.05 } },
}

/** First day after the end that an act states for a table the answer cites; null when none ends. */
function endOf(answer: object): Day | null {
  const { basis } = answer as { basis: readonly { table: string }[] }
  const ends = basis.flatMap(({ table }) => registry.laws.get(table)?.ends?.on ?? [])
  return ends.length === 0 ? null : addDays(ends.sort()[0]!, 1)
}

const LAWFUL = [...registry.calculators.values()].filter((calculator) => 'reference_date' in calculator.input.shape)

describe.each(LAWFUL)('$id on the first of every month', (calculator) => {
  const input = Object.fromEntries(Object.entries(calculator.examples[0]!.input).filter(([field]) => !CHOOSES_LAW.includes(field)))
  const answerOn = (day: Day) => run(calculator, { ...input, reference_date: day }, ports)

  it('answers from the first day of its record and reports that day just before it', () => {
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

  const closed = CLOSED_FROM[calculator.id] ?? endOf(answerOn('2026-11-01'))
  const asked = CALLER_GIVES[calculator.id]
  if (closed) {
    it(`is unavailable from ${closed} on and reports that day`, () => {
      expect(() => answerOn(addDays(closed, -1))).not.toThrow()
      for (const day of [closed, '2031-11-14'] as const) expect(() => answerOn(day)).toThrow(/^reference_date: /)
    })
  } else if (asked) {
    it(`requires rates not yet fixed by law from ${asked.from} on, by name, and answers with them for five years`, () => {
      expect(() => answerOn(addDays(asked.from, -1))).not.toThrow()
      for (const day of [asked.from, '2031-11-14'] as const) {
        expect(() => answerOn(day)).toThrow(new RegExp(`^${asked.first}: `))
        expect(() => run(calculator, { ...input, ...asked.given, reference_date: day }, ports)).not.toThrow()
      }
    })
  } else {
    it('answers for five years past the newest version of the law', () => {
      expect(() => answerOn('2031-11-14')).not.toThrow()
    })
  }
})

describe.each([...registry.laws.values()])('$id', (law) => {
  it('cites an act and a source for every version, without a future review date', () => {
    for (const { norm, evidence } of law.versions) {
      expect(norm.act).toMatch(/\S/)
      expect(evidence.sources.length).toBeGreaterThan(0)
      if (evidence.status === 'verified') expect(norm.url).toMatch(/^https?:/)
    }
    expect(law.reviewedOn <= saoPauloDay(new Date())).toBe(true)
  })
})
