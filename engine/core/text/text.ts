/** Normalizes text for comparison without accents or case. */

/** "Férias" → "Ferias". `NFKD` also expands compatibility forms of pasted text ("ﬁ", "²"). */
export const withoutAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  // Fast path: most input is ASCII.
  /[^\x20-\x7e]/.test(text) ? text.normalize(form).replace(/\p{M}/gu, '') : text

/** "Férias" → "ferias" */
export const folded = (text: string): string => withoutAccents(text).toLowerCase()
