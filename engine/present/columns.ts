/** The columns of a spreadsheet as fields of an operation, by what people write above them; and how its numbers are written. */

import type { JsonSchema } from '../core/operation/descriptor.ts'
import { withoutAccents } from '../core/text.ts'
import { fieldsOf, labelOf } from './schema.ts'

/** What a header is compared by: "Salário bruto (R$)" → salario bruto */
function plainly(text: string): string {
  return withoutAccents(text, 'NFKD')
    .toLowerCase()
    .replace(/\([^)]*\)|r\$|%/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** The field a header stands for: by its own name, or by the label people read. Undefined where none does, or where two do. */
export function fieldOfHeader(header: string, schema: JsonSchema): string | undefined {
  const asked = plainly(header)
  if (asked === '') return undefined
  const fields = fieldsOf(schema)
  const named = fields.find(([name]) => plainly(name) === asked)
  if (named) return named[0]
  const labelled = fields.filter(([name, field]) => plainly(labelOf(field, name)) === asked)
  return labelled.length === 1 ? labelled[0]![0] : undefined
}

/** Whether a header is the field's label and not its name: who writes Portuguese above the columns reads it there too. */
export const isLabel = (header: string, field: string): boolean => plainly(header) !== plainly(field)

const COMMA = /^(?:R\$\s*)?-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+ ?%?$/
const DOT = /^(?:R\$\s*)?-?(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2} ?%?$/

/** How the numbers among some cells are written: by the first that tells; else by the separator, for a semicolon leaves the comma to them. */
export function writesComma(cells: Iterable<string>, delimiter: string): boolean {
  for (const cell of cells) {
    const text = cell.trim()
    if (COMMA.test(text)) return true
    if (DOT.test(text)) return false
  }
  return delimiter === ';'
}
