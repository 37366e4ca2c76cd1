/** Where a function nobody described reaches a target: it may rise, fall, jump, dip by a hair, or refuse some inputs. */

/** An input and the value there. */
interface Reached {
  readonly x: bigint
  readonly value: bigint
}

interface Crossing extends Reached {
  readonly exact: boolean
}

export interface Crossings {
  /** By input, smallest first. Where none is exact, the first is the smallest on the wanted side. */
  readonly found: readonly Crossing[]
  /** The value nearest to the target of all that were seen; null where every input was refused. */
  readonly nearest: Reached | null
  /** Whether the number of questions ran out before every doubt was looked into. */
  readonly cut: boolean
}

/** Asks by yielding an input, and hears the value there: null where there is none. */
export type Search<R> = Generator<bigint, R, bigint | null>

interface Point extends Reached {
  /** How far above the target. */
  readonly over: bigint
}

interface Cell {
  readonly a: Point
  readonly b: Point
}

/** Ranges no longer than this are looked at whole. */
const WHOLE = 64n
/** Cells are cut in so many parts. */
const PARTS = 16n
/** How far around a crossing an exact input may hide, where roundings make the function dip. */
const AROUND = 60n
/** The same around crossings other than the first. */
const AROUND_OTHERS = 10n

/**
 * Every crossing of the target from `low` to `high`, found with at most `most` questions. First on a grid whose steps double; then in each
 * cell whose ends lie on either side, cut finer and finer; then in the cells whose ends lie on one side and whose neighbours' slope says
 * that a jump in between may hide a crossing. Around each, one input after the other.
 */
export function* crossings(target: bigint, low: bigint, high: bigint, most: number): Search<Crossings> {
  const seen = new Map<bigint, Point | null>()
  const found = new Map<bigint, Crossing>()
  const doubts: Cell[] = []
  const later: Cell[] = []
  let nearest: Point | null = null
  let cut = false

  function* look(x: bigint): Search<Point | null> {
    const known = seen.get(x)
    if (known !== undefined) return known
    if (seen.size >= most) {
      cut = true
      return null
    }
    const value = yield x
    const point = value === null ? null : { x, value, over: value - target }
    seen.set(x, point)
    if (point && (!nearest || size(point.over) < size(nearest.over))) nearest = point
    return point
  }

  function* pointsBetween(first: bigint, last: bigint, step: (x: bigint) => bigint): Search<Point[]> {
    const points: Point[] = []
    let before: bigint | null = null
    for (let x = first; ; x = step(x)) {
      const here: bigint = x > last ? last : x
      const point: Point | null = yield* look(here)
      // Where the function starts to answer, its first answer counts as much as any on the grid.
      if (point && before !== null && points.length === 0) points.push(yield* firstAnswer(before, point))
      if (point && points.at(-1)?.x !== point.x) points.push(point)
      if (here === last) return points
      before = here
    }
  }

  function* firstAnswer(refused: bigint, answered: Point): Search<Point> {
    let [below, above] = [refused, answered]
    while (above.x - below > 1n) {
      const middle: Point | null = yield* look((below + above.x) / 2n)
      if (middle) above = middle
      else below = (below + above.x) / 2n
    }
    return above
  }

  /** The last input that answers, past a point that does and before one that does not. */
  function* lastAnswer(answered: Point): Search<Point> {
    let below = answered
    let above = high + 1n
    for (const [x, point] of seen) if (!point && x > below.x && x < above) above = x
    while (above - below.x > 1n) {
      const middle: Point | null = yield* look((below.x + above) / 2n)
      if (middle) below = middle
      else above = (below.x + above) / 2n
    }
    return below
  }

  /** Follows every cell whose ends lie on either side; keeps the doubtful ones for later. */
  function* follow(points: readonly Point[], around: bigint): Search<void> {
    for (let index = 1; index < points.length; index++) {
      const cell = { a: points[index - 1]!, b: points[index]! }
      if (crosses(cell)) {
        if (found.size > 0 && around === AROUND) later.push(cell)
        else yield* close(cell, around)
      } else if (mayHide(points, index)) doubts.push(cell)
    }
  }

  function* close(cell: Cell, around: bigint): Search<void> {
    const { a, b } = cell
    if (b.x - a.x > WHOLE) yield* follow(yield* within(cell), around)
    else yield* settle(cell, around)
  }

  const within = ({ a, b }: Cell): Search<Point[]> => pointsBetween(a.x, b.x, (x) => x + (b.x - a.x + PARTS - 1n) / PARTS)

  /** The smallest input around a crossing that reaches the target, exactly if any does. */
  function* settle({ a, b }: Cell, around: bigint): Search<void> {
    const rises = a.over < 0n
    let first = b
    for (let x = a.x + 1n; x < b.x; x++) {
      const point: Point | null = yield* look(x)
      if (point && (rises ? point.over >= 0n : point.over <= 0n)) {
        first = point
        break
      }
    }
    const start = first.x - around < low ? low : first.x - around
    const end = first.x + around > high ? high : first.x + around
    for (let x = start; x <= end; x++) {
      const point: Point | null = yield* look(x)
      if (point?.over !== 0n) continue
      found.set(point.x, { x: point.x, value: point.value, exact: true })
      return
    }
    found.set(first.x, { x: first.x, value: first.value, exact: false })
  }

  function* doubt({ a, b }: Cell): Search<void> {
    if (b.x - a.x > WHOLE) {
      const points = yield* within({ a, b })
      for (let index = 1; index < points.length && !cut; index++) {
        const cell = { a: points[index - 1]!, b: points[index]! }
        if (crosses(cell)) yield* close(cell, AROUND_OTHERS)
        else if (mayHide(points, index)) yield* doubt(cell)
      }
      return
    }
    let before = a
    for (let x = a.x + 1n; x <= b.x; x++) {
      const point: Point | null = yield* look(x)
      if (!point) continue
      if (crosses({ a: before, b: point })) yield* settle({ a: before, b: point }, AROUND_OTHERS)
      before = point
    }
  }

  const doubling = (x: bigint): bigint => low + 2n * (x - low) + 1n
  // Where no step of the grid is answered, the range that is may lie between two.
  const finer = (x: bigint): bigint => x + (x - low) / 4n + 1n
  let grid = yield* pointsBetween(low, high, high - low <= WHOLE ? (x) => x + 1n : doubling)
  if (grid.length === 0 && high - low > WHOLE) grid = yield* pointsBetween(low, high, finer)
  if (grid[0]?.over === 0n) found.set(grid[0].x, { ...grid[0], exact: true })
  yield* follow(grid, AROUND)
  if (found.size === 0 && grid.length > 0) {
    const end = yield* lastAnswer(grid.at(-1)!)
    if (end.x > grid.at(-1)!.x) yield* follow([...grid.slice(-2), end], AROUND)
  }
  // Only what may hide a smaller one is worth asking for; the nearest is the likeliest.
  const smallest = (): bigint => [...found.keys()].reduce((least, x) => (x < least ? x : least), high)
  for (const each of doubts.sort((one, other) => (one.a.x > other.a.x ? -1 : 1))) if (!cut && each.a.x < smallest()) yield* doubt(each)
  for (const cell of later) yield* close(cell, AROUND_OTHERS)
  return { found: [...found.values()].sort((one, other) => (one.x < other.x ? -1 : 1)), nearest, cut }
}

const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** Reached from a side: an end that is on the target was reached before. */
const crosses = ({ a, b }: Cell): boolean => (a.over < 0n && b.over >= 0n) || (a.over > 0n && b.over <= 0n)

const slopeOf = (a: Point | undefined, b: Point | undefined): number | null =>
  a && b ? Number(b.value - a.value) / Number(b.x - a.x) : null

/** Roundings make a slope a little more or less than it is. */
const MARGIN = 1.05

/**
 * Whether the function, going on from a cell's start as it came, or coming to its end as it goes on, would be on the other side of the
 * target within the cell: then a jump brings it back. `index` is that of the cell's end.
 */
function mayHide(points: readonly Point[], index: number): boolean {
  const [a, b] = [points[index - 1]!, points[index]!]
  const width = Number(b.x - a.x) * MARGIN
  if (a.over === 0n || b.over === 0n || b.x - a.x < 2n) return false
  const [before, after] = [slopeOf(points[index - 2], a), slopeOf(b, points[index + 1])]
  const onward = Number(a.over) + (before ?? after ?? 0) * width
  const backward = Number(b.over) - (after ?? before ?? 0) * width
  return a.over < 0n ? onward >= 0 || backward >= 0 : onward <= 0 || backward <= 0
}
