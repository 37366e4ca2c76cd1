/** Fetches page fragments from the service. */
import { BUILD } from '../../generated/build.ts'
import { BUILD_HEADER } from '../../versioned.ts'
import { recordBuild } from '../offline/status-line.ts'

/** Timeout. */
const TIMEOUT_MS = 15_000

/** HTTP error response. */
export class HttpError extends Error {
  readonly status: number
  /** `Retry-After` in seconds. */
  readonly after: number

  constructor(status: number, after: number) {
    super(String(status))
    this.status = status
    this.after = after
  }
}

export async function fragment(address: string): Promise<DocumentFragment> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new HttpError(response.status, Number(response.headers.get('retry-after') ?? 0))
  recordBuild(response.headers.get(BUILD_HEADER) ?? BUILD)
  return parsed(await response.text())
}

export function parsed(text: string): DocumentFragment {
  const holder = document.createElement('template')
  holder.innerHTML = text
  return holder.content
}

/** Serializes requests: while one is in flight only the newest query waits. */
export function newestOnly(ask: (query: string) => Promise<void>): (query: string) => Promise<void> {
  let asking: string | null = null
  let waiting: string | null = null
  return async function next(query) {
    if (asking !== null) {
      waiting = query === asking ? null : query
      return
    }
    asking = query
    await ask(query)
    asking = null
    if (waiting !== null) {
      const last = waiting
      waiting = null
      next(last)
    }
  }
}
