/** Cooperative scheduling: long work yields to user input. */
import type { Answer, Operation } from '../../../../engine/operation/definition/operation.ts'
import { partsOf, run } from '../../../../engine/operation/evaluation/run.ts'
import type { Answers } from '../../answers/question-body.ts'

/** Maximum time slice, in ms. */
const TURN = 12

export const answerYielding: Answers = async (question: Operation, raw, ports): Promise<Answer> => {
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
