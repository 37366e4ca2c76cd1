/** Phonetic matching for search. */
import { memoize } from '../collections/memoize.ts'

/**
 * Rough phonetic key: merges letters that users confuse (poupansa, rescizão, vijilante). Expects lower case without accents, with ç already
 * replaced by c.
 */
export const soundOf: (word: string) => string = memoize((word) =>
  word
    .replace(/ph/g, 'f')
    .replace(/[cs]h/g, 'x')
    .replace(/h/g, '')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/qu(?=[ei])|[kq]/g, 'c')
    .replace(/[sczx]+/g, 's')
    .replace(/n(?=[^aeiou]|$)/g, 'm')
    .replace(/l(?=[^aeiou]|$)/g, 'u')
    .replace(/ou/g, 'o')
    .replace(/ei/g, 'e')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1'),
)
