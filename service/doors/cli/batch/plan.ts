import type { Day } from '../../../../engine/core/day.ts'
import type { TallyState } from '../../../../engine/core/operation/tally.ts'
import type { Delimiter } from '../../../../engine/present/delimited.ts'
import type { Characters } from './form.ts'

/** Everything a worker must know, in a form that can be sent to it. */
export interface Plan {
  readonly calculator: string
  /** The same for every row, even past midnight. */
  readonly today: Day
  readonly input: 'csv' | 'ndjson'
  /** `cells`: a list of values a line, for a workbook to be made of. */
  readonly output: 'csv' | 'ndjson' | 'cells'
  readonly delimiter: Delimiter
  readonly characters: Characters
  /** What ends a line, as in what came. */
  readonly newline: '\n' | '\r\n'
  /** The field of each column; null for one that only goes along. Empty for NDJSON. */
  readonly columns: readonly (string | null)[]
  /** Fields given once for all rows, as strict text. */
  readonly constants: Readonly<Record<string, string>>
  /** Result fields, dotted where nested; null for the whole answer. */
  readonly fields: readonly string[] | null
  readonly decimalComma: boolean
  /** A change of the law under which every row is answered, as its text; null where it is the law in force. */
  readonly law: string | null
}

/** What a piece comes to. */
export interface Done {
  readonly out: Uint8Array<ArrayBuffer>
  readonly refusals: Uint8Array<ArrayBuffer>
  readonly rows: number
  readonly refused: number
  /** What the answers of the piece come to, where they can be added up. */
  readonly tally?: TallyState | undefined
}
