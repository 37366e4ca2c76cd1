/**
 * What of an answer is worth drawing, and as what: parts of a whole, a value against its limits, bars side by side, money month by month,
 * the same schedule under each option, days in their order. Every name is a field of the definition, held by the types; the doors draw by kind alone.
 */

/** As the doors read it, the types erased. Paths are of the result: `das.total`. */
export type Picture = PartsPicture | Gauge | Bars | Calendar | Sides | Days

interface Drawn {
  /** What the drawing shows, as a person would ask it. */
  readonly title: string
}

/** Amounts that add up to a whole. */
export interface PartsPicture<Path = string> extends Drawn {
  readonly kind: 'parts'
  readonly parts: readonly Path[]
}

/** An amount and the limits it is held against, ascending. */
export interface Gauge<Path = string, Field = string> extends Drawn {
  readonly kind: 'gauge'
  /** A result, or what was asked where the answer does not repeat it. */
  readonly value: Path | { readonly input: Field }
  readonly limits: readonly Path[]
  /** The limits are what is required, such as years of contribution: reaching them is good. */
  readonly required?: boolean
}

/** A bar for each value of each row of a list. */
export interface Bars<List = string, Column = string> extends Drawn {
  readonly kind: 'bars'
  readonly list: List
  /** What the row is called. */
  readonly name: Column
  /** Of one unit. */
  readonly values: readonly Column[]
}

/** What comes in and goes out in each month of a list, and what is left. */
export interface Calendar<Field = string, List = string, Column = string> extends Drawn {
  readonly kind: 'calendar'
  readonly list: List
  /** The row's month, counted from the day asked in a field. */
  readonly month: Column
  readonly from: Field
  readonly comes: readonly Column[]
  readonly goes: readonly Column[]
  readonly left: Column
}

/** One column of a list as a line for each option of a field: the question is asked once for each. */
export interface Sides<Field = string, List = string, Column = string> extends Drawn {
  readonly kind: 'sides'
  readonly vary: Field
  readonly list: List
  readonly at: Column
  readonly line: Column
}

/** Days of the answer, or asked, in their order: each by how long after the first. */
export interface Days<Field = string, Name = string> extends Drawn {
  readonly kind: 'days'
  readonly days: readonly (Name | { readonly input: Field })[]
}

/** The names of rows in a list of the result; none where it is no list of objects. */
type Columns<List> =
  NonNullable<List> extends readonly (infer Item)[] ? (Item extends bigint | number | string ? never : keyof Item & string) : never

/** The pictures a definition may have, by its own names. @template Path of a number of the result. */
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
