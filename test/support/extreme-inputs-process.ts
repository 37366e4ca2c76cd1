/**
 * A process of its own for each part of the walk over extreme inputs, with the heap of the service: an input that ends it ends no test.
 * Before each case its number is written, and after it what came of it.
 */
import { writeSync } from 'node:fs'
import { SourceUnavailable } from '../../engine/core/errors.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { refusalFor } from '../../service/runtime/problem-details.ts'
import { casesOf, OPERATIONS } from './corpora/extreme-inputs.ts'
import { ports } from './ports.ts'

const [first = 0, skip = 0, every = 1, part = 0] = process.argv.slice(2).map(Number)
const say = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`)

interface Outcome {
  readonly status: number
  readonly message: string
  /** True when a value up to today is missing. */
  readonly outage: boolean
}

function statusOf(work: () => void): Outcome {
  try {
    work()
    return { status: 200, message: '', outage: false }
  } catch (error) {
    const message = error instanceof Error ? `${error.stack ?? error.message}` : String(error)
    return {
      status: refusalFor(error)?.status ?? 500,
      message: message.slice(0, 500),
      outage: error instanceof SourceUnavailable && error.heldTo !== null,
    }
  }
}

for (const [at, operation] of OPERATIONS.entries()) {
  if (at < first) continue
  say({ operation: operation.id, at })
  let number = 0
  for (const { operation: asked, input } of casesOf(operation)) {
    number++
    if ((at === first && number <= skip) || (number + at) % every !== part) continue
    say({ begins: number, at, asked: asked.id, input })
    const before = process.cpuUsage()
    const { status, message, outage } = statusOf(() => JSON.stringify(run(asked, input, ports)))
    const { user, system } = process.cpuUsage(before)
    // Offline, what is read from elsewhere is not there, nor are values since the release: an outage, and no fault of the input.
    if (status === 503 && (asked.reading || outage)) continue
    say({ ended: number, status, milliseconds: Math.round((user + system) / 1000), ...(status >= 500 && { message }) })
  }
}
say({ finished: true })
