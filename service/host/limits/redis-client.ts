/** Minimal Redis/Valkey client for rate limiting (RESP 2): pipelined commands over one connection. */

import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { asError } from '../../../engine/core/errors.ts'
import { TooSlow } from '../../runtime/reconnect.ts'

export type Reply = string | number | null | RedisRefusal | Reply[]

/** Error reply from Redis. */
export class RedisRefusal extends Error {}

/** Timeouts for connecting and for each reply; beyond them Redis counts as down. */
const CONNECT_MILLISECONDS = 2000
const REPLY_MILLISECONDS = 500

/** Subset of the socket interface in use. */
export type RedisSocket = Pick<Socket, 'write' | 'destroy' | 'destroyed' | 'on' | 'once'>

/** Starts connecting; the socket emits `connect` (`secureConnect` with TLS) when ready. */
export type Connect = (address: URL) => RedisSocket

function systemConnect({ protocol, hostname, port }: URL): RedisSocket {
  const host = hostname.replace(/^\[|\]$/g, '')
  const place = { host, port: Number(port || 6379) }
  const socket = protocol === 'rediss:' ? connectSecurely({ ...place, ...(isIP(host) === 0 && { servername: host }) }) : connectPlain(place)
  return socket.setNoDelay(true).setKeepAlive(true, 30_000).setEncoding('latin1')
}

interface PendingReply {
  readonly since: number
  resolve(reply: Reply): void
  reject(error: Error): void
}

export class RedisConnection {
  /** Resolves with the reason when the connection ends. */
  readonly ended: Promise<Error>
  readonly #socket: RedisSocket
  readonly #pending: PendingReply[] = []
  #alarm: NodeJS.Timeout | undefined
  #unsent = ''
  #end!: (reason: Error) => void
  #received = ''

  /**
   * Connects, authenticates and selects the database in the URL (`redis://user:password@host:6379/0`; `rediss` with TLS); rejects on
   * failure.
   */
  static async open(address: string, connect: Connect = systemConnect): Promise<RedisConnection> {
    const parsed = new URL(address)
    const { protocol, username, password, pathname } = parsed
    const connection = new RedisConnection(connect(parsed))
    try {
      await connection.#opened(protocol === 'rediss:' ? 'secureConnect' : 'connect')
      if (password) await connection.command('AUTH', ...(username ? [decodeURIComponent(username)] : []), decodeURIComponent(password))
      const database = pathname.slice(1)
      if (database) await connection.command('SELECT', database)
    } catch (error) {
      connection.close(asError(error))
      throw error
    }
    return connection
  }

  private constructor(socket: RedisSocket) {
    this.#socket = socket
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    socket.on('data', (chunk: unknown) => this.#read(String(chunk)))
    socket.on('error', (error) => this.close(error))
    socket.on('close', () => this.close(new Error('the connection was closed')))
  }

  /** Sends a command; rejects on an error reply or when the connection ends first. */
  command(...parts: string[]): Promise<Reply> {
    return this.commandSince(performance.now(), ...parts)
  }

  /** @param since start of the caller's wait: a retry gets no additional time. */
  commandSince(since: number, ...parts: string[]): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the connection is closed'))
      this.#pending.push({ since, resolve, reject })
      this.#alarm ??= setTimeout(() => this.#checkTimeout(), since + REPLY_MILLISECONDS - performance.now()).unref()
      if (this.#unsent === '') setImmediate(() => this.#send())
      this.#unsent += `*${parts.length}\r\n`
      for (const part of parts) this.#unsent += `$${Buffer.byteLength(part)}\r\n${part}\r\n`
    })
  }

  /** Sends the commands of one turn in a single write. */
  #send(): void {
    if (!this.#socket.destroyed) this.#socket.write(this.#unsent, 'utf8')
    this.#unsent = ''
  }

  close(reason: Error = new Error('closed')): void {
    clearTimeout(this.#alarm)
    this.#socket.destroy()
    for (const { reject } of this.#pending.splice(0)) reject(reason)
    this.#end(reason)
  }

  #opened(event: 'connect' | 'secureConnect'): Promise<void> {
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => reject(new Error(`no connection within ${CONNECT_MILLISECONDS} ms`)), CONNECT_MILLISECONDS)
      this.#socket.once(event, () => {
        clearTimeout(alarm)
        resolve()
      })
      void this.ended.then((reason) => {
        clearTimeout(alarm)
        reject(reason)
      })
    })
  }

  /** If this process itself was blocked, replies may already be buffered: reads them before checking timeouts. */
  #checkTimeout(): void {
    setImmediate(() => {
      this.#alarm = undefined
      const [oldest] = this.#pending
      if (!oldest) return
      const left = oldest.since + REPLY_MILLISECONDS - performance.now()
      if (left <= 0) this.close(new TooSlow(`no reply within ${REPLY_MILLISECONDS} ms`))
      else this.#alarm = setTimeout(() => this.#checkTimeout(), left).unref()
    })
  }

  #read(chunk: string): void {
    this.#received += chunk
    let at = 0
    for (let parsed = parseReply(this.#received, at); parsed; parsed = parseReply(this.#received, at)) {
      at = parsed.next
      const waiting = this.#pending.shift()
      if (parsed.reply instanceof RedisRefusal) waiting?.reject(parsed.reply)
      else waiting?.resolve(parsed.reply)
    }
    this.#received = this.#received.slice(at)
  }
}

/** Reply starting at `at` and the offset of the next, or undefined while incomplete. */
export function parseReply(text: string, at: number): { reply: Reply; next: number } | undefined {
  const end = text.indexOf('\r\n', at)
  if (end < 0) return undefined
  const line = text.slice(at + 1, end)
  const next = end + 2
  switch (text[at]) {
    case '+':
      return { reply: line, next }
    case '-':
      return { reply: new RedisRefusal(line), next }
    case ':':
      return { reply: Number(line), next }
    case '$': {
      const length = Number(line)
      if (length < 0) return { reply: null, next }
      return text.length < next + length + 2 ? undefined : { reply: text.slice(next, next + length), next: next + length + 2 }
    }
    case '*': {
      const items: Reply[] = []
      let from = next
      for (let count = Number(line); count > 0; count--) {
        const item = parseReply(text, from)
        if (!item) return undefined
        items.push(item.reply)
        from = item.next
      }
      return { reply: items, next: from }
    }
    default:
      return { reply: new RedisRefusal(`not the Redis protocol: ${JSON.stringify(line.slice(0, 40))}`), next }
  }
}
