/** A change of the law beside what is asked, as the library and the client type it. */
import type { Calculators, Questions } from './types.ts'

/** As one text or as a patch of the tables. */
export type LawChange = string | Readonly<Record<string, unknown>>

/** Under a change of the law, or under the law. */
export interface UnderLaw {
  readonly law?: LawChange
}

export type ReformInput<C extends keyof Calculators> = Calculators[C]['input'] & Omit<Questions['reform']['input'], 'calculator' | 'law'>
