/** What tells an answer under a hypothesis apart from one under the law. */
import type { Line } from '../operation/context.ts'
import type { Hypothesis } from '../operation/ports.ts'
import { Ratio } from '../ratio.ts'
import { Sentence } from '../sentence.ts'

export const MARK = '(hipótese)'

/** The figures of the tables that change, as a step would tell them. */
const figures = new WeakMap<Hypothesis, { readonly ratios: ReadonlySet<string>; readonly amounts: ReadonlySet<bigint> }>()

function figuresOf(hypothesis: Hypothesis) {
  let known = figures.get(hypothesis)
  if (!known) {
    const ratios = new Set<string>()
    const amounts = new Set<bigint>()
    const walk = (value: unknown): void => {
      if (typeof value === 'bigint') {
        if (value !== 0n) amounts.add(value)
      } else if (value instanceof Ratio) ratios.add(key(value))
      else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk)
    }
    for (const law of hypothesis.laws.values())
      for (const version of law.versions) if (readable(() => version.hypothetical)) walk(version.value)
    known = { ratios, amounts }
    figures.set(hypothesis, known)
  }
  return known
}

/** A version of another time may have nothing of what is changed: then it is nobody's to read. */
function readable(look: () => boolean | undefined): boolean {
  try {
    return look() === true
  } catch {
    return false
  }
}

const key = (rate: Ratio): string => String(rate.toPercent(10))

/** Whether a line of the calculation tells a figure of a table that changes. */
export function readsHypothesis({ formula }: Line, hypothesis: Hypothesis): boolean {
  const { ratios, amounts } = figuresOf(hypothesis)
  const told = (value: unknown): boolean => {
    if (typeof value === 'bigint') return amounts.has(value)
    if (value instanceof Ratio) return !value.isZero && ratios.has(key(value))
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
