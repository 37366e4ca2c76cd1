/** What tells an answer under a hypothesis apart from one under the law. */
import type { Basis, Version } from '../dated.ts'
import type { Line } from '../operation/context.ts'
import type { Answer, Hypothesis } from '../operation/ports.ts'
import { Ratio } from '../ratio.ts'
import { at } from '../records.ts'
import { Sentence } from '../sentence.ts'

export const MARK = '(hipótese)'

/** Amounts in centavos, and fractions as they are told. */
type Figures = ReadonlySet<bigint | number>

/** The figures of a version that is not the law, as a step would tell them. */
const figures = new WeakMap<Version<unknown>, Figures>()

function figuresOf(version: Version<unknown>): Figures {
  const known = figures.get(version)
  if (known) return known
  const found = new Set<bigint | number>()
  const walk = (value: unknown): void => {
    if (isFigure(value)) found.add(key(value))
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk)
  }
  walk(version.value)
  found.delete(0n)
  found.delete(0)
  figures.set(version, found)
  return found
}

/** Of the versions an answer read, those that a hypothesis made. */
export function versionsRead({ laws }: Hypothesis, basis: readonly Basis[]): Version<unknown>[] {
  return basis.flatMap(({ table, effectiveFrom, evidence }) => (evidence === 'hypothetical' ? [laws.get(table)!.at(effectiveFrom)] : []))
}

const isFigure = (value: unknown): value is bigint | Ratio => typeof value === 'bigint' || value instanceof Ratio
/** A fraction to its twelfth decimal, so that the same one written otherwise is the same. */
const key = (value: bigint | Ratio): bigint | number =>
  typeof value === 'bigint' ? value : Math.round((Number(value.n) / Number(value.d)) * 1e12)

/** Whether a line of the calculation tells a figure of a table that changes. */
export function readsHypothesis({ formula }: Line, versions: readonly Version<unknown>[]): boolean {
  const told = (value: unknown): boolean =>
    isFigure(value) ? versions.some((version) => figuresOf(version).has(key(value))) : value instanceof Sentence && value.values.some(told)
  return told(typeof formula === 'function' ? formula() : formula)
}

/** The reform behind an answer, for whoever sends it: no field of the answer has its name. */
const behind = new WeakMap<object, string>()

export const reformBehind = (answer: object): string | undefined => behind.get(answer)

/** The reform an answer is of, by itself or by what it says of it. */
export function reformOfAnswer(answer: Answer): string | undefined {
  const said = [answer.hypothetical, at(answer.reform, 'hypothetical')].includes(true) ? at(answer.reform, 'id') : undefined
  const id = reformBehind(answer) ?? said
  return typeof id === 'string' ? id : undefined
}

export function rememberReform<A extends object>(answer: A, id: string): A {
  behind.set(answer, id)
  return answer
}
