/** Lists of objects read from a CSV file: `--invoices @notas.csv`, one row per item, columns named as the item's fields. */
import { readFile } from 'node:fs/promises'
import { word } from '../../engine/core/text/language.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { cellsOf, delimiterOf, rowEnd } from '../../engine/presentation/spreadsheet/delimited.ts'
import { eachStrictly } from '../../engine/presentation/typed.ts'
import { flagOf, propertiesOf } from './arguments.ts'
import { UsageError } from './command-context.ts'
import { readOrRefuse } from './files.ts'

const MARK = '@'

/** Replaces `@file.csv` by the JSON of its rows, in the values of flags that take a list of objects. */
export async function withListFiles(words: readonly string[], schema: JsonSchema): Promise<string[]> {
  const lists = Object.entries(propertiesOf(schema)).flatMap(([field, { items }]) =>
    items?.properties ? [[flagOf(field), items] as const] : [],
  )
  const byFlag = new Map(lists)
  return await Promise.all(
    words.map(async (each, index) => {
      const apart = byFlag.get(words[index - 1] ?? '')
      if (apart && each.startsWith(MARK)) return await rowsAsJson(each.slice(MARK.length), apart)
      const [flag, value] = [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]
      const joined = byFlag.get(flag)
      return joined && value.startsWith(MARK) ? `${flag}=${await rowsAsJson(value.slice(MARK.length), joined)}` : each
    }),
  )
}

async function rowsAsJson(file: string, item: JsonSchema): Promise<string> {
  const bytes = await readOrRefuse(file, readFile(file))
  return JSON.stringify(listRows(bytes.toString('utf8'), item, file))
}

/** Rows as items: an empty cell omits its field, and Brazilian numbers, dates and words are read as in flags. */
export function listRows(text: string, item: JsonSchema, file: string): Record<string, string>[] {
  const content = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(content.slice(0, rowEnd(content, 0, ',')))
  const rows: string[][] = []
  for (let at = 0; at < content.length; ) {
    const end = rowEnd(content, at, delimiter)
    const row = content.slice(at, end).replace(/\r$/, '')
    at = end + 1
    if (row.trim() === '') continue
    const cells = cellsOf(row, delimiter)
    if (cells === null) throw new UsageError(word`A linha ${rows.length + 1} de "${file.slice(0, 120)}" tem aspas sem par.`)
    rows.push(cells.map((cell) => cell.trim()))
  }
  const [header, ...body] = rows
  if (!header || body.length === 0) throw new UsageError(word`"${file.slice(0, 120)}" não tem linhas depois do cabeçalho.`)
  const names = header.map((name) => name.toLowerCase())
  return body.map((cells, index) => {
    if (cells.length > names.length)
      throw new UsageError(word`A linha ${index + 2} de "${file.slice(0, 120)}" tem mais células que o cabeçalho.`)
    const given = Object.fromEntries(names.flatMap((name, at) => (cells[at] ? [[name, cells[at]] as const] : [])))
    return eachStrictly(given, item)
  })
}
