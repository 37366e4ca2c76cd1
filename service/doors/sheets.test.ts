import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { isWorkbook, readWorkbook, SpreadOut, writeWorkbook } from './sheets.ts'

const SHEET = /^xl\/worksheets\/.*\.xml$/

/** A workbook of one cell, with its sheet changed by hand. */
async function changed(change: (xml: string) => string): Promise<Uint8Array<ArrayBuffer>> {
  const files = unzipSync(await writeWorkbook([['a'], [1]]))
  const name = Object.keys(files).find((each) => SHEET.test(each))!
  files[name] = strToU8(change(new TextDecoder().decode(files[name])))
  return new Uint8Array(zipSync(files))
}

it('one cell far from the rest is refused in a moment, and not read as a rectangle', async () => {
  const far = await changed((xml) => xml.replaceAll('r="A2"', 'r="XFD1048576"').replaceAll('<row r="2"', '<row r="1048576"'))
  const before = process.memoryUsage().rss
  await expect(readWorkbook(far)).rejects.toBeInstanceOf(SpreadOut)
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6)
})

it('a row far down whose cells do not say where they are is refused too', async () => {
  const far = await changed((xml) => xml.replace(/<row r="2"[^>]*>.*?<\/row>/s, `<row r="1048576">${'<c><v>1</v></c>'.repeat(200)}</row>`))
  await expect(readWorkbook(far)).rejects.toBeInstanceOf(SpreadOut)
})

it('a sheet with gaps as people leave them is read', async () => {
  const rows = [['nome', null, 'valor'], ...Array.from({ length: 500 }, (_, at) => (at % 7 === 0 ? ['x', null, at] : [null, null, null]))]
  expect((await readWorkbook(await writeWorkbook(rows)))[1]).toEqual(['x', null, 0])
})

it.each([SHEET, /^xl\/styles\.xml$/])(
  'a workbook of which %s unpacks to more than a machine should hold is refused before it is unpacked',
  async (spoiled) => {
    const bytes = await changed((xml) => xml)
    // The central directory's own figure of the size, of the file in question.
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 46; at++) {
      if (view.getUint32(at, true) !== 0x02014b50) continue
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)))
      if (spoiled.test(name)) view.setUint32(at + 24, 0x7fffffff, true)
    }
    await expect(readWorkbook(bytes)).rejects.toBeInstanceOf(SpreadOut)
  },
)

it('a workbook is known by all of its first four bytes', async () => {
  const bytes = await writeWorkbook([['a'], [1]])
  expect(isWorkbook(bytes)).toBe(true)
  for (let at = 0; at < 4; at++) expect(isWorkbook(bytes.map((byte, index) => (index === at ? 0x20 : byte)))).toBe(false)
})
