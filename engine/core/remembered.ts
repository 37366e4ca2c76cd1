/** What comes of a word, kept for the next who has it: anybody may ask for any word, so past `most` of them all are forgotten. */
export function remembered<T>(make: (word: string) => T, most = 20_000): (word: string) => T {
  const kept = new Map<string, T>()
  return (word) => {
    let made = kept.get(word)
    if (made === undefined) {
      made = make(word)
      if (kept.size >= most) kept.clear()
      kept.set(word, made)
    }
    return made
  }
}
