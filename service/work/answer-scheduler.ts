/** Schedules operations: light ones run at once; expensive ones are priced, then queued per client. */
import type { Answer, Operation, Parts } from '../../engine/operation/definition/operation.ts'
import { isExpensive, rateLimitUnits } from '../../engine/operation/definition/rate-limit-cost.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { partsOf, readingOf, readingOfText, run, runText, validatedOnly } from '../../engine/operation/evaluation/run.ts'
import type { View } from '../../engine/presentation/view.ts'
import { AsyncScope } from '../runtime/async-scope.ts'
import { ClientDisconnected } from './abort-reasons.ts'
import type { Charge, PostedJob, Rendered, RunJob } from './batch-job.ts'
import { executeJob, type Pace } from './execute-job.ts'
import type { JobExecutor } from './expensive-work.ts'

/** Rate-limit units of an external fetch, so that a client can trigger only a few per minute. */
const UNITS_A_READING = 10

/** Maximum time slice before yielding to the event loop, in milliseconds. */
const TURN = 4

/** The client, as seen by an adapter. */
export interface Client {
  /** Charges units beyond the base price of the request, or throws the rate-limit error. */
  pay(units: number): Promise<void>
  /** Throws when the client's queue is full: rejected work is not charged. */
  assertRoom(): void
  /** Runs a job in the client's queue; aborted when the client disconnects. */
  readonly work: RunJob
  /** Serializes a long text in time slices: thousands of rows take milliseconds, and other requests run in between. */
  write(pieces: Iterable<string>): Promise<string>
}

/** Client of the current request, for code that receives no adapter context. */
export const currentClient = new AsyncScope<Client>()

type TextInput = Record<string, string | string[] | undefined>

/** Answer to JSON input, synchronous when possible. */
export function answerInput(operation: Operation, raw: unknown, ports: Engine, signal?: AbortSignal): Answer | Promise<Answer> {
  const asking = currentClient.get()
  const reading = readingOf(operation, raw, ports)
  if (reading) return readFirst(reading, asking).then(() => run(operation, raw, ports))
  if (!isExpensive(operation)) return run(operation, raw, ports)
  if (asking)
    return chargeFor(operation, raw, ports, asking).then(() =>
      asking.work({ do: 'answer', operation: operation.id, input: raw, text: false }, signal),
    )
  const parts = partsOf(operation, raw, ports)
  return parts ? loopPace(signal, FREE).finish(parts) : run(operation, raw, ports)
}

/** Answers a light operation, after its external fetch if it has one. */
export function answerTextInput(operation: Operation, raw: TextInput, ports: Engine, asking: Client): Answer | Promise<Answer> {
  const reading = readingOfText(operation, raw, ports)
  return reading ? readFirst(reading, asking).then(() => runText(operation, raw, ports)) : runText(operation, raw, ports)
}

/**
 * Validates first, free of charge, then charges the full price before any work starts. A query is priced by input size and validated off
 * the loop: parsing a whole payroll is itself expensive.
 */
export async function chargeFor(
  operation: Operation,
  raw: unknown,
  ports: Engine,
  { pay, assertRoom }: Client,
  text = false,
): Promise<void> {
  if (operation.kind !== 'query') validatedOnly(operation, raw, ports, text)
  assertRoom()
  await pay(rateLimitUnits(operation, Object(raw), ports))
}

/** Prices, runs and serializes off the event loop. */
export async function renderOffLoop(
  operation: Operation,
  input: unknown,
  ports: Engine,
  asking: Client,
  view: View,
  text = false,
): Promise<Rendered> {
  await chargeFor(operation, input, ports, asking, text)
  return asking.work({ do: 'render', operation: operation.id, input, text, view })
}

/** Answers a large posted body, which a thread reads, prices and validates. */
export function renderPosted(
  operation: Operation,
  body: PostedJob['body'],
  { assertRoom, pay, work }: Client,
  view: View,
): Promise<Rendered> {
  assertRoom()
  return work({ do: 'posted', operation: operation.id, body, view }, undefined, pay)
}

async function readFirst(reading: () => Promise<void>, asking: Client | undefined): Promise<void> {
  await asking?.pay(UNITS_A_READING)
  await reading()
}

/** Pace for the event loop: yields between time slices. */
function loopPace(signal: AbortSignal | undefined, charge: Charge): Pace {
  const stopped = (): boolean => signal?.aborted === true
  return {
    stopped,
    charge,
    async finish<T>(parts: Parts<T>): Promise<T> {
      for (let turnEnds = performance.now() + TURN; ; ) {
        const part = parts.next()
        if (part.done) return part.value
        if (performance.now() < turnEnds) continue
        await new Promise(setImmediate)
        if (stopped()) throw new ClientDisconnected('the caller left')
        turnEnds = performance.now() + TURN
      }
    },
  }
}

/** Without a client, nothing is charged. */
const FREE: Charge = async () => {}

/** Fallback without worker threads: the same work on the event loop, under the same concurrency limit. */
export const loopExecutor = (ports: Engine): JobExecutor => ({
  free: true,
  run: async (job, signal, charge = FREE) => executeJob(job, ports, loopPace(signal, charge)),
  whenFree() {},
})
