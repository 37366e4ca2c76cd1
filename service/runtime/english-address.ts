/** English selection: by the path prefix, or by a parameter on any URL. */

/** Path prefix of the English pages. */
export const ENGLISH_PATH = '/en'

/** Language parameter. */
export const LANGUAGE_FIELD = 'lang'

/** Values of the language parameter. */
export const LANGUAGES = ['pt-BR', 'en'] as const
