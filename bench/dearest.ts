/**
 * `npm run bench:dearest [operation…]`: the dearest input of every operation, found by a bounded search from its examples: each field at both
 * ends of its bound, one after another, keeping what costs more. Prints processor time and what the input was.
 */
import { registry } from '../engine/generated/registry.ts'
import { dearestOf } from './dearest-search.ts'

const asked = process.argv.slice(2)
const members = [...registry.operations.values()].filter(({ kind, id }) =>
  asked.length > 0 ? asked.includes(id) : kind === 'calculator' || kind === 'decision' || kind === 'check',
)
const found = members.map((operation) => dearestOf(operation)).sort((a, b) => b.milliseconds - a.milliseconds)
console.table(
  found.slice(0, 40).map(({ id, milliseconds, refused }) => ({ operation: id, 'cpu ms': Number(milliseconds.toFixed(2)), refused })),
)
for (const { id, milliseconds, input } of found.slice(0, 25)) console.log(milliseconds.toFixed(1), id, JSON.stringify(input))
