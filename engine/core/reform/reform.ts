/** A reform: changes of the law that were read, checked and given a name of their own. */
import type { Law, Version } from '../dated.ts'
import { type Day, endOfMonth, formatDay, isDay } from '../day.ts'
import { InvalidInput, type IssueDraft } from '../errors.ts'
import { fingerprint } from '../fingerprint.ts'
import type { Hypothesis, Ports } from '../operation/ports.ts'
import { LAW_FIELD } from '../operation/reserved.ts'
import { decimal, type Ratio } from '../ratio.ts'
import { isRecord } from '../records.ts'
import type { Sources } from './apply.ts'
import { type Change, FACTORS, fieldOf, finding, MAX_CHARACTERS } from './change.ts'
import { derived, same } from './derive.ts'
import { type ChangeShown, changesShown, saidOf, titleOf, warningsIn } from './described.ts'
import type { Warning } from './held.ts'
import { changesOf } from './patch.ts'
import { resolved } from './resolve.ts'
import { canonicalText, changesIn } from './text.ts'

export interface Reform extends Hypothesis {
  /** The day for which it was read. */
  readonly day: Day
  readonly changes: readonly Change[]
  readonly title: string
  /** Every figure that comes to differ. */
  readonly shown: readonly ChangeShown[]
  readonly warnings: readonly Warning[]
}

/** A patch is longer than the text that says the same. */
const MAX_PATCH = 4 * MAX_CHARACTERS

/** @param day the one whose law is asked: a change without a day is checked against its version. */
export function reformOf(raw: unknown, ports: Ports, day: Day): Reform {
  if (typeof raw !== 'string' || raw.length > MAX_CHARACTERS) return read(raw, ports, day)
  // The same text is read once for every row of a batch; of an index, once for what is held of it.
  const known = readBefore.get(ports.registry) ?? new Map<string, Reform>()
  readBefore.set(ports.registry, known)
  const key = `${day} ${raw.includes('..') ? ports.rates.version() : ''} ${raw}`
  const reform = known.get(key) ?? read(raw, ports, day)
  known.delete(key)
  known.set(key, reform)
  if (known.size > MAX_KEPT) known.delete(known.keys().next().value!)
  return reform
}

const readBefore = new WeakMap<object, Map<string, Reform>>()

function read(raw: unknown, ports: Ports, day: Day): Reform {
  const { laws } = ports.registry
  const sources = sourcesFrom(ports)
  const changes = withoutIdle(resolved(toldIn(raw), laws), laws, day, sources)
  assertHeld(changes, laws, day, sources)
  const text = canonicalText(changes)
  const id = text === '' ? 'r-0' : `r-${fingerprint(text)}`
  const derivedLaws = lawsOf(text, changes, ports, sources)
  const shown = changesShown(derivedLaws, changes, day)
  const title = titleOf(shown, changes)
  const warnings = warningsIn(derivedLaws, changes, day, laws)
  return { id, text, day, title, changes, shown, warnings, said: text === '' ? [] : saidOf(title, warnings), laws: derivedLaws }
}

function toldIn(raw: unknown) {
  const tooLong = (most: number) =>
    new InvalidInput([finding(LAW_FIELD, 'too_large', `tem mais de ${most} caracteres`, `has more than ${most} characters`)])
  if (typeof raw === 'string') {
    if (raw.length > MAX_CHARACTERS) throw tooLong(MAX_CHARACTERS)
    return changesIn(raw)
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
      return refuse(change, `${from}..${to} não são dois meses em ordem`, `${from}..${to} are not two months in order`)
    // Read only where an index is named: without one, law alone answers.
    const factor = ports.rates.accumulated(index, first, endOfMonth(month))?.factor
    if (!factor)
      return refuse(
        change,
        `o índice ${index} de ${from} a ${to} não está guardado aqui`,
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
          `o registro da tabela ${law.id} começa em ${formatDay(law.recordStarts)}`,
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

/** The version a change is checked against; undefined where the record starts later. */
function versionFor({ from }: Change, law: Law<unknown>, day: Day): Version<unknown> | undefined {
  const on = from ?? day
  return on < law.recordStarts ? undefined : law.at(on)
}

/** Without the changes that leave the law of the day as it is. */
function withoutIdle(changes: readonly Change[], laws: Laws, day: Day, sources: Sources): Change[] {
  let left = [...changes]
  const valueUnder = (some: readonly Change[], change: Change): unknown => {
    const law = laws.get(change.table)!
    const own = some.filter(({ table }) => table === change.table)
    const on = change.from ?? day
    return own.length === 0 ? law.at(on).value : derived(law, own, sources).at(on).value
  }
  for (const change of changes) {
    const version = versionFor(change, laws.get(change.table)!, day)
    if (!version) continue
    try {
      const others = left.filter((other) => other !== change)
      if (same(valueUnder([change], change), version.value) && same(valueUnder(left, change), valueUnder(others, change))) left = others
    } catch (error) {
      // What cannot be made is refused with all the others.
      if (!(error instanceof InvalidInput)) throw error
    }
  }
  return left
}

/** Every table changed is read once on the day it matters for, so that all that is wrong is said together. */
function assertHeld(changes: readonly Change[], laws: Laws, day: Day, sources: Sources): void {
  const issues: IssueDraft[] = []
  for (const table of new Set(changes.map((change) => change.table))) {
    const law = laws.get(table)!
    const own = changes.filter((change) => change.table === table)
    const under = derived(law, own, sources)
    for (const on of new Set(own.map(({ from }) => from ?? day))) {
      if (on < law.recordStarts) {
        const dated = own.find(({ from }) => from === on)
        if (dated)
          issues.push(
            finding(
              fieldOf(dated, []),
              'law_not_recorded',
              `o registro da tabela ${table} começa em ${formatDay(law.recordStarts)}`,
              `the record of the table ${table} starts on ${law.recordStarts}`,
            ),
          )
        continue
      }
      try {
        under.at(on).value
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error
        for (const issue of error.issues) if (!issues.some(({ field }) => field === issue.field)) issues.push(issue)
      }
    }
  }
  if (issues.length > 0) throw new InvalidInput(issues)
}

/** Derived laws are kept for whoever asks again: the least recently used goes first. */
const MAX_KEPT = 200
const kept = new WeakMap<object, Map<string, Laws>>()

function lawsOf(text: string, changes: readonly Change[], ports: Ports, sources: Sources): Laws {
  if (text === '') return NONE
  const { registry } = ports
  const known = kept.get(registry) ?? new Map<string, Laws>()
  kept.set(registry, known)
  const key = text.includes('..') ? `${text} ${ports.rates.version()}` : text
  let laws = known.get(key)
  if (laws) known.delete(key)
  else {
    const tables = [...new Set(changes.map(({ table }) => table))]
    laws = new Map(
      tables.map((table) => [
        table,
        derived(
          registry.laws.get(table)!,
          changes.filter((change) => change.table === table),
          sources,
        ),
      ]),
    )
  }
  known.set(key, laws)
  if (known.size > MAX_KEPT) known.delete(known.keys().next().value!)
  return laws
}

const NONE: Laws = new Map()

/** The same world under a reform. */
export function under<P extends Ports>(ports: P, hypothesis: Hypothesis): P {
  // Getters stay getters: what is opened when it is first asked for is not opened here.
  return Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(ports),
    hypothesis: { value: hypothesis, enumerable: true, configurable: true },
  })
}
