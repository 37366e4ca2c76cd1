/** What tells an answer under a hypothesis apart from one under the law. */
import type { Answer } from '../operation/ports.ts'
import { at } from '../records.ts'

export const MARK = '(hipótese)'

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
