/** Memoizes by string key. Callers control the keys, so the cache is cleared past `most` entries. */
export function memoize<T>(make: (word: string) => T, most = 20_000): (word: string) => T {
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
