/** What the calculators of retirement answer by what was read of a statement and what the person adds. */
import { addMonths, type Day, isDay, later } from '../../core/day.ts'
import type { Answer } from '../../core/operation/ports.ts'
import type { Feed } from './history.ts'

/** What no statement says. */
export interface CnisFacts {
  readonly sex: 'male' | 'female' | null
  readonly birthDate: string | null
  /** As Meu INSS or an accountant tells it: in place of the one of the statement. */
  readonly averageSalary: number | null
  /** Who stopped contributing years ago is answered by the law of today. */
  readonly today: Day
}

export interface FedAnswer {
  readonly feed: Feed
  readonly answer: Answer | null
  /** Why there is no answer though nothing is missing. */
  readonly problem: string | null
  /** The month a mean was made as of, without what was paid from it on: the newest that its index reaches. */
  readonly asOf: string | null
  /** Fields that still have to be told. */
  readonly missing: readonly string[]
}

/** Where the mean is, in the answer of the calculator that comes first. */
const MEAN = 'averageUsed'
/** The index of the last months may not be out yet, nor be in a release of before it. */
const MONTHS_BACK = 24

/** How an operation is answered, or why it is not. */
export type Asks = (name: string, input: Readonly<Record<string, unknown>>) => Answer | string

/** The mean comes first, and feeds the others where the person tells none. */
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

/** The input as of today; of a mean, as of the newest month its index reaches. */
function daysOf(input: Feed['input'], today: Day): readonly Feed['input'][] {
  const { reference_date: day, reference_month: month } = input
  if (typeof month === 'string')
    return Array.from({ length: MONTHS_BACK + 1 }, (_, back) => addMonths(today, -back).slice(0, 7))
      .concat(month)
      .map((each) => ({ ...input, reference_month: each, contributions: paidBefore(each, input.contributions) }))
  return [typeof day === 'string' && isDay(day) ? { ...input, reference_date: later(day, today) } : input]
}

/** A benefit counts what was paid before its month. */
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
