import { describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import { find } from './index.ts'
import { searchIndexOf } from './search-index.ts'

const QUESTIONS = ['quanto desconta de inss de 5000', 'tabela do irrf', 'dólar hoje', 'vale a pena quitar o financiamento', 'das do mei']

/** Index serialized as in a bundle, with no other source. */
const carried = JSON.stringify(searchIndexOf(ports.registry))

describe('search index', () => {
  it('finds the same results from a bundle as when built', () => {
    const registry = { ...ports.registry, searchIndex: () => JSON.parse(carried) }
    for (const question of QUESTIONS) expect(find({ ...ports, registry }, question)).toEqual(find(ports, question))
  })

  it('contains every item and no unused word', () => {
    const { things, words, having, names } = searchIndexOf(ports.registry)
    const ids = new Set(things.map(([, id]) => id))
    for (const id of [...ports.registry.operations.keys(), ...ports.registry.laws.keys(), 'selic']) expect(ids).toContain(id)
    expect(having).toHaveLength(words.length)
    for (const [at, has] of having.entries()) expect(has.length, words[at]).toBeGreaterThan(0)
    const titled = new Set(names.map(([thing]) => thing))
    expect(things.filter((_thing, at) => !titled.has(at))).toEqual([])
  })

  it('is sufficient on its own: loads only operations that match the question', () => {
    const read = new Set<string>()
    const operations = new Map(ports.registry.operations)
    operations.get = (id) => {
      read.add(id)
      return ports.registry.operations.get(id)
    }
    operations.values = operations.entries = () => {
      throw new Error('all of them are read')
    }
    const registry = { ...ports.registry, operations, searchIndex: () => JSON.parse(carried) }
    const found = find({ ...ports, registry }, QUESTIONS[0]!, { most: Number.POSITIVE_INFINITY })
    expect([...read].sort()).toEqual(found.flatMap(({ type, id }) => (type === 'operation' ? [id] : [])).sort())
  })
})
