import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { ReadAheadPool } from './read-ahead.ts'

const KIB = 1024
const settled = () => new Promise((resolve) => setTimeout(resolve, 10))

/** Sender that respects backpressure; `sent` is its progress. */
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

it('reads a body to its end before its first use, within the limit', async () => {
  const { body, sent } = sender(100)
  const chunks = new ReadAheadPool(10_000 * KIB).read(body)
  await chunks.next()
  await settled()
  expect(sent()).toBe(100)
  let bytes = 0
  for await (const chunk of chunks) bytes += chunk.length
  expect(bytes).toBe(99 * 16 * KIB)
})

it('limits the total read-ahead and still delivers every body', async () => {
  const pool = new ReadAheadPool(256 * KIB)
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

it('releases its memory when abandoned', async () => {
  const pool = new ReadAheadPool(200 * KIB)
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

it('ends when the sender disconnects', async () => {
  const body = new PassThrough()
  const reading = new ReadAheadPool(1000).read(body)
  const next = reading.next()
  body.destroy()
  expect((await next).done).toBe(true)
})
