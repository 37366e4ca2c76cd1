import { folded } from './text.ts'

/** Levenshtein distance, keeping one row of the table. */
export function distance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    let corner = i - 1
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const replaced = corner + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      corner = row[j]!
      row[j] = Math.min(replaced, corner + 1, row[j - 1]! + 1)
    }
  }
  return row[b.length]!
}

/** A whole-word match ranks before a different word at distance 1: `date` means `reference_date`, not `rate`. */
const WHOLE_WORD = 0.5
const isWordOf = (word: string, name: string): boolean => word !== name.toLowerCase() && name.toLowerCase().split(/[_-]/).includes(word)

/** Every word of what was typed, two or more, is in the name: `tesouro-ipca-2035` is `tesouro-ipca-mais-2035-05-15`. */
const ALL_WORDS = 1
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
function hasWordsOf(words: readonly string[], name: string): boolean {
  if (words.length < 2) return false
  const own = wordsOf(name)
  return words.every((word) => own.includes(word))
}

/** Known names closest to the input, best first; empty when none is close. */
export function closestMatches(typed: string, names: Iterable<string>, most = 3): string[] {
  const word = typed.slice(0, 100).toLowerCase()
  const allowed = Math.max(2, Math.floor(word.length / 3))
  const words = wordsOf(word)
  const farness = (name: string): number => {
    if (isWordOf(word, name)) return WHOLE_WORD
    const letters = distance(word, name.toLowerCase())
    return letters > ALL_WORDS && hasWordsOf(words, name) ? ALL_WORDS : letters
  }
  const known = [...names]
  const near = known
    .map((name) => ({ name, distance: farness(name) }))
    .filter(({ name, distance: far }) => far <= allowed || (word.length >= 3 && name.includes(word)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name)
  if (near.length > 0) return near
  const alike = words.length === 1 ? withWordLike(word, known) : sharingWords(words, known)
  return alike.slice(0, most)
}

/** Letters of a word that one wrong letter leaves recognizable. */
const LONG_WORD = 5

/** Names with a word a letter away from the one typed: `demitdo` is `fui-demitido`. */
function withWordLike(typed: string, names: readonly string[]): string[] {
  if (typed.length < LONG_WORD) return []
  return names.filter((name) => wordsOf(name).some((word) => word.length >= LONG_WORD && distance(typed, word) === 1))
}

/** Names with at least two of the words typed, and half of them: the bonds of a kind, where the year is of none. */
function sharingWords(words: readonly string[], names: readonly string[]): string[] {
  if (words.length < 3) return []
  return names
    .map((name) => ({ name, shared: wordsOf(name).filter((word) => words.includes(word)).length }))
    .filter(({ shared }) => shared >= 2 && shared * 2 >= words.length)
    .sort((a, b) => b.shared - a.shared)
    .map(({ name }) => name)
}
