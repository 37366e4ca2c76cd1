import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { postedFiles } from './posted-archive.ts'

/** Incompressible text of `size` characters. */
const noise = (size: number): string =>
  Array.from({ length: size }, (_, at) => String.fromCharCode(33 + ((at * at * 31 + (at >> 3) * 17) % 90))).join('')
const refused = (bytes: Uint8Array): unknown => {
  try {
    return postedFiles(bytes)
  } catch (error) {
    return error
  }
}
const refusal = expect.objectContaining({ issues: [expect.objectContaining({ field: 'files' })] })

it('extracts every file of an archive for any chunking', () => {
  for (const size of [1, 4000, 4096, 20_000]) {
    const files = { 'a.xml': noise(size), 'b.xml': '<b/>' }
    const packed = zipSync({ 'a.xml': strToU8(files['a.xml']), 'b.xml': strToU8(files['b.xml']) }, { level: 0 })
    expect(postedFiles(packed), String(size)).toEqual([
      { name: 'a.xml', xml: files['a.xml'] },
      { name: 'b.xml', xml: '<b/>' },
    ])
  }
})

it('keeps the last two hundred characters of a file name', () => {
  const name = `${'pasta/'.repeat(50)}outubro.xml`
  expect(postedFiles(zipSync({ [name]: strToU8('<a/>') }))[0]!.name).toBe(name.slice(-200))
})

it('rejects a non-archive, a truncated archive and a nested archive', () => {
  const packed = zipSync({ 'a.xml': strToU8(noise(20_000)) }, { level: 0 })
  for (const bytes of [packed.subarray(0, 9000), zipSync({ 'a.zip': zipSync({ b: strToU8('b') }) })])
    expect(refused(bytes)).toEqual(refusal)
  expect(refused(new Uint8Array())).toEqual(refusal)
})
