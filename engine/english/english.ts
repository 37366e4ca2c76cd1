/** The engine in English: its catalogues as one dictionary. Whoever never asks for it loads none of it. */
import type { Language } from '../core/language.ts'
import { catalogues } from '../generated/english.ts'

export const english: Language = { tag: 'en', texts: new Map(catalogues.flatMap((texts) => Object.entries(texts))) }
