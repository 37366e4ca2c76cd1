/** Runs the retirement calculators on a parsed CNIS statement plus the user's facts. */
import { addMonths, type Day, isDay, later } from '../../core/day.ts'
import type { Answer } from '../../operation/evaluation/ports.ts'
import type { Feed } from './history.ts'

/** Facts absent from the statement. */
export interface CnisFacts {
  readonly sex: 'male' | 'female' | null
  readonly birthDate: string | null
  /** Average from Meu INSS or an accountant; replaces the computed one. */
  readonly averageSalary: number | null
  /** Date of the applicable law, also for a person who stopped contributing years ago. */
  readonly today: Day
}

export interface FedAnswer {
  readonly feed: Feed
  readonly answer: Answer | null
  /** Reason for a missing result with complete input. */
  readonly problem: string | null
  /** Month of the average, which excludes contributions from that month on: the latest month covered by its index. */
  readonly asOf: string | null
  /** Fields still missing. */
  readonly missing: readonly string[]
}

/** Result field with the average, in the first calculator. */
const MEAN = 'averageUsed'
/** The index of recent months may be unpublished, or missing from an older data release. */
const MONTHS_BACK = 24

/** Result of an operation, or the reason for its failure. */
export type Asks = (name: string, input: Readonly<Record<string, unknown>>) => Answer | string

/** Computes the average first and passes it to the other calculators unless the user provides one. */
export function answersBy(feeds: readonly Feed[], facts: CnisFacts, ask: Asks): readonly FedAnswer[] {
  let mean = facts.averageSalary
  return feeds.map((feed) => {
    const told: Readonly<Record<string, unknown>> = {
      ...(facts.sex !== null && { sex: facts.sex }),
      ...(facts.birthDate !== null && { birth_date: facts.birthDate }),
      ...(mean !== null && { average_salary: mean }),
    }
    const missing = feed.missing.filter((field) => !Object.hasOwn(told, field))
    if (missing.length > 0) return { feed, answer: null, problem: null, asOf: null, missing }
    const taken = Object.fromEntries(feed.takes.filter((field) => Object.hasOwn(told, field)).map((field) => [field, told[field]]))
    const { answer, problem, asOf } = firstAnswer(feed.name, daysOf(feed.input, facts.today), taken, ask)
    if (typeof answer?.[MEAN] === 'number') mean ??= answer[MEAN]
    return { feed, answer, problem, asOf, missing }
  })
}

/** Input with today's date; for an average, one input per month back to the latest covered by its index. */
function daysOf(input: Feed['input'], today: Day): readonly Feed['input'][] {
  const { reference_date: day, reference_month: month } = input
  if (typeof month === 'string')
    return Array.from({ length: MONTHS_BACK + 1 }, (_, back) => addMonths(today, -back).slice(0, 7))
      .concat(month)
      .map((each) => ({ ...input, reference_month: each, contributions: paidBefore(each, input.contributions) }))
  return [typeof day === 'string' && isDay(day) ? { ...input, reference_date: later(day, today) } : input]
}

/** A benefit counts only contributions before its month. */
const paidBefore = (month: string, contributions: unknown): unknown =>
  Array.isArray(contributions) ? contributions.filter((each: { readonly month: string }) => each.month < month) : contributions

function firstAnswer(
  name: string,
  inputs: readonly Feed['input'][],
  taken: Feed['input'],
  ask: Asks,
): Pick<FedAnswer, 'answer' | 'problem' | 'asOf'> {
  let problem: string | null = null
  for (const input of inputs) {
    const found = ask(name, { ...input, ...taken })
    const { reference_month: month } = input
    if (typeof found !== 'string') return { answer: found, problem: null, asOf: typeof month === 'string' ? month : null }
    problem ??= found
  }
  return { answer: null, problem, asOf: null }
}
