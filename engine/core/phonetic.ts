/** How words sound, so that what is written as it is heard is still found. */
import { remembered } from './remembered.ts'

/**
 * A word by its sound, roughly: one sign for the letters that are taken for each other (poupansa, rescizão, vijilante). Of a word without
 * accents, in lower case: a ç has already become a c.
 */
export const soundOf: (word: string) => string = remembered((word) =>
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
