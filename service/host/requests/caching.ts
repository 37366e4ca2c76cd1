import { type Day, saoPauloDay } from '../../../engine/core/day.ts'

/** At most one hour, so that a corrected table is not served stale for a day; never past midnight in São Paulo, when "today" changes. */
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
 * Derives the ETag from data version, day and URL, not from the body: a match is answered without computing. Weak, because compressed and
 * plain bodies share it.
 */
export function entityTag(version: string, day: Day, address: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < address.length; index++) hash = Math.imul(hash ^ address.charCodeAt(index), 0x01000193)
  return `W/"${version}-${day}-${(hash >>> 0).toString(36)}"`
}

/** `*` matches any representation. */
export const isAny = (ifNoneMatch: string | undefined): boolean => ifNoneMatch !== undefined && ifNoneMatch.trim() === '*'

export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag) return true
  const opaque = tag.slice(2)
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
