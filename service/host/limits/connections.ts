/** Bounds open connections, per address and in all, so that no caller takes every descriptor of the process. */
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { TrustedProxies } from '../app.ts'
import { limitKey } from './rate-limit.ts'

export interface ConnectionLimits {
  /** In all; fewer where the process may open fewer descriptors. */
  readonly most: number
  /** Per address; 0 disables the limit. */
  readonly perAddress: number
}

/** Descriptors of files, threads, publishers, the database and Redis. */
const OTHER_DESCRIPTORS = 128

export class Connections {
  readonly #isProxy: (address: string) => boolean
  readonly #perAddress: number
  readonly #byAddress = new Map<string, number>()
  readonly most: number
  #open = 0
  #accepted = 0
  #refused = 0

  constructor(trusted: TrustedProxies, { most, perAddress }: ConnectionLimits, descriptors = descriptorLimit()) {
    this.#isProxy = proxyTest(trusted)
    this.#perAddress = perAddress || Number.POSITIVE_INFINITY
    this.most = Math.max(1, Math.min(most, descriptors - OTHER_DESCRIPTORS))
  }

  get open(): number {
    return this.#open
  }

  /** Accepted since the start, refused ones included. */
  get accepted(): number {
    return this.#accepted
  }

  get refused(): number {
    return this.#refused
  }

  watch(server: Server): void {
    server.maxConnections = this.most
    server.on('drop', () => {
      this.#accepted++
      this.#refused++
    })
    server.on('connection', (socket) => this.#admit(socket))
  }

  #admit(socket: Socket): void {
    this.#accepted++
    const { remoteAddress = '' } = socket
    // A proxy carries everybody: it bounds each client itself.
    const key = this.#isProxy(remoteAddress) ? '' : limitKey(remoteAddress)
    const own = this.#byAddress.get(key) ?? 0
    if (key !== '' && own >= this.#perAddress) {
      this.#refused++
      socket.destroy()
      return
    }
    this.#open++
    this.#byAddress.set(key, own + 1)
    socket.once('close', () => {
      this.#open--
      const left = (this.#byAddress.get(key) ?? 1) - 1
      if (left > 0) this.#byAddress.set(key, left)
      else this.#byAddress.delete(key)
    })
  }
}

function proxyTest(trusted: TrustedProxies): (address: string) => boolean {
  if (trusted === false) return () => false
  if (typeof trusted === 'number') return () => trusted > 0
  const isTrusted = proxyAddr.compile(trusted.split(',').map((each) => each.trim()))
  return (address) => isTrusted(address, 0)
}

/** Descriptors that the process may open; no bound where the system does not say. */
function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(soft ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
