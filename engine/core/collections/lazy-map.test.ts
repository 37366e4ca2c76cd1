import { describe, expect, it } from 'vitest'
import { LazyMap } from './lazy-map.ts'

function three() {
  const fetched: string[] = []
  const fetch = (name: string): string => {
    fetched.push(name)
    return name.toUpperCase()
  }
  const fetches = ['b', 'a', 'c'].map((name) => [name, () => fetch(name)] as const)
  return { fetched, things: new LazyMap(fetches) }
}

describe('LazyMap', () => {
  it('lists and counts names without loading', () => {
    const { fetched, things } = three()
    expect(things.size).toBe(3)
    expect(things.has('a')).toBe(true)
    expect(things.has('toString')).toBe(false)
    expect([...things.keys()]).toEqual(['b', 'a', 'c'])
    expect(fetched).toEqual([])
  })

  it('loads each value once, on demand', () => {
    const { fetched, things } = three()
    expect([things.get('a'), things.get('a'), things.get('none')]).toEqual(['A', 'A', undefined])
    expect(fetched).toEqual(['a'])
  })

  it('iterates in name order', () => {
    const { fetched, things } = three()
    things.get('c')
    const each: unknown[] = []
    things.forEach((value, key, map) => {
      each.push([key, value, map === things])
    })
    expect([...things]).toEqual([...things.entries()])
    expect([...things.values()]).toEqual(['B', 'A', 'C'])
    expect(each).toEqual([...things].map(([key, value]) => [key, value, true]))
    expect(fetched).toEqual(['c', 'b', 'a'])
  })
})
