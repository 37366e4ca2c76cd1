import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TimeSlicer } from '../../work/time-slicer.ts'
import { PrebuiltText, writtenInPieces } from './prebuilt-text.ts'

it('is built once for concurrent requests, with the same text in every encoding', async () => {
  let makings = 0
  const kept = new PrebuiltText(async () => {
    makings++
    return 'ação '.repeat(1000)
  }, new TimeSlicer())
  const [br, again, plain, zipped] = await Promise.all([kept.made('br'), kept.made('br'), kept.made(), kept.made('gzip')])
  expect(makings).toBe(1)
  expect(again).toBe(br)
  expect(plain.toString()).toBe('ação '.repeat(1000))
  expect(brotliDecompressSync(br)).toEqual(plain)
  expect(gunzipSync(zipped)).toEqual(plain)
})

it('retries on the next request after a failure', async () => {
  let makings = 0
  const kept = new PrebuiltText(async () => {
    if (++makings === 1) throw new Error('not yet')
    return 'x'
  }, new TimeSlicer())
  await expect(kept.made('gzip')).rejects.toThrow('not yet')
  expect((await kept.made()).toString()).toBe('x')
  expect(gunzipSync(await kept.made('gzip')).toString()).toBe('x')
})

it('chunked serialization equals JSON.stringify', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
      expect(JSON.parse(await writtenInPieces(value, () => null))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
