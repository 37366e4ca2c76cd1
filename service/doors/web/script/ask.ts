/** Asking the service for a piece of a page. */
import { BUILD } from '../generated/build.ts'
import { BUILD_HEADER } from '../versioned.ts'
import { seenBuild } from './news.ts'

/** Longer than this, and nobody waits any more. */
const PATIENCE = 15_000

/** The service answered, and not with what was asked. */
export class Refused extends Error {
  readonly status: number
  /** Seconds until it may be asked again, where it says. */
  readonly after: number

  constructor(status: number, after: number) {
    super(String(status))
    this.status = status
    this.after = after
  }
}

export async function fragment(address: string): Promise<DocumentFragment> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok) throw new Refused(response.status, Number(response.headers.get('retry-after') ?? 0))
  seenBuild(response.headers.get(BUILD_HEADER) ?? BUILD)
  return parsed(await response.text())
}

export function parsed(text: string): DocumentFragment {
  const holder = document.createElement('template')
  holder.innerHTML = text
  return holder.content
}

/** Asks one thing at a time: while an answer is on its way only the newest question waits. */
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
