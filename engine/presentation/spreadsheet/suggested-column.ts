/** Suggests the field of a column from its header and cells; a person must confirm it. */

import { withoutAccents } from '../../core/text/text.ts'
import type { JsonSchema } from '../../operation/definition/descriptor.ts'
import { takesDay } from '../../operation/input/date-field.ts'
import { fieldsOf, isNested, labelOf, requiredOf } from '../schema.ts'
import { numberTyped } from '../typed.ts'
import { fieldOfHeader } from './columns.ts'

/** Words that do not distinguish fields. */
const IDLE = new Set(
  'a o as os de da do das dos e em no na nos nas por para com ao que valor data dia mensal mes total qtd qtde quantidade numero num nº rs tipo'.split(
    ' ',
  ),
)

/** Synonyms in payrolls and spreadsheets, one concept per line. */
const ALIKE = [
  'salario remuneracao vencimento ordenado',
  'bruto base contratual nominal',
  'admissao contratacao ingresso',
  'desligamento demissao rescisao saida dispensa ultimo',
  'dependente dep',
  'filho crianca',
  'competencia lei referencia',
  'refeicao vr',
  'alimentacao va',
  'transporte vt',
  'extra he',
].map((line) => line.split(' '))

const MEANT: ReadonlyMap<string, string> = new Map(ALIKE.flatMap(([first = '', ...others]) => others.map((word) => [word, first] as const)))

/** "Salário Base (R$)" → salario, bruto: without accents, plurals and stop words, each replaced by the first of its synonyms. */
function wordsOf(text: string): string[] {
  return withoutAccents(text, 'NFKD')
    .toLowerCase()
    .replace(/\([^)]*\)|r\$|%/g, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !IDLE.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .map((word) => MEANT.get(word) ?? word)
}

const DAY = /^(\d{4}-\d{2}(-\d{2})?|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}[/.-]\d{4})$/

/** True when the field accepts the type of the cells. */
function holds(field: JsonSchema, cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (said.length === 0) return true
  if (takesDay(field)) return said.some((cell) => DAY.test(cell))
  if (field.type === 'number' || field.type === 'integer') return said.some((cell) => !DAY.test(cell) && numberTyped(cell, field) !== null)
  return said.some((cell) => !DAY.test(cell) && numberTyped(cell, { type: 'number' }) === null)
}

/** @param cells sample of the column, to check its type. Undefined when no field or more than one matches. */
export function suggestedField(header: string, cells: readonly string[], schema: JsonSchema): string | undefined {
  const named = fieldOfHeader(header, schema)
  if (named) return named
  const asked = wordsOf(header)
  if (asked.length === 0) return undefined
  const able = fieldsOf(schema)
    .filter(([, field]) => !isNested(field) && holds(field, cells))
    .map(([name, field]) => ({ name, words: new Set(wordsOf(labelOf(field, name))) }))
    .filter(({ words }) => asked.every((word) => words.has(word)))
  const required = able.filter(({ name }) => requiredOf(schema).includes(name))
  const likely = required.length === 1 ? required : able
  const fewest = Math.min(...likely.map(({ words }) => words.size))
  const nearest = likely.filter(({ words }) => words.size === fewest)
  return nearest.length === 1 ? nearest[0]!.name : undefined
}

/** Suggests a distinct field per column; when several columns match one field, the first by header wins. */
export function suggestedFields(headers: readonly string[], rows: readonly (readonly string[])[], schema: JsonSchema): string[] {
  const taken = new Set(headers.flatMap((header) => fieldOfHeader(header, schema) ?? []))
  return headers.map((header, at) => {
    const own = fieldOfHeader(header, schema)
    if (own) return own
    const field = suggestedField(
      header,
      rows.map((row) => row[at] ?? ''),
      schema,
    )
    if (!field || taken.has(field)) return ''
    taken.add(field)
    return field
  })
}
