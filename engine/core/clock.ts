import { type Day, saoPauloDay } from './day.ts'

/** Today in São Paulo. Formatting a date costs microseconds, and the answer can only change on a whole second. */
export function saoPauloClock(now: () => number = Date.now): () => Day {
  let day: Day
  let until = 0
  return () => {
    const instant = now()
    if (instant >= until || instant < until - 1000) {
      day = saoPauloDay(new Date(instant))
      until = instant - (instant % 1000) + 1000
    }
    return day
  }
}
