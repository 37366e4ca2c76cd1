/** Types of law changes in requests, shared by the library and the client. */
import type { Calculators, Questions } from './operations.ts'

/** A change as text, or as a patch of the tables. */
export type LawChange = string | Readonly<Record<string, unknown>>

/** Optional change of the law; default: the law in force. */
export interface UnderLaw {
  readonly law?: LawChange
}

export type ReformInput<C extends keyof Calculators> = Calculators[C]['input'] & Omit<Questions['reform']['input'], 'calculator' | 'law'>
