import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { isWorkbook, OversizedWorkbook, readWorkbook, writeWorkbook } from './workbooks.ts'

const SHEET = /^xl\/worksheets\/.*\.xml$/

/** One-cell workbook with edited sheet XML. */
async function changed(change: (xml: string) => string): Promise<Uint8Array<ArrayBuffer>> {
  const files = unzipSync(await writeWorkbook([['a'], [1]]))
  const name = Object.keys(files).find((each) => SHEET.test(each))!
  files[name] = strToU8(change(new TextDecoder().decode(files[name])))
  return new Uint8Array(zipSync(files))
}

it('rejects a distant cell quickly, without expanding the rectangle', async () => {
  const far = await changed((xml) => xml.replaceAll('r="A2"', 'r="XFD1048576"').replaceAll('<row r="2"', '<row r="1048576"'))
  const before = process.memoryUsage().rss
  await expect(readWorkbook(far)).rejects.toBeInstanceOf(OversizedWorkbook)
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6)
})

it('rejects a distant row whose cells have no reference', async () => {
  const far = await changed((xml) => xml.replace(/<row r="2"[^>]*>.*?<\/row>/s, `<row r="1048576">${'<c><v>1</v></c>'.repeat(200)}</row>`))
  await expect(readWorkbook(far)).rejects.toBeInstanceOf(OversizedWorkbook)
})

it('reads a sheet with ordinary gaps', async () => {
  const rows = [['nome', null, 'valor'], ...Array.from({ length: 500 }, (_, at) => (at % 7 === 0 ? ['x', null, at] : [null, null, null]))]
  expect((await readWorkbook(await writeWorkbook(rows)))[1]).toEqual(['x', null, 0])
})

it.each([SHEET, /^xl\/styles\.xml$/])('rejects a workbook whose %s exceeds the unpacked limit, before unpacking', async (spoiled) => {
  const bytes = await changed((xml) => xml)
  // Uncompressed size in the central directory entry of that file.
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 46; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)))
    if (spoiled.test(name)) view.setUint32(at + 24, 0x7fffffff, true)
  }
  await expect(readWorkbook(bytes)).rejects.toBeInstanceOf(OversizedWorkbook)
})

it('recognizes a workbook by all of its first four bytes', async () => {
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
])('rejects %s as too sparse', async (_what, rows) => {
  await expect(readWorkbook(await sheetOf(rows))).rejects.toBeInstanceOf(OversizedWorkbook)
})

it('reads a wide sheet with few rows', async () => {
  const rows = await readWorkbook(await sheetOf('<row r="1"><c r="A1"><v>7</v></c></row><row r="1200"><c r="ZZ1200"><v>8</v></c></row>'))
  expect([rows[0]![0], rows.at(-1)!.at(-1), rows.at(-1)!.length]).toEqual([7, 8, 702])
})
