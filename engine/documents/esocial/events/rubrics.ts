/** Employer's rubric table (S-1010), and court cases (S-1070) that suspend incidences. */

import { all, at, type Node, textAt } from '../../../xml/tree.ts'
import type { FoundEvent } from './events.ts'
import { operationOf } from './events.ts'

/** tpRubr: 1 and 3 add to a base, 2 and 4 subtract from it. */
type RubricKind = '1' | '2' | '3' | '4'

export interface Rubric {
  readonly code: string
  readonly table: string
  /** YYYY-MM, both ends included; `to` is null while in force. */
  readonly from: string
  readonly to: string | null
  readonly nature: string
  readonly kind: RubricKind
  readonly cp: string
  readonly irrf: string
  readonly fgts: string
  /** INSS court cases, by number and suspension code. */
  readonly cases: readonly string[]
}

/** Treatment of a suspended rubric: listed separately, definitive (in no base), or in the base only (S-5001 1.2, a.1 to a.3). */
export type Suspension = 'suspended' | 'definitive' | 'in_base'

const isKind = (text: string): text is RubricKind => /^[1-4]$/.test(text)
const KEY = '\u0000'
const keyOf = (employer: string, code: string, table: string): string => [employer, code, table].join(KEY)
const caseKey = (employer: string, number: string, code: string): string => [employer, number, code].join(KEY)

export class RubricTable {
  readonly #events: FoundEvent[] = []
  readonly #suspensions = new Map<string, string>()
  #versions: Map<string, Rubric[]> | null = null

  add(event: FoundEvent): void {
    this.#events.push(event)
    this.#versions = null
  }

  /** S-1070: decision of each case. */
  addCase({ body, employer }: FoundEvent): void {
    const operation = operationOf(at(body, 'infoProcesso'))
    if (!operation || operation.does === 'exclusao') return
    const number = textAt(operation.node, 'ideProcesso', 'nrProc')
    for (const suspended of all(at(operation.node, 'dadosProc'), 'infoSusp'))
      this.#suspensions.set(caseKey(employer, number, textAt(suspended, 'codSusp')), textAt(suspended, 'indSusp'))
  }

  /** Every rubric version, past and present. */
  *every(): Iterable<Rubric> {
    for (const versions of this.#read().values()) yield* versions
  }

  /** Rubric version in force in a month; for a year, in its December. */
  of(employer: string, code: string, table: string, period: string): Rubric | null {
    const month = period.length === 4 ? `${period}-12` : period
    return this.versions(employer, code, table).find(({ from, to }) => from <= month && (to === null || month <= to)) ?? null
  }

  versions(employer: string, code: string, table: string): readonly Rubric[] {
    return this.#read().get(keyOf(employer, code, table)) ?? []
  }

  /** Null when no case of the rubric was read: it counts as suspended, with a note. */
  suspensionOf(employer: string, { cases }: Rubric): Suspension | null {
    const said = cases.map((each) => this.#suspensions.get([employer, each].join(KEY))).filter((each) => each !== undefined)
    if (said.length === 0) return null
    if (said.includes('90')) return 'definitive'
    return said.includes('92') ? 'in_base' : 'suspended'
  }

  #read(): Map<string, Rubric[]> {
    if (this.#versions) return this.#versions
    const made = new Map<string, Rubric[]>()
    for (const event of [...this.#events].sort((a, b) => (a.madeAt < b.madeAt ? -1 : a.madeAt > b.madeAt ? 1 : 0))) apply(event, made)
    this.#versions = made
    return made
  }
}

function apply({ body, employer }: FoundEvent, made: Map<string, Rubric[]>): void {
  const operation = operationOf(at(body, 'infoRubrica'))
  if (!operation) return
  const { does, node } = operation
  const named = at(node, 'ideRubrica')
  const key = keyOf(employer, textAt(named, 'codRubr'), textAt(named, 'ideTabRubr'))
  const from = textAt(named, 'iniValid')
  const others = (made.get(key) ?? []).filter((version) => version.from !== from)
  if (does === 'exclusao') {
    made.set(key, others)
    return
  }
  const rubric = rubricOf(named, at(node, 'dadosRubrica'), at(node, 'novaValidade'))
  if (rubric) made.set(key, [...others, rubric])
}

function rubricOf(named: Node | undefined, data: Node | undefined, validity: Node | undefined): Rubric | null {
  const kind = textAt(data, 'tpRubr')
  if (!isKind(kind)) return null
  const valid = validity ?? named
  return {
    code: textAt(named, 'codRubr'),
    table: textAt(named, 'ideTabRubr'),
    from: textAt(valid, 'iniValid'),
    to: textAt(valid, 'fimValid') || null,
    nature: textAt(data, 'natRubr'),
    kind,
    cp: textAt(data, 'codIncCP') || '00',
    irrf: textAt(data, 'codIncIRRF') || '9',
    fgts: textAt(data, 'codIncFGTS') || '00',
    cases: all(data, 'ideProcessoCP').map((each) => [textAt(each, 'nrProc'), textAt(each, 'codSusp')].join(KEY)),
  }
}
