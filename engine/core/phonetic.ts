/** How words sound, so that what is written as it is heard is still found. */

/** A word by its sound, roughly: one sign for the letters that are taken for each other (poupansa, rescizão, vijilante). */
export function soundOf(word: string): string {
  let sound = sounds.get(word)
  if (sound === undefined) {
    sound = heard(word)
    if (sounds.size >= MAX_SOUNDS) sounds.clear()
    sounds.set(word, sound)
  }
  return sound
}

const sounds = new Map<string, string>()
const MAX_SOUNDS = 20_000

/** Of a word without accents, in lower case: a ç has already become a c. */
const heard = (word: string): string =>
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
    .replace(/(.)\1+/g, '$1')
