/** What the first process asks of the system: other processes, signals, its own end. */
import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'
import type { FromPrimary } from './messages.ts'
import { PLACE } from './place.ts'

/** Emits `message`, `listening`, `error` and `exit` (code, signal). */
export type WorkerProcess = EventEmitter &
  Pick<Worker, 'id' | 'isConnected' | 'isDead'> & {
    send(message: FromPrimary): boolean
  }

export interface Processes {
  /** @param place which of the workers it is. */
  fork(place: number): WorkerProcess
  /** Those that have not ended. */
  living(): readonly WorkerProcess[]
  onExit(ended: (worker: WorkerProcess, code: number | null, signal: string | null) => void): void
  onSignal(signal: 'SIGHUP' | 'SIGINT' | 'SIGTERM', heard: () => void): void
  exit(code: number): void
}

/** @param exec the file a worker runs. */
export function systemProcesses(exec: string): Processes {
  // Workers take connections themselves: nothing is on its way through this process when one of them is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec, args: [] })
  return {
    fork: (place) => cluster.fork({ [PLACE]: String(place) }),
    living: () => Object.values(cluster.workers ?? {}).flatMap((worker) => (worker && !worker.isDead() ? [worker] : [])),
    onExit: (ended) => void cluster.on('exit', ended),
    // Told a second time to end, it ends as any other process does: at once.
    onSignal: (signal, heard) => void (signal === 'SIGHUP' ? process.on(signal, heard) : process.once(signal, heard)),
    exit: (code) => process.exit(code),
  }
}
