/** Normalizes text for search: lower case, without accents, words separated by one space. */
import { folded } from '../core/text/text.ts'
export function spaced(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** "Analistas de tecnologia da informação" → analistas-de-tecnologia-da-informacao */
export const slugOf = (text: string): string => spaced(text).replaceAll(' ', '-')
