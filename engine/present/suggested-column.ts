/** Which field a column may be, by the words above it and what is in it: proposed to a person who confirms, never taken without. */
import { takesDay } from '../core/operation/date-field.ts'
import type { JsonSchema } from '../core/operation/descriptor.ts'
import { withoutAccents } from '../core/text.ts'
import { fieldOfHeader } from './columns.ts'
import { fieldsOf, isNested, labelOf, requiredOf } from './schema.ts'
import { numberTyped } from './typed.ts'

/** Words that tell no field from another. */
const IDLE = new Set(
  'a o as os de da do das dos e em no na nos nas por para com ao que valor data dia mensal mes total qtd qtde quantidade numero num nº rs tipo'.split(
    ' ',
  ),
)

/** What payrolls and spreadsheets call alike; each line is one thing. */
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

/** "Salário Base (R$)" → salario, bruto: without accents, plurals and idle words, each by the first of its kind. */
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

/** Whether a field could hold what the cells say. */
function holds(field: JsonSchema, cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (said.length === 0) return true
  if (takesDay(field)) return said.some((cell) => DAY.test(cell))
  if (field.type === 'number' || field.type === 'integer') return said.some((cell) => !DAY.test(cell) && numberTyped(cell, field) !== null)
  return said.some((cell) => !DAY.test(cell) && numberTyped(cell, { type: 'number' }) === null)
}

/** @param cells some of the column's, for what they are. Undefined where no field, or more than one, may be meant. */
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

/** A field for each column, none for two: of columns that may be one field, the first whose title says it. */
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
