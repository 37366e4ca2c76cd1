/** Between the page of spreadsheets and the worker that reads and computes them. */

/** A field of a calculator as the page asks for it. */
export interface SheetField {
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** What it may be, with the words people read; null for what is typed. */
  readonly options: readonly (readonly [value: string, words: string])[] | null
}

export type FileForm = 'csv' | 'xlsx'

export type SheetAsks =
  | { readonly do: 'read'; readonly file: File }
  /** What the calculator asks for, and which column is what. */
  | { readonly do: 'match'; readonly calculator: string }
  | {
      readonly do: 'compute'
      readonly calculator: string
      /** The field of each column; empty where it only comes along. */
      readonly columns: readonly string[]
      /** One value for every row. */
      readonly constants: Readonly<Record<string, string>>
    }
  | { readonly do: 'stop' }
  | { readonly do: 'write'; readonly form: FileForm }

export type SheetTells =
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
      /** The first rows as people read them. */
      readonly header: readonly string[]
      readonly shown: readonly (readonly string[])[]
      readonly reasons: readonly { readonly line: number; readonly why: string }[]
    }
  | { readonly say: 'written'; readonly form: FileForm; readonly blob: Blob }
