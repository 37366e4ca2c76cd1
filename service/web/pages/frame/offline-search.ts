/** Offline search, by name only. */
import { folded } from '../../../../engine/core/text/text.ts'

/** Page title with its aliases. */
export interface OfflineEntry {
  readonly title: string
  readonly address: string
  readonly words: string
}

const MOST = 8
/** Weight of a title word relative to an alias word. */
const IN_TITLE = 3

/** Matches of the typed words, best first. */
export function likeliest(typed: string, index: readonly OfflineEntry[]): OfflineEntry[] {
  const said = wordsOf(typed).filter((word) => word.length > 2)
  const score = ({ title, words }: OfflineEntry): number => {
    const [named, called] = [wordsOf(title), wordsOf(words)]
    const has = (all: readonly string[], word: string) =>
      all.some((each) => each.startsWith(word) || (each.length > 3 && word.startsWith(each)))
    return said.reduce((sum, word) => sum + (has(named, word) ? IN_TITLE : has(called, word) ? 1 : 0), 0) - named.length / 100
  }
  return index
    .map((one) => ({ one, score: score(one) }))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ one }) => one)
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
