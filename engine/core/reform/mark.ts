/** What tells an answer under a hypothesis apart from one under the law. */
import type { Basis, Version } from '../dated.ts'
import type { Line } from '../operation/context.ts'
import type { Hypothesis } from '../operation/ports.ts'
import { Ratio } from '../ratio.ts'
import { Sentence } from '../sentence.ts'

export const MARK = '(hipótese)'

interface Figures {
  readonly ratios: ReadonlySet<string>
  readonly amounts: ReadonlySet<bigint>
}

/** The figures of a version that is not the law, as a step would tell them. */
const figures = new WeakMap<Version<unknown>, Figures>()

function figuresOf(version: Version<unknown>): Figures {
  let known = figures.get(version)
  if (!known) {
    const ratios = new Set<string>()
    const amounts = new Set<bigint>()
    const walk = (value: unknown): void => {
      if (typeof value === 'bigint') {
        if (value !== 0n) amounts.add(value)
      } else if (value instanceof Ratio) ratios.add(key(value))
      else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk)
    }
    walk(version.value)
    known = { ratios, amounts }
    figures.set(version, known)
  }
  return known
}

/** Of the versions an answer read, those that a hypothesis made. */
export function versionsRead({ laws }: Hypothesis, basis: readonly Basis[]): Version<unknown>[] {
  return basis.flatMap(({ table, effectiveFrom, evidence }) => {
    const law = evidence === 'hypothetical' ? laws.get(table) : undefined
    return law ? [law.at(effectiveFrom)] : []
  })
}

const key = (rate: Ratio): string => String(rate.toPercent(10))

/** Whether a line of the calculation tells a figure of a table that changes. */
export function readsHypothesis({ formula }: Line, versions: readonly Version<unknown>[]): boolean {
  if (versions.length === 0) return false
  const all = versions.map(figuresOf)
  const told = (value: unknown): boolean => {
    if (typeof value === 'bigint') return all.some(({ amounts }) => amounts.has(value))
    if (value instanceof Ratio) return !value.isZero && all.some(({ ratios }) => ratios.has(key(value)))
    return value instanceof Sentence && value.values.some(told)
  }
  const said = typeof formula === 'function' ? formula() : formula
  return typeof said !== 'string' && told(said)
}

/** The reform behind an answer, for whoever sends it: no field of the answer has its name. */
const behind = new WeakMap<object, string>()

export const reformBehind = (answer: object): string | undefined => behind.get(answer)

export function rememberReform<A extends object>(answer: A, id: string): A {
  behind.set(answer, id)
  return answer
}
