import { expect, it } from 'vitest'
import { TimeSlicer } from './time-slicer.ts'

const nextLoop = () => new Promise((resolve) => setImmediate(resolve))

it('a turn lasts 5 ms, and the next starts after an event-loop iteration', async () => {
  let now = 0
  const turns = new TimeSlicer(() => now)
  const worker = {}
  expect(turns.take(worker)).toBeNull()
  now = 4.9
  expect(turns.take(worker)).toBeNull()
  now = 5
  let begun = false
  const waiting = turns.take(worker)!.then(() => {
    begun = true
  })
  await Promise.resolve()
  expect(begun).toBe(false)
  await waiting
  expect(turns.take(worker)).toBeNull()
})

it('runs one turn of work between socket polls for any number of workers', async () => {
  let now = 0
  const turns = new TimeSlicer(() => now)
  const done: string[] = []
  let sinceLook = 0
  let most = 0
  const look = (): void => {
    sinceLook = 0
    if (done.length < 40) setImmediate(look)
  }
  setImmediate(look)
  const work = async (name: string) => {
    const worker = {}
    for (let piece = 0; piece < 10; piece++) {
      const turn = turns.take(worker)
      if (turn) await turn
      done.push(name)
      now += 3
      sinceLook += 3
      most = Math.max(most, sinceLook)
    }
  }
  await Promise.all([work('a'), work('b'), work('c'), work('d')])
  expect(most).toBe(6) // two pieces: the second starts within the 5 ms
  for (const name of 'abcd') expect(done.slice(0, 20).filter((other) => other === name).length).toBeGreaterThanOrEqual(4)
})

it('idle time grants no credit', async () => {
  let now = 0
  const turns = new TimeSlicer(() => now)
  turns.take({})
  await nextLoop()
  now = 1000
  expect(turns.take({})).toBeNull()
})

it('a hundred pieces of one address delay another address by one piece', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  const done: string[] = []
  const work = async (address: string) => {
    const turn = slicer.take(address)
    if (turn) await turn
    now += 5
    done.push(address)
  }
  const all = [...Array.from({ length: 100 }, () => work('greedy')), work('other')]
  await Promise.all(all)
  expect(done.indexOf('other')).toBeLessThanOrEqual(2)
})

it('a newcomer precedes the queued work of the address being served', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  const done: string[] = []
  const work = async (address: string, then?: () => void) => {
    const turn = slicer.take(address)
    if (turn) await turn
    now += 5
    done.push(address)
    then?.()
  }
  let late: Promise<void> | undefined
  const greedy = Array.from({ length: 10 }, (_, at) => work('greedy', at === 3 ? () => (late = work('late')) : undefined))
  await Promise.all(greedy)
  await late
  expect(done.indexOf('late')).toBe(4)
})

it('work that resumes after waiting gets its own slice', async () => {
  const slicer = new TimeSlicer<string>(() => 0)
  expect(slicer.take('one', true)).toBeNull()
  const begun: string[] = []
  const next = ['two', 'three'].map((name) => slicer.take(name, true)!.then(() => begun.push(name)))
  await next[0]
  expect(begun).toEqual(['two'])
  await next[1]
  expect(begun).toEqual(['two', 'three'])
})

it('polls sockets while connections arrive, before serving a heavy address again', async () => {
  const served = (comes: boolean) =>
    new Promise<number>((resolve) => {
      let now = 0
      let turns = 0
      const slicer = new TimeSlicer<string>(() => now)
      slicer.take('greedy')
      now += 5
      const arrive = (): void => {
        turns++
        now += 0.5
        if (comes) slicer.connected()
        if (turns < 200) setImmediate(arrive)
      }
      setImmediate(arrive)
      void slicer.take('greedy')!.then(() => resolve(turns))
    })
  const quiet = await served(false)
  const pressed = await served(true)
  expect(quiet).toBeLessThan(20)
  // 25 ms at half a millisecond per iteration.
  expect(pressed).toBeGreaterThan(40)
  expect(pressed).toBeLessThan(60)
})

it('stops polling when a new address arrives', async () => {
  let now = 0
  let turns = 0
  const slicer = new TimeSlicer<string>(() => now)
  slicer.take('greedy')
  now += 5
  void slicer.take('greedy')
  const began = new Promise<number>((resolve) => {
    const arrive = (): void => {
      turns++
      now += 0.1
      slicer.connected()
      if (turns === 20) void slicer.take('stranger')!.then(() => resolve(turns))
      if (turns < 200) setImmediate(arrive)
    }
    setImmediate(arrive)
  })
  expect(await began).toBeLessThan(24)
})

it('serves light addresses in one slice, before one that already used a slice', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  const done: string[] = []
  const work = async (address: string, milliseconds: number) => {
    const turn = slicer.take(address)
    if (turn) await turn
    now += milliseconds
    done.push(address)
  }
  let looks = 0
  const look = (): void => {
    looks++
    if (done.length < 13) setImmediate(look)
  }
  const all = [work('greedy', 6), work('greedy', 6), work('greedy', 6), ...Array.from({ length: 10 }, (_, at) => work(`other ${at}`, 0.2))]
  setImmediate(look)
  const others = await Promise.all(all.slice(3)).then(() => looks)
  expect(done.slice(0, 11)).toEqual(['greedy', ...Array.from({ length: 10 }, (_, at) => `other ${at}`)])
  // One socket poll before all ten, and none in between.
  expect(others).toBeLessThanOrEqual(16)
  await Promise.all(all)
})

it('nested turns belong to the same turn until the slice ends', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  slicer.take('other')
  now = 5
  void slicer.take('other')
  const taken: boolean[] = []
  await new Promise<void>((resolve) =>
    slicer.enter('one', () => {
      void slicer.take('third')
      taken.push(slicer.take('one') === null)
      now += 5
      taken.push(slicer.take('one') === null)
      resolve()
    }),
  )
  expect(taken).toEqual([true, false])
})

it('an address that used a slice waits for new connections, even with an empty queue', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  slicer.connected()
  expect(slicer.take('greedy')).toBeNull()
  now = 9
  await nextLoop()
  slicer.connected()
  expect(slicer.take('other')).toBeNull()
  const waiting = slicer.take('greedy')
  expect(waiting).not.toBeNull()
  await waiting
  // Usage resets after a slice without waiting work or connections.
  await nextLoop()
  now = 20
  expect(slicer.take('greedy')).toBeNull()
  now = 29
  await nextLoop()
  slicer.connected()
  expect(slicer.take('greedy')).toBeNull()
})

it('newcomers delay a heavy address by at most one second', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  const work = async (address: string, milliseconds: number) => {
    const turn = slicer.take(address)
    if (turn) await turn
    now += milliseconds
  }
  void work('regular', 6)
  const served = work('regular', 1).then(() => now)
  let comes = true
  // Each iteration brings a newcomer with a slice of work.
  for (let at = 0; comes && at < 1000; at++) {
    void work(`newcomer ${at}`, 6)
    void served.then(() => {
      comes = false
    })
    await nextLoop()
  }
  expect(await served).toBeLessThan(1100)
})

it('continues started work before queued work of the same address, so that long answers complete one by one', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  slicer.take('one')
  now += 10
  const order: string[] = []
  const later = slicer.take('one')!.then(() => order.push('another'))
  const next = slicer.resume('one')!.then(() => order.push('its next piece'))
  await Promise.all([later, next])
  expect(order).toEqual(['its next piece', 'another'])
})

it('polls sixteen times between two slices of a heavy address', async () => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  let turns = 0
  const count = (): void => {
    turns++
    if (turns < 100) setImmediate(count)
  }
  setImmediate(count)
  slicer.take('greedy')
  now += 5
  await slicer.take('greedy')
  expect(turns).toBe(16)
})

it.each([
  [999.5, false],
  [1000, true],
])('resets usage after one second: %d ms', async (passed, forgotten) => {
  let now = 0
  const slicer = new TimeSlicer<string>(() => now)
  slicer.take('regular')
  now = 6
  void slicer.take('regular')
  // Keeps the queue non-empty, so that usage does not reset for lack of work.
  void slicer.take('new')
  now = passed
  let begun = ''
  void slicer.take('regular')!.then(() => {
    begun ||= 'regular'
  })
  await nextLoop()
  for (let turn = 0; turn < 20; turn++) await nextLoop()
  expect(begun === 'regular').toBe(forgotten)
})
