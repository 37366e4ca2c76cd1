/** What tells an answer under a hypothesis apart from one under the law. */
import type { Basis, Law, Version } from '../dated.ts'
import type { Line } from '../operation/context.ts'
import type { Answer, Hypothesis } from '../operation/ports.ts'
import { Ratio } from '../ratio.ts'
import { at } from '../records.ts'
import { Sentence } from '../sentence.ts'

export const MARK = '(hipótese)'

/** Amounts in centavos, and fractions as they are told. */
type Figures = ReadonlySet<bigint | number>

/** The figures of a version, as a step would tell them. */
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

/** The versions an answer read: those that a hypothesis made, and those that are the law. */
export interface VersionsRead {
  readonly changed: readonly Version<unknown>[]
  readonly recorded: readonly Version<unknown>[]
}

export function versionsRead({ laws }: Hypothesis, basis: readonly Basis[], recorded: ReadonlyMap<string, Law<unknown>>): VersionsRead {
  const read = (of: ReadonlyMap<string, Law<unknown>>, isChanged: boolean): Version<unknown>[] =>
    basis.flatMap(({ table, effectiveFrom, evidence }) => {
      const law = of.get(table)
      return law && (evidence === 'hypothetical') === isChanged ? [law.at(effectiveFrom)] : []
    })
  const changed = read(laws, true)
  return { changed, recorded: changed.length > 0 ? read(recorded, false) : [] }
}

const isFigure = (value: unknown): value is bigint | Ratio => typeof value === 'bigint' || value instanceof Ratio
/** A fraction to its twelfth decimal, so that the same one written otherwise is the same. */
const key = (value: bigint | Ratio): bigint | number =>
  typeof value === 'bigint' ? value : Math.round((Number(value.n) / Number(value.d)) * 1e12)

/** Whether a line of the calculation tells a figure of a table that changes, and of no other that was read: 7.5% is a rate of the INSS and of the income tax. */
export function readsHypothesis({ formula }: Line, { changed, recorded }: VersionsRead): boolean {
  const isIn = (versions: readonly Version<unknown>[], value: bigint | Ratio): boolean =>
    versions.some((version) => figuresOf(version).has(key(value)))
  const told = (value: unknown): boolean =>
    isFigure(value) ? isIn(changed, value) && !isIn(recorded, value) : value instanceof Sentence && value.values.some(told)
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
