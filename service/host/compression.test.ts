import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Compressor } from './compression.ts'

it('a hundred bodies that come at once are compressed one after another, each as it was', async () => {
  const compressor = new Compressor()
  const bodies = Array.from({ length: 100 }, (_, at) => `${at};`.repeat(2000))
  const gzipped = await Promise.all(bodies.map((body, at) => compressor.compress(`/${at}`, body, 'gzip')))
  expect(gzipped.map((bytes) => gunzipSync(bytes).toString())).toEqual(bodies)
  // Whoever comes when the line is over need not wait for anybody.
  const later = await compressor.compress('/0', bodies[0]!, 'br')
  expect(brotliDecompressSync(later).toString()).toBe(bodies[0])
})

it('what could not be compressed holds up nobody behind it', async () => {
  const compressor = new Compressor()
  const broken: string = JSON.parse('{}')
  await expect(compressor.compress('/broken', broken, 'gzip')).rejects.toThrow()
  const after = await Promise.all(Array.from({ length: 10 }, (_, at) => compressor.compress(`/${at}`, 'a', 'gzip')))
  expect(after.every((bytes) => gunzipSync(bytes).toString() === 'a')).toBe(true)
})

it('the same body of the same version is compressed once', () => {
  const compressor = new Compressor()
  expect(compressor.compress('/a', 'a', 'gzip')).toBe(compressor.compress('/a', 'a', 'gzip'))
  expect(compressor.compress('/a', 'a', 'gzip')).not.toBe(compressor.compress('/a', 'a', 'br'))
})
