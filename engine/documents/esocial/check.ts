/**
 * Checks eSocial files: rebuilds S-5001 and S-5003 from the rubrics, compares them with the returned totals, and sums S-5002.
 * Reads one file at a time, so that a folder may exceed memory. Compares only after reading all files, because tables may come last.
 */

import type { Day } from '../../core/day.ts'
import { formatBRL, sum } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import { RefusedXml, treeOf } from '../../xml/tree.ts'
import { type Comparison, comparedFgts, comparedInss, type Difference } from './comparison/compare.ts'
import { pairsOf } from './comparison/pairs.ts'
import { noteOf } from './comparison/rubric-notes.ts'
import { maskedCpf } from './events/amounts.ts'
import { Contracts } from './events/contracts.ts'
import { eventsOf, type FoundEvent, isKnownLayout, NEWEST_LAYOUT } from './events/events.ts'
import { type Returned, returnedOf } from './events/government-totals.ts'
import { type Exclusion, exclusionOf, liveOf } from './events/live-events.ts'
import { type Payments, paymentsOf } from './events/payments.ts'
import { type Remuneration, remunerationOf } from './events/remuneration.ts'
import { RubricTable } from './events/rubrics.ts'
import { type Income, incomeNotes, incomeOf } from './totals/income.ts'
import { type Rebuilt, rebuilt } from './totals/rebuild.ts'

export interface ReadFile {
  readonly name: string
  readonly event: string | null
  readonly version: string | null
  readonly status: 'read' | 'ignored' | 'refused'
  readonly why: string | null
}

/** All events of a worker in one period. */
export interface WorkerMonth {
  readonly employer: string
  readonly cpf: string
  readonly period: string
  readonly rebuilt: readonly Rebuilt[]
  readonly income: Income | null
}

interface NotUnderstood {
  readonly file: string
  readonly cpf: string
  readonly period: string
  readonly rubric: string
  readonly table: string
  readonly amount: bigint | null
  readonly why: string
}

export type EsocialVerdict = 'consistent' | 'partly_checked' | 'differs' | 'inconclusive'

export interface EsocialAnswer {
  readonly verdict: EsocialVerdict
  readonly compared: number
  readonly left: number
  readonly workers: readonly WorkerMonth[]
  readonly differences: readonly Difference[]
  readonly notes: readonly string[]
  readonly notUnderstood: readonly NotUnderstood[]
  readonly files: readonly ReadFile[]
}

const MAX_NAME = 120
const MAX_NOTES = 200
const KEY = '\u0000'

/** Sanitized display name; never used as a path. */
const displayName = (name: string): string => name.replace(/\p{Cc}/gu, '').slice(-MAX_NAME)

export class EsocialCheck {
  readonly #today: Day
  readonly #files: ReadFile[] = []
  readonly #rubrics = new RubricTable()
  readonly #contracts = new Contracts()
  readonly #remunerations: Remuneration[] = []
  /** S-2299 events; their category comes from an admission that may be read later. */
  readonly #terminations: { readonly found: FoundEvent; readonly file: string }[] = []
  readonly #payments: Payments[] = []
  readonly #returned: Returned[] = []
  readonly #exclusions: Exclusion[] = []
  readonly #notes = new Set<string>()

  constructor(today: Day) {
    this.#today = today
  }

  /** Records a file that could not be opened. */
  refuse(name: string, why: string): void {
    this.#files.push({ name: displayName(name), event: null, version: null, status: 'refused', why })
  }

  add(name: string, xml: string): void {
    let found: readonly FoundEvent[]
    try {
      found = eventsOf(treeOf(xml))
    } catch (error) {
      this.refuse(name, reasonOf(error))
      return
    }
    for (const event of found) this.#files.push(this.#read(event, displayName(name)))
  }

  #read(found: FoundEvent, name: string): ReadFile {
    const { event, version } = found
    const said = { name, event, version }
    if (!isKnownLayout(version)) return { ...said, status: 'ignored', why: 'leiaute anterior ao S-1.0' }
    try {
      if (!this.#take(found, name)) return { ...said, status: 'ignored', why: 'este evento não entra nos totais por trabalhador' }
    } catch (error) {
      return { ...said, status: 'refused', why: reasonOf(error) }
    }
    if (version !== null && version > NEWEST_LAYOUT)
      this.#notes.add(
        word`Há eventos do leiaute ${version}, mais novo que o conhecido (${NEWEST_LAYOUT}): foram lidos pelos mesmos campos.`,
      )
    return { ...said, status: 'read', why: null }
  }

  /** Stores an event; false when it is irrelevant to the check. */
  #take(found: FoundEvent, name: string): boolean {
    switch (found.event) {
      case 'S-1000':
        this.#contracts.addEmployer(found)
        return true
      case 'S-1010':
        this.#rubrics.add(found)
        return true
      case 'S-1070':
        this.#rubrics.addCase(found)
        return true
      case 'S-2200':
      case 'S-2300':
        this.#contracts.add(found)
        return true
      case 'S-1200':
      case 'S-2399':
        this.#remunerations.push(remunerationOf(found, name, () => null))
        return true
      case 'S-2299':
        // Parse now, to report errors with their file.
        remunerationOf(found, name, () => null)
        this.#terminations.push({ found, file: name })
        return true
      case 'S-1210':
        this.#payments.push(paymentsOf(found, name))
        return true
      case 'S-3000':
        this.#exclusions.push(exclusionOf(found))
        return true
      case 'S-5001':
      case 'S-5002':
      case 'S-5003':
        this.#returned.push(returnedOf(found))
        return true
      default:
        return false
    }
  }

  answer(): EsocialAnswer {
    const notes = new Set(this.#notes)
    const { live, returned, payments } = this.#live(notes)
    const months = this.#months(live, returned)
    const tally: Tally = { differences: [], compared: 0, left: 0 }
    for (const month of months.values()) this.#compare(month, tally, notes)
    const workers = this.#workers(months, payments, returned, notes)
    for (const rubric of this.#rubrics.every()) {
      const note = noteOf(rubric)
      if (note !== null) notes.add(note)
    }
    for (const { notes: own } of workers.flatMap((worker) => worker.rebuilt)) for (const note of own) notes.add(note)
    const notUnderstood = workers.flatMap(notUnderstoodOf)
    const refused = this.#files.some(({ status }) => status === 'refused')
    return {
      ...tally,
      verdict: verdictOf(tally, notUnderstood.length > 0 || refused),
      workers,
      notes: [...notes].slice(0, MAX_NOTES),
      notUnderstood,
      files: this.#files,
    }
  }

  #live(notes: Set<string>) {
    const ended = this.#terminations.map(({ found, file }) =>
      remunerationOf(found, file, (cpf, matricula) => this.#contracts.of(found.employer, cpf, matricula)?.category ?? null),
    )
    if (ended.some(({ categoryTold }) => !categoryTold))
      notes.add('Há desligamento sem a admissão (S-2200) entre os arquivos: a categoria foi tomada por 101.')
    const exclusions = this.#exclusions
    const sent = [...this.#remunerations, ...ended]
    const { live, replaced } = liveOf(sent, exclusions, ({ event, found, cpf, period, items, termination }) =>
      [event, found.employer, cpf, termination ? `${termination.endsOn}${items[0]?.place.matricula ?? ''}` : period].join(KEY),
    )
    if (replaced.length > 0) notes.add('Há mais de um evento do mesmo trabalhador e período: vale o mais novo.')
    const paid = liveOf(this.#payments, exclusions, ({ found, cpf, period }) => [found.employer, cpf, period].join(KEY))
    const gone = new Set([
      ...[...sent, ...this.#payments].flatMap(({ found: { replaces } }) => replaces ?? []),
      ...exclusions.map(({ receipt }) => receipt),
    ])
    const returned = new Map<string, Returned>()
    for (const each of this.#returned) {
      if (gone.has(each.baseReceipt)) continue
      const key = [each.event, each.employer, each.cpf, each.period, each.baseReceipt].join(KEY)
      const other = returned.get(key)
      if (!other || other.madeAt <= each.madeAt) returned.set(key, each)
    }
    return { live, returned: [...returned.values()], payments: paid.live }
  }

  #months(live: readonly Remuneration[], returned: readonly Returned[]): Map<string, Month> {
    const months = new Map<string, Month>()
    const monthAt = (employer: string, cpf: string, period: string): Month => {
      const key = [employer, cpf, period].join(KEY)
      let month = months.get(key)
      if (!month) {
        month = { employer, cpf, period, sent: [], returned: [], rebuilt: [] }
        months.set(key, month)
      }
      return month
    }
    for (const each of live) monthAt(each.found.employer, each.cpf, each.period).sent.push(each)
    for (const each of returned) if (each.event !== 'S-5002') monthAt(each.employer, each.cpf, each.period).returned.push(each)
    for (const month of months.values()) {
      const taxClass = month.returned.find((each) => each.taxClass !== '')?.taxClass ?? ''
      const surroundings = { rubrics: this.#rubrics, contracts: this.#contracts, taxClass, today: this.#today }
      month.rebuilt = month.sent.map((each) => rebuilt(each, surroundings))
    }
    return months
  }

  #compare({ rebuilt: made, returned, cpf, period }: Month, tally: Tally, notes: Set<string>): void {
    for (const [event, compare] of [
      ['S-5001', comparedInss],
      ['S-5003', comparedFgts],
    ] as const) {
      const totals = returned.filter((each) => each.event === event)
      if (totals.length === 0) continue
      const { pairs, strangers, waiting } = pairsOf(made, totals)
      if (strangers > 0)
        notes.add(word`Há ${event} de ${maskedCpf(cpf)}, ${period}, de eventos que não estão entre os arquivos: não foram comparados.`)
      tally.left += strangers + waiting
      for (const pair of pairs) add(tally, compare(pair, this.#rubrics))
      const unpaid = withholdingNote(totals, `${maskedCpf(cpf)}, ${period}`)
      if (unpaid !== null) notes.add(unpaid)
    }
  }

  #workers(
    months: ReadonlyMap<string, Month>,
    payments: readonly Payments[],
    returned: readonly Returned[],
    notes: Set<string>,
  ): WorkerMonth[] {
    const owed = new Map<string, Rebuilt[]>()
    for (const { employer, cpf, rebuilt: made } of months.values()) {
      const key = [employer, cpf].join(KEY)
      owed.set(key, [...(owed.get(key) ?? []), ...made])
    }
    const workers = new Map<string, WorkerMonth>()
    for (const [key, { employer, cpf, period, rebuilt: made }] of months)
      if (made.length > 0) workers.set(key, { employer, cpf, period, rebuilt: made, income: null })
    const told = new Map(
      returned.filter(({ event }) => event === 'S-5002').map((each) => [[each.employer, each.cpf, each.period].join(KEY), each]),
    )
    for (const payment of payments) {
      const { cpf, period, found } = payment
      const key = [found.employer, cpf, period].join(KEY)
      const income = incomeOf(payment, owed.get([found.employer, cpf].join(KEY)) ?? [])
      const worker = workers.get(key) ?? { employer: found.employer, cpf, period, rebuilt: [], income }
      workers.set(key, { ...worker, income })
      const total = told.get(key)
      if (total) for (const note of incomeNotes(income, total.income, `${maskedCpf(cpf)}, ${period}`)) notes.add(note)
    }
    return [...workers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, worker]) => worker)
  }
}

/** The company owes what eSocial calculates (vrCpSeg), whatever it withheld (vrDescSeg): Lei 8.212/1991, art. 33, § 5º. */
function withholdingNote(totals: readonly Returned[], who: string): string | null {
  const all = totals.flatMap(({ contributions }) => contributions)
  const [calculated, withheld] = [sum(all.map((each) => each.calculated)), sum(all.map((each) => each.withheld))]
  if (calculated === withheld) return null
  return withheld < calculated
    ? word`De ${who}: foram descontados ${formatBRL(withheld)} de INSS, e o eSocial calcula ${formatBRL(calculated)}. A empresa deve os ${formatBRL(calculated - withheld)} que faltam (Lei nº 8.212/1991, art. 33, § 5º).`
    : word`De ${who}: foram descontados ${formatBRL(withheld)} de INSS, e o eSocial calcula ${formatBRL(calculated)}. São ${formatBRL(withheld - calculated)} a mais, que se devolvem ao trabalhador.`
}

interface Month {
  readonly employer: string
  readonly cpf: string
  readonly period: string
  readonly sent: Remuneration[]
  readonly returned: Returned[]
  rebuilt: readonly Rebuilt[]
}

interface Tally {
  readonly differences: Difference[]
  compared: number
  left: number
}

function add(tally: Tally, { differences, compared, left }: Comparison): void {
  tally.differences.push(...differences)
  tally.compared += compared
  tally.left += left
}

function verdictOf({ differences, compared, left }: Tally, doubts: boolean): EsocialVerdict {
  if (differences.length > 0) return 'differs'
  if (compared === 0) return 'inconclusive'
  return left > 0 || doubts ? 'partly_checked' : 'consistent'
}

const notUnderstoodOf = ({ rebuilt: made }: WorkerMonth): NotUnderstood[] =>
  made.flatMap(({ remuneration: { file, cpf, period }, unknown }) =>
    unknown.map(({ item, why }) => ({
      file,
      cpf: maskedCpf(cpf),
      period,
      rubric: item.code,
      table: item.table,
      amount: item.amount,
      why,
    })),
  )

function reasonOf(error: unknown): string {
  if (error instanceof RefusedXml) return error.message
  throw error
}
