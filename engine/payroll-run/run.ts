/** A payroll: turns people into payslips or issues, in input order, and then sums them. */

import { isRecord } from '../core/collections/records.ts'
import { type Day, endOfMonth } from '../core/day.ts'
import { BeyondExact, InvalidInput, type Issue, LawNotRecorded } from '../core/errors.ts'
import { type Money, sum } from '../core/money.ts'
import { Context } from '../operation/evaluation/context.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import { validated } from '../operation/input/intake.ts'
import { jsonSchema } from '../operation/input/schemas.ts'
import { companyField, personField } from './fields.ts'
import { MonthLaw } from './payslip/month-law.ts'
import { payslipOf } from './payslip/payslip.ts'
import type { Company, Payslip, Person } from './person.ts'
import { type AccountNames, PROVIDED_BEFORE } from './reports/accounts.ts'
import { type Guide, guidesOf } from './reports/guides.ts'
import { type JournalEntry, journalOf } from './reports/journal.ts'
import { RunTotals } from './reports/totals.ts'

const person = personField()
export const PERSON = { input: person, inputSchema: jsonSchema(person, 'input') }
const company = companyField()
const COMPANY = { input: company, inputSchema: jsonSchema(company, 'input') }

/** A row that could not be paid, with its position. */
export interface RowError {
  readonly row: number
  readonly id: string | null
  readonly issues: readonly Issue[]
}

export type RowResult = { readonly payslip: Payslip; readonly person: Person } | { readonly error: RowError }

export interface Summary {
  readonly people: number
  readonly errors: number
  readonly netNegative: number
  readonly totals: RunTotals['sums']
  readonly employer: {
    readonly inss: Money
    readonly rat: Money
    readonly thirdParties: Money
    readonly fgts: Money
    readonly reserve: Money
    readonly socialContribution: Money
    readonly total: Money
  }
  readonly provisions: RunTotals['provisions']
  readonly guides: readonly Guide[]
  readonly journal: readonly JournalEntry[]
  readonly cost: { readonly pay: Money; readonly charges: Money; readonly provisions: Money; readonly total: Money }
}

export interface PayrollRequest {
  readonly month: Day
  readonly company: Company
  /** Payment day, which selects the tax table. Default: within the month. */
  readonly paidOn?: Day | undefined
  readonly accounts?: AccountNames | undefined
}

const idOf = (raw: unknown): string | null => {
  const id = isRecord(raw) ? raw.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** Issues of a rejected row; any other error is a fault of the run and is rethrown. */
function issuesOf(error: unknown): readonly Issue[] {
  if (error instanceof InvalidInput) return error.issues
  if (error instanceof LawNotRecorded) return [{ field: 'month', message: error.message, code: 'law_not_recorded', english: error.message }]
  if (error instanceof BeyondExact) return [{ field: 'lines', message: error.message, code: 'beyond_exact', english: error.message }]
  throw error
}

export class PayrollRun {
  readonly law: MonthLaw
  totals = new RunTotals()
  readonly #accounts: AccountNames | undefined
  #row = 0

  constructor({ month, company: told, paidOn, accounts }: PayrollRequest, ports: Ports) {
    this.law = new MonthLaw(new Context({ day: endOfMonth(month), given: true }, ports), told, paidOn)
    this.#accounts = accounts
  }

  /** Continues after a number of rows, with new totals. */
  startAfter(rows: number): void {
    this.#row = rows
    this.totals = new RunTotals()
  }

  /** Counts a row paid by columns. */
  pass(): void {
    this.#row += 1
  }

  /** Pays the next person from raw input. */
  pay(raw: unknown): RowResult {
    this.#row += 1
    try {
      const told = validated(PERSON, raw)
      const payslip = payslipOf(told, this.law)
      this.totals.add(payslip)
      return { payslip, person: told }
    } catch (error) {
      return this.#fail(idOf(raw), issuesOf(error))
    }
  }

  /** Counts a row that could not be parsed. */
  unreadable(message: string): RowResult {
    this.#row += 1
    return this.#fail(null, [{ field: 'row', message, code: 'wrong_format', english: message }])
  }

  #fail(id: string | null, issues: readonly Issue[]): RowResult {
    this.totals.errors += 1
    return { error: { row: this.#row, id, issues } }
  }

  summary(): Summary {
    const { totals, law } = this
    const all = totals.of('employee', 'domestic', 'apprentice', 'partner', 'own_account', 'intern')
    const employer = { ...all.charges, fgts: all.fgts, reserve: all.reserve }
    const charges = sum(Object.values(employer))
    const provided = totals.amountOf(...PROVIDED_BEFORE)
    if (provided > 0n)
      law.ctx.assume(
        'O 13º, as férias e os adiantamentos pagos no mês não contam no custo dele, nem os encargos do 13º e das férias, porque saem do que foi provisionado ou serão descontados.',
      )
    // Absences were not paid, and amounts reimbursed by the INSS cost nothing.
    const pay = totals.sums.totalEarnings - totals.amountOf('9207', '9208', '9211') - all.refunded - provided
    const own = charges - sum(Object.values(all.provided))
    return {
      people: totals.people,
      errors: totals.errors,
      netNegative: totals.netNegative,
      totals: totals.sums,
      employer: { ...employer, total: charges },
      provisions: totals.provisions,
      guides: guidesOf(totals, law),
      journal: journalOf(totals, law.ctx.day, new Map(law.lines.map(({ nature, name }) => [nature, name])), this.#accounts),
      cost: { pay, charges: own, provisions: totals.provisions.total, total: pay + own + totals.provisions.total },
    }
  }
}

/** Validated company; issues name its fields. */
export function companyOf(raw: unknown): Company {
  return validated(COMPANY, raw)
}
