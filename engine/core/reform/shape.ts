/** What a table's values are, seen from every version recorded of it: the only schema a table has. */
import type { Law } from '../dated.ts'
import { isDay } from '../day.ts'
import { Ratio } from '../ratio.ts'
import { isRecord } from '../records.ts'

export interface Shape {
  /** In its recorded values. */
  money: boolean
  ratio: boolean
  number: boolean
  boolean: boolean
  none: boolean
  readonly texts: Set<string>
  /** Of a fraction: none recorded is above the whole. */
  withinOne: boolean
  /** Of a number: none recorded has decimals; the greatest recorded. */
  whole: boolean
  greatest: number
  /** Of a list: what its items are; and whether each one recorded ends in a row without a limit. */
  item: Shape | null
  endsOpen: boolean
  /** Of an object, in order; and in how many of the objects seen each name stands. */
  readonly fields: Map<string, Shape>
  readonly seen: Map<string, number>
  objects: number
}

const blank = (): Shape => ({
  money: false,
  ratio: false,
  number: false,
  boolean: false,
  none: false,
  texts: new Set(),
  withinOne: true,
  whole: true,
  greatest: 0,
  item: null,
  endsOpen: true,
  fields: new Map(),
  seen: new Map(),
  objects: 0,
})

const shapes = new WeakMap<Law<unknown>, Shape>()

export function shapeOf(law: Law<unknown>): Shape {
  let shape = shapes.get(law)
  if (!shape) {
    shape = blank()
    for (const { value } of law.versions) look(value, shape)
    shapes.set(law, shape)
  }
  return shape
}

/** The names under which a row says up to where it goes. */
export const LIMITS = ['limit', 'upToDays']

/** Where a row goes up to; undefined where rows of its kind have no limit. */
export function limitOf(row: unknown): unknown {
  if (!isRecord(row)) return undefined
  const name = LIMITS.find((each) => Object.hasOwn(row, each))
  return name === undefined ? undefined : row[name]
}

/** What is paid on top of the whole may be more than it. */
const PREMIUM = /premium$/i

function look(value: unknown, shape: Shape): void {
  if (value === null) shape.none = true
  else if (typeof value === 'bigint') shape.money = true
  else if (value instanceof Ratio) {
    shape.ratio = true
    if (value.n > value.d) shape.withinOne = false
  } else if (typeof value === 'number') {
    shape.number = true
    shape.whole &&= Number.isInteger(value)
    shape.greatest = Math.max(shape.greatest, value)
  } else if (typeof value === 'boolean') shape.boolean = true
  else if (typeof value === 'string') shape.texts.add(value)
  else if (Array.isArray(value)) {
    shape.item ??= blank()
    if (limitOf(value.at(-1)) !== null) shape.endsOpen = false
    for (const item of value) look(item, shape.item)
  } else if (isRecord(value)) {
    shape.objects++
    for (const [name, inner] of Object.entries(value)) {
      const field = shape.fields.get(name) ?? blank()
      shape.fields.set(name, field)
      shape.seen.set(name, (shape.seen.get(name) ?? 0) + 1)
      if (PREMIUM.test(name)) field.withinOne = false
      look(inner, field)
    }
  }
}

/** Whether every object seen has the name. */
export const isRequired = ({ seen, objects }: Shape, name: string): boolean => seen.get(name) === objects

/** Rows of limit, rate and a parcel to deduct. */
export const isParcelScale = ({ item }: Shape): boolean =>
  item !== null && ['limit', 'rate', 'deduct'].every((name) => item.fields.has(name)) && item.fields.get('deduct')!.money

const parcels = new WeakMap<Shape, boolean>()

/** Whether there is such a scale in it. */
export function hasParcels(shape: Shape): boolean {
  const known = parcels.get(shape)
  if (known !== undefined) return known
  const found = isParcelScale(shape) || (shape.item !== null && hasParcels(shape.item)) || [...shape.fields.values()].some(hasParcels)
  parcels.set(shape, found)
  return found
}

/** What a text of the table may be: a day, a time, or one of those recorded. */
export function acceptsText({ texts }: Shape, text: string): boolean {
  const all = [...texts]
  if (all.every(isDay)) return isDay(text)
  const time = /^([01]\d|2[0-3]):[0-5]\d$/
  return all.every((each) => time.test(each)) ? time.test(text) : texts.has(text)
}
