/** Text as people type it, made comparable: accents and capitals do not tell words apart. */

/** "Férias" → "Ferias"; also the compatibility forms a copied text may hold ("ﬁ", "²"), where asked. */
export const withoutAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string => text.normalize(form).replace(/\p{M}/gu, '')

/** "Férias" → "ferias" */
export const folded = (text: string): string => withoutAccents(text).toLowerCase()
