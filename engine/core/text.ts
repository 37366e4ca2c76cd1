/** Text as people type it, made comparable: accents and capitals do not tell words apart. */

/** "Férias" → "Ferias"; also the compatibility forms a copied text may hold ("ﬁ", "²"), where asked. */
export const withoutAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  // Most of what is read has none, and is told by one look.
  /[^\x20-\x7e]/.test(text) ? text.normalize(form).replace(/\p{M}/gu, '') : text

/** "Férias" → "ferias" */
export const folded = (text: string): string => withoutAccents(text).toLowerCase()
