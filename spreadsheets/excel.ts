/** Excel: custom functions of an Office add-in, computed offline by the embedded engine. */
import { inputOf, type SheetFunction, shownOf } from './reading.ts'

/** Subset of the custom-functions runtime in use, per its reference. */
interface ExcelHost {
  associate(id: string, answer: (...cells: unknown[]) => number | string | boolean): void
  readonly Error: new (code: string, message: string) => Error
  readonly ErrorCode: { readonly invalidValue: string }
}

type Calculate = (operation: string, input: object, view: { readonly fields: readonly string[]; readonly explain: false }) => unknown

export function install(host: ExcelHost, calculate: Calculate, functions: Readonly<Record<string, SheetFunction>>): void {
  for (const [id, { operation, fields, result }] of Object.entries(functions))
    host.associate(id, (...cells) => {
      try {
        return shownOf(calculate(operation, inputOf(fields, cells, dayOfSerial), { fields: [result], explain: false }), result)
      } catch (error) {
        throw new host.Error(host.ErrorCode.invalidValue, error instanceof Error ? error.message : String(error))
      }
    })
}

const DAY = 86_400_000
/** Excel counts a nonexistent 29 February 1900: serials are correct from 1 March 1900. */
const ZERO = Date.UTC(1899, 11, 30)

const dayOfSerial = (cell: unknown): string | null =>
  typeof cell === 'number' ? new Date(ZERO + Math.floor(cell) * DAY).toISOString().slice(0, 10) : null
