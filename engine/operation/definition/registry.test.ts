import { describe, expect, it } from 'vitest'
import { registry } from '../../../test/support/ports.ts'
import { lazyRegistry, membersOf, registryOf, withOperations } from './registry.ts'

const operations = [...registry.operations.values()]
const laws = [...registry.laws.values()]

describe('registry', () => {
  it('rejects duplicate names, listing only those', () => {
    const [first, second] = operations
    expect(() => registryOf([first!, second!, { ...first!, slug: undefined } as typeof first & object], [])).toThrow(
      `two share a name: ${first!.id}`,
    )
    expect(() => registryOf([], [laws[0]!, laws[1]!, laws[1]!])).toThrow(/^two share a name: [^,]+$/)
  })

  it('of the release has unique names and pages', () => {
    const whole = registryOf(operations, laws)
    expect([...whole.operations.keys()]).toEqual([...registry.operations.keys()])
    expect([...whole.laws.keys()]).toEqual([...registry.laws.keys()])
  })

  it('rejects a member whose id differs from its key', () => {
    const [first] = registry.calculators.values()
    const none = { decisions: {}, questions: {}, checks: {}, queries: {}, laws: {}, lawSearch: {} }
    const misnamed = lazyRegistry({ ...none, calculators: { other: () => first! } })
    expect([...misnamed.calculators.keys()]).toEqual(['other'])
    expect(() => misnamed.operations.get('other')).toThrow(`other calls itself ${first!.id}`)
  })

  it('computes query paths from the queries, or uses the prebuilt list without loading them', () => {
    const none = { calculators: {}, decisions: {}, questions: {}, checks: {}, laws: {}, lawSearch: {} }
    const fetches = Object.fromEntries([...registry.queries].map(([id, query]) => [id, () => query]))
    const places = lazyRegistry({ ...none, queries: fetches }).places()
    expect(places).toEqual(registryOf(operations, laws).places())
    expect(places.map(({ id }) => id)).toEqual([...registry.queries.keys()])
    expect(places.find(({ id }) => id === 'payroll-run')).toMatchObject({
      path: '/v1/payroll',
      posted: true,
      hasLines: true,
      hasFiles: false,
      hasCalendar: false,
    })
    expect(places.filter(({ hasCalendar }) => hasCalendar).map(({ id }) => id)).toEqual(
      [...registry.queries.values()].filter(({ icalendar }) => icalendar).map(({ id }) => id),
    )
    const unread = Object.fromEntries(
      places.map(({ id }) => [
        id,
        () => {
          throw new Error(`${id} was loaded`)
        },
      ]),
    )
    expect(lazyRegistry({ ...none, queries: unread, places }).places()).toBe(places)
  })

  it('gives the operations of one kind, and the kinds add up to all operations', () => {
    expect([...membersOf(registry, 'calculator').keys()]).toEqual([...registry.calculators.keys()])
    expect([...membersOf(registry, 'decision').keys()]).toEqual([...registry.decisions.keys()])
    expect([...membersOf(registry, 'query').keys()]).toEqual([...registry.queries.keys()])
    const { calculators, decisions, checks, questions, queries } = registry
    expect([calculators, decisions, checks, questions, queries].reduce((sum, { size }) => sum + size, 0)).toBe(registry.operations.size)
  })

  it('adds new operations and replaces those of the same name', () => {
    const [first] = operations
    const other = { ...first!, title: 'Outra' }
    const changed = withOperations(registry, [other, { ...first!, id: 'brand-new', slug: 'brand-new' }])
    expect(changed.operations.size).toBe(registry.operations.size + 1)
    expect(changed.operations.get(first!.id)).toBe(other)
    expect(changed.laws.size).toBe(registry.laws.size)
  })
})
