import { type Callable, plain } from './operations.ts'

/** Where a word stands says how much it tells. */
type Place = readonly [weight: number, words: readonly string[]]

/** Finds operations by the words of a question, best first; all of them when there are no words. */
export function searchOf(operations: readonly Callable[]): (query: string) => readonly Callable[] {
  let entries: readonly { operation: Callable; places: readonly Place[] }[] | undefined
  return (query) => {
    const words = [...new Set(wordsIn(query.slice(0, 200)))]
    if (words.length === 0) return operations
    entries ??= operations.map((operation) => ({ operation, places: placesOf(operation) }))
    const scores = entries.map(() => 0)
    for (const word of words) {
      const found = entries.map(
        ({ places }) => places.find(([, candidates]) => candidates.some((other) => sameWord(other, word)))?.[0] ?? 0,
      )
      // A word that many operations share tells little between them.
      const rarity = Math.log(1 + entries.length / (1 + found.filter((weight) => weight > 0).length))
      for (const [index, weight] of found.entries()) scores[index]! += weight * rarity
    }
    const least = Math.max(...scores) / 3
    return entries
      .map(({ operation }, index) => ({ operation, score: scores[index]! }))
      .filter(({ score }) => score > 0 && score >= least)
      .sort((a, b) => b.score - a.score)
      .map(({ operation }) => operation)
  }
}

function placesOf({ name, described, groups, hint, examples }: Callable): readonly Place[] {
  const fields = Object.values((described.inputSchema.properties as Record<string, { description?: string }> | undefined) ?? {})
  return [
    [6, wordsIn(described.title)],
    [3, wordsIn(`${described.summary} ${groups.join(' ')} ${hint}`)],
    [2, wordsIn(`${name} ${examples.map(({ title }) => title).join(' ')} ${fields.map(({ description }) => description).join(' ')}`)],
  ]
}

/** Words of three letters or more and numbers of two digits or more, without accents. */
function wordsIn(text: string): string[] {
  return plain(text).match(/[a-z]{3,}|\d{2,}/g) ?? []
}

/** Portuguese inflects at the end: words that start alike are taken for the same. */
function sameWord(a: string, b: string): boolean {
  const stem = Math.max(4, Math.min(a.length, b.length) - 2)
  return a.slice(0, stem) === b.slice(0, stem)
}
