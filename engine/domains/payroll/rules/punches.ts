/** A day of the time clock, in minutes: what was worked, what of it at night, and how far each punch is from its time. */

/** Pairs of entry and exit, in minutes from the midnight before the first entry; past midnight they go on above 1,440. */
export type Times = readonly number[]

const DAY = 1440
const FORM = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes of the day of "HH:MM"; null where it is no time. */
export function minutesOf(text: string): number | null {
  const match = FORM.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** Times in order, a day added where the clock starts again; null where that happens more than once. */
export function inOrder(times: readonly number[]): Times | null {
  let days = 0
  const ordered: number[] = []
  for (const [index, time] of times.entries()) {
    if (index > 0 && time < times[index - 1]!) days++
    ordered.push(time + days * DAY)
  }
  return days > 1 ? null : ordered
}

/** The same times on the day on which the first is nearest to another's first: a punch at 23:58 for an entry at 00:05. */
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

/** The minutes of each stretch of work. */
export const stretches = (times: Times): number[] => pairs(times).map(({ from, to }) => to - from)

/** The minutes of each break between stretches. */
export const breaks = (times: Times): number[] =>
  times.flatMap((to, index) => (index % 2 === 0 && index > 0 ? [to - times[index - 1]!] : []))

/** How far each punch is from its time. */
export const distances = (punches: Times, schedule: Times): number[] => punches.map((punch, index) => Math.abs(punch - schedule[index]!))

/** Minutes of work inside a night that begins on one day and ends on the next. */
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

/** Minutes from the last time the clock showed `end` to a time. */
export const restSince = (end: number, start: number): number => (((start - end) % DAY) + DAY) % DAY || DAY
