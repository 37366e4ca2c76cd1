/** Who shows what a table does: told by the service to the page. */

/** A calculator with a person in it, whose answer reads a table. */
export interface Reader {
  readonly id: string
  readonly title: string
  readonly input: Readonly<Record<string, string>>
}

/** By table, the one that shows it best first. */
export type Readers = Readonly<Record<string, readonly Reader[]>>
