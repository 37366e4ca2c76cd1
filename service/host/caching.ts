import { type Day, saoPauloDay } from '../../engine/core/day.ts'

/** At most an hour, so that a corrected table is not served stale for a day; and never past São Paulo's midnight, when "today" changes. */
const MAX_SECONDS = 3600

export function secondsToCache(now: Date): number {
  const today = saoPauloDay(now)
  const isToday = (seconds: number): boolean => saoPauloDay(new Date(now.getTime() + seconds * 1000)) === today
  let [before, after] = [0, MAX_SECONDS]
  if (isToday(after)) return after
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isToday(middle)) before = middle
    else after = middle
  }
  return after
}

/**
 * Names an answer by what it depends on (data version, day, address) and not by its bytes: nothing is hashed but the address, and a
 * match is answered before anything is computed. Weak, since compressed and plain bodies share it.
 */
export function entityTag(version: string, day: Day, address: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < address.length; index++) hash = Math.imul(hash ^ address.charCodeAt(index), 0x01000193)
  return `W/"${version}-${day}-${(hash >>> 0).toString(36)}"`
}

/** `*`: whatever there is. */
export const isAny = (ifNoneMatch: string | undefined): boolean => ifNoneMatch !== undefined && ifNoneMatch.trim() === '*'

export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag) return true
  const opaque = tag.slice(2)
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
