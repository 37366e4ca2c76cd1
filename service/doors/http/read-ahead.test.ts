import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { AheadPool } from './read-ahead.ts'

const KIB = 1024
const settled = () => new Promise((resolve) => setTimeout(resolve, 10))

/** A sender that writes until it is told to wait; `sent` is how far it came. */
function sender(chunks: number) {
  const body = new PassThrough({ highWaterMark: KIB })
  let sent = 0
  const go = (): void => {
    while (sent < chunks && body.write(Buffer.alloc(16 * KIB))) sent++
    if (sent < chunks)
      body.once('drain', () => {
        sent++
        go()
      })
    else body.end()
  }
  go()
  return { body, sent: () => sent }
}

it('reads a body to its end before the first of it is used, while there is room', async () => {
  const { body, sent } = sender(100)
  const chunks = new AheadPool(10_000 * KIB).read(body)
  await chunks.next()
  await settled()
  expect(sent()).toBe(100)
  let bytes = 0
  for await (const chunk of chunks) bytes += chunk.length
  expect(bytes).toBe(99 * 16 * KIB)
})

it('all bodies together hold no more than the room, and each still comes through', async () => {
  const pool = new AheadPool(256 * KIB)
  const senders = Array.from({ length: 20 }, () => sender(100))
  const readings = senders.map(({ body }) => pool.read(body))
  await Promise.all(readings.map((reading) => reading.next()))
  await settled()
  const held = senders.reduce((sum, { sent }) => sum + sent() * 16, 0)
  expect(held).toBeLessThan(256 + 20 * (64 + 64))
  for (const reading of readings) {
    let bytes = 0
    for await (const chunk of reading) bytes += chunk.length
    expect(bytes).toBe(99 * 16 * KIB)
  }
})

it('gives its room back when it is left', async () => {
  const pool = new AheadPool(200 * KIB)
  for (let round = 0; round < 5; round++) {
    const reading = pool.read(sender(100).body)
    await reading.next()
    await reading.return(undefined)
  }
  const { body, sent } = sender(10)
  const reading = pool.read(body)
  await reading.next()
  await settled()
  expect(sent()).toBe(10)
})

it('a sender who leaves ends it', async () => {
  const body = new PassThrough()
  const reading = new AheadPool(1000).read(body)
  const next = reading.next()
  body.destroy()
  expect((await next).done).toBe(true)
})
