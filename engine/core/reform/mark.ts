/** What tells an answer under a hypothesis apart from one under the law. */
import type { Basis, Version } from '../dated.ts'
import type { Line } from '../operation/context.ts'
import type { Hypothesis } from '../operation/ports.ts'
import { Ratio } from '../ratio.ts'
import { Sentence } from '../sentence.ts'

export const MARK = '(hipótese)'

/** The figures of a version that is not the law, as a step would tell them. */
const figures = new WeakMap<Version<unknown>, ReadonlySet<bigint | string>>()

function figuresOf(version: Version<unknown>): ReadonlySet<bigint | string> {
  const known = figures.get(version)
  if (known) return known
  const found = new Set<bigint | string>()
  const walk = (value: unknown): void => {
    if (isFigure(value)) found.add(key(value))
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk)
  }
  walk(version.value)
  found.delete(0n)
  figures.set(version, found)
  return found
}

/** Of the versions an answer read, those that a hypothesis made. */
export function versionsRead({ laws }: Hypothesis, basis: readonly Basis[]): Version<unknown>[] {
  return basis.flatMap(({ table, effectiveFrom, evidence }) => (evidence === 'hypothetical' ? [laws.get(table)!.at(effectiveFrom)] : []))
}

const isFigure = (value: unknown): value is bigint | Ratio => typeof value === 'bigint' || value instanceof Ratio
const key = (value: bigint | Ratio): bigint | string => (typeof value === 'bigint' ? value : String(value.toPercent(10)))

/** Whether a line of the calculation tells a figure of a table that changes. */
export function readsHypothesis({ formula }: Line, versions: readonly Version<unknown>[]): boolean {
  const told = (value: unknown): boolean =>
    isFigure(value)
      ? key(value) !== '0' && versions.some((version) => figuresOf(version).has(key(value)))
      : value instanceof Sentence && value.values.some(told)
  return told(typeof formula === 'function' ? formula() : formula)
}

/** The reform behind an answer, for whoever sends it: no field of the answer has its name. */
const behind = new WeakMap<object, string>()

export const reformBehind = (answer: object): string | undefined => behind.get(answer)

export function rememberReform<A extends object>(answer: A, id: string): A {
  behind.set(answer, id)
  return answer
}
