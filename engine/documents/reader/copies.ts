/** Employer's and worker's copies on one page: merges duplicated lines. */
import type { Candidate } from './settle.ts'

const MAX_COPIES = 3

const keyOf = ({ code, label, amount }: Candidate): string => `${code ?? ''}|${label}|${amount}`

/** Number of copies: every line count is a multiple of it. */
export function copiesOf(candidates: readonly Candidate[]): number {
  const counts = new Map<string, number>()
  for (const candidate of candidates) counts.set(keyOf(candidate), (counts.get(keyOf(candidate)) ?? 0) + 1)
  for (let copies = MAX_COPIES; copies > 1; copies--)
    if (counts.size > 1 && [...counts.values()].every((count) => count % copies === 0)) return copies
  return 1
}

/** Lines of one copy, in document order. */
export function oneCopy(candidates: readonly Candidate[], copies: number): readonly Candidate[] {
  const left = new Map<string, number>()
  for (const candidate of candidates) left.set(keyOf(candidate), (left.get(keyOf(candidate)) ?? 0) + 1)
  const wanted = new Map([...left].map(([key, count]) => [key, count / copies]))
  return candidates.filter((candidate) => {
    const more = wanted.get(keyOf(candidate))!
    wanted.set(keyOf(candidate), more - 1)
    return more > 0
  })
}

/** Removes a second half that repeats the first word for word; ignores rules and blank rows between the copies. */
export function withoutRepeat(rows: readonly string[]): readonly string[] {
  const written = rows.flatMap((row, index) =>
    /[\p{L}\p{N}]/u.test(row) && !COPY_MARK.test(row) ? [{ text: withoutMark(row), index }] : [],
  )
  const half = written.length / 2
  if (!Number.isInteger(half) || half < FEWEST_ROWS) return rows
  const same = written.slice(0, half).every(({ text }, at) => text === written[half + at]!.text)
  return same ? rows.slice(0, written[half]!.index) : rows
}
/** Row without the words that name its copy: "2ª via - empresa". */
const withoutMark = (row: string): string =>
  row
    .replace(/\(?\b\d ?[ªaº°.]? ?via\b[^|\t]{0,40}?(?=\s{3,}|[|\t]|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const FEWEST_ROWS = 4
/** Marks between copies, and copy labels. */
const COPY_MARK = /^\W*(?:\d ?[ªaº°.]? ?via\b|via d[oa]\b|(?:corte|recorte|destaque|dobre)\b)/i

/** Keeps the left half of rows when the right half repeats it: two copies side by side. */
export function withoutCopyBeside(rows: readonly string[]): readonly string[] {
  const written = rows.filter((row) => row.trim() !== '')
  const halves = rows.map(leftHalf)
  const doubled = halves.filter((half) => half !== null).length
  if (doubled < FEWEST_ROWS || doubled * 10 < written.length * 8) return rows
  return rows.map((row, index) => halves[index] ?? row)
}

function leftHalf(row: string): string | null {
  const words = [...row.matchAll(/\S+/g)]
  const half = words.length / 2
  if (half === 0 || !Number.isInteger(half)) return null
  const second = words[half]!
  const before = words[half - 1]!
  if (second.index - before.index - before[0].length < 2) return null
  return words.slice(0, half).every(([word], at) => word === words[half + at]![0]) ? row.slice(0, second.index).trimEnd() : null
}
