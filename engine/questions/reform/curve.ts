/** Winners and losers of a law change along an input, and the breaks of each law's curve. */

import { isListOf, isNumber, isObjectOf, isText, orMissing, orNull, read } from '../../core/collections/type-guards.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { QuestionContext } from '../../operation/definition/question.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import { looking, type Movable, type Readable, units } from '../fields.ts'
import sweep from '../sweep/index.ts'

const POINTS = 60
/** Maximum sign changes between neighboring points refined to the last centavo. */
const MAX_EDGES = 12

interface CurvePoint {
  readonly value: number
  readonly before: number | null
  readonly after: number | null
  readonly difference: number | null
}

interface Swept {
  readonly points: readonly { readonly value: number; readonly results?: readonly (number | null)[] }[]
  readonly breaks: readonly { readonly value: number; readonly why: string | null; readonly table: string | null }[]
}

const isSwept = isObjectOf<Swept>({
  points: isListOf(isObjectOf<Swept['points'][number]>({ value: isNumber, results: orMissing(isListOf(orNull(isNumber))) })),
  breaks: isListOf(isObjectOf<Swept['breaks'][number]>({ value: isNumber, why: orNull(isText), table: orNull(isText) })),
})

/** @param worlds current law and hypothesis. */
export function* curveOf(
  ctx: QuestionContext,
  worlds: readonly [Ports, Ports],
  input: Movable,
  target: Readable,
  range: readonly [number, number],
) {
  const before = yield* sweptIn(ctx, worlds[0], input, target, range)
  const after = yield* sweptIn(ctx, worlds[1], input, target, range)
  const look = worlds.map((world) => looking(new QuestionContext(world, ctx), input, [target]))
  const valueIn = (which: 0 | 1, x: bigint): number | null => {
    const seen = look[which]!(x)
    return 'error' in seen ? null : seen.value[0]!
  }
  const differenceOf = (one: number | null, other: number | null): number | null =>
    one === null || other === null ? null : Number(units(other, target.places) - units(one, target.places)) / 10 ** target.places
  const points: CurvePoint[] = before.points.map(({ value, results }, index) => {
    const [one, other] = [results?.[0] ?? null, after.points[index]?.results?.[0] ?? null]
    return { value, before: one, after: other, difference: differenceOf(one, other) }
  })
  const breaks = []
  for (const { value, why, table } of unionOf(before.breaks, after.breaks)) {
    const x = units(value, input.places)
    breaks.push({ value, why, table, before: valueIn(0, x), after: valueIn(1, x) })
    yield
  }
  const signAt = (x: bigint): number | null => signOf(differenceOf(valueIn(0, x), valueIn(1, x)))
  const runs = yield* runsOf(points, input, signAt)
  const starts = (sign: number): number | null => runs.find((run) => run.sign === sign)?.from ?? null
  return {
    vary: input.name,
    unit: input.unit,
    points,
    breaks,
    gainsFrom: starts(1),
    losesFrom: starts(-1),
    unchanged: runs.filter(({ sign }) => sign === 0).map(({ from, to }) => [from, to]),
  }
}

function* sweptIn(
  ctx: QuestionContext,
  world: Ports,
  input: Movable,
  target: Readable,
  [from, to]: readonly [number, number],
): Parts<Swept> {
  const { calculator } = ctx
  const { [input.name]: _moved, ...rest } = ctx.input
  const { [input.name]: _given, ...given } = ctx.given
  const own = { vary: input.name, from, to, points: POINTS, fields: [target.path] }
  const named = Object.fromEntries(Object.entries(own).map(([field, value]) => [sweep.nameBeside(calculator, field), value]))
  return read(yield* sweep.parts!({ calculator: calculator.id, ...rest, ...named }, world, { ...given, ...named }), isSwept, 'a curve')
}

/** Merges breaks in order, once each; at the same position, prefers the one with a cause. */
function unionOf(one: Swept['breaks'], other: Swept['breaks']): Swept['breaks'] {
  const found = new Map<number, Swept['breaks'][number]>()
  for (const each of [...one, ...other]) if (!found.has(each.value) || found.get(each.value)!.why === null) found.set(each.value, each)
  return [...found.values()].sort((a, b) => a.value - b.value)
}

const signOf = (difference: number | null): number | null => (difference === null ? null : Math.sign(difference))

interface Run {
  readonly sign: number | null
  readonly from: number
  to: number
}

/** Intervals of constant sign of the difference, with ends exact to the last step of the input. */
function* runsOf(points: readonly CurvePoint[], input: Movable, signAt: (x: bigint) => number | null): Parts<Run[]> {
  const runs: Run[] = []
  let edges = 0
  for (const { value, difference } of points) {
    const sign = signOf(difference)
    const last = runs.at(-1)
    if (last?.sign === sign) {
      last.to = value
      continue
    }
    let from = value
    if (last && edges++ < MAX_EDGES) {
      let [low, high] = [units(last.to, input.places), units(value, input.places)]
      while (high - low > 1n) {
        const middle = (low + high) / 2n
        if (signAt(middle) === last.sign) low = middle
        else high = middle
        yield
      }
      last.to = input.number(low)
      from = input.number(high)
    }
    runs.push({ sign, from, to: value })
  }
  return runs
}
