/**
 * Charts of a result: parts of a whole, a value against limits, side-by-side bars, monthly cash flow, one schedule per option, ordered
 * dates. Names are type-checked fields of the definition; adapters render by kind alone.
 */

/** Untyped form for the adapters. Paths refer to the result: `das.total`. */
export type Picture = PartsPicture | Gauge | Bars | Calendar | Sides | Days

interface Drawn {
  /** Title of the chart, as a user's question. */
  readonly title: string
}

/** Amounts that add up to a whole. */
export interface PartsPicture<Path = string> extends Drawn {
  readonly kind: 'parts'
  readonly parts: readonly Path[]
}

/** An amount against ascending limits. */
export interface Gauge<Path = string, Field = string> extends Drawn {
  readonly kind: 'gauge'
  /** A result path, or an input field that the result does not repeat. */
  readonly value: Path | { readonly input: Field }
  readonly limits: readonly Path[]
  /** True when the limits are requirements, such as years of contribution: reaching them is good. */
  readonly required?: boolean
}

/** One bar per value column of each row. */
export interface Bars<List = string, Column = string> extends Drawn {
  readonly kind: 'bars'
  readonly list: List
  /** Column with the row's label. */
  readonly name: Column
  /** Value columns, all in one unit. */
  readonly values: readonly Column[]
}

/** Monthly inflows, outflows and balance. */
export interface Calendar<Field = string, List = string, Column = string> extends Drawn {
  readonly kind: 'calendar'
  readonly list: List
  /** Month column, counted from the date in the input field `from`. */
  readonly month: Column
  readonly from: Field
  readonly comes: readonly Column[]
  readonly goes: readonly Column[]
  readonly left: Column
}

/** One column of a list as a line per option of an input field; runs the operation once per option. */
export interface Sides<Field = string, List = string, Column = string> extends Drawn {
  readonly kind: 'sides'
  readonly vary: Field
  readonly list: List
  readonly at: Column
  readonly line: Column
}

/** Dates from the result or the input, in order, each with the time since the first. */
export interface Days<Field = string, Name = string> extends Drawn {
  readonly kind: 'days'
  readonly days: readonly (Name | { readonly input: Field })[]
}

/** Column names of a result list; never for other types. */
type Columns<List> =
  NonNullable<List> extends readonly (infer Item)[] ? (Item extends bigint | number | string ? never : keyof Item & string) : never

/** Charts available to a definition, in its own field names. @template Path of a number in the result. */
export type PictureOf<Input, Result, Path> =
  | PartsPicture<Path>
  | Gauge<Path, keyof Input & string>
  | Days<keyof Input & string, keyof Result & string>
  | {
      [List in keyof Result & string]:
        | Bars<List, Columns<Result[List]>>
        | Calendar<keyof Input & string, List, Columns<Result[List]>>
        | Sides<keyof Input & string, List, Columns<Result[List]>>
    }[keyof Result & string]
