/** Work that would hold the page is done in turns, between which it answers to a finger. */
import type { Answer, Operation } from '../../../../engine/core/operation/operation.ts'
import { partsOf, run } from '../../../../engine/core/operation/run.ts'
import type { Answers } from '../answers/question-body.ts'

/** The longest the page is held before it is let to answer to a finger, in milliseconds. */
const TURN = 12

export const inTurns: Answers = async (question: Operation, raw, ports): Promise<Answer> => {
  const parts = partsOf(question, raw, ports)
  if (!parts) return run(question, raw, ports)
  for (let ends = performance.now() + TURN; ; ) {
    const part = parts.next()
    if (part.done) return part.value
    if (performance.now() < ends) continue
    await new Promise((resolve) => setTimeout(resolve))
    ends = performance.now() + TURN
  }
}
