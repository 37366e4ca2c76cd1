/** Converts cell values to engine input; shared by both hosts. */

export interface SheetField {
  /** Field of the operation's input. */
  readonly name: string
  readonly kind: 'number' | 'day' | 'boolean' | 'text'
  /** Engine option by folded label. */
  readonly options?: Readonly<Record<string, string>>
}

export interface SheetFunction {
  readonly operation: string
  readonly fields: readonly SheetField[]
  /** Path of the result in the answer. */
  readonly result: string
}

const isEmpty = (cell: unknown): boolean => cell === undefined || cell === null || cell === ''

/** Strips accents, case and surrounding spaces, to compare options. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** @param dayOf converts a host date to YYYY-MM-DD; null when the cell holds no date. */
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

/** Converts 30/04/2026 to 2026-04-30; passes anything else through for the engine to parse or reject. */
function writtenDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Cell value: number, text or boolean; empty when the answer has none at the path. */
export function shownOf(answer: unknown, path: string): number | string | boolean {
  let value = answer
  for (const key of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : ''
}
