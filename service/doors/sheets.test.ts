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

const sheetOf = (rows: string) => changed((xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`))

it.each([
  ['a cell far right and down', '<row r="62"><c r="XFD62"><v>1</v></c></row>'],
  ['cells that do not say where they are', `<row r="1"><c r="A1"><v>1</v></c></row><row r="6000">${'<c><v>1</v></c>'.repeat(200)}</row>`],
  [
    'more than fifty times as much as there is',
    `${Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join('')}<row r="1000060"><c r="A1000060"><v>1</v></c></row>`,
  ],
])('%s is too far spread', async (_what, rows) => {
  await expect(readWorkbook(await sheetOf(rows))).rejects.toBeInstanceOf(SpreadOut)
})

it('a wide sheet of few rows is read', async () => {
  const rows = await readWorkbook(await sheetOf('<row r="1"><c r="A1"><v>7</v></c></row><row r="1200"><c r="ZZ1200"><v>8</v></c></row>'))
  expect([rows[0]![0], rows.at(-1)!.at(-1), rows.at(-1)!.length]).toEqual([7, 8, 702])
})
