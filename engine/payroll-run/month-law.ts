/** The law of one month, read once for everybody on the payroll. */
import type { Day } from '../core/day.ts'
import type { Context } from '../core/operation/context.ts'
import { ZERO } from '../core/ratio.ts'
import domestic from '../domains/payroll/law/domestic.ts'
import employerCharges from '../domains/payroll/law/employer-charges.ts'
import familyAllowance from '../domains/payroll/law/family-allowance.ts'
import fgts from '../domains/payroll/law/fgts.ts'
import inss from '../domains/payroll/law/inss.ts'
import selfEmployed from '../domains/payroll/law/inss-self-employed.ts'
import irrf from '../domains/payroll/law/irrf.ts'
import overtime from '../domains/payroll/law/overtime.ts'
import payrollLines, { type Incidence, type LineKind, type PayrollLine } from '../domains/payroll/law/payroll-lines.ts'
import plr from '../domains/payroll/law/plr.ts'
import thirteenth from '../domains/payroll/law/thirteenth.ts'
import voucher from '../domains/payroll/law/transport-voucher.ts'
import workingTime from '../domains/payroll/law/working-time.ts'
import { assumeCharges, type ChargeRates, chargeRates, ratWithFactor } from '../domains/payroll/rules/employer-charges.ts'
import type { PayOf } from '../domains/payroll/rules/line-labels.ts'
import { knownLine } from '../domains/payroll/rules/lines.ts'
import type { Company } from './person.ts'

/** What a line of a label is, without its amount. */
export interface LineMeaning {
  readonly nature: string | null
  readonly incidence: readonly Incidence[]
  readonly of: PayOf
}

/** Labels kept with their meaning: a payroll has the same few by the thousand. */
const MAX_MEANINGS = 5000

export class MonthLaw {
  readonly ctx: Context
  readonly company: Company
  readonly rates: ChargeRates
  /** The day of payment, whose table the tax follows. */
  readonly paidOn: Day
  readonly byNature: ReadonlyMap<string, PayrollLine>
  readonly #meanings = new Map<string, LineMeaning>()
  readonly #read = new Map<unknown, unknown>()

  constructor(ctx: Context, company: Company, paidOn: Day = ctx.day) {
    this.ctx = ctx
    this.company = company
    this.paidOn = paidOn
    const charges = ctx.law(employerCharges)
    const rat = ratWithFactor(ctx, charges, company.rat_rate, company.fap)
    const told = { regime: company.regime, rat, thirdParties: company.third_parties_rate }
    this.rates = chargeRates(ctx, told)
    assumeCharges(ctx, told, this.rates)
    this.byNature = new Map(this.lines.map((line) => [line.nature, line]))
  }

  /** Read when first wanted: a month before a table's record still pays whoever does not need it. */
  #once<T>(key: unknown, read: () => T): T {
    if (!this.#read.has(key)) this.#read.set(key, read())
    return this.#read.get(key) as T
  }

  get lines(): readonly PayrollLine[] {
    return this.#once(payrollLines, () => this.ctx.law(payrollLines).lines)
  }
  get inss() {
    return this.#once(inss, () => this.ctx.law(inss))
  }
  get irrf() {
    return this.#once(irrf, () => this.ctx.law(irrf, this.paidOn))
  }
  get plr() {
    return this.#once(plr, () => this.ctx.law(plr, this.paidOn))
  }
  get fgts() {
    return this.#once(fgts, () => this.ctx.law(fgts))
  }
  get selfEmployed() {
    return this.#once(selfEmployed, () => this.ctx.law(selfEmployed))
  }
  get domestic() {
    return this.#once(domestic, () => this.ctx.law(domestic))
  }
  get thirteenth() {
    return this.#once(thirteenth, () => this.ctx.law(thirteenth))
  }
  get familyAllowance() {
    return this.#once(familyAllowance, () => this.ctx.law(familyAllowance))
  }
  get overtime() {
    return this.#once(overtime, () => this.ctx.law(overtime))
  }
  get voucher() {
    return this.#once(voucher, () => this.ctx.law(voucher))
  }
  get monthDays(): number {
    return this.#once(workingTime, () => this.ctx.law(workingTime).monthDays)
  }
  get charges() {
    return this.#once(employerCharges, () => this.ctx.law(employerCharges))
  }

  /** Partners and providers: the company's 20% alone, without accident risk and third parties (Lei 8.212/1991, art. 22, III). */
  get providerRates(): ChargeRates {
    return { inss: this.rates.inss, rat: ZERO, thirdParties: ZERO }
  }

  meaningOf(label: string, kind: LineKind, nature: string | undefined): LineMeaning {
    const key = `${kind} ${nature ?? ''} ${label}`
    const kept = this.#meanings.get(key)
    if (kept) return kept
    const { nature: found, incidence, of } = knownLine({ label, amount: 0n, kind, nature }, this.lines)
    const meaning = { nature: found, incidence, of }
    if (this.#meanings.size < MAX_MEANINGS) this.#meanings.set(key, meaning)
    return meaning
  }
}
