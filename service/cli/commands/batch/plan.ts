import type { Day } from '../../../../engine/core/day.ts'
import type { TallyState } from '../../../../engine/operation/evaluation/tally.ts'
import type { Delimiter } from '../../../../engine/presentation/spreadsheet/delimited.ts'
import type { Characters } from './form.ts'

/** Serializable task settings for a worker thread. */
export interface Plan {
  readonly calculator: string
  /** Fixed for the whole batch, even past midnight. */
  readonly today: Day
  readonly input: 'csv' | 'ndjson'
  /** `cells`: one list of values per line, to build a workbook. */
  readonly output: 'csv' | 'ndjson' | 'cells'
  readonly delimiter: Delimiter
  readonly characters: Characters
  /** Line ending of the input. */
  readonly newline: '\n' | '\r\n'
  /** Field per column; null for a pass-through column. Empty for NDJSON. */
  readonly columns: readonly (string | null)[]
  /** Constant fields for all rows, as strict text. */
  readonly constants: Readonly<Record<string, string>>
  /** Result fields, as dotted paths; null for the whole answer. */
  readonly fields: readonly string[] | null
  readonly decimalComma: boolean
  /** Text of the law change applied to every row; null for the law in force. */
  readonly law: string | null
}

/** Result of a piece. */
export interface Done {
  readonly out: Uint8Array<ArrayBuffer>
  readonly refusals: Uint8Array<ArrayBuffer>
  readonly rows: number
  readonly refused: number
  /** Tally of the piece's answers, when the operation supports one. */
  readonly tally?: TallyState | undefined
}
