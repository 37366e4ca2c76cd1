import { type Day, saoPauloDay } from '../day.ts'

/** Today in São Paulo, cached until the next whole second: formatting a date costs microseconds. */
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
