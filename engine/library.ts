/** The package as most use it: the engine with all the data of its release. `centavo/engine` is the same without the data. */

import { createEngine, portsOf } from './engine.ts'
import * as data from './generated/data.ts'

export * from './engine.ts'

export const { calculate, check, decide, ask, solve, sweep, timeline, compare, reform, query, table } = createEngine(portsOf(data))
