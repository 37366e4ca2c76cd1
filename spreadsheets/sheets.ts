/** Google Sheets: a custom function calls a Centavo service with all cells of a range in one request. */
import { inputOf, type SheetFunction, shownOf } from './reading.ts'

/** Subset of Apps Script in use, per its reference. */
interface AppsScript {
  readonly UrlFetchApp: {
    fetch(
      url: string,
      options: {
        readonly method: 'post'
        readonly contentType: string
        readonly payload: string
        readonly muteHttpExceptions: boolean
      },
    ): { getResponseCode(): number; getContentText(): string }
  }
  readonly PropertiesService: { getScriptProperties(): { getProperty(key: string): string | null } }
  readonly SpreadsheetApp: { getActive(): { getSpreadsheetTimeZone(): string } }
  readonly Utilities: { formatDate(date: Date, timeZone: string, format: string): string }
}

/** Maximum rows per request. */
const AT_ONCE = 5000

type Shown = number | string | boolean

/** @param cells arguments: a value, or rows of values for a range. */
export function answer(host: AppsScript, asked: SheetFunction, cells: readonly unknown[]): Shown | Shown[][] {
  const ranges = cells.filter((cell): cell is unknown[][] => Array.isArray(cell))
  if (ranges.length === 0) {
    const [first] = answered(host, asked, [cells])
    if (first?.error !== undefined) throw new Error(first.error)
    return shownOf(first?.result, asked.result)
  }
  const [height, width] = [Math.max(...ranges.map((rows) => rows.length)), Math.max(...ranges.map((rows) => rows[0]?.length ?? 0))]
  if (ranges.some((rows) => !fits(rows.length, height) || !fits(rows[0]?.length ?? 0, width)))
    throw new Error('Os intervalos precisam ter o mesmo tamanho.')
  const at = (cell: unknown, row: number, column: number): unknown =>
    Array.isArray(cell) ? cell[cell.length === 1 ? 0 : row]?.[cell[0]?.length === 1 ? 0 : column] : cell
  const places = Array.from({ length: height * width }, (_, place) => [Math.floor(place / width), place % width] as const)
  const rows = places.map(([row, column]) => cells.map((cell) => at(cell, row, column)))
  // A row without its first argument is an empty line of the range and stays empty.
  const filled = rows.flatMap((row, place) => (row[0] === '' || row[0] === undefined || row[0] === null ? [] : [place]))
  const found = answered(
    host,
    asked,
    filled.map((place) => rows[place]!),
  )
  const shown: Shown[] = rows.map(() => '')
  for (const [index, place] of filled.entries()) {
    const { result, error } = found[index] ?? {}
    shown[place] = error === undefined ? shownOf(result, asked.result) : `Erro: ${error}`
  }
  return Array.from({ length: height }, (_, row) => shown.slice(row * width, (row + 1) * width))
}

const fits = (length: number, most: number): boolean => length === 1 || length === most

interface Answered {
  readonly result?: unknown
  readonly error?: string
}

function answered(host: AppsScript, { operation, fields, result }: SheetFunction, rows: readonly (readonly unknown[])[]): Answered[] {
  const address = host.PropertiesService.getScriptProperties().getProperty('CENTAVO_URL')
  if (!address) throw new Error('Diga o endereço do Centavo na propriedade CENTAVO_URL do script.')
  const dayOf = (cell: unknown): string | null =>
    cell instanceof Date || Object.prototype.toString.call(cell) === '[object Date]'
      ? host.Utilities.formatDate(new Date(Number(cell)), host.SpreadsheetApp.getActive().getSpreadsheetTimeZone(), 'yyyy-MM-dd')
      : null
  const inputs = rows.map((cells) => inputOf(fields, cells, dayOf))
  const found: Answered[] = []
  for (let first = 0; first < inputs.length; first += AT_ONCE) {
    const response = host.UrlFetchApp.fetch(`${address.replace(/\/$/, '')}/v1/calc/${operation}/batch?fields=${result}&explain=false`, {
      method: 'post',
      contentType: 'application/json',
      payload: JSON.stringify(inputs.slice(first, first + AT_ONCE)),
      muteHttpExceptions: true,
    })
    if (response.getResponseCode() !== 200)
      throw new Error(`O Centavo respondeu ${response.getResponseCode()}; tente de novo em instantes.`)
    found.push(...JSON.parse(response.getContentText()))
  }
  return found
}
