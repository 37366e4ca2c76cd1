/** Finds where a black-box function reaches a target; the function may rise, fall, jump, dip through rounding, or reject inputs. */

interface Reached {
  readonly x: bigint
  readonly value: bigint
}

interface Crossing extends Reached {
  readonly exact: boolean
}

export interface Crossings {
  /**
   * Sorted by input. Without an exact one, the first is the smallest past the target. Crossings far from the target are dropped when some
   * value came within tolerance (`HAIR`).
   */
  readonly found: readonly Crossing[]
  /** Evaluated value nearest to the target; null when every input was rejected. */
  readonly nearest: Reached | null
  /** True when the evaluation budget ran out before the search finished. */
  readonly cut: boolean
  /** True when an input far below the first found came within tolerance of the target: an earlier solution may have been missed. */
  readonly hovers: boolean
}

/** Yields an input and receives its value; null when the input is rejected. */
export type Search<R> = Generator<bigint, R, bigint | null>

interface Point extends Reached {
  /** Value minus target. */
  readonly over: bigint
}

interface Cell {
  readonly a: Point
  readonly b: Point
  /** True when the samples of the parent cell were monotonic: it has a single crossing, found by the secant method. */
  readonly steady?: boolean
}

/** Cells up to this width are scanned input by input. */
const SCAN_WIDTH = 64n
/** Ranges up to this length are scanned entirely: years, dependents, weekdays. */
const SHORT_RANGE = 256n
/** Parts per split cell. */
const PARTS = 16n
/** Parts per split of a monotonic cell. */
const STEADY_PARTS = 4n
/** Below this budget, evaluations are reserved for bisection. */
const FEW_LEFT = 250
/** Growth factor of grid steps when the budget is low. */
const FEW_LEFT_FACTOR = 8n
/** Tolerance: 1/10,000 of the target. */
const HAIR = 10_000n
/** Most common leading digits of round inputs. */
const ROUNDEST = [1n, 5n, 2n]
/** Radius around a crossing where rounding dips may hide an exact input. */
const AROUND = 60n
/**
 * Minimum radius scanned around a crossing; the scan continues while the value is within this many units of the target per unit of
 * reversal.
 */
const BESIDE = 8n
const BESIDE_UNITS = 16n
/** `AROUND` for crossings other than the first. */
const AROUND_OTHERS = 10n

/**
 * Finds every crossing of the target in [`low`, `high`] with at most `most` evaluations.
 * Steps: a grid with doubling steps; bisection of each cell with a sign change; then cells without a sign change where the neighbouring
 * slope suggests a jump hides a crossing; if still none, the cells around the nearest value. Each crossing is scanned input by input. Round
 * inputs are tried when none is exact, and below the first exact input.
 * @param dense number of smallest inputs evaluated one by one: small values are the likely ones for months and years.
 * @param left evaluations that the remaining budget allows, when below `most`: uses a coarser grid and bisection.
 */
export function* crossings(
  target: bigint,
  low: bigint,
  high: bigint,
  most: number,
  dense = 0n,
  left: () => number = () => Number.POSITIVE_INFINITY,
): Search<Crossings> {
  return yield* new CrossingSearch(target, low, high, most, left).run(dense)
}

/** Iterative cell splitting with an evaluation budget; no recursion. */
class CrossingSearch {
  readonly #target: bigint
  readonly #low: bigint
  readonly #high: bigint
  readonly #most: number
  readonly #left: () => number
  readonly #evaluated = new Map<bigint, Point | null>()
  readonly #found = new Map<bigint, Crossing>()
  readonly #doubts: Cell[] = []
  /** Crossings after the first, deferred. */
  readonly #later: Cell[] = []
  #nearest: Point | null = null
  #cut = false
  /** On a low budget, secant and bisection steps alternate. */
  #halve = true

  constructor(target: bigint, low: bigint, high: bigint, most: number, left: () => number) {
    this.#target = target
    this.#low = low
    this.#high = high
    this.#most = most
    this.#left = left
  }

  get #few(): boolean {
    return this.#left() < FEW_LEFT
  }

  *run(dense: bigint): Search<Crossings> {
    const grid = yield* this.#grid(dense)
    if (grid[0]?.over === 0n) this.#keep(grid[0])
    yield* this.#pursue(this.#sorted(grid), AROUND)
    if (comesNearer(grid)) yield* this.#toTheEnd(grid)
    if (!this.#few) yield* this.#roundInputs(ROUNDEST)
    yield* this.#lookIntoDoubts()
    yield* this.#pursue(this.#later.splice(0), AROUND_OTHERS)
    if (this.#found.size === 0) yield* this.#approach()
    yield* this.#toTheEnd(grid)
    yield* this.#roundInputs([...ROUNDEST, 3n, 4n, 6n, 7n, 8n, 9n])
    yield* this.#roundDown()
    const found = this.#significantCrossings([...this.#found.values()].sort((one, other) => (one.x < other.x ? -1 : 1)))
    return { found, nearest: this.#nearest, cut: this.#cut, hovers: this.#hovers(found.find(({ exact }) => exact) ?? found[0]) }
  }

  /** Searches past the last accepted grid point when no crossing was found before it. */
  *#toTheEnd(grid: readonly Point[]): Search<void> {
    const last = grid.at(-1)
    if (!last || this.#found.size > 0) return
    const end = yield* this.#lastAnswer(last)
    if (end.x > last.x) yield* this.#pursue(this.#sorted([...grid.slice(-2), end]), AROUND)
  }

  /**
   * Drops crossings far from the target when some value came within tolerance: they come only from rounding. Example: a rate of 25% for a
   * yield of 12.47% of four centavos.
   */
  #significantCrossings(found: readonly Crossing[]): readonly Crossing[] {
    const near = this.#nearest
    const isNear = (value: bigint): boolean => size(value - this.#target) * HAIR <= size(this.#target)
    if (!near || found.length === 0 || !isNear(near.value)) return found
    const kept = found.filter(({ value }) => isNear(value))
    return kept.length > 0 ? kept : [{ x: near.x, value: near.value, exact: near.over === 0n }]
  }

  #hovers(best: Crossing | undefined): boolean {
    if (!best) return false
    for (const point of this.#evaluated.values())
      if (point && (point.x - this.#low) * 2n <= best.x - this.#low && size(point.over) * HAIR <= size(this.#target) && point.over !== 0n)
        return true
    return false
  }

  *#look(x: bigint): Search<Point | null> {
    const known = this.#evaluated.get(x)
    if (known !== undefined) return known
    if (this.#evaluated.size >= this.#most || this.#left() < 1) {
      this.#cut = true
      return null
    }
    const value = yield x
    const point = value === null ? null : { x, value, over: value - this.#target }
    this.#evaluated.set(x, point)
    if (point && (!this.#nearest || size(point.over) < size(this.#nearest.over))) this.#nearest = point
    return point
  }

  #keep({ x, value, over }: Point): void {
    this.#found.set(x, { x, value, exact: over === 0n })
  }

  *#grid(dense: bigint): Search<Point[]> {
    const [low, high] = [this.#low, this.#high]
    const doubling = (x: bigint): bigint => {
      if (this.#few) return low + FEW_LEFT_FACTOR * (x - low) + 1n
      return x - low < dense ? x + 1n : low + 2n * (x - low) + 1n
    }
    // When no grid point is accepted, the accepted range may lie between two of them: use a finer grid.
    const finer = (x: bigint): bigint => x + (x - low) / 4n + 1n
    if (high - low <= SHORT_RANGE)
      return yield* this.#pointsBetween(low, high, (x) => (this.#few && x - low >= dense ? doubling(x) : x + 1n))
    const grid = yield* this.#pointsBetween(low, high, doubling)
    return grid.length > 0 ? grid : yield* this.#pointsBetween(low, high, finer)
  }

  *#pointsBetween(first: bigint, last: bigint, step: (x: bigint) => bigint): Search<Point[]> {
    const points: Point[] = []
    let before: bigint | null = null
    for (let x = first; ; x = step(x)) {
      const here: bigint = x > last ? last : x
      const point: Point | null = yield* this.#look(here)
      // The first accepted input counts as a grid point.
      if (point && before !== null && points.length === 0) points.push(yield* this.#firstAnswer(before, point))
      if (point && points.at(-1)?.x !== point.x) points.push(point)
      if (here === last) return points
      before = here
    }
  }

  *#within({ a, b, steady }: Cell): Search<Point[]> {
    const parts = steady ? STEADY_PARTS : PARTS
    if (!this.#few) return yield* this.#pointsBetween(a.x, b.x, (x) => x + (b.x - a.x + parts - 1n) / parts)
    this.#halve = !this.#halve
    const width = b.x - a.x
    const guess = this.#halve || a.over === b.over ? a.x + width / 2n : a.x - (a.over * width) / (b.over - a.over)
    const cut = yield* this.#look(guess <= a.x ? a.x + 1n : guess >= b.x ? b.x - 1n : guess)
    return cut ? [a, cut, b] : [a, b]
  }

  *#firstAnswer(refused: bigint, answered: Point): Search<Point> {
    let [below, above] = [refused, answered]
    while (above.x - below > 1n) {
      const at: bigint = (below + above.x) / 2n
      const middle: Point | null = yield* this.#look(at)
      if (middle) above = middle
      else below = at
    }
    return above
  }

  /** Last accepted input between an accepted point and a rejected one, by bisection. */
  *#lastAnswer(answered: Point): Search<Point> {
    let below = answered
    let above = this.#high + 1n
    for (const [x, point] of this.#evaluated) if (!point && x > below.x && x < above) above = x
    while (above - below.x > 1n) {
      const at: bigint = (below.x + above) / 2n
      const middle: Point | null = yield* this.#look(at)
      if (middle) below = middle
      else above = at
    }
    return below
  }

  /** Cells with a sign change; cells that may hide a crossing are deferred in `#doubts`. */
  #sorted(points: readonly Point[]): Cell[] {
    const crossing: Cell[] = []
    const steady = points.length > STEADY_PARTS && isSteady(points)
    for (let index = 1; index < points.length; index++) {
      const cell = { a: points[index - 1]!, b: points[index]!, steady }
      if (crosses(cell)) crossing.push(cell)
      else if (mayHide(points, index)) this.#doubts.push(cell)
    }
    return crossing
  }

  /** Splits each cell, smallest inputs first; after the first crossing, the remaining cells are deferred. */
  *#pursue(cells: readonly Cell[], around: bigint): Search<void> {
    const waiting = [...cells].reverse()
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      if (around === AROUND && this.#found.size > 0) this.#later.push(cell)
      // Budget exhausted: keep the end past the target.
      else if (this.#cut) this.#keep(cell.b)
      else if (cell.b.x - cell.a.x <= (this.#few || cell.steady ? 1n : SCAN_WIDTH)) yield* this.#settle(cell, this.#affordable(around))
      else if (this.#few || (cell.steady && cell.b.x - cell.a.x <= SCAN_WIDTH)) {
        const narrow = yield* this.#narrowed(cell)
        if (this.#few && !this.#cut && narrow.b.x - narrow.a.x > 1n) yield* this.#acrossRefusals(narrow)
        else waiting.push(narrow)
      } else {
        const points = yield* this.#within(cell)
        if (points.length > 2) waiting.push(...this.#sorted(points).reverse())
        else yield* this.#acrossRefusals(cell)
      }
    }
  }

  /** Secant method, with a bisection after each step with little progress. Returns a cell that may contain rejected inputs. */
  *#narrowed({ a, b }: Cell): Search<Cell> {
    let [nudge, halve] = [0n, false]
    while (b.x - a.x > 1n) {
      const width = b.x - a.x
      const guess = halve ? a.x + width / 2n : a.x - (a.over * width) / (b.over - a.over) + nudge
      const point: Point | null = yield* this.#look(guess <= a.x ? a.x + 1n : guess >= b.x ? b.x - 1n : guess)
      if (!point) break
      if (crosses({ a, b: point })) b = point
      else a = point
      nudge = b === point ? -1n : 1n
      halve = !halve && (b.x - a.x) * 4n > width
    }
    return { a, b }
  }

  /** Scan radius on a low budget: a quarter of the remaining evaluations, half on each side. */
  #affordable(around: bigint): bigint {
    const left = this.#left()
    const most = Number.isFinite(left) ? BigInt(Math.max(0, Math.floor(left / 8))) : around
    return most < around ? most : around
  }

  /** All inputs between the ends are rejected: the crossing is the first accepted input before the second end. */
  *#acrossRefusals({ a, b }: Cell): Search<void> {
    let refused = a.x
    for (const [x, point] of this.#evaluated) if (!point && x > refused && x < b.x) refused = x
    const first = yield* this.#firstAnswer(refused, b)
    const rises = a.over < 0n
    this.#keep(first.over === 0n || first.over > 0n === rises ? first : b)
  }

  /** Smallest input around a crossing that reaches the target, preferring an exact one. */
  *#settle({ a, b }: Cell, around: bigint): Search<void> {
    const rises = a.over < 0n
    let first = b
    for (let x = a.x + 1n; x < b.x; x++) {
      const point: Point | null = yield* this.#look(x)
      if (point && (rises ? point.over >= 0n : point.over <= 0n)) {
        first = point
        break
      }
    }
    const below = yield* this.#exactNear(first, -1n, around)
    this.#keep(below ?? (first.over === 0n ? first : ((yield* this.#exactNear(first, 1n, around)) ?? first)))
  }

  /**
   * Smallest exact input on one side of a crossing. Stops when the value is farther from the target than the reversals seen so far can
   * explain.
   */
  *#exactNear(first: Point, way: bigint, around: bigint): Search<Point | null> {
    let found: Point | null = null
    let [before, turned, end] = [first, 0n, around]
    for (let step = 1n; step <= end; step++) {
      const x = first.x + way * step
      if (x < this.#low || x > this.#high) break
      const point: Point | null = yield* this.#look(x)
      if (!point) continue
      if (point.over === 0n) {
        found = point
        if (way > 0n) break
        end = step + around > 3n * around ? 3n * around : step + around
      }
      const back = size(before.over) - size(point.over)
      if (back > 0n) turned += back
      before = point
      if (step >= BESIDE && size(point.over) > BESIDE_UNITS * (1n + turned)) break
    }
    return found
  }

  /** Splits only doubtful cells that may hide a smaller crossing, nearest first. */
  *#lookIntoDoubts(): Search<void> {
    const waiting = this.#doubts.splice(0).sort((one, other) => (one.a.x < other.a.x ? -1 : 1))
    for (let cell = waiting.pop(); cell && !this.#cut; cell = waiting.pop()) {
      if (cell.a.x >= this.#smallestFound()) continue
      if (cell.b.x - cell.a.x <= SCAN_WIDTH) {
        yield* this.#oneByOne(cell)
        continue
      }
      const points = yield* this.#within(cell)
      if (points.length <= 2) continue
      yield* this.#pursue(this.#sorted(points), AROUND_OTHERS)
      waiting.push(...this.#doubts.splice(0).reverse())
    }
  }

  #smallestFound(): bigint {
    let least = this.#high
    for (const x of this.#found.keys()) if (x < least) least = x
    return least
  }

  *#oneByOne({ a, b }: Cell): Search<void> {
    let before = a
    for (let x = a.x + 1n; x <= b.x; x++) {
      const point: Point | null = yield* this.#look(x)
      if (!point) continue
      if (crosses({ a: before, b: point })) yield* this.#settle({ a: before, b: point }, AROUND_OTHERS)
      before = point
    }
  }

  /** Peak between two grid points: splits the cells around the nearest value until it reaches the target or stops improving. */
  *#approach(): Search<void> {
    while (!this.#cut && this.#found.size === 0) {
      const near = this.#nearest
      if (!near) return
      const [a, b] = this.#neighbours(near)
      const asked = this.#evaluated.size
      const width = (b?.x ?? near.x) - (a?.x ?? near.x)
      const points: Point[] = a ? yield* this.#within({ a, b: near }) : [near]
      if (b) points.push(...(yield* this.#within({ a: near, b })).slice(1))
      const crossing = this.#sorted(points)
      this.#doubts.length = 0
      yield* this.#pursue(crossing, AROUND)
      // All inputs between them were rejected: another pass evaluates nothing new.
      if (width <= 2n || this.#evaluated.size === asked) return
    }
  }

  /**
   * Tries one-digit round inputs (7%, 10,000.00) when no exact one was found: a jumping value may reach the target only at isolated inputs.
   */
  *#roundInputs(digits: readonly bigint[]): Search<void> {
    for (const digit of digits)
      for (let x = digit; x <= this.#high; x *= 10n) {
        if (this.#hasExact() || this.#evaluated.size >= this.#most || this.#left() < 1) return
        const point: Point | null = x < this.#low ? null : yield* this.#look(x)
        if (point?.over === 0n) this.#keep(point)
      }
  }

  #hasExact(): boolean {
    for (const { exact } of this.#found.values()) if (exact) return true
    return false
  }

  /** Rounding repeats the same value, and users mean round inputs: prefers 40,000.00 to 40,456.71. */
  *#roundDown(): Search<void> {
    const [first] = [...this.#found.values()].filter(({ exact }) => exact).sort((one, other) => (one.x < other.x ? -1 : 1))
    if (!first) return
    for (let unit = 10n; unit <= first.x; unit *= 10n) {
      const x = first.x - (first.x % unit)
      if (x < this.#low || this.#evaluated.size >= this.#most || this.#left() < 1) return
      const point: Point | null = yield* this.#look(x)
      if (point?.over === 0n) this.#keep(point)
    }
  }

  /** Nearest evaluated neighbours of a point that were accepted. */
  #neighbours({ x }: Point): readonly [Point | null, Point | null] {
    let [a, b]: [Point | null, Point | null] = [null, null]
    for (const point of this.#evaluated.values()) {
      if (point && point.x < x && (!a || point.x > a.x)) a = point
      if (point && point.x > x && (!b || point.x < b.x)) b = point
    }
    return [a, b]
  }
}

const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** Sign change; excludes a start that is exactly on the target. */
const crosses = ({ a, b }: Cell): boolean => (a.over < 0n && b.over >= 0n) || (a.over > 0n && b.over <= 0n)

function isSteady(points: readonly Point[]): boolean {
  const [first, last] = [points[0]!, points.at(-1)!]
  const way = last.over > first.over ? 1n : -1n
  return points.every(({ over }, index) => index === 0 || (over - points[index - 1]!.over) * way >= 0n)
}

const comesNearer = (points: readonly Point[]): boolean => points.length < 2 || size(points.at(-1)!.over) < size(points.at(-2)!.over)

const slopeOf = (a: Point | undefined, b: Point | undefined): number | null =>
  a && b ? Number(b.value - a.value) / Number(b.x - a.x) : null

/** Margin for the effect of rounding on slopes. */
const MARGIN = 1.05

/**
 * True when extrapolating the neighbouring slopes crosses the target within the cell, so that a jump may hide a crossing. `index` is the
 * end of the cell.
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
