/**
 * `npm run simulate [seeds] [first]`: runs the given number of seeds (default: 20,000) from a first seed on; exits with 1 and prints each
 * seed that violates an invariant. `SEED=<number> npm run simulate` runs only that seed.
 */
import { playedBy, SimulationFailure } from '../../test/simulation/world.ts'

const only = process.env.SEED
const count = only === undefined ? Number(process.argv[2] ?? 20_000) : 1
const first = Number(only ?? process.argv[3] ?? 1)

const faults = new Map<string, number>()
let [failed, events, requests] = [0, 0, 0]
for (let seed = first; seed < first + count; seed++) {
  try {
    const played = await playedBy(seed)
    events += played.events
    requests += played.requests
    for (const fault of played.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    if (only !== undefined) console.log(`${played.shape}: ${played.faults.join(', ')}`)
  } catch (error) {
    if (!(error instanceof SimulationFailure)) throw error
    failed++
    console.error(error.message)
  }
}
console.log(`${count} seeds from ${first}: ${events} events, ${requests} requests, ${failed} failed`)
console.table(Object.fromEntries([...faults].sort()))
process.exitCode = failed === 0 ? 0 : 1
