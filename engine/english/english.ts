/** English engine: all catalogues merged into one dictionary, loaded only on request. */
import type { Language } from '../core/text/language.ts'
import { catalogues } from '../generated/english.ts'

export const english: Language = { tag: 'en', texts: new Map(catalogues.flatMap((texts) => Object.entries(texts))) }
