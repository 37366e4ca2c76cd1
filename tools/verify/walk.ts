/** Times every pair of `solve` and every end of every bound, which the tests do not measure: `npm run walk -- solve|bounds [operation]`. */
import { extremes, faultOf, solvedWrong, solvePairs } from '../../test/support/walk.ts'

/** Threshold for slow questions, in ms of CPU time. */
const SLOW = 100

const [what = 'solve', only] = process.argv.slice(2)
let [tried, wrong, slow, worst] = [0, 0, 0, 0]

function timed(name: string, work: () => readonly string[]): void {
  const before = process.cpuUsage()
  const found = work()
  const { user, system } = process.cpuUsage(before)
  const spent = (user + system) / 1000
  tried++
  worst = Math.max(worst, spent)
  if (found.length > 0) wrong++
  if (spent > SLOW) slow++
  if (found.length > 0 || spent > SLOW) console.log(name, found.join('; '), spent > SLOW ? `${spent.toFixed(0)} ms` : '')
}

if (what === 'solve') {
  for (const pair of solvePairs())
    if (!only || pair.calculator === only)
      timed(`${pair.calculator} ${pair.field} → ${pair.target} = ${pair.wanted}:`, () => solvedWrong(pair))
} else {
  for (const extreme of extremes()) {
    if (only && extreme.operation !== only) continue
    timed(`${extreme.operation} ${extreme.moved}:`, () => {
      const fault = faultOf(extreme)
      return fault === null ? [] : [fault]
    })
  }
}
console.log(`${tried} tried, ${wrong} wrong, ${slow} over ${SLOW} ms, the longest ${worst.toFixed(0)} ms`)
if (wrong > 0) process.exitCode = 1
