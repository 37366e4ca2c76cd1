/** Messages between the spreadsheet page and its worker. */

/** Calculator field as requested by the page. */
export interface SheetField {
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** Options with labels; null for free input. */
  readonly options: readonly (readonly [value: string, words: string])[] | null
}

export type FileForm = 'csv' | 'xlsx'

export type SheetRequest =
  | { readonly do: 'read'; readonly file: File }
  /** Requests the calculator's fields and suggested columns. */
  | { readonly do: 'match'; readonly calculator: string }
  | {
      readonly do: 'compute'
      readonly calculator: string
      /** Field per column; empty for pass-through columns. */
      readonly columns: readonly string[]
      /** Constant per field, for every row. */
      readonly constants: Readonly<Record<string, string>>
    }
  | { readonly do: 'stop' }
  | { readonly do: 'write'; readonly form: FileForm }

export type SheetResponse =
  | {
      readonly say: 'read'
      readonly titles: readonly string[]
      readonly sample: readonly (readonly string[])[]
      readonly count: number
      readonly form: FileForm
    }
  | { readonly say: 'unreadable'; readonly why: string }
  | { readonly say: 'matched'; readonly fields: readonly SheetField[]; readonly suggested: readonly string[] }
  | { readonly say: 'progress'; readonly done: number; readonly of: number }
  | {
      readonly say: 'computed'
      readonly answered: number
      readonly refused: number
      readonly stopped: boolean
      /** First rows as displayed. */
      readonly header: readonly string[]
      readonly shown: readonly (readonly string[])[]
      readonly reasons: readonly { readonly line: number; readonly why: string }[]
    }
  | { readonly say: 'written'; readonly form: FileForm; readonly blob: Blob }
