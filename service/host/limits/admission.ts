/**
 * Delays each request until its sender's turn, before the framework handles it: otherwise a thousand requests from one poll would be routed
 * in sequence and delay everyone behind them.
 */
import type { IncomingMessage, Server } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { TimeSlicer } from '../../work/time-slicer.ts'
import type { TrustedProxies } from '../app.ts'
import { limitKey } from './rate-limit.ts'

export class AdmissionControl {
  readonly #slicer: TimeSlicer
  readonly #addressOf: (request: IncomingMessage) => string
  readonly #passed = new WeakSet<IncomingMessage>()

  constructor(slicer: TimeSlicer, trusted: TrustedProxies) {
    this.#slicer = slicer
    this.#addressOf = clientAddressOf(trusted)
  }

  /** @param came called for each request on arrival. */
  interceptRequests(server: Server, came: () => void): void {
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      came()
      this.#slicer.noteArrival()
      this.#passed.add(request)
      this.#slicer.enter(limitKey(this.#addressOf(request)), () => {
        for (const listener of listeners) listener.call(server, request, response)
      })
    })
  }

  /** Admits requests from other sources: injected test requests, or a second address of `localhost`. */
  admit(request: IncomingMessage, address: string, work: () => void): void {
    if (this.#passed.has(request)) work()
    else {
      this.#slicer.noteArrival()
      this.#slicer.enter(limitKey(address), work)
    }
  }
}

/** Client address, identical to Fastify's `request.ip`. */
function clientAddressOf(trusted: TrustedProxies): (request: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted =
    typeof trusted === 'number'
      ? (_address: string, hop: number) => hop < trusted
      : proxyAddr.compile(trusted.split(',').map((each) => each.trim()))
  return (request) => proxyAddr.all(request, isTrusted).at(-1) ?? ''
}
