/** Worker processes of a primary: they take time to start, receive messages, and can be stopped or killed. */
import { EventEmitter } from 'node:events'
import type { FromPrimary, FromWorker } from '../../service/workers/messages.ts'
import type { Processes, WorkerProcess } from '../../service/workers/processes.ts'
import type { Chance } from './random.ts'
import { SimProcess, type SimTime } from './time.ts'

const MOMENT = 0.001
const DEAF_MILLISECONDS = 500

/** The primary's handle of a worker. */
class Handle extends EventEmitter {
  readonly id: number
  readonly process: SimProcess
  readonly #send: (message: FromPrimary) => void
  /** Death as known to the primary. */
  dead = false

  constructor(id: number, process: SimProcess, send: (message: FromPrimary) => void) {
    super()
    this.id = id
    this.process = process
    this.#send = send
  }

  isConnected = (): boolean => !this.dead
  isDead = (): boolean => this.dead
  send(message: FromPrimary): boolean {
    this.#send(message)
    return true
  }
}

/** A worker's channel to the primary. */
export interface Channel {
  readonly first: SimProcess
  send(message: FromWorker): void
  /** Messages before the first listener are lost, as in a worker of Node's cluster. */
  onMessage(heard: (message: FromPrimary) => void): void
  listening(): void
}

/** @param start entry point of a worker. */
type Start = (process: SimProcess, place: number, channel: Channel) => void

export class SimProcesses implements Processes {
  readonly #time: SimTime
  readonly #chance: Chance
  readonly #start: Start
  readonly #first: SimProcess
  readonly #signals = new EventEmitter()
  readonly workers: Handle[] = []
  #ended: (worker: WorkerProcess, code: number | null, signal: string | null) => void = () => {}
  /** Planted fault: messages to a starting worker are lost. */
  deafWhileStarting = false
  exitCode: number | null = null

  constructor(time: SimTime, chance: Chance, first: SimProcess, start: Start) {
    this.#time = time
    this.#chance = chance
    this.#first = first
    this.#start = start
    // Workers end with the primary: their channel closes.
    first.onEnd.push(() => {
      for (const { process } of this.workers) time.post(this.#chance.between(0, 20), () => time.end(process, 0), null)
    })
  }

  fork(place: number): WorkerProcess {
    const time = this.#time
    const process = new SimProcess(`worker ${place}.${this.workers.length}`)
    let heard: ((message: FromPrimary) => void) | null = null
    let heardSince = 0
    const handle = new Handle(this.workers.length + 1, process, (message) =>
      time.post(
        this.#chance.between(0, 2),
        () => {
          if (!this.deafWhileStarting || time.now - heardSince > DEAF_MILLISECONDS) heard?.(message)
        },
        process,
      ),
    )
    this.workers.push(handle)
    // Messages of a worker arrive in order, its exit last.
    let heardAt = 0
    const toFirst = (run: () => void): void => {
      heardAt = Math.max(heardAt + MOMENT, time.now + this.#chance.between(0, 2))
      time.post(heardAt - time.now, run, this.#first)
    }
    const channel: Channel = {
      first: this.#first,
      send: (message) => toFirst(() => handle.emit('message', message)),
      onMessage: (listener) => {
        heard = listener
        heardSince = time.now
      },
      listening: () => toFirst(() => handle.emit('listening')),
    }
    process.onEnd.push(() =>
      toFirst(() => {
        handle.dead = true
        const signal = process.exitCode === null ? 'SIGKILL' : null
        handle.emit('exit', process.exitCode, signal)
        this.#ended(handle, process.exitCode, signal)
      }),
    )
    // A dead process starts nothing more.
    if (this.#first.alive) time.post(this.#chance.between(50, 3000), () => this.#start(process, place, channel), process)
    else process.alive = false
    return handle
  }

  living(): readonly WorkerProcess[] {
    return this.workers.filter(({ dead }) => !dead)
  }

  onExit(ended: (worker: WorkerProcess, code: number | null, signal: string | null) => void): void {
    this.#ended = ended
  }

  onSignal(signal: string, heard: () => void): void {
    this.#signals.on(signal, heard)
  }

  /** Signal from outside. */
  signal(signal: 'SIGHUP' | 'SIGTERM', heard: () => void = () => {}): void {
    this.#time.post(
      0,
      () => {
        heard()
        this.#signals.emit(signal)
      },
      this.#first,
    )
  }

  exit(code: number): void {
    this.#time.end(this.#first, code)
  }
}
