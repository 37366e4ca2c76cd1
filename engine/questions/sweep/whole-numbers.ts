/** Breaks over whole numbers (months, years, dependants): looked at one by one, as far as the search may go. */
import { word } from '../../core/text/language.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { rateCause } from './causes.ts'
import { type Break, type Curve, type CurveReader, ROUNDING } from './curve.ts'

/** A step this many times larger than its neighbors is not part of a smooth curve. */
const TIMES = 4

/** Reports a break only when a rate of the law changes with it: over whole numbers, nearly any figure of a table could match by chance. */
export function* wholeNumberBreaks(curve: Curve, reader: CurveReader, at: number): Parts<Break[]> {
  const { places, unit } = curve.fields[at]!
  const scale = 10 ** places
  const rounding = unit === 'BRL' ? ROUNDING.BRL : ROUNDING.other
  // Bounded by the evaluations left, not by the range: each number passed is one already known or one more asked for.
  for (let x = reader.first; x <= reader.last && reader.left > 0; x++) if (reader.asks(x)) yield
  const heightAt = (x: number): number | null => {
    const value = reader.sampleAt(x)?.at(at)
    return typeof value === 'number' ? value * scale : null
  }
  const found: Break[] = []
  for (const x of reader.known()) {
    const change = changeAt(heightAt, x, rounding)
    const cause = change && (yield* rateCause(curve, reader, x))
    if (!change || !cause) continue
    const { words, table, norm } = cause.threshold
    found.push({
      value: x,
      kind: change.kind,
      change: Number((change.by / scale).toFixed(4)),
      why: words + word` (em ${cause.by})`,
      table,
      norm,
    })
  }
  return found
}

/** Compares the step at an index with its neighbors; null when it is not unusual. */
function changeAt(
  heightAt: (x: number) => number | null,
  x: number,
  rounding: number,
): { readonly kind: Break['kind']; readonly by: number } | null {
  const step = (from: number): number | null => {
    const [one, two] = [heightAt(from), heightAt(from + 1)]
    return one === null || two === null ? null : two - one
  }
  const here = step(x)
  const [before, after] = [step(x - 1), step(x + 1)]
  if (here === null) return null
  const beside = [before, after].filter((each) => each !== null)
  const apart = Math.min(...beside.map((each) => Math.abs(here - each)))
  const among = before === null || after === null ? 0 : Math.abs(after - before)
  if (beside.length > 0 && apart > rounding && apart > TIMES * among) return { kind: 'jump', by: here }
  if (before === null || after === null || Math.abs(after - before) <= rounding) return null
  const [earlier, later] = [step(x - 2), step(x + 2)]
  const usual = Math.max(earlier === null ? 0 : Math.abs(before - earlier), later === null ? 0 : Math.abs(later - after))
  return Math.abs(after - before) > TIMES * usual + rounding ? { kind: 'slope', by: after - before } : null
}
