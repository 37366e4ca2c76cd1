/** Pool thread: its own engine, one job at a time. The service forwards refreshed data to it. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { saoPauloClock } from '../../engine/core/calendar/clock.ts'
import { registry } from '../../engine/generated/registry.ts'
import { build, version } from '../../engine/generated/version.ts'
import type { Parts } from '../../engine/operation/definition/operation.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { openMarket } from '../refresh/open-market.ts'
import { openRates } from '../refresh/open-rates.ts'
import { openClassifications } from '../runtime/open-classifications.ts'
import { DATA, SERIES } from '../runtime/paths.ts'
import { openSalaries } from '../salaries/open.ts'
import { MirroredStore, type ThreadState } from '../store/mirrored-store.ts'
import { ClientDisconnected } from './abort-reasons.ts'
import type { Job } from './batch-job.ts'
import { deserializeError, serializeError } from './error-transfer.ts'
import { executeJob, type Pace } from './execute-job.ts'
import type { FromThread, ToThread } from './worker-pool.ts'

const startedAt = performance.now()
const failing = new Map<string, string>()
const threadState: ThreadState = workerData
const store = new MirroredStore(threadState.saved)
const send = (message: FromThread<unknown>): void => parentPort!.postMessage(message)

async function opened(): Promise<Engine> {
  const holding = { store, refresh: 'off', log() {} } as const
  const market = await openMarket({ ...holding, shipped: DATA })
  const rates = await openRates({ ...holding, shipped: SERIES, failing })
  market.start()
  rates.start()
  const salaries = openSalaries({ dataDir: threadState.dataDir, shipped: DATA, log: { info() {}, warn() {} } })
  return {
    today: saoPauloClock(),
    registry,
    rates: rates.port,
    salaries: salaries.port,
    market: market.port,
    classifications: openClassifications(DATA),
    service: { version, build, uptimeSeconds: () => Math.floor((performance.now() - startedAt) / 1000) },
  }
}

/** Continues the job whose price was sent. */
let paid = (_refusal: unknown): void => {}

/** Runs to completion, checking for cancellation between evaluations. */
function paceOf(stop: SharedArrayBuffer): Pace {
  const flag = new Int32Array(stop)
  const stopped = (): boolean => Atomics.load(flag, 0) !== 0
  return {
    stopped,
    charge: (units) =>
      new Promise((resolve, reject) => {
        paid = (refusal) => (refusal === null ? resolve() : reject(deserializeError(refusal)))
        send({ say: 'costs', units })
      }),
    finish<T>(parts: Parts<T>): T {
      for (;;) {
        const part = parts.next()
        if (part.done) return part.value
        if (stopped()) throw new ClientDisconnected('the caller left')
      }
    },
  }
}

async function work(job: Job, ports: Engine, stop: SharedArrayBuffer): Promise<void> {
  try {
    send({ say: 'done', result: await executeJob(job, ports, paceOf(stop)) })
  } catch (error) {
    send({ say: 'failed', error: serializeError(error) })
  }
}

/** Kernel task id of this thread, when available. */
function ownTask(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return null
  }
}

/** Lower scheduling priority than the main thread. */
const NICENESS = 10

function yieldToOthers(task: number | null): void {
  try {
    if (task !== null) setPriority(task, NICENESS)
  } catch {
    // Without permission, keep the default priority.
  }
}

const task = ownTask()
yieldToOthers(task)
void opened().then((ports) => {
  send({ say: 'ready', task })
  // Messages sent before initialization completes are queued by the port.
  parentPort!.on('message', (message: ToThread) => {
    if (message.say === 'saved') return store.receive(message.name, message.text)
    if (message.say === 'paid') return paid(message.refusal)
    failing.clear()
    for (const [id, why] of message.failing) failing.set(id, why)
    void work(message.job, ports, message.stop)
  })
})
