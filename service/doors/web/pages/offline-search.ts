/** Finds by name alone: what a device without a connection can. */
import { folded } from '../../../../engine/core/text.ts'

/** Something with a page, and what else it is called. */
export interface OfflineFound {
  readonly title: string
  readonly address: string
  readonly words: string
}

const MOST = 8
/** A word said in the title counts for more than one it is also called by. */
const IN_TITLE = 3

/** What the words typed name, likeliest first. */
export function likeliest(typed: string, index: readonly OfflineFound[]): OfflineFound[] {
  const said = wordsOf(typed).filter((word) => word.length > 2)
  const score = ({ title, words }: OfflineFound): number => {
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
