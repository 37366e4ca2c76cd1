/** Describes a reform in words: each changed figure, the title and the warnings. */

import type { Hypothesis } from '../../operation/evaluation/ports.ts'
import { isRecord } from '../collections/records.ts'
import type { Law, Version } from '../dated.ts'
import { type Day, formatDay } from '../day.ts'
import { decimalText, formatBRL, formatPercent } from '../money.ts'
import { Ratio } from '../ratio.ts'
import { translate, word } from '../text/language.ts'
import type { Change } from './change.ts'
import { derivedFrom } from './derive.ts'
import { LIMITS } from './shape.ts'
import { type Warning, warningsOf } from './validate-changes.ts'

export interface ChangedFigure {
  readonly table: string
  /** Path as in the reform's text: `brackets/4/rate`. */
  readonly path: string
  readonly label: string
  readonly unit: 'BRL' | 'percent' | null
  readonly from: unknown
  readonly to: unknown
  readonly effectiveFrom: Day
  readonly norm: string
}

type Laws = Hypothesis['laws']
type Made = readonly [Law<unknown>, Version<unknown>]

/** Versions derived by a reform's changes: on the reference date, and on the start date of each change. */
export function versionsMade(laws: Laws, changes: readonly Change[], day: Day): Made[] {
  const found: Made[] = []
  for (const law of laws.values()) {
    const days = changes.filter(({ table }) => table === law.id).map(({ from }) => from ?? day)
    for (const on of new Set(days)) {
      if (on < law.recordStarts) continue
      const version = law.at(on)
      if (version.hypothetical && !found.some(([, other]) => other === version)) found.push([law, version])
    }
  }
  return found
}

/** Every changed figure, dependent parcels included. */
export function changedFigures(versions: readonly Made[]): ChangedFigure[] {
  return versions.flatMap(([law, version]) => {
    const recorded = derivedFrom(version)!.recorded
    const found: ChangedFigure[] = []
    const walk = (before: unknown, after: unknown, path: readonly string[], label: string, inList: boolean): void => {
      if (before === after) return
      if (isInner(before) || isInner(after)) {
        const isList = Array.isArray(before ?? after)
        if ((before === null || after === null) && path.length > 0 && !inList && !isList)
          found.push(entry(law, version, recorded, path, label, summary(before), summary(after)))
        else
          for (const name of namesOf(before, after)) {
            const [one, other] = [at(before, name), at(after, name)]
            if (!isInner(one) && equal(one, other)) continue
            const inner = isList ? `${label} (${Number(name) + 1})` : [label, translate(law.words[name] ?? name)].filter(Boolean).join(': ')
            walk(one, other, [...path, name], inner, isList)
          }
      } else if (!equal(before, after)) found.push(entry(law, version, recorded, path, label, before, after))
    }
    walk(recorded.value, version.value, [], '', false)
    return found
  })
}

const isInner = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !(value instanceof Ratio)

/** Union of the keys of both values. */
function namesOf(before: unknown, after: unknown): Iterable<string> {
  if (!isInner(before)) return Object.keys(isInner(after) ? after : {})
  const names = Object.keys(before)
  return isInner(after) ? new Set([...names, ...Object.keys(after)]) : names
}

const at = (value: unknown, name: string): unknown => (isInner(value) ? (value[name] ?? null) : null)

const equal = (one: unknown, other: unknown): boolean =>
  one instanceof Ratio && other instanceof Ratio ? one.compare(other) === 0 : one === other

/** Figures of an object that is added or removed as a whole. */
const summary = (value: unknown): unknown =>
  isInner(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, summary(inner)])) : figure(value)

function figure(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value) / 100
  return value instanceof Ratio ? value.toPercent() : (value ?? null)
}

function entry(
  { id }: Law<unknown>,
  { from: effectiveFrom }: Version<unknown>,
  { norm }: Version<unknown>,
  path: readonly string[],
  label: string,
  from: unknown,
  to: unknown,
): ChangedFigure {
  const sample = from ?? to
  const unit = typeof sample === 'bigint' ? 'BRL' : sample instanceof Ratio ? 'percent' : null
  return { table: id, path: path.join('/'), label, unit, from: figure(from), to: figure(to), effectiveFrom, norm: norm.act }
}

/** Maximum changes listed in a title. */
const MAX_IN_TITLE = 2

/** @param dated the changes that start on a date. */
export function titleOf(changes: readonly ChangedFigure[], dated: readonly Change[]): string {
  if (changes.length === 0) return 'Nenhuma mudança'
  const since = ({ table, effectiveFrom }: ChangedFigure): string =>
    dated.some((change) => change.table === table && change.from === effectiveFrom) ? word`, desde ${formatDay(effectiveFrom)}` : ''
  const said = changes.slice(0, MAX_IN_TITLE).map((change) => `${changeInWords(change, isOfOneLaw(change, changes))}${since(change)}`)
  const more = changes.length - said.length
  return `${said.join('; ')}${more > 0 ? word`; e mais ${more}` : ''}`
}

/** Each change as a sentence. */
export const changesInWords = (changes: readonly ChangedFigure[]): string[] =>
  changes.map((change) => changeInWords(change, isOfOneLaw(change, changes)))

/** True when the figure's row was added or removed, so that its rate exists in only one of the two laws. */
function isOfOneLaw({ table, path }: ChangedFigure, changes: readonly ChangedFigure[]): boolean {
  const rate = [...path.split('/').slice(0, -1), 'rate'].join('/')
  return changes.some((other) => other.table === table && other.path === rate && (other.from === null || other.to === null))
}

function changeInWords({ label, path, unit, from, to }: ChangedFigure, ofOneLaw: boolean): string {
  // Objects are added or removed as a whole.
  if (isRecord(from)) return word`${label}, que deixa de existir`
  if (isRecord(to)) return word`${label}, que passa a existir`
  const none = LIMITS.includes(path.split('/').at(-1) ?? '') && !ofOneLaw ? word`sem limite` : word`nada`
  return word`${label}, de ${inWords(from, unit, none)} para ${inWords(to, unit, none)}`
}

function inWords(value: unknown, unit: ChangedFigure['unit'], none: string): string {
  if (value === null) return none
  if (unit === 'BRL' && typeof value === 'number') return formatBRL(BigInt(Math.round(value * 100)))
  if (unit === 'percent' && typeof value === 'number') return formatPercent(Ratio.of(BigInt(Math.round(value * 1e6)), 100_000_000n))
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return decimalText(String(value))
}

/** Warnings about accepted changes. */
export function warningsIn(versions: readonly Made[], changes: readonly Change[], recorded: ReadonlyMap<string, Law<unknown>>): Warning[] {
  const found: Warning[] = []
  for (const [law, version] of versions) {
    const { applied, recorded: before } = derivedFrom(version)!
    found.push(...warningsOf(applied.value, before.value, law.id, applied.given))
  }
  for (const { table, from, holds, path } of changes) {
    if (from === null || holds) continue
    const law = recorded.get(table)!
    const next = from < law.recordStarts ? null : law.supersededOn(law.at(from))
    if (next === null) continue
    const message = word`Desde ${formatDay(next)} vale ${law.at(next).norm.act}, que veio depois da mudança; para que ela continue, escreva @${from}!.`
    const place = [`${table}@${from}`, ...path].join('/')
    if (!found.some((other) => other.code === 'superseded' && other.message === message))
      found.push({ code: 'superseded', path: place, message })
  }
  return found
}

/** First assumption of a result under a reform, followed by its warnings. */
export function reformAssumptions(title: string, warnings: readonly Warning[]): string[] {
  return [word`Lei hipotética, que não vale: ${title}.`, ...warnings.map(({ message }) => message)]
}
