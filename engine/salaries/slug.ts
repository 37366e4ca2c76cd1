/** Text without accents, in lower case, words apart by one space: what search compares. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** "Analistas de tecnologia da informação" → analistas-de-tecnologia-da-informacao */
export const slugOf = (text: string): string => folded(text).replaceAll(' ', '-')
