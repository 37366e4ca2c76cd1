/** Where English is asked for: beneath its own path, or by a parameter on any address. */

/** Beneath it, every page of the other language at its own address. */
export const ENGLISH_PATH = '/en'

/** The parameter that names the language. */
export const LANGUAGE_FIELD = 'lang'

/** What it may name. */
export const LANGUAGES = ['pt-BR', 'en'] as const
