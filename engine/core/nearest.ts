/** How many letters must be added, removed or replaced to turn one word into the other (Levenshtein), one row of the table at a time. */
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

/** A whole word of a name is nearer than any other word a letter away: `date` is `reference_date`, not `rate`. */
const WHOLE_WORD = 0.5
const isWordOf = (word: string, name: string): boolean => word !== name.toLowerCase() && name.toLowerCase().split(/[_-]/).includes(word)

/** The known names closest to what was typed, best first; none when nothing is near. */
export function nearest(typed: string, names: Iterable<string>, most = 3): string[] {
  const word = typed.slice(0, 100).toLowerCase()
  const allowed = Math.max(2, Math.floor(word.length / 3))
  return [...names]
    .map((name) => ({ name, distance: isWordOf(word, name) ? WHOLE_WORD : distance(word, name.toLowerCase()) }))
    .filter(({ name, distance: far }) => far <= allowed || (word.length >= 3 && name.includes(word)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name)
}
