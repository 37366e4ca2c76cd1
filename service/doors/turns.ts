/** A long answer in turns: others are served in between, and what it costs is paid as it is spent. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Answer, Operation, Parts } from '../../engine/core/operation/operation.ts'
import type { Ports } from '../../engine/core/operation/ports.ts'
import { partsOf, partsOfText, readingOf, readingOfText, run, runText } from '../../engine/core/operation/run.ts'

/** So many evaluations count as one request to the limit; the request itself paid for the first. */
const EVALUATIONS_A_REQUEST = 50

/** A reading from elsewhere counts as so many requests to the limit: a caller can bring about only a few a minute. */
const REQUESTS_A_READING = 10

/** The longest a turn goes on before the loop is left to others, in milliseconds. */
const TURN = 4

/** Counts one more request of whoever asks, or throws the refusal. */
type Pay = () => Promise<void>

/** Whoever pays for what is answered now, where a door has handed the question on and no longer sees it. */
export const payer = new AsyncLocalStorage<Pay>()

/** The answer, now or in turns, as the operation has it. */
export function answered(operation: Operation, raw: unknown, ports: Ports, pay?: Pay): Answer | Promise<Answer> {
  const reading = readingOf(operation, raw, ports)
  if (reading) return paidFor(reading, pay).then(() => run(operation, raw, ports))
  const parts = partsOf(operation, raw, ports)
  return parts ? inTurns(parts, pay) : run(operation, raw, ports)
}

export function answeredText(
  operation: Operation,
  raw: Record<string, string | string[] | undefined>,
  ports: Ports,
  pay?: Pay,
): Answer | Promise<Answer> {
  const reading = readingOfText(operation, raw, ports)
  if (reading) return paidFor(reading, pay).then(() => runText(operation, raw, ports))
  const parts = partsOfText(operation, raw, ports)
  return parts ? inTurns(parts, pay) : runText(operation, raw, ports)
}

/** What the request itself paid is the first of them. */
async function paidFor(reading: () => Promise<void>, pay: Pay | undefined = payer.getStore()): Promise<void> {
  if (pay) for (let paid = 1; paid < REQUESTS_A_READING; paid++) await pay()
  await reading()
}

async function inTurns<T>(parts: Parts<T>, pay: Pay | undefined = payer.getStore()): Promise<T> {
  let turnEnds = performance.now() + TURN
  for (let evaluations = 1; ; evaluations++) {
    const part = parts.next()
    if (part.done) return part.value
    if (pay && evaluations % EVALUATIONS_A_REQUEST === 0) await pay()
    if (performance.now() < turnEnds) continue
    await new Promise(setImmediate)
    turnEnds = performance.now() + TURN
  }
}
