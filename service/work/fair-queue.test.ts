import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const filled = (queue: FairQueue<string>, address: string, many: number): boolean[] =>
  Array.from({ length: many }, (_, index) => {
    const admitted = queue.admit(address)
    if (admitted) queue.push(address, `${address}${index}`)
    return admitted
  })

describe('fair queue', () => {
  it('admits ten requests per address and rejects the eleventh before any work', () => {
    const queue = new FairQueue<string>()
    expect(filled(queue, 'a', 12)).toEqual([...Array(10).fill(true), false, false])
    expect(filled(queue, 'b', 1)).toEqual([true])
  })

  it('serves addresses in turn, regardless of arrival order', () => {
    const queue = new FairQueue<string>()
    filled(queue, 'a', 6)
    filled(queue, 'b', 2)
    filled(queue, 'c', 1)
    const served = Array.from({ length: 5 }, () => queue.next()?.piece)
    expect(served).toEqual(['a0', 'b0', 'c0', 'a1', 'b1'])
  })

  it('runs two pieces per address at a time, and the next when one completes', () => {
    const queue = new FairQueue<string>()
    filled(queue, 'a', 5)
    expect([queue.next()?.piece, queue.next()?.piece, queue.next()]).toEqual(['a0', 'a1', undefined])
    queue.done('a')
    expect(queue.next()?.piece).toBe('a2')
  })

  it('removes disconnected clients from queue and count', () => {
    const queue = new FairQueue<string>()
    filled(queue, 'a', 3)
    expect(queue.remove('a', 'a0')).toBe(true)
    expect(queue.remove('a', 'a0')).toBe(false)
    queue.leave('a')
    expect(queue.next()?.piece).toBe('a1')
    expect(queue.waiting).toBe(1)
  })

  it('keeps no state for an address without requests', () => {
    const queue = new FairQueue<string>()
    for (let round = 0; round < 3; round++) {
      filled(queue, 'a', 10)
      for (let index = 0; index < 10; index++) {
        expect(queue.next()).toBeDefined()
        queue.done('a')
        queue.leave('a')
      }
    }
    expect(queue.next()).toBeUndefined()
    expect(queue.admit('a')).toBe(true)
  })

  it("serves a newcomer's first job before anybody's second", () => {
    const queue = new FairQueue<string>()
    for (let address = 0; address < 100; address++) filled(queue, String(address), 3)
    for (let served = 0; served < 100; served++) {
      const next = queue.next()!
      queue.done(next.address)
    }
    expect(queue.ahead('new')).toBe(0)
    filled(queue, 'new', 2)
    expect(queue.next()?.piece).toBe('new0')
    expect(queue.next()?.piece).toBe('01')
  })

  it('bounds a /56 at four times and a /48 at sixteen times one /64', () => {
    const queue = new FairQueue<string>()
    const admitted = (block: (index: number) => string): number =>
      Array.from({ length: 60 }, (_, index) => filled(queue, block(index), 10).filter(Boolean).length).reduce((sum, each) => sum + each, 0)
    expect(admitted((index) => `2001:db8:1:${index.toString(16)}::/64`)).toBe(40)
    expect(admitted((index) => `2001:db8:2:${(index * 256).toString(16)}::/64`)).toBe(160)
    expect(filled(queue, '192.0.2.1', 11)).toEqual([...Array(10).fill(true), false])
  })
})
