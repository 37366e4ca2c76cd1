import type { Spreadsheet } from '../../../engine/core/operation/query.ts'

/** For programs, as RFC 4180 has it: commas, decimal points, quotes where needed. The pages have another, for Brazilian spreadsheets. */
export function csvOf({ header, lines }: Spreadsheet): string {
  return `${[header, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  return /[,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
