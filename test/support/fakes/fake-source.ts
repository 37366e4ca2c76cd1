/** Fake publisher on the loopback interface with injected faults, shared by all adapter tests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RetryPolicy } from '../../../service/sources/request.ts'

type Handler = (url: URL, response: ServerResponse, request: IncomingMessage) => void

/** Faulty responses, mostly with a success status. */
const LIES = {
  'HTML with 200': (response: ServerResponse) => response.end('<html><body>Sistema indispon&iacute;vel</body></html>'),
  'XML with 200': (response: ServerResponse) => response.end('<?xml version="1.0" encoding="pt-BR"?><erro/>'),
  'a comment around JSON': (response: ServerResponse) => response.end('/*{"codigo":400,"mensagem":"Erro no processamento"}*/'),
  'an empty body': (response: ServerResponse) => response.end(),
  null: (response: ServerResponse) => response.end('null'),
  'cut short': (response: ServerResponse) => response.writeHead(200, { 'content-length': '1000' }).end('[{"data":"25/09/2026","val'),
  '404 of the gateway': (response: ServerResponse) => response.writeHead(404).end('<html>404</html>'),
  '500': (response: ServerResponse) => response.writeHead(500).end('<html>Internal Server Error</html>'),
  '429': (response: ServerResponse) => response.writeHead(429, { 'retry-after': '0' }).end(),
  'another place': (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:9/manutencao' }).end(),
  'itself without end': (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
  'nothing at all': () => {},
  'a byte now and then': (response: ServerResponse) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(timer))
  },
  'a body without end': (response: ServerResponse) => {
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(60_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  'a connection that breaks': (response: ServerResponse) => {
    response.writeHead(200)
    response.write('[')
    setTimeout(() => response.destroy(), 5)
  },
} as const satisfies Record<string, (response: ServerResponse) => unknown>

type Lie = keyof typeof LIES

export const LIE_NAMES = Object.keys(LIES) as Lie[]

export class FakeSource {
  /** All requests, in order. */
  readonly asked: { readonly url: string; readonly ifNoneMatch: string | undefined }[] = []
  /** Maximum number of concurrent requests. */
  busiest = 0
  readonly #server: Server
  #lie: { readonly lie: Lie; times: number } | null = null
  #open = 0

  constructor(answer: Handler) {
    this.#server = createServer((request, response) => {
      this.busiest = Math.max(this.busiest, ++this.#open)
      response.once('close', () => this.#open--)
      this.asked.push({ url: request.url!, ifNoneMatch: request.headers['if-none-match'] })
      if (this.#lie && this.#lie.times-- > 0) LIES[this.#lie.lie](response)
      else answer(new URL(request.url!, 'http://source'), response, request)
    })
  }

  /** Short timeout for a faulty source, whose silence lasts the full timeout; generous for a working one on a loaded machine. */
  patience({ attempts = 1, largestBytes = 1_000_000 } = {}): RetryPolicy {
    const source = this
    return {
      attempts,
      backoffMilliseconds: 1,
      largestBytes,
      get attemptMilliseconds() {
        return source.#lie ? 300 : 10_000
      },
    }
  }

  /** Injects a fault into the next responses, indefinitely unless `times` is set. */
  lies(lie: Lie, times = Number.POSITIVE_INFINITY): void {
    this.#lie = { lie, times }
  }

  heals(): void {
    this.#lie = null
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
