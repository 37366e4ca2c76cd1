/** One day of time clock punches, in minutes: work, night work, and the distance of each punch from its scheduled time. */

/** Entry and exit pairs, in minutes from the midnight before the first entry; times past midnight exceed 1,440. */
export type Times = readonly number[]

const DAY = 1440
const FORM = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight of "HH:MM"; null for invalid text. */
export function minutesOf(text: string): number | null {
  const match = FORM.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** Increasing times, adding a day when the clock wraps; null when it wraps more than once. */
export function inOrder(times: readonly number[]): Times | null {
  let days = 0
  const ordered: number[] = []
  for (const [index, time] of times.entries()) {
    if (index > 0 && time < times[index - 1]!) days++
    ordered.push(time + days * DAY)
  }
  return days > 1 ? null : ordered
}

/** Shifts the times by a day when that brings the first closer to the other's first: a punch at 23:58 for an entry at 00:05. */
export function nearest(times: Times, to: Times): Times {
  const gap = times[0]! - to[0]!
  const shift = gap > DAY / 2 ? -DAY : gap < -DAY / 2 ? DAY : 0
  return times.map((time) => time + shift)
}

interface Span {
  readonly from: number
  readonly to: number
}

const pairs = (times: Times): Span[] => times.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: times[index + 1]! }] : []))

export const stretches = (times: Times): number[] => pairs(times).map(({ from, to }) => to - from)

export const breaks = (times: Times): number[] =>
  times.flatMap((to, index) => (index % 2 === 0 && index > 0 ? [to - times[index - 1]!] : []))

/** Distance of each punch from its scheduled time, in minutes. */
export const distances = (punches: Times, schedule: Times): number[] => punches.map((punch, index) => Math.abs(punch - schedule[index]!))

/** Minutes of work within a night period that spans midnight. */
export function nightMinutes(times: Times, night: Span): number {
  let minutes = 0
  for (const { from, to } of pairs(times))
    for (let day = -1; day <= 2; day++) {
      const begins = night.from + day * DAY
      const ends = night.to + (day + 1) * DAY
      minutes += Math.max(0, Math.min(to, ends) - Math.max(from, begins))
    }
  return minutes
}

/** Longest absence between two stretches that touches a period. */
const breaksWithin = (times: Times, begins: number, end: number): number =>
  Math.max(
    0,
    ...times.flatMap((to, index) =>
      index % 2 === 0 && index > 0 && times[index - 1]! < end && to > begins ? [to - times[index - 1]!] : [],
    ),
  )

/** Longest break of a shift (CLT, art. 71): a longer absence leaves the night not worked whole. */
const LONGEST_BREAK = 120

/**
 * Minutes worked after a night worked whole, from its first to its last minute except for breaks. `shift` gives the times that decide, which
 * are those of the schedule within the tolerance.
 */
export function minutesAfterNight(times: Times, shift: Times, night: Span): number {
  let minutes = 0
  for (const end of [night.to, night.to + DAY]) {
    const begins = end - night.to + night.from - DAY
    const whole = shift[0]! <= begins && shift.at(-1)! > end && breaksWithin(shift, begins, end) <= LONGEST_BREAK
    if (whole) for (const { from, to } of pairs(times)) minutes += Math.max(0, to - Math.max(from, end))
  }
  return minutes
}

/** Minutes from the previous occurrence of clock time `end` to `start`. */
export const restSince = (end: number, start: number): number => (((start - end) % DAY) + DAY) % DAY || DAY
