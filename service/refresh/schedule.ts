import { once } from '../../engine/core/collections/lazy-value.ts'
import { addDays, saoPauloDay } from '../../engine/core/day.ts'

/** Clock port, controllable in tests. */
export interface Clock {
  now(): Date
  /** Schedules a callback and returns its cancellation. Does not keep the process alive. */
  after(milliseconds: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** By 22:28 in São Paulo the day's Selic is published; the PTAX since 13:10, the price indices since the morning. */
const DAILY_AT = '22:40'

/** Jitter, so that replicas do not all request at once. */
const JITTER_MILLISECONDS = 20 * 60_000
/** Retry backoff: 30 minutes, doubling up to four hours. */
const RETRY_MILLISECONDS = 30 * 60_000
const MAX_RETRY_MILLISECONDS = 4 * 3_600_000

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/

export interface Schedule {
  stop(): void
}

/**
 * Runs a job daily at an hour in São Paulo, and immediately when `due` reports that the last good run precedes the last such hour.
 * @param job receives the last such hour and resolves to success; a failure is retried sooner.
 */
export function everyDay(
  job: (lastHour: Date) => Promise<boolean>,
  {
    clock,
    due,
    at = DAILY_AT,
    chance = Math.random,
  }: { clock: Clock; due: (lastHour: Date) => boolean; at?: string; chance?: () => number },
): Schedule {
  if (!HOUR.test(at)) throw new Error(`not an hour of the day: ${at}`)
  let cancel = (): void => {}
  let stopped = false
  let failures = 0

  const run = async (): Promise<void> => {
    const ok = await job(lastHour(clock.now(), at)).catch(() => false)
    if (stopped) return
    failures = ok ? 0 : failures + 1
    const untilNext = nextHour(clock.now(), at).getTime() - clock.now().getTime() + chance() * JITTER_MILLISECONDS
    const retry = Math.min(RETRY_MILLISECONDS * 2 ** (failures - 1), MAX_RETRY_MILLISECONDS) * (1 + chance() / 4)
    cancel = clock.after(ok ? untilNext : Math.min(retry, untilNext), () => void run())
  }

  if (due(lastHour(clock.now(), at))) void run()
  else cancel = clock.after(nextHour(clock.now(), at).getTime() - clock.now().getTime() + chance() * JITTER_MILLISECONDS, () => void run())
  return {
    stop() {
      stopped = true
      cancel()
    },
  }
}

/** Next instant of an hour in São Paulo. */
export function nextHour(now: Date, at: string): Date {
  const day = saoPauloDay(now)
  const today = instantOf(day, at)
  return today > now ? today : instantOf(addDays(day, 1), at)
}

const lastHour = (now: Date, at: string): Date => new Date(nextHour(now, at).getTime() - 86_400_000)

const local = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' }))

/** UTC offsets change by law: taken from the time-zone database. */
function instantOf(day: string, at: string): Date {
  const asUtc = new Date(`${day}T${at}:00Z`)
  const shown = new Date(`${local().format(asUtc).replace(' ', 'T')}Z`)
  return new Date(2 * asUtc.getTime() - shown.getTime())
}
