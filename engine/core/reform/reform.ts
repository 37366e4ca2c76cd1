/** A reform: parsed and validated changes of the law, with an id. */

import type { Hypothesis, Ports } from '../../operation/evaluation/ports.ts'
import { LAW_FIELD } from '../../operation/input/reserved-names.ts'
import { isRecord, type Row } from '../collections/records.ts'
import type { Law } from '../dated.ts'
import { type Day, endOfMonth, formatDay, isDay } from '../day.ts'
import { InvalidInput, type IssueDraft } from '../errors.ts'
import { decimal, Ratio } from '../ratio.ts'
import { fingerprint } from '../text/fingerprint.ts'
import { readersLanguage, word } from '../text/language.ts'
import type { Sources } from './apply.ts'
import { type Change, FACTORS, fieldOf, finding, MAX_CHARACTERS } from './change.ts'
import { ChangeApplications, derived, same } from './derive.ts'
import { linesMarked } from './mark-affected-steps.ts'
import { changesOf } from './patch.ts'
import { type ChangedFigure, changedFigures, reformAssumptions, titleOf, versionsMade, warningsIn } from './reform-description.ts'
import { resolved } from './resolve.ts'
import { canonicalText, changesIn } from './text.ts'
import type { Warning } from './validate-changes.ts'

export interface Reform extends Hypothesis {
  readonly changes: readonly Change[]
  readonly title: string
  /** Every changed figure. */
  readonly shown: readonly ChangedFigure[]
  readonly warnings: readonly Warning[]
}

/** Patches are longer than the equivalent text. */
const MAX_PATCH = 4 * MAX_CHARACTERS

/** As `reformOf`, for any date: keeps changes that have no effect today but may have one on another day. */
export const reformOfEveryDay = (raw: unknown, ports: Ports): Reform =>
  read(resolved(parseChanges(raw), ports.registry.laws), ports, ports.today(), true)

/** @param day reference date: undated changes are validated against its version. */
export function reformOf(raw: unknown, ports: Ports, day: Day): Reform {
  const { laws } = ports.registry
  const written = isRecord(raw) ? JSON.stringify(raw) : raw
  if (typeof written !== 'string' || written.length > MAX_CHARACTERS) return read(resolved(parseChanges(raw), laws), ports, day)
  // Caches the parsed text for all rows of a batch and the reform for all days of a version; the key of an index-based text includes the
  // rates' version.
  const key = `${written.includes('..') ? ports.rates.version() : ''} ${typeof raw === 'string' ? '=' : ''}${written}`
  const told = cached(texts, ports, key, () => resolved(parseChanges(raw), laws))
  return cached(reforms, ports, `${key} ${told.map((change) => partOf(change, told, laws, day)).join()}`, () => read(told, ports, day))
}

/** Start of the part of a table that contains a day: its version's start, or the latest dated change. */
function partOf({ table }: Change, told: readonly Change[], laws: Laws, day: Day): Day | null {
  const law = laws.get(table)!
  if (day < law.recordStarts) return null
  const starts = told.flatMap(({ table: other, from }) => (other === table && from !== null && from <= day ? [from] : []))
  return [law.at(day).from, ...starts].sort().at(-1)!
}

/** Maximum cached entries (LRU). */
const MAX_CACHED = 200
type CacheByRegistry<T> = WeakMap<object, Map<string, T>>
const texts: CacheByRegistry<readonly Change[]> = new WeakMap()
const reforms: CacheByRegistry<Reform> = new WeakMap()
const derivedLaws: CacheByRegistry<Laws> = new WeakMap()

function cached<T>(memory: CacheByRegistry<T>, { registry }: Ports, key: string, make: () => T): T {
  const known = memory.get(registry) ?? new Map<string, T>()
  memory.set(registry, known)
  // Titles and warnings depend on the reader's language, so it is part of the key.
  const place = `${readersLanguage()?.tag ?? ''}${key}`
  const value = known.get(place) ?? make()
  known.delete(place)
  known.set(place, value)
  if (known.size > MAX_CACHED) known.delete(known.keys().next().value!)
  return value
}

function read(told: readonly Change[], ports: Ports, day: Day, everyDay = false): Reform {
  const { laws } = ports.registry
  const workings = new ChangeApplications(sourcesFrom(ports))
  const changes = withoutIdle(told, laws, day, workings, everyDay)
  assertChangesValid(changes, laws, day, workings)
  const text = canonicalText(changes)
  const id = text === '' ? 'r-0' : `r-${fingerprint(text)}`
  const made = lawsOf(text, changes, ports, workings)
  const versions = versionsMade(made, changes, day)
  const shown = changedFigures(versions)
  const title = titleOf(shown, changes)
  const warnings = warningsIn(versions, changes, laws)
  const said = text === '' ? [] : reformAssumptions(title, warnings)
  return { id, text, title, changes, shown, warnings, said, laws: made, marks: (basis) => linesMarked(made, laws, basis) }
}

function parseChanges(raw: unknown) {
  const tooLong = (most: number) =>
    new InvalidInput([finding(LAW_FIELD, 'too_large', word`tem mais de ${most} caracteres`, `has more than ${most} characters`)])
  if (typeof raw === 'string') {
    if (raw.length > MAX_CHARACTERS) throw tooLong(MAX_CHARACTERS)
    const patch = patchIn(raw)
    return patch ? changesOf(patch) : changesIn(raw)
  }
  if (isRecord(raw)) {
    if (JSON.stringify(raw).length > MAX_PATCH) throw tooLong(MAX_PATCH)
    return changesOf(raw)
  }
  throw new InvalidInput([
    finding(
      LAW_FIELD,
      Array.isArray(raw) ? 'repeated' : 'wrong_type',
      'deve ser um texto, como irrf/perDependent=250, ou um objeto com as tabelas que mudam',
      'must be a text, such as irrf/perDependent=250, or an object of the tables that change',
    ),
  ])
}

/** Parses a JSON patch passed as text; the text syntax never begins with `{`. */
function patchIn(text: string): Row | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const patch: unknown = JSON.parse(text)
    return isRecord(patch) ? patch : null
  } catch {
    return null
  }
}

type Laws = ReadonlyMap<string, Law<unknown>>
type Base = Change & { readonly op: 'base' }

function sourcesFrom(ports: Ports): Sources {
  const { registry } = ports
  const factors = new Map<string, Ratio>()
  const refuse = (change: Base, message: string, english: string): never => {
    throw new InvalidInput([finding(fieldOf(change, change.path), 'inconsistent', message, english)])
  }
  function indexed(change: Base, index: string, from: string, to: string): Ratio {
    const first = `${from}-01`
    const month = `${to}-01`
    if (!isDay(first) || !isDay(month) || from > to)
      return refuse(change, word`${from}..${to} não são dois meses em ordem`, `${from}..${to} are not two months in order`)
    // Rates are read only when the change names an index.
    const factor = ports.rates.accumulated(index, first, endOfMonth(month))?.factor
    if (!factor)
      return refuse(
        change,
        word`o índice ${index} de ${from} a ${to} não está guardado aqui`,
        `the index ${index} from ${from} to ${to} is not held here`,
      )
    if (factor.compare(decimal(FACTORS.least)) < 0 || factor.compare(decimal(FACTORS.most)) > 0)
      return refuse(change, 'o índice passa de 1.000 vezes', 'the index is beyond 1,000 times')
    return factor
  }
  return {
    valueOn(change) {
      const law = registry.laws.get(change.table)!
      if (change.as! < law.recordStarts)
        return refuse(
          change,
          word`o registro da tabela ${law.id} começa em ${formatDay(law.recordStarts)}`,
          `the record of the table ${law.id} starts on ${law.recordStarts}`,
        )
      return law.at(change.as!).value
    },
    factorOf(change) {
      const scale = change.scale!
      if ('factor' in scale) return decimal(scale.factor)
      const key = `${scale.index} ${scale.from} ${scale.to}`
      const factor = factors.get(key) ?? indexed(change, scale.index, scale.from, scale.to)
      factors.set(key, factor)
      return factor
    },
  }
}

/** Days on which a change may leave the law as it is; empty when the record starts later. */
function daysOf({ from }: Change, law: Law<unknown>, day: Day, everyDay: boolean): readonly Day[] {
  const on = from ?? day
  const own = on < law.recordStarts ? [] : [on]
  return everyDay ? [...own, ...law.versions.map((version) => version.from).filter((each) => from === null || each > from)] : own
}

/** Drops changes that leave the law of the day (or of every day) unchanged. */
function withoutIdle(changes: readonly Change[], laws: Laws, day: Day, workings: ChangeApplications, everyDay: boolean): Change[] {
  let left = [...changes]
  const valueIn = (some: readonly Change[], { table }: Change, on: Day): unknown => {
    const own = some.filter((change) => change.table === table)
    return workings.valueOn(laws.get(table)!, own, on)
  }
  for (const change of changes) {
    const law = laws.get(change.table)!
    const days = daysOf(change, law, day, everyDay)
    const others = left.filter((other) => other !== change)
    const isIdle = (on: Day): boolean => {
      if (surelyChanges(change, law.at(on).value)) return false
      if (!same(valueIn([change], change, on), law.at(on).value)) return false
      const whole = valueIn(left, change, on)
      return whole !== undefined && same(whole, valueIn(others, change, on))
    }
    try {
      if (days.length > 0 && days.every(isIdle)) left = others
    } catch (error) {
      // Invalid changes stay in the list; `assertHeld` rejects them with the others.
      if (!(error instanceof InvalidInput)) throw error
    }
  }
  return left
}

/** True for an added or removed row, or a different figure; skips the full comparison. */
function surelyChanges(change: Change, value: unknown): boolean {
  if (change.op === 'add' || change.op === 'remove') return true
  if (change.op === 'base' || change.path.includes('*')) return false
  const figure = change.path.reduce<unknown>((inner, name) => Object(inner)[name], value)
  if (figure === null) return change.value !== null
  return (typeof figure === 'bigint' || typeof figure === 'number' || figure instanceof Ratio) && !same(figure, change.value)
}

/** Applies every changed table once, to report all errors together. */
function assertChangesValid(changes: readonly Change[], laws: Laws, day: Day, workings: ChangeApplications): void {
  const issues: IssueDraft[] = []
  for (const table of new Set(changes.map((change) => change.table))) {
    const law = laws.get(table)!
    const own = changes.filter((change) => change.table === table)
    for (const on of new Set(own.map(({ from }) => from ?? day))) {
      if (on < law.recordStarts) {
        const dated = own.find(({ from }) => from === on)
        if (dated)
          issues.push(
            finding(
              fieldOf(dated, []),
              'law_not_recorded',
              word`o registro da tabela ${table} começa em ${formatDay(law.recordStarts)}`,
              `the record of the table ${table} starts on ${law.recordStarts}`,
            ),
          )
        continue
      }
      try {
        workings.assertValidOn(law, own, on)
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error
        for (const issue of error.issues) if (!issues.some(({ field }) => field === issue.field)) issues.push(issue)
      }
    }
  }
  if (issues.length > 0) throw new InvalidInput(issues)
}

/** Derived laws, cached per registry. */
function lawsOf(text: string, changes: readonly Change[], ports: Ports, workings: ChangeApplications): Laws {
  if (text === '') return NONE
  const tables = [...new Set(changes.map(({ table }) => table))]
  const own = (table: string) => changes.filter((change) => change.table === table)
  const make = (): Laws => new Map(tables.map((table) => [table, derived(ports.registry.laws.get(table)!, own(table), workings)]))
  return cached(derivedLaws, ports, text.includes('..') ? `${text} ${ports.rates.version()}` : text, make)
}

const NONE: Laws = new Map()

/** The same ports, evaluated under a reform. */
export function under<P extends Ports>(ports: P, hypothesis: Hypothesis): P {
  // Copies property descriptors: lazy getters must not run here.
  const own = described.get(ports) ?? Object.getOwnPropertyDescriptors(ports)
  described.set(ports, own)
  return Object.create(Object.prototype, { ...own, hypothesis: { value: hypothesis, enumerable: true, configurable: true } })
}

/** Cached property descriptors per `Ports`. */
const described = new WeakMap<Ports, PropertyDescriptorMap>()
