/** Breaks over whole numbers (months, years, dependants): every one is looked at, as far as there are questions left. */
import { word } from '../../core/language.ts'
import type { Parts } from '../../core/operation/operation.ts'
import { rateCause } from './causes.ts'
import { type Break, type Curve, type CurveReader, ROUNDING } from './curve.ts'

/** Where a step from one number to the next is so many times what it is around it, it is no smooth curve. */
const TIMES = 4

/**
 * A break is told where a rate of the law changes with it: among whole numbers nearly any figure of a table could be found by chance,
 * and would explain nothing.
 */
export function* wholeNumberBreaks(curve: Curve, reader: CurveReader, at: number): Parts<Break[]> {
  const { places, unit } = curve.fields[at]!
  const scale = 10 ** places
  const rounding = unit === 'BRL' ? ROUNDING.BRL : ROUNDING.other
  const heights: (number | null)[] = []
  for (let x = reader.first; x <= reader.last; x++) {
    if (reader.asks(x)) yield
    const value = reader.sampleAt(x)?.at(at)
    heights.push(typeof value === 'number' ? value * scale : null)
  }
  const found: Break[] = []
  for (let index = 0; index + 1 < heights.length; index++) {
    const change = changeAt(heights, index, rounding)
    const x = reader.first + index
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

/** What happens from a number to the next, against what happens before and after; null where nothing out of the way does. */
function changeAt(
  heights: readonly (number | null)[],
  index: number,
  rounding: number,
): { readonly kind: Break['kind']; readonly by: number } | null {
  const step = (from: number): number | null => {
    const [one, two] = [heights[from], heights[from + 1]]
    return one === null || one === undefined || two === null || two === undefined ? null : two - one
  }
  const here = step(index)
  const [before, after] = [step(index - 1), step(index + 1)]
  if (here === null) return null
  const beside = [before, after].filter((each) => each !== null)
  const apart = Math.min(...beside.map((each) => Math.abs(here - each)))
  const among = before === null || after === null ? 0 : Math.abs(after - before)
  if (beside.length > 0 && apart > rounding && apart > TIMES * among) return { kind: 'jump', by: here }
  if (before === null || after === null || Math.abs(after - before) <= rounding) return null
  const [earlier, later] = [step(index - 2), step(index + 2)]
  const usual = Math.max(earlier === null ? 0 : Math.abs(before - earlier), later === null ? 0 : Math.abs(later - after))
  return Math.abs(after - before) > TIMES * usual + rounding ? { kind: 'slope', by: after - before } : null
}
