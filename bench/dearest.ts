/**
 * `npm run bench:dearest [operation…]`: the most expensive input of every operation. A bounded search starts from its examples and tries
 * both bounds of each field in turn, keeping any increase in cost. Prints the CPU time and the input. Exits with 1 when more than ten
 * operations take over 5 ms, when one of those lacks its own `cost`, or when one takes over 20 ms.
 */
import { registry } from '../engine/generated/registry.ts'
import { dearestOf } from './dearest-search.ts'

const asked = process.argv.slice(2)
const members = [...registry.operations.values()].filter(({ kind, id }) =>
  asked.length > 0 ? asked.includes(id) : kind === 'calculator' || kind === 'decision' || kind === 'check',
)
const found = members.map((operation) => dearestOf(operation)).sort((a, b) => b.milliseconds - a.milliseconds)
const MAX_MILLISECONDS = 5
const MAX_MILLISECONDS_OF_EXCEPTIONS = 20
const MAX_EXCEPTIONS = 10

console.table(found.map(({ id, milliseconds, refused }) => ({ operation: id, 'cpu ms': Number(milliseconds.toFixed(2)), refused })))
for (const { id, milliseconds, input } of found.filter(({ milliseconds }) => milliseconds > 1))
  console.log(milliseconds.toFixed(1), id, JSON.stringify(input).slice(0, 400))

const exceptions = found.filter(({ milliseconds }) => milliseconds > MAX_MILLISECONDS)
const unpriced = exceptions.filter(({ id }) => (registry.operations.get(id)?.cost ?? 1) === 1)
const tooDear = exceptions.filter(({ milliseconds }) => milliseconds > MAX_MILLISECONDS_OF_EXCEPTIONS)
console.log(`${found.length} operations; over ${MAX_MILLISECONDS} ms: ${exceptions.map(({ id }) => id).join(', ') || 'none'}`)
if (unpriced.length > 0) console.log(`of them without a price: ${unpriced.map(({ id }) => id).join(', ')}`)
if (tooDear.length > 0) console.log(`over ${MAX_MILLISECONDS_OF_EXCEPTIONS} ms: ${tooDear.map(({ id }) => id).join(', ')}`)
process.exitCode = exceptions.length > MAX_EXCEPTIONS || unpriced.length > 0 || tooDear.length > 0 ? 1 : 0
