/** System port of the primary: child processes, signals, exit. */
import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'
import type { FromPrimary } from './messages.ts'
import { WORKER_INDEX_VARIABLE } from './worker-index.ts'

/** Emits `message`, `listening`, `error` and `exit` (code, signal). */
export type WorkerProcess = EventEmitter &
  Pick<Worker, 'id' | 'isConnected' | 'isDead'> & {
    send(message: FromPrimary): boolean
  }

export interface Processes {
  /** @param place worker index. */
  fork(place: number): WorkerProcess
  /** Workers still running. */
  living(): readonly WorkerProcess[]
  onExit(ended: (worker: WorkerProcess, code: number | null, signal: string | null) => void): void
  onSignal(signal: 'SIGHUP' | 'SIGINT' | 'SIGTERM', heard: () => void): void
  exit(code: number): void
}

/** @param exec entry file of a worker. */
export function systemProcesses(exec: string): Processes {
  // Workers accept connections themselves: no connection passes through this process when a worker is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec, args: [] })
  return {
    fork: (place) => cluster.fork({ [WORKER_INDEX_VARIABLE]: String(place) }),
    living: () => Object.values(cluster.workers ?? {}).flatMap((worker) => (worker && !worker.isDead() ? [worker] : [])),
    onExit: (ended) => void cluster.on('exit', ended),
    // A second signal gets the default handling: immediate termination.
    onSignal: (signal, heard) => void (signal === 'SIGHUP' ? process.on(signal, heard) : process.once(signal, heard)),
    exit: (code) => process.exit(code),
  }
}
