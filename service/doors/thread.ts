/** A thread of the pool: an engine of its own, and one job after another. What is refreshed in the service is told to it. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { saoPauloClock } from '../../engine/core/clock.ts'
import type { Parts } from '../../engine/core/operation/operation.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { registry } from '../../engine/generated/registry.ts'
import { build, version } from '../../engine/generated/version.ts'
import { Abandoned } from '../host/abandoned.ts'
import type { FromThread, ToThread } from '../host/work-pool.ts'
import { openClassifications } from '../open-classifications.ts'
import { DATA, SERIES } from '../paths.ts'
import { openRates } from '../refresh/open.ts'
import { openMarket } from '../refresh/open-market.ts'
import { openSalaries } from '../salaries/open.ts'
import { ToldStore, type World } from '../store/told-store.ts'
import type { Job } from './job.ts'
import { type Pace, perform } from './perform.ts'
import { packed } from './thrown.ts'

const startedAt = performance.now()
const failing = new Map<string, string>()
const world: World = workerData
const store = new ToldStore(world.saved)
const send = (message: FromThread<unknown>): void => parentPort!.postMessage(message)

async function opened(): Promise<Engine> {
  const holding = { store, refresh: 'off', log() {} } as const
  const market = await openMarket({ ...holding, shipped: DATA })
  const rates = await openRates({ ...holding, shipped: SERIES, failing })
  market.start()
  rates.start()
  const salaries = openSalaries({ dataDir: world.dataDir, shipped: DATA, log: { info() {}, warn() {} } })
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

/** To the end, looking between two evaluations whether anybody still waits. */
function paceOf(stop: SharedArrayBuffer): Pace {
  const flag = new Int32Array(stop)
  const stopped = (): boolean => Atomics.load(flag, 0) !== 0
  return {
    stopped,
    finish<T>(parts: Parts<T>): T {
      for (;;) {
        const part = parts.next()
        if (part.done) return part.value
        if (stopped()) throw new Abandoned('the caller left')
      }
    },
  }
}

async function work(job: Job, ports: Engine, stop: SharedArrayBuffer): Promise<void> {
  try {
    send({ say: 'done', result: await perform(job, ports, paceOf(stop)) })
  } catch (error) {
    send({ say: 'failed', error: packed(error) })
  }
}

/** Which of the kernel's tasks this thread is, where the kernel tells. */
function ownTask(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return null
  }
}

/** Below the thread that answers everybody: the kernel lets that one go first. */
const NICENESS = 10

function yieldToOthers(task: number | null): void {
  try {
    if (task !== null) setPriority(task, NICENESS)
  } catch {
    // Not allowed here: the kernel then shares as it does.
  }
}

const task = ownTask()
yieldToOthers(task)
void opened().then((ports) => {
  send({ say: 'ready', task })
  // What comes before all is open waits with the port.
  parentPort!.on('message', (message: ToThread) => {
    if (message.say === 'saved') return store.told(message.name, message.text)
    failing.clear()
    for (const [id, why] of message.failing) failing.set(id, why)
    void work(message.job, ports, message.stop)
  })
})
