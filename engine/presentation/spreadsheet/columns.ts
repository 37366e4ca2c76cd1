/** Maps spreadsheet columns to an operation's fields by their headers, and detects the number format. */

import { withoutAccents } from '../../core/text/text.ts'
import type { JsonSchema } from '../../operation/definition/descriptor.ts'
import { fieldsOf, labelOf } from '../schema.ts'

/** Normalizes a header for comparison: "Salário bruto (R$)" → salario bruto */
function plainly(text: string): string {
  return withoutAccents(text, 'NFKD')
    .toLowerCase()
    .replace(/\([^)]*\)|r\$|%/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** Field matching a header by name or by label; undefined when none or two match. */
export function fieldOfHeader(header: string, schema: JsonSchema): string | undefined {
  const asked = plainly(header)
  if (asked === '') return undefined
  const fields = fieldsOf(schema)
  const named = fields.find(([name]) => plainly(name) === asked)
  if (named) return named[0]
  const labelled = fields.filter(([name, field]) => plainly(labelOf(field, name)) === asked)
  return labelled.length === 1 ? labelled[0]![0] : undefined
}

/** True when the header is the field's label rather than its name, a sign of Portuguese number format. */
export const isLabel = (header: string, field: string): boolean => plainly(header) !== plainly(field)

const COMMA = /^(?:R\$\s*)?-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+ ?%?$/
const DOT = /^(?:R\$\s*)?-?(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2} ?%?$/

/**
 * Detects decimal commas: the first unambiguous cell decides; otherwise the delimiter does, since a semicolon leaves the comma free for
 * decimals.
 */
export function writesComma(cells: Iterable<string>, delimiter: string): boolean {
  for (const cell of cells) {
    const text = cell.trim()
    if (COMMA.test(text)) return true
    if (DOT.test(text)) return false
  }
  return delimiter === ';'
}
