/** Default package: the engine with the data of its release. `centavo/engine` has the same API without data. */

import { createEngine, portsOf } from './engine.ts'
import * as data from './generated/data.ts'

export * from './engine.ts'

export const { calculate, check, decide, ask, solve, sweep, timeline, compare, reform, query, table } = createEngine(portsOf(data))
