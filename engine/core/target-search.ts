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
  /** By input, smallest first. Where none is exact, the first is the smallest on the wanted side; those far from it are left out where a value came within a hair. */
  readonly found: readonly Crossing[]
  /** The value nearest to the target of all that were seen; null where every input was refused. */
  readonly nearest: Reached | null
  /** Whether the number of questions ran out before every doubt was looked into. */
  readonly cut: boolean
  /** Whether the value was within a hair of the target at an input far smaller than the first found: it hovers there, and one may hide. */
  readonly hovers: boolean
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
  /** Cut once into parts, the function never turned back: its crossing is one, and a line leads to it. */
  readonly steady?: boolean
}

/** Ranges no longer than this are looked at whole. */
const WHOLE = 64n
/** A whole range is looked at input by input up to this length: years, dependants, weekdays. */
const SHORT_RANGE = 256n
/** Cells are cut in so many parts. */
const PARTS = 16n
/** The same where the parts before showed no turn. */
const STEADY_PARTS = 4n
/** With fewer questions left than this, each is one a halving needs. */
const FEW_LEFT = 250
/** How many times the last step of the grid the next one is, with few questions left. */
const FEW_LEFT_FACTOR = 8n
/** A hair is a part of the target in so many. */
const HAIR = 10_000n
/** The digits by which round inputs begin oftenest. */
const ROUNDEST = [1n, 5n, 2n]
/** How far around a crossing an exact input may hide, where roundings make the function dip. */
const AROUND = 60n
/** Around a crossing so many inputs are always looked at; and on, while the value is within so many units of the target for each that it turned back. */
const BESIDE = 8n
const BESIDE_UNITS = 16n
/** The same around crossings other than the first. */
const AROUND_OTHERS = 10n

/**
 * Every crossing of the target from `low` to `high`, found with at most `most` questions. First on a grid whose steps double; then in each
 * cell whose ends lie on either side, cut finer and finer; then in the cells whose ends lie on one side and whose neighbours' slope says
 * that a jump in between may hide a crossing; where there is still none, around the value that came nearest. Around each crossing, one
 * input after the other; the round inputs where none is exact, and those below the first that is.
 * @param dense how many of the smallest inputs are looked at one by one: of months and years the small ones are those meant.
 * @param left how many more questions what they cost allows, where that may be fewer than `most`: the grid is then coarser and cells are halved.
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

/** No method calls itself: cells wait in lists, every one is cut into narrower ones, and the number of questions ends them all. */
class CrossingSearch {
  readonly #target: bigint
  readonly #low: bigint
  readonly #high: bigint
  readonly #most: number
  readonly #left: () => number
  readonly #seen = new Map<bigint, Point | null>()
  readonly #found = new Map<bigint, Crossing>()
  readonly #doubts: Cell[] = []
  /** Crossings past the first. */
  readonly #later: Cell[] = []
  #nearest: Point | null = null
  #cut = false
  /** With few questions left, a straight line's guess and a halving take turns. */
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
    const found = this.#worthTelling([...this.#found.values()].sort((one, other) => (one.x < other.x ? -1 : 1)))
    return { found, nearest: this.#nearest, cut: this.#cut, hovers: this.#hovers(found.find(({ exact }) => exact) ?? found[0]) }
  }

  /** Past the last step of the grid that is answered, where no crossing was found before it. */
  *#toTheEnd(grid: readonly Point[]): Search<void> {
    const last = grid.at(-1)
    if (!last || this.#found.size > 0) return
    const end = yield* this.#lastAnswer(last)
    if (end.x > last.x) yield* this.#pursue(this.#sorted([...grid.slice(-2), end]), AROUND)
  }

  /** Where a value came within a hair of the target, a crossing far from it is only of roundings: 25% for a yield of 12.47% is of four centavos. */
  #worthTelling(found: readonly Crossing[]): readonly Crossing[] {
    const near = this.#nearest
    const isNear = (value: bigint): boolean => size(value - this.#target) * HAIR <= size(this.#target)
    if (!near || found.length === 0 || !isNear(near.value)) return found
    const kept = found.filter(({ value }) => isNear(value))
    return kept.length > 0 ? kept : [{ x: near.x, value: near.value, exact: near.over === 0n }]
  }

  #hovers(best: Crossing | undefined): boolean {
    if (!best) return false
    for (const point of this.#seen.values())
      if (point && (point.x - this.#low) * 2n <= best.x - this.#low && size(point.over) * HAIR <= size(this.#target) && point.over !== 0n)
        return true
    return false
  }

  *#look(x: bigint): Search<Point | null> {
    const known = this.#seen.get(x)
    if (known !== undefined) return known
    if (this.#seen.size >= this.#most || this.#left() < 1) {
      this.#cut = true
      return null
    }
    const value = yield x
    const point = value === null ? null : { x, value, over: value - this.#target }
    this.#seen.set(x, point)
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
    // Where no step of the grid is answered, the range that is may lie between two.
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
      // Where the function starts to answer, its first answer counts as much as any on the grid.
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

  /** The last input that answers, past a point that does and before one that does not. */
  *#lastAnswer(answered: Point): Search<Point> {
    let below = answered
    let above = this.#high + 1n
    for (const [x, point] of this.#seen) if (!point && x > below.x && x < above) above = x
    while (above - below.x > 1n) {
      const at: bigint = (below.x + above) / 2n
      const middle: Point | null = yield* this.#look(at)
      if (middle) below = middle
      else above = at
    }
    return below
  }

  /** The cells whose ends lie on either side; the doubtful ones are kept for later. */
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

  /** Cuts each cell finer and finer, the smallest inputs first; past the first crossing found, the others wait. */
  *#pursue(cells: readonly Cell[], around: bigint): Search<void> {
    const waiting = [...cells].reverse()
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      if (around === AROUND && this.#found.size > 0) this.#later.push(cell)
      // No question is left: the end on the wanted side is what is known.
      else if (this.#cut) this.#keep(cell.b)
      else if (cell.b.x - cell.a.x <= (this.#few || cell.steady ? 1n : WHOLE)) yield* this.#settle(cell, this.#affordable(around))
      else if (this.#few || (cell.steady && cell.b.x - cell.a.x <= WHOLE)) {
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

  /** Straight lines are guessed in a few steps, and a step that gains little is followed by a halving. Not steady any more: what is refused inside is for the parts to find. */
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

  /** A quarter of what is left is looked at beside a crossing; the rest is for the others. */
  #affordable(around: bigint): bigint {
    const left = this.#left()
    const most = Number.isFinite(left) ? BigInt(Math.max(0, Math.floor(left / 8))) : around
    return most < around ? most : around
  }

  /** Nothing between the two ends was answered: the first answer before the second end is where the target is passed. */
  *#acrossRefusals({ a, b }: Cell): Search<void> {
    let refused = a.x
    for (const [x, point] of this.#seen) if (!point && x > refused && x < b.x) refused = x
    const first = yield* this.#firstAnswer(refused, b)
    const rises = a.over < 0n
    this.#keep(first.over === 0n || first.over > 0n === rises ? first : b)
  }

  /** The smallest input around a crossing that reaches the target, exactly if any does. */
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
    const below = yield* this.#exactBeside(first, -1n, around)
    this.#keep(below ?? (first.over === 0n ? first : ((yield* this.#exactBeside(first, 1n, around)) ?? first)))
  }

  /**
   * The smallest input that reaches the target exactly on one side of a crossing. What lies farther from it than the turns seen on the
   * way account for is not looked for.
   */
  *#exactBeside(first: Point, way: bigint, around: bigint): Search<Point | null> {
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

  /** Only what may hide a smaller crossing is worth asking for; the nearest is the likeliest. */
  *#lookIntoDoubts(): Search<void> {
    const waiting = this.#doubts.splice(0).sort((one, other) => (one.a.x < other.a.x ? -1 : 1))
    for (let cell = waiting.pop(); cell && !this.#cut; cell = waiting.pop()) {
      if (cell.a.x >= this.#smallestFound()) continue
      if (cell.b.x - cell.a.x <= WHOLE) {
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

  /** A peak between two steps of the grid: the cells beside the nearest value are cut until it is reached, or comes no nearer. */
  *#approach(): Search<void> {
    while (!this.#cut && this.#found.size === 0) {
      const near = this.#nearest
      if (!near) return
      const [a, b] = this.#besides(near)
      const asked = this.#seen.size
      const width = (b?.x ?? near.x) - (a?.x ?? near.x)
      const points: Point[] = a ? yield* this.#within({ a, b: near }) : [near]
      if (b) points.push(...(yield* this.#within({ a: near, b })).slice(1))
      const crossing = this.#sorted(points)
      this.#doubts.length = 0
      yield* this.#pursue(crossing, AROUND)
      // Where all between them was refused, another look asks nothing new.
      if (width <= 2n || this.#seen.size === asked) return
    }
  }

  /** A value that jumps up and down may be reached only here and there: where no input found reaches it, those of one digit are tried (7%, 10,000.00). */
  *#roundInputs(digits: readonly bigint[]): Search<void> {
    for (const digit of digits)
      for (let x = digit; x <= this.#high; x *= 10n) {
        if (this.#hasExact() || this.#seen.size >= this.#most || this.#left() < 1) return
        const point: Point | null = x < this.#low ? null : yield* this.#look(x)
        if (point?.over === 0n) this.#keep(point)
      }
  }

  #hasExact(): boolean {
    for (const { exact } of this.#found.values()) if (exact) return true
    return false
  }

  /** Roundings make a value hover, and people mean round inputs: 40,000.00 before 40,456.71. */
  *#roundDown(): Search<void> {
    const [first] = [...this.#found.values()].filter(({ exact }) => exact).sort((one, other) => (one.x < other.x ? -1 : 1))
    if (!first) return
    for (let unit = 10n; unit <= first.x; unit *= 10n) {
      const x = first.x - (first.x % unit)
      if (x < this.#low || this.#seen.size >= this.#most || this.#left() < 1) return
      const point: Point | null = yield* this.#look(x)
      if (point?.over === 0n) this.#keep(point)
    }
  }

  /** The answered neighbours of a point, among all that were seen. */
  #besides({ x }: Point): readonly [Point | null, Point | null] {
    let [a, b]: [Point | null, Point | null] = [null, null]
    for (const point of this.#seen.values()) {
      if (point && point.x < x && (!a || point.x > a.x)) a = point
      if (point && point.x > x && (!b || point.x < b.x)) b = point
    }
    return [a, b]
  }
}

const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** Reached from a side: an end that is on the target was reached before. */
const crosses = ({ a, b }: Cell): boolean => (a.over < 0n && b.over >= 0n) || (a.over > 0n && b.over <= 0n)

function isSteady(points: readonly Point[]): boolean {
  const [first, last] = [points[0]!, points.at(-1)!]
  const way = last.over > first.over ? 1n : -1n
  return points.every(({ over }, index) => index === 0 || (over - points[index - 1]!.over) * way >= 0n)
}

const comesNearer = (points: readonly Point[]): boolean => points.length < 2 || size(points.at(-1)!.over) < size(points.at(-2)!.over)

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
