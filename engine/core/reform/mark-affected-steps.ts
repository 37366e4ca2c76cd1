/** Finds the calculation steps that contain a figure of a hypothetical table. */

import type { Hypothesis } from '../../operation/evaluation/ports.ts'
import type { Basis, Law, Version } from '../dated.ts'
import { Ratio } from '../ratio.ts'
import { Sentence } from '../text/sentence.ts'

type Laws = ReadonlyMap<string, Law<unknown>>

/** Amounts in centavos, and fractions as displayed. */
type Figures = ReadonlySet<bigint | number>

/** Cache of a version's figures, as displayed in steps. */
const figures = new WeakMap<Version<unknown>, Figures>()

function figuresOf(version: Version<unknown>): Figures {
  const known = figures.get(version)
  if (known) return known
  const found = new Set<bigint | number>()
  const walk = (value: unknown): void => {
    if (isFigure(value)) found.add(key(value))
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk)
  }
  walk(version.value)
  found.delete(0n)
  found.delete(0)
  figures.set(version, found)
  return found
}

const isFigure = (value: unknown): value is bigint | Ratio => typeof value === 'bigint' || value instanceof Ratio
/** Key of a figure; fractions are rounded to twelve decimals, so that equal values in different forms match. */
const key = (value: bigint | Ratio): bigint | number =>
  typeof value === 'bigint' ? value : Math.round((Number(value.n) / Number(value.d)) * 1e12)

/**
 * Predicate for steps that contain a figure of a changed table, unless an unchanged table also has it: 7.5% is a rate of both INSS and
 * income tax. Null when no changed table was read.
 */
export function linesMarked(changes: Laws, recorded: Laws, basis: readonly Basis[]): ReturnType<Hypothesis['marks']> {
  const read = (laws: Laws, isChanged: boolean): Version<unknown>[] =>
    basis.flatMap(({ table, effectiveFrom, evidence }) => {
      const law = laws.get(table)
      return law && (evidence === 'hypothetical') === isChanged ? [law.at(effectiveFrom)] : []
    })
  const changed = read(changes, true)
  if (changed.length === 0) return null
  const kept = read(recorded, false)
  const isIn = (versions: readonly Version<unknown>[], value: bigint | Ratio): boolean =>
    versions.some((version) => figuresOf(version).has(key(value)))
  const told = (value: unknown): boolean =>
    isFigure(value) ? isIn(changed, value) && !isIn(kept, value) : value instanceof Sentence && value.values.some(told)
  return ({ formula }) => told(typeof formula === 'function' ? formula() : formula)
}
