import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PrebuiltText, writtenInPieces } from './prebuilt-text.ts'
import { TimeSlicer } from './time-slicer.ts'

it('is made once however many ask, and is the same text in every coding', async () => {
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

it('is tried again by the next who asks where it failed', async () => {
  let makings = 0
  const kept = new PrebuiltText(async () => {
    if (++makings === 1) throw new Error('not yet')
    return 'x'
  }, new TimeSlicer())
  await expect(kept.made('gzip')).rejects.toThrow('not yet')
  expect((await kept.made()).toString()).toBe('x')
  expect(gunzipSync(await kept.made('gzip')).toString()).toBe('x')
})

it('written in pieces is what JSON.stringify writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
      expect(JSON.parse(await writtenInPieces(value, () => null))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
