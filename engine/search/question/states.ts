/** Finds the state named by a question, for data by state. */
import { STATE_NAMES } from '../../core/states.ts'
import type { Token } from './words.ts'

const NAMES: Readonly<Record<string, string>> = {
  ...STATE_NAMES,
  // Partial names only with a preposition of place: an engineer may be "de minas".
  'em minas': 'MG',
  'no rio': 'RJ',
}
/** Abbreviations that are not common words. */
const LETTERS = new Set('sp rj mg rs pr sc df pe ce mt ms rn pb pi rr ap ba go es'.split(' '))

/** State and the words that name it; longest name first: Mato Grosso do Sul is not Mato Grosso. */
export function stateIn(tokens: readonly Token[]): { readonly uf: string; readonly tokens: readonly Token[] } | null {
  const text = tokens.map(({ word }) => word)
  for (const [name, uf] of Object.entries(NAMES)) {
    const words = name.split(' ')
    const at = text.findIndex((_, index) => words.every((word, offset) => text[index + offset] === word))
    if (at !== -1) return { uf, tokens: tokens.slice(at, at + words.length) }
  }
  const letters = tokens.find(({ word }) => LETTERS.has(word))
  return letters ? { uf: letters.word.toUpperCase(), tokens: [letters] } : null
}
