/** One byte a letter: V8 reads it sooner and keeps it in half the room, and `start.cjs` reads it so. */

/** The letters that stay: what a file of any encoding has in one byte, and what V8 has in one. */
const ASCII = 0x80
export const LATIN_1 = 0x100

/**
 * esbuild escapes what is in strings and leaves what is in tagged templates and regular expressions, where an escape is read as the letter
 * too (but for what asks for the raw text of a template).
 */
export function escaped(script: string, kept = ASCII): string {
  let text = ''
  let from = 0
  for (let index = 0; index < script.length; index++) {
    const code = script.charCodeAt(index)
    if (code < kept) continue
    text += `${script.slice(from, index)}\\u${code.toString(16).padStart(4, '0')}`
    from = index + 1
  }
  return text + script.slice(from)
}
