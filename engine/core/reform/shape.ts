/** Shape of a table's values, inferred from all its recorded versions; tables have no other schema. */

import { isRecord } from '../collections/records.ts'
import type { Law } from '../dated.ts'
import { isDay } from '../day.ts'
import { Ratio } from '../ratio.ts'

export interface Shape {
  /** Types found in the recorded values. */
  money: boolean
  ratio: boolean
  number: boolean
  boolean: boolean
  none: boolean
  readonly texts: Set<string>
  /** Fractions: no recorded value is above 1. */
  withinOne: boolean
  /** Numbers: no recorded value has decimals; `greatest` is the maximum recorded. */
  whole: boolean
  greatest: number
  /** Lists: shape of the items; `endsOpen` when every recorded list ends in a row without a limit. */
  item: Shape | null
  endsOpen: boolean
  /** Objects: fields in order; `seen` counts the objects that have each field. */
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

/** Field names for the upper limit of a row. */
export const LIMITS = ['limit', 'upToDays']

/** Upper limit of a row; undefined when rows of its kind have no limit. */
export function limitOf(row: unknown): unknown {
  if (!isRecord(row)) return undefined
  const name = LIMITS.find((each) => Object.hasOwn(row, each))
  return name === undefined ? undefined : row[name]
}

/** Premiums may exceed 100%. */
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

/** True when every recorded object has the field. */
export const isRequired = ({ seen, objects }: Shape, name: string): boolean => seen.get(name) === objects

/** True for rows of limit, rate and deduction (parcela a deduzir). */
export const isParcelScale = ({ item }: Shape): boolean =>
  item !== null && ['limit', 'rate', 'deduct'].every((name) => item.fields.has(name)) && item.fields.get('deduct')!.money

const parcels = new WeakMap<Shape, boolean>()

/** True when the shape contains a scale with deductions, at any depth. */
export function hasParcels(shape: Shape): boolean {
  const known = parcels.get(shape)
  if (known !== undefined) return known
  const found = isParcelScale(shape) || (shape.item !== null && hasParcels(shape.item)) || [...shape.fields.values()].some(hasParcels)
  parcels.set(shape, found)
  return found
}

/** Accepts a day, a time, or one of the recorded texts. */
export function acceptsText({ texts }: Shape, text: string): boolean {
  const all = [...texts]
  if (all.every(isDay)) return isDay(text)
  const time = /^([01]\d|2[0-3]):[0-5]\d$/
  return all.every((each) => time.test(each)) ? time.test(text) : texts.has(text)
}
