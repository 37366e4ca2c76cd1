/** Calculators that demonstrate the effect of a table, sent by the service to the page. */

/** Calculator with sample input whose answer reads a table. */
export interface Reader {
  readonly id: string
  readonly title: string
  readonly input: Readonly<Record<string, string>>
}

/** Calculators per table, most relevant first. */
export type Readers = Readonly<Record<string, readonly Reader[]>>
