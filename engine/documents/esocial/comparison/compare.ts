/** Compares rebuilt with returned totals, key by key. Skips totals that an unknown rubric could affect. */
import type { Money } from '../../../core/money.ts'
import { maskedCpf } from '../events/amounts.ts'
import type { Returned } from '../events/government-totals.ts'
import type { Place } from '../events/remuneration.ts'
import type { RubricTable } from '../events/rubrics.ts'
import { groupOfCode } from '../totals/contribution.ts'
import { fgtsTypes, isListedSeparately } from '../totals/fgts-totals.ts'
import { comparedType } from '../totals/inss-totals.ts'
import { inssEntriesOf, placeKey, type Rebuilt } from '../totals/rebuild.ts'
import { type Adds, type Explanation, explained } from './explain.ts'

export interface Difference {
  readonly event: 'S-5001' | 'S-5003'
  readonly cpf: string
  readonly period: string
  readonly matricula: string
  readonly establishment: string
  readonly lotacao: string
  readonly category: string
  /** tpValor, or tpCR for contributions. */
  readonly type: string
  /** Field of the returned event. */
  readonly field: 'valor' | 'vrCpSeg' | 'vrDescSeg' | 'remFGTS' | 'dpsFGTS'
  readonly rebuilt: Money
  readonly returned: Money
  readonly difference: Money
  readonly rubrics: readonly Explanation[]
}

export interface Comparison {
  readonly differences: readonly Difference[]
  /** Number of totals compared. */
  readonly compared: number
  /** Number of totals not comparable. */
  readonly left: number
}

/** Events of one worker and period, with the returned totals that belong to them. */
export interface Pair {
  readonly rebuilt: readonly Rebuilt[]
  readonly returned: readonly Returned[]
  /** True when the worker has no other pay event in the period: the manual does not define how several combine. */
  readonly alone: boolean
}

const KEY = '\u0000'

class Tally {
  readonly differences: Difference[] = []
  compared = 0
  left = 0

  hold(rebuilt: Money, returned: Money, tell: () => Omit<Difference, 'rebuilt' | 'returned' | 'difference'>): boolean {
    this.compared++
    if (rebuilt === returned) return true
    this.differences.push({ ...tell(), rebuilt, returned, difference: returned - rebuilt })
    return false
  }
}

const NOWHERE: Place = { establishment: '', lotacao: '', matricula: '', category: '' }

const unknownPlaces = ({ rebuilt }: Pair): ReadonlySet<string> =>
  new Set(rebuilt.flatMap(({ unknown }) => unknown.map(({ item }) => placeKey(item.place))))

function common(event: Difference['event'], { rebuilt }: Pair) {
  const { cpf, period } = rebuilt[0]!.remuneration
  return { event, cpf: maskedCpf(cpf), period }
}

interface Line<T> {
  readonly fields: T
  rebuilt: Money
  returned: Money
  rebuiltDeposit: Money
  returnedDeposit: Money
}

/** Rebuilt and returned amounts, summed per key. */
class Ledger<T> {
  readonly lines = new Map<string, Line<T>>()

  at(key: string, fields: T): Line<T> {
    let line = this.lines.get(key)
    if (!line) {
      line = { fields, rebuilt: 0n, returned: 0n, rebuiltDeposit: 0n, returnedDeposit: 0n }
      this.lines.set(key, line)
    }
    return line
  }
}

interface InssLine {
  readonly place: Place
  readonly thirteenth: boolean
  readonly type: string
}

export function comparedInss(pair: Pair, rubrics: RubricTable): Comparison {
  const tally = new Tally()
  const unknown = unknownPlaces(pair)
  const ledger = new Ledger<InssLine>()
  const lineOf = (place: Place, thirteenth: boolean, written: string): Line<InssLine> => {
    const type = comparedType(written, thirteenth)
    return ledger.at([placeKey(place), thirteenth, type].join(KEY), { place, thirteenth, type })
  }
  for (const { inss } of pair.rebuilt)
    for (const { place, thirteenth, type, amount } of inss) lineOf(place, thirteenth, type).rebuilt += amount
  for (const { bases } of pair.returned) for (const base of bases) lineOf(base, base.thirteenth, base.type).returned += base.amount
  for (const { fields, rebuilt, returned } of ledger.lines.values()) {
    // The manual does not define negative bases.
    if (unknown.has(placeKey(fields.place)) || rebuilt < 0n) tally.left++
    else
      tally.hold(rebuilt, returned, () => ({
        ...common('S-5001', pair),
        ...fields.place,
        type: fields.type,
        field: 'valor',
        rubrics: whichInss(fields, returned - rebuilt, pair, rubrics),
      }))
  }
  contributions(pair, tally, unknown.size > 0)
  return tally
}

function whichInss({ place, thirteenth, type }: InssLine, difference: Money, { rebuilt }: Pair, rubrics: RubricTable): Explanation[] {
  return rebuilt.flatMap(({ known, remuneration }) => {
    const adds: Adds = (each, rubric) =>
      inssEntriesOf(remuneration, each, rubric, { rubrics }).reduce(
        (sum, entry) => (entry.thirteenth === thirteenth && comparedType(entry.type, thirteenth) === type ? sum + entry.amount : sum),
        0n,
      )
    const here = known.filter(({ item }) => placeKey(item.place) === placeKey(place))
    const takes = type === '21' || type === '22' || type === '23'
    return explained(difference, here, adds, ({ code, table }) => rubrics.versions(remuneration.found.employer, code, table), takes)
  })
}

/** Compares vrCpSeg and vrDescSeg, for employees and providers. */
function contributions(pair: Pair, tally: Tally, incomplete: boolean): void {
  for (const group of ['employee', 'provider'] as const) {
    const own = pair.rebuilt.flatMap((each) => each.contributions.filter((one) => one.group === group))
    const told = pair.returned.flatMap((each) => each.contributions.filter(({ code }) => groupOfCode(code) === group))
    if (own.length === 0 && told.length === 0) continue
    const code = told[0]?.code ?? own[0]!.code
    const fields = { ...common('S-5001', pair), ...NOWHERE, type: code, rubrics: [] }
    if (incomplete) {
      tally.left += 2
      continue
    }
    const total = (amounts: readonly Money[]): Money => amounts.reduce((sum, amount) => sum + amount, 0n)
    const withheld = total(own.map((each) => each.withheld))
    if (withheld < 0n) tally.left++
    else tally.hold(withheld, total(told.map((each) => each.withheld)), () => ({ ...fields, field: 'vrDescSeg' }))
    const calculated = own.map((each) => each.calculated)
    if (!pair.alone || calculated.some((each) => each === null)) tally.left++
    else
      tally.hold(total(calculated.map((each) => each ?? 0n)), total(told.map((each) => each.calculated)), () => ({
        ...fields,
        field: 'vrCpSeg',
      }))
  }
}

interface FgtsLine {
  readonly place: Place
  readonly type: string
  readonly incidence: string
  readonly reference: string | null
}

export function comparedFgts(pair: Pair, rubrics: RubricTable): Comparison {
  const tally = new Tally()
  // Returned totals may omit establishment and lotação: then both sides ignore them.
  const deposits = pair.returned.flatMap((each) => each.deposits)
  const placed = deposits.every(({ establishment, lotacao }) => establishment !== '' && lotacao !== '')
  const seen = (place: Place): Place => (placed ? place : { ...place, establishment: '', lotacao: '' })
  const unknown = new Set(pair.rebuilt.flatMap((each) => each.unknown.map(({ item }) => placeKey(seen(item.place)))))
  const doubtful = new Set(pair.rebuilt.flatMap(({ fgtsUnknown }) => fgtsUnknown))
  const ledger = new Ledger<FgtsLine>()
  const lineOf = (at: Place, type: string, incidence: string, reference: string | null): Line<FgtsLine> => {
    const place = seen(at)
    return ledger.at([placeKey(place), type, incidence, reference ?? ''].join(KEY), { place, type, incidence, reference })
  }
  for (const { fgts } of pair.rebuilt)
    for (const { place, type, incidence, reference, base, deposit } of fgts) {
      const line = lineOf(place, type, incidence, reference)
      line.rebuilt += base
      line.rebuiltDeposit += deposit
    }
  for (const each of deposits) {
    const line = lineOf(each, each.type, each.incidence, each.reference)
    line.returned += each.base
    line.returnedDeposit += each.deposit
  }
  for (const { fields, rebuilt, returned, rebuiltDeposit, returnedDeposit } of ledger.lines.values()) {
    if (unknown.has(placeKey(fields.place)) || doubtful.has(fields.place.category)) {
      tally.left++
      continue
    }
    const tell = () => ({ ...common('S-5003', pair), ...fields.place, type: fields.type })
    const same = tally.hold(rebuilt, returned, () => ({
      ...tell(),
      field: 'remFGTS',
      rubrics: whichFgts(fields, returned - rebuilt, pair, rubrics, seen),
    }))
    if (same) tally.hold(rebuiltDeposit, returnedDeposit, () => ({ ...tell(), field: 'dpsFGTS', rubrics: [] }))
  }
  return tally
}

function whichFgts(
  line: FgtsLine,
  difference: Money,
  { rebuilt }: Pair,
  rubrics: RubricTable,
  seen: (place: Place) => Place,
): Explanation[] {
  return rebuilt.flatMap(({ known, remuneration, timing }) => {
    const adds: Adds = ({ item, amount }, rubric) => {
      const reference = isListedSeparately(item.agreement) ? item.reference : null
      const types = fgtsTypes(rubric.fgts, item.reference !== null, item.place.category, timing, remuneration.period)
      const enters = reference === line.reference && types.some(({ type, incidence }) => type === line.type && incidence === line.incidence)
      return enters ? (rubric.kind === '1' || rubric.kind === '3' ? amount : -amount) : 0n
    }
    const here = known.filter(({ item }) => placeKey(seen(item.place)) === placeKey(line.place))
    return explained(difference, here, adds, ({ code, table }) => rubrics.versions(remuneration.found.employer, code, table))
  })
}
