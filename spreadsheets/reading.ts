/** What stands in cells, as an input of the engine; the same in both hosts. */

export interface SheetField {
  /** The field of the operation's input. */
  readonly name: string
  readonly kind: 'number' | 'day' | 'boolean' | 'text'
  /** What each option may be called, folded, and what the engine calls it. */
  readonly options?: Readonly<Record<string, string>>
}

export interface SheetFunction {
  readonly operation: string
  readonly fields: readonly SheetField[]
  /** The result it gives, as a path. */
  readonly result: string
}

const isEmpty = (cell: unknown): boolean => cell === undefined || cell === null || cell === ''

/** Without accents, capitals and spaces around: how options are compared. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** @param dayOf a date of the host, as YYYY-MM-DD; null where the cell holds none. */
export function inputOf(fields: readonly SheetField[], cells: readonly unknown[], dayOf: (cell: unknown) => string | null): object {
  return Object.fromEntries(
    fields.flatMap((field, place) => (isEmpty(cells[place]) ? [] : [[field.name, givenOf(field, cells[place], dayOf)]])),
  )
}

function givenOf({ kind, options }: SheetField, cell: unknown, dayOf: (cell: unknown) => string | null): unknown {
  if (kind === 'day') return dayOf(cell) ?? writtenDay(String(cell))
  if (kind === 'boolean' && typeof cell === 'string') return TRUTHS[folded(cell)] ?? cell
  if (options) return options[folded(String(cell))] ?? cell
  return cell
}

const TRUTHS: Readonly<Record<string, boolean>> = { sim: true, s: true, verdadeiro: true, nao: false, n: false, falso: false }

/** 30/04/2026 as 2026-04-30; anything else as it is, for the engine to read or refuse. */
function writtenDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** What a cell shows: a number or a text; nothing where the answer has none. */
export function shownOf(answer: unknown, path: string): number | string | boolean {
  let value = answer
  for (const key of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : ''
}
