/** A payroll: people in, payslips or issues out, in the order they came; then what all of them come to. */
import { type Day, endOfMonth } from '../core/day.ts'
import { BeyondExact, InvalidInput, type Issue, LawNotRecorded } from '../core/errors.ts'
import { type Money, sum } from '../core/money.ts'
import { Context } from '../core/operation/context.ts'
import { validated } from '../core/operation/intake.ts'
import type { Ports } from '../core/operation/ports.ts'
import { jsonSchema } from '../core/operation/schemas.ts'
import { isRecord } from '../core/records.ts'
import { type AccountNames, PROVIDED_BEFORE } from './accounts.ts'
import { companyField, personField } from './fields.ts'
import { type Guide, guidesOf } from './guides.ts'
import { type JournalEntry, journalOf } from './journal.ts'
import { MonthLaw } from './month-law.ts'
import { payslipOf } from './payslip.ts'
import type { Company, Payslip, Person } from './person.ts'
import { RunTotals } from './totals.ts'

const person = personField()
export const PERSON = { input: person, inputSchema: jsonSchema(person, 'input') }
const company = companyField()
const COMPANY = { input: company, inputSchema: jsonSchema(company, 'input') }

/** A row that could not be paid, in its place. */
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
    readonly total: Money
  }
  readonly provisions: RunTotals['provisions']
  readonly guides: readonly Guide[]
  readonly journal: readonly JournalEntry[]
  readonly cost: { readonly pay: Money; readonly charges: Money; readonly provisions: Money; readonly total: Money }
}

export interface PayrollAsked {
  readonly month: Day
  readonly company: Company
  /** The day of payment, whose table of the tax applies; omitted: within the month. */
  readonly paidOn?: Day | undefined
  readonly accounts?: AccountNames | undefined
}

const idOf = (raw: unknown): string | null => {
  const id = isRecord(raw) ? raw.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** What is wrong with a row and can be told; anything else is a fault of the run. */
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

  constructor({ month, company: told, paidOn, accounts }: PayrollAsked, ports: Ports) {
    this.law = new MonthLaw(new Context({ day: endOfMonth(month), given: true }, ports), told, paidOn)
    this.#accounts = accounts
  }

  /** Goes on after so many rows, with sums of what comes from here on. */
  startAfter(rows: number): void {
    this.#row = rows
    this.totals = new RunTotals()
  }

  /** A row that was paid by columns. */
  pass(): void {
    this.#row += 1
  }

  /** The next person, as it came. */
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

  /** A row that could not even be read, counted in its place. */
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
    const charges = employer.inss + employer.rat + employer.thirdParties + employer.fgts + employer.reserve
    const provided = totals.amountOf(...PROVIDED_BEFORE)
    if (provided > 0n)
      law.ctx.assume(
        'O 13º, as férias e os adiantamentos pagos no mês não contam no custo dele, nem os encargos do 13º e das férias, porque saem do que foi provisionado ou serão descontados.',
      )
    // Absences were not paid, and what the INSS gives back costs nothing.
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

/** The company as it came; its refusals name its fields. */
export function companyOf(raw: unknown): Company {
  return validated(COMPANY, raw)
}
