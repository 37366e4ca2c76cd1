/** Remuneration events: S-1200, and terminations S-2299 and S-2399, as rubrics per place. */
import type { Day } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { all, at, type Node, RefusedXml, textAt } from '../../../xml/tree.ts'
import { amountAt, amountIn, dayAt, isPeriod } from './amounts.ts'
import { type EventHeader, type FoundEvent, headerOf } from './events.ts'

/** Key that separates totals. */
export interface Place {
  readonly establishment: string
  readonly lotacao: string
  readonly matricula: string
  readonly category: string
}

export interface Item {
  readonly place: Place
  readonly code: string
  readonly table: string
  /** Null when invalid. */
  readonly amount: Money | null
  /** perRef of pay owed for an earlier month (infoPerAnt); otherwise null. */
  readonly reference: string | null
  /** tpAcConv of infoPerAnt. */
  readonly agreement: string | null
  /** Exposure to harmful agents, 1 to 4. Default: 1. */
  readonly exposure: number
  /** ideDmDev: statement paid by S-1210. */
  readonly statement: string
  /** False with indApurIR 1: the income tax is not computed from eSocial. */
  readonly taxedHere: boolean
  /** True for accumulated income (RRA). */
  readonly accumulated: boolean
}

export interface ElsewherePay {
  readonly employer: string
  readonly category: string
  readonly pay: Money
}

export interface Remuneration {
  readonly event: 'S-1200' | 'S-2299' | 'S-2399'
  readonly found: EventHeader
  readonly file: string
  readonly cpf: string
  /** YYYY-MM, or YYYY for the annual payroll of the 13th salary. */
  readonly period: string
  readonly items: readonly Item[]
  /** infoMV: pay at other employers, whose INSS has precedence. */
  readonly elsewhere: readonly ElsewherePay[] | null
  /** procJudTrab with tpTrib 2: the worker's own INSS lawsuit. */
  readonly ownCase: boolean
  readonly termination: { readonly reason: string; readonly endsOn: Day } | null
  /** True when the event contains the category; S-2299 does not. */
  readonly categoryTold: boolean
}

export type CategoryOf = (cpf: string, matricula: string) => string | null

/** S-2299 has no category: taken from the admission, otherwise 101. */
const USUAL_CATEGORY = '101'

export function remunerationOf(found: FoundEvent, file: string, categoryOf: CategoryOf): Remuneration {
  if (found.event === 'S-1200') return monthly(found, file)
  return found.event === 'S-2299' ? termination(found, file, categoryOf) : directorTermination(found, file)
}

function monthly(found: FoundEvent, file: string): Remuneration {
  const { body } = found
  const period = textAt(body, 'ideEvento', 'perApur')
  if (!isPeriod(period)) throw new RefusedXml('o evento não diz o período de apuração')
  const worker = at(body, 'ideTrabalhador')
  const items = all(body, 'dmDev').flatMap((statement) => {
    const category = textAt(statement, 'codCateg')
    return placesOf(statement).flatMap(({ node, reference, agreement }) =>
      [...all(node, 'remunPerApur'), ...all(node, 'remunPerAnt')].flatMap((pay) =>
        itemsOf(all(pay, 'itensRemun'), {
          ...common(statement, reference, agreement),
          exposure: exposureIn(pay),
          place: placeOf(node, textAt(pay, 'matricula'), category),
        }),
      ),
    )
  })
  const elsewhere = at(worker, 'infoMV')
  return {
    ...ofWorker(found, file, 'S-1200', textAt(worker, 'cpfTrab')),
    period,
    items,
    elsewhere: elsewhere ? elsewhereIn(elsewhere) : null,
    ownCase: ownCaseIn(worker),
    termination: null,
    categoryTold: true,
  }
}

function termination(found: FoundEvent, file: string, categoryOf: CategoryOf): Remuneration {
  const { body } = found
  const contract = at(body, 'ideVinculo')
  const info = at(body, 'infoDeslig')
  const endsOn = dayAt(info, 'dtDeslig')
  if (!endsOn) throw new RefusedXml('o evento não diz o dia do desligamento')
  const cpf = textAt(contract, 'cpfTrab')
  const matricula = textAt(contract, 'matricula')
  const category = categoryOf(cpf, matricula)
  return {
    ...ofWorker(found, file, 'S-2299', cpf),
    ...ended(info, endsOn, textAt(info, 'mtvDeslig'), matricula, category ?? USUAL_CATEGORY),
    categoryTold: category !== null,
  }
}

function directorTermination(found: FoundEvent, file: string): Remuneration {
  const { body } = found
  const worker = at(body, 'ideTrabSemVinculo')
  const info = at(body, 'infoTSVTermino')
  const endsOn = dayAt(info, 'dtTerm')
  if (!endsOn) throw new RefusedXml('o evento não diz o dia do término')
  return {
    ...ofWorker(found, file, 'S-2399', textAt(worker, 'cpfTrab')),
    ...ended(info, endsOn, textAt(info, 'mtvDesligTSV'), textAt(worker, 'matricula'), textAt(worker, 'codCateg')),
    categoryTold: true,
  }
}

function ofWorker(found: FoundEvent, file: string, event: Remuneration['event'], cpf: string) {
  return { event, found: headerOf(found), file, cpf }
}

function ended(info: Node | undefined, endsOn: Day, reason: string, matricula: string, category: string) {
  const pay = at(info, 'verbasResc')
  const items = all(pay, 'dmDev').flatMap((statement) =>
    placesOf(statement).flatMap(({ node, reference, agreement }) =>
      itemsOf(all(node, 'detVerbas'), {
        ...common(statement, reference, agreement),
        exposure: exposureIn(node),
        place: placeOf(node, matricula, category),
      }),
    ),
  )
  const elsewhere = at(pay, 'infoMV')
  return {
    period: endsOn.slice(0, 7),
    items,
    elsewhere: elsewhere ? elsewhereIn(elsewhere) : null,
    ownCase: ownCaseIn(pay),
    termination: { reason, endsOn },
  }
}

interface InPlace {
  readonly node: Node
  readonly reference: string | null
  readonly agreement: string | null
}

/** Establishments of the month, and of earlier months with differences paid. */
function placesOf(statement: Node): InPlace[] {
  const now = [...all(at(statement, 'infoPerApur'), 'ideEstabLot'), ...all(statement, 'ideEstabLot')]
  const before = all(at(statement, 'infoPerAnt'), 'ideADC').flatMap((act) =>
    all(act, 'idePeriodo').flatMap((period) =>
      all(period, 'ideEstabLot').map((node) => ({ node, reference: textAt(period, 'perRef'), agreement: textAt(act, 'tpAcConv') || null })),
    ),
  )
  return [...now.map((node) => ({ node, reference: null, agreement: null })), ...before]
}

const placeOf = (node: Node, matricula: string, category: string): Place => ({
  establishment: textAt(node, 'nrInsc'),
  lotacao: textAt(node, 'codLotacao'),
  matricula,
  category,
})

const common = (statement: Node, reference: string | null, agreement: string | null) => ({
  reference,
  agreement,
  statement: textAt(statement, 'ideDmDev'),
  accumulated: textAt(statement, 'indRRA') === 'S',
})

const itemsOf = (nodes: readonly Node[], rest: Omit<Item, 'code' | 'table' | 'amount' | 'taxedHere'>): Item[] =>
  nodes.map((node) => ({
    ...rest,
    code: textAt(node, 'codRubr'),
    table: textAt(node, 'ideTabRubr'),
    amount: amountIn(textAt(node, 'vrRubr')),
    taxedHere: textAt(node, 'indApurIR') !== '1',
  }))

function exposureIn(node: Node): number {
  const grade = Number(textAt(node, 'infoAgNocivo', 'grauExp'))
  return grade >= 2 && grade <= 4 ? grade : 1
}

const elsewhereIn = (node: Node): ElsewherePay[] =>
  all(node, 'remunOutrEmpr').map((other) => ({
    employer: textAt(other, 'nrInsc'),
    category: textAt(other, 'codCateg'),
    pay: amountAt(other, 'vlrRemunOE'),
  }))

const ownCaseIn = (node: Node | undefined): boolean => all(node, 'procJudTrab').some((each) => textAt(each, 'tpTrib') === '2')
