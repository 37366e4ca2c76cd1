/** Marks results under hypothetical law. */
import type { Answer } from '../../operation/evaluation/ports.ts'
import { at } from '../collections/records.ts'

export const MARK = '(hipótese)'

/** Association of responses with their reform, outside the response because no field holds it. */
const behind = new WeakMap<object, string>()

export const reformIdOf = (answer: object): string | undefined => behind.get(answer)

/** Reform id of a response, from the association above or from its own fields. */
export function reformOfAnswer(answer: Answer): string | undefined {
  const said = [answer.hypothetical, at(answer.reform, 'hypothetical')].includes(true) ? at(answer.reform, 'id') : undefined
  const id = reformIdOf(answer) ?? said
  return typeof id === 'string' ? id : undefined
}

export function tagWithReform<A extends object>(answer: A, id: string): A {
  behind.set(answer, id)
  return answer
}
