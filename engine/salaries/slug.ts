/** Text without accents, in lower case, words apart by one space: what search compares. */
import { folded } from '../core/text.ts'
export function spaced(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** "Analistas de tecnologia da informação" → analistas-de-tecnologia-da-informacao */
export const slugOf = (text: string): string => spaced(text).replaceAll(' ', '-')
