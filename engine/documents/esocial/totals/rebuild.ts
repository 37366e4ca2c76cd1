/** Rebuilds the totals of one event from its rubrics: expected S-5001 and S-5003. */

import type { Day } from '../../../core/day.ts'
import { type Money, sum } from '../../../core/money.ts'
import { word } from '../../../core/text/language.ts'
import type { Contracts } from '../events/contracts.ts'
import type { Item, Place, Remuneration } from '../events/remuneration.ts'
import type { Rubric, RubricTable } from '../events/rubrics.ts'
import { type Contribution, contributionOf, groupOf, revenueCode } from './contribution.ts'
import { depositOf, fgtsTypes, hasFgts, isListedSeparately, type Timing, timingOf } from './fgts-totals.ts'
import { inssEntries, isContributed, isSuspendedCode, isThirteenth } from './inss-totals.ts'

/** Item with its rubric from the employer's table. */
export interface KnownItem {
  readonly item: Item
  readonly amount: Money
  readonly rubric: Rubric
}

interface UnknownItem {
  readonly item: Item
  readonly why: string
}

export interface InssTotal {
  readonly place: Place
  readonly thirteenth: boolean
  readonly type: string
  readonly amount: Money
}

export interface FgtsTotal {
  readonly place: Place
  readonly type: string
  readonly incidence: '1' | '9'
  readonly reference: string | null
  readonly base: Money
  readonly deposit: Money
}

interface ContributionTotal {
  /** Revenue code (tpCR). */
  readonly code: string
  readonly group: 'employee' | 'provider'
  /** Null when it cannot be computed. */
  readonly calculated: Money | null
  readonly withheld: Money
}

export interface Rebuilt {
  readonly remuneration: Remuneration
  readonly known: readonly KnownItem[]
  readonly unknown: readonly UnknownItem[]
  readonly inss: readonly InssTotal[]
  readonly contributions: readonly ContributionTotal[]
  readonly fgts: readonly FgtsTotal[]
  /** Categories whose FGTS depends on an unknown contract. */
  readonly fgtsUnknown: readonly string[]
  readonly timing: Timing
  readonly notes: readonly string[]
}

export interface Surroundings {
  readonly rubrics: RubricTable
  readonly contracts: Contracts
  /** classTrib from the returned total; empty when missing. */
  readonly taxClass: string
  readonly today: Day
}

const KEY = '\u0000'
export const placeKey = ({ establishment, lotacao, matricula, category }: Place): string =>
  [establishment, lotacao, matricula, category].join(KEY)

export function rebuilt(remuneration: Remuneration, surroundings: Surroundings): Rebuilt {
  const { employer } = remuneration.found
  const known: KnownItem[] = []
  const unknown: UnknownItem[] = []
  for (const item of remuneration.items) {
    const rubric = surroundings.rubrics.of(employer, item.code, item.table, item.reference ?? remuneration.period)
    if (item.amount === null) unknown.push({ item, why: 'o valor da rubrica não é um número' })
    else if (!rubric) unknown.push({ item, why: 'nenhum S-1010 lido tem esta rubrica com validade no período' })
    else known.push({ item, amount: item.amount, rubric })
  }
  const notes: string[] = []
  const inss = inssOf(remuneration, known, surroundings, notes)
  const timing = timingOf(remuneration)
  const { totals, unknown: fgtsUnknown } = fgtsOf(remuneration, known, timing, surroundings)
  const contributions = contributionsOf(remuneration, known, inss, unknown.length > 0, surroundings, notes)
  return { remuneration, known, unknown, inss, contributions, fgts: totals, fgtsUnknown, timing, notes }
}

const isAnnual = ({ period }: Pick<Remuneration, 'period'>): boolean => period.length === 4

/** Amounts a rubric adds to the INSS totals of its event. */
export function inssEntriesOf(
  remuneration: Remuneration,
  { item, amount }: KnownItem,
  rubric: Rubric,
  { rubrics }: Pick<Surroundings, 'rubrics'>,
) {
  const suspension = rubrics.suspensionOf(remuneration.found.employer, rubric) ?? 'suspended'
  return inssEntries(rubric, { ...item, amount }, { suspension, annual: isAnnual(remuneration) })
}

function inssOf(remuneration: Remuneration, known: readonly KnownItem[], surroundings: Surroundings, notes: string[]): InssTotal[] {
  const totals = new Map<string, { place: Place; thirteenth: boolean; type: string; amount: Money }>()
  for (const each of known) {
    if (isSuspendedCode(each.rubric.cp) && surroundings.rubrics.suspensionOf(remuneration.found.employer, each.rubric) === null)
      notes.push(word`A rubrica ${each.rubric.code} tem o INSS suspenso e nenhum S-1070 lido diz a decisão: foi contada como suspensa.`)
    for (const { type, thirteenth, amount } of inssEntriesOf(remuneration, each, each.rubric, surroundings)) {
      const key = [placeKey(each.item.place), thirteenth, type].join(KEY)
      const total = totals.get(key) ?? { place: each.item.place, thirteenth, type, amount: 0n }
      totals.set(key, { ...total, amount: total.amount + amount })
    }
  }
  return [...totals.values()]
}

/** Nets rubrics only within the same incidence code and place; drops negative results (S-5003, 1.11). */
function fgtsOf(remuneration: Remuneration, known: readonly KnownItem[], timing: Timing, { contracts }: Surroundings) {
  const { cpf, period } = remuneration
  const net = new Map<string, { place: Place; code: string; earlier: boolean; reference: string | null; amount: Money }>()
  const unknown = new Set<string>()
  for (const { item, amount, rubric } of known) {
    const { place } = item
    const regime = contracts.of(remuneration.found.employer, cpf, place.matricula)?.regime ?? ''
    const has = hasFgts(place.category, regime)
    if (has === null) unknown.add(place.category)
    if (!has) continue
    const reference = isListedSeparately(item.agreement) ? item.reference : null
    const earlier = item.reference !== null
    const key = [placeKey(place), rubric.fgts, earlier, reference ?? ''].join(KEY)
    const sofar = net.get(key) ?? { place, code: rubric.fgts, earlier, reference, amount: 0n }
    net.set(key, { ...sofar, amount: sofar.amount + (rubric.kind === '1' || rubric.kind === '3' ? amount : -amount) })
  }
  const totals = new Map<string, { total: Omit<FgtsTotal, 'deposit'>; rate: Parameters<typeof depositOf>[1] }>()
  for (const { place, code, earlier, reference, amount } of net.values()) {
    if (amount <= 0n) continue
    for (const { type, incidence, rate } of fgtsTypes(code, earlier, place.category, timing, period)) {
      const key = [placeKey(place), type, incidence, reference ?? ''].join(KEY)
      const total = totals.get(key)?.total ?? { place, type, incidence, reference, base: 0n }
      totals.set(key, { total: { ...total, base: total.base + amount }, rate })
    }
  }
  return {
    totals: [...totals.values()].map(({ total, rate }) => ({ ...total, deposit: depositOf(total.base, rate, total.incidence) })),
    unknown: [...unknown],
  }
}

/** True when eSocial uses the withheld amount instead of its own computation (2.8). */
function takesWithheld({ ownCase }: Remuneration, known: readonly KnownItem[]): boolean {
  if (ownCase) return true
  return known.some(({ item, rubric }) => isSuspendedCode(rubric.cp) || (item.reference !== null && /^(?:1[1256]|2[12])$/.test(rubric.cp)))
}

function contributionsOf(
  remuneration: Remuneration,
  known: readonly KnownItem[],
  inss: readonly InssTotal[],
  incomplete: boolean,
  { contracts, taxClass, today }: Surroundings,
  notes: string[],
): ContributionTotal[] {
  const annual = isAnnual(remuneration)
  const categories = [...new Set(remuneration.items.map(({ place }) => place.category))]
  const bases = new Map<string, Money>()
  for (const { place, type, thirteenth, amount } of inss)
    if (isContributed(type) && thirteenth === annual)
      bases.set(place.category, (bases.get(place.category) ?? 0n) + (amount > 0n ? amount : 0n))
  const employer = contracts.employer(remuneration.found.employer)
  const due = incomplete
    ? { why: '' }
    : contributionOf({
        bases,
        period: remuneration.period,
        elsewhere: remuneration.elsewhere,
        taxClass: taxClass || (employer?.taxClass ?? ''),
        cooperative: employer?.cooperative ?? null,
        today,
      })
  if ('why' in due && due.why !== '') notes.push(word`A contribuição do segurado não foi calculada: ${due.why}.`)
  const adopted = takesWithheld(remuneration, known)
  return (['employee', 'provider'] as const).flatMap((group) => {
    const inGroup = (category: string): boolean => (groupOf(category) === 'provider' ? 'provider' : 'employee') === group
    if (!categories.some((category) => inGroup(category) && groupOf(category) !== 'none')) return []
    const withheldOf = (wanted: (thirteenth: boolean) => boolean): Money =>
      sum(
        inss
          .filter(({ place, type, thirteenth }) => type === '21' && inGroup(place.category) && wanted(thirteenth))
          .map(({ amount }) => amount),
      )
    const withheld = withheldOf(() => true)
    const own = 'why' in due ? null : due[group]
    // A 13th salary within a month counts as withheld (2.8, d).
    const beside = !annual && known.some(({ rubric }) => isThirteenth(rubric.cp)) ? withheldOf((thirteenth) => thirteenth) : 0n
    const calculated = adopted && !incomplete ? withheld : own === null ? null : own + beside
    return [{ code: revenueCode(group, categories, { annual, charity: charityOf(due) }), group, calculated, withheld }]
  })
}

const charityOf = (due: Contribution | { readonly why: string }): boolean => ('why' in due ? false : due.charity)
