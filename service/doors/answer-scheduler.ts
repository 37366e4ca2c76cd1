/** Where an operation is answered: light ones at once, dear ones in the line of whoever asks, priced before they begin. */
import type { Answer, Operation, Parts } from '../../engine/core/operation/operation.ts'
import { isDear, unitsOf } from '../../engine/core/operation/price.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { partsOf, readingOf, readingOfText, run, runText, validatedOnly } from '../../engine/core/operation/run.ts'
import type { View } from '../../engine/present/view.ts'
import { AsyncScope } from '../async-scope.ts'
import { Abandoned } from '../host/abandoned.ts'
import type { Workplace } from '../host/work.ts'
import type { Perform, Rendered } from './job.ts'
import { type Pace, perform } from './perform.ts'

/** A reading from elsewhere counts as so many units to the limit: a caller can bring about only a few a minute. */
const UNITS_A_READING = 10

/** The longest a turn goes on before the loop is left to others, in milliseconds. */
const TURN = 4

/** Whoever asks, as a door knows them. */
export interface Asker {
  /** Counts so many units beside what the request itself paid, or throws the refusal. */
  pay(units: number): Promise<void>
  /** Throws the refusal where the asker's line is full: what is not begun is not paid for. */
  assertRoom(): void
  /** Works a job in the asker's line, which ends when the asker leaves. */
  readonly work: Perform
  /** A long text, whose pieces are made in the asker's turns: thousands of rows take milliseconds, and others are answered in between. */
  write(pieces: Iterable<string>): Promise<string>
}

/** Whoever asks what is answered now, where a door has handed the question on and no longer sees it. */
export const asker = new AsyncScope<Asker>()

type TextInput = Record<string, string | string[] | undefined>

/** The answer to JSON, now or when it is worked out. */
export function answered(operation: Operation, raw: unknown, ports: Engine, signal?: AbortSignal): Answer | Promise<Answer> {
  const asking = asker.get()
  const reading = readingOf(operation, raw, ports)
  if (reading) return readFirst(reading, asking).then(() => run(operation, raw, ports))
  if (!isDear(operation)) return run(operation, raw, ports)
  if (asking)
    return priced(operation, raw, ports, asking).then(() =>
      asking.work({ do: 'answer', operation: operation.id, input: raw, text: false }, signal),
    )
  const parts = partsOf(operation, raw, ports)
  return parts ? loopPace(signal).finish(parts) : run(operation, raw, ports)
}

/** The answer to a light operation, or to one that reads from elsewhere first. */
export function answeredText(operation: Operation, raw: TextInput, ports: Engine, asking: Asker): Answer | Promise<Answer> {
  const reading = readingOfText(operation, raw, ports)
  return reading ? readFirst(reading, asking).then(() => runText(operation, raw, ports)) : runText(operation, raw, ports)
}

/**
 * What is wrong with it is told first, and costs nothing; then the whole price is paid, or nothing is begun. A query is priced by how much
 * was sent: to read a whole payroll only to say what is wrong with it is work too, and is done apart with the rest.
 */
export async function priced(operation: Operation, raw: unknown, ports: Engine, { pay, assertRoom }: Asker, text = false): Promise<void> {
  if (operation.kind !== 'query') validatedOnly(operation, raw, ports, text)
  assertRoom()
  await pay(unitsOf(operation, Object(raw), ports))
}

/** Priced, then worked and written out apart from the loop. */
export async function renderedApart(
  operation: Operation,
  input: unknown,
  ports: Engine,
  asking: Asker,
  view: View,
  text = false,
): Promise<Rendered> {
  await priced(operation, input, ports, asking, text)
  return asking.work({ do: 'render', operation: operation.id, input, text, view })
}

async function readFirst(reading: () => Promise<void>, asking: Asker | undefined): Promise<void> {
  await asking?.pay(UNITS_A_READING)
  await reading()
}

/** On the loop, in turns: others are served in between. */
function loopPace(signal: AbortSignal | undefined): Pace {
  const stopped = (): boolean => signal?.aborted === true
  return {
    stopped,
    async finish<T>(parts: Parts<T>): Promise<T> {
      for (let turnEnds = performance.now() + TURN; ; ) {
        const part = parts.next()
        if (part.done) return part.value
        if (performance.now() < turnEnds) continue
        await new Promise(setImmediate)
        if (stopped()) throw new Abandoned('the caller left')
        turnEnds = performance.now() + TURN
      }
    },
  }
}

/** Where there are no threads: the same work on the loop, as many at a time as may be asked. */
export const loopWorkplace = (ports: Engine): Workplace => ({
  free: true,
  run: async (job, signal) => perform(job, ports, loopPace(signal)),
  whenFree() {},
})
