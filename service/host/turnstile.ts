/**
 * Every request waits for its sender's turn before the framework makes anything of it: a thousand that come with one look at the sockets
 * would else be routed one after another, and whoever came behind them would wait for all.
 */
import type { IncomingMessage, Server } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { TrustedProxies } from './app.ts'
import { limitKey } from './limit.ts'
import type { TimeSlicer } from './time-slicer.ts'

export class Turnstile {
  readonly #slicer: TimeSlicer
  readonly #addressOf: (request: IncomingMessage) => string
  readonly #passed = new WeakSet<IncomingMessage>()

  constructor(slicer: TimeSlicer, trusted: TrustedProxies) {
    this.#slicer = slicer
    this.#addressOf = addressBehind(trusted)
  }

  /** @param came called for each request as it comes. */
  standBefore(server: Server, came: () => void): void {
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      came()
      this.#slicer.asked()
      this.#passed.add(request)
      this.#slicer.enter(limitKey(this.#addressOf(request)), () => {
        for (const listener of listeners) listener.call(server, request, response)
      })
    })
  }

  /** For what has come by another way: a test's request, or one to a second address of `localhost`. */
  pass(request: IncomingMessage, address: string, work: () => void): void {
    if (this.#passed.has(request)) work()
    else {
      this.#slicer.asked()
      this.#slicer.enter(limitKey(address), work)
    }
  }
}

/** Who asks, as the framework will find it in `request.ip`. */
function addressBehind(trusted: TrustedProxies): (request: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted =
    typeof trusted === 'number'
      ? (_address: string, hop: number) => hop < trusted
      : proxyAddr.compile(trusted.split(',').map((each) => each.trim()))
  return (request) => proxyAddr.all(request, isTrusted).at(-1) ?? ''
}
