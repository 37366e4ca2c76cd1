import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Compressor } from './compression.ts'

it('compresses a hundred simultaneous bodies one after another, intact', async () => {
  const compressor = new Compressor()
  const bodies = Array.from({ length: 100 }, (_, at) => `${at};`.repeat(2000))
  const gzipped = await Promise.all(bodies.map((body, at) => compressor.compress(`/${at}`, body, 'gzip')))
  expect(gzipped.map((bytes) => gunzipSync(bytes).toString())).toEqual(bodies)
  // After the queue drains, compression starts immediately.
  const later = await compressor.compress('/0', bodies[0]!, 'br')
  expect(brotliDecompressSync(later).toString()).toBe(bodies[0])
})

it('continues with the queue after a failed compression', async () => {
  const compressor = new Compressor()
  const broken: string = JSON.parse('{}')
  await expect(compressor.compress('/broken', broken, 'gzip')).rejects.toThrow()
  const after = await Promise.all(Array.from({ length: 10 }, (_, at) => compressor.compress(`/${at}`, 'a', 'gzip')))
  expect(after.every((bytes) => gunzipSync(bytes).toString() === 'a')).toBe(true)
})

it('compresses the same body and version once', () => {
  const compressor = new Compressor()
  expect(compressor.compress('/a', 'a', 'gzip')).toBe(compressor.compress('/a', 'a', 'gzip'))
  expect(compressor.compress('/a', 'a', 'gzip')).not.toBe(compressor.compress('/a', 'a', 'br'))
})
