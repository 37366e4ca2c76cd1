/** Law of one month, read once for the whole payroll. */

import { once } from '../../core/collections/lazy-value.ts'
import type { Day } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import { Ratio, ZERO } from '../../core/ratio.ts'
import domestic from '../../domains/payroll/law/domestic.ts'
import employerCharges from '../../domains/payroll/law/employer-charges.ts'
import familyAllowance from '../../domains/payroll/law/family-allowance.ts'
import fgts from '../../domains/payroll/law/fgts.ts'
import inss from '../../domains/payroll/law/inss.ts'
import selfEmployed from '../../domains/payroll/law/inss-self-employed.ts'
import irrf from '../../domains/payroll/law/irrf.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import overtime from '../../domains/payroll/law/overtime.ts'
import payrollLines, { type Incidence, type LineKind, type PayrollLine } from '../../domains/payroll/law/payroll-lines.ts'
import plr from '../../domains/payroll/law/plr.ts'
import thirteenth from '../../domains/payroll/law/thirteenth.ts'
import voucher from '../../domains/payroll/law/transport-voucher.ts'
import workingTime from '../../domains/payroll/law/working-time.ts'
import {
  assumeCharges,
  type ChargeRates,
  chargeRates,
  defaultRat,
  ratWithFactor,
} from '../../domains/payroll/rules/charges-and-benefits/employer-charges.ts'
import type { PayOf } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { knownLine } from '../../domains/payroll/rules/payslip/lines.ts'
import maternity from '../../domains/social-security/law/maternity.ts'
import type { Context } from '../../operation/evaluation/context.ts'
import type { Company } from '../person.ts'

/** Classification of a label, without its amount. */
export interface LineMeaning {
  readonly nature: string | null
  readonly incidence: readonly Incidence[]
  readonly of: PayOf
}

/** Cache size: a payroll repeats the same few labels by the thousand. */
const MAX_MEANINGS = 5000

export class MonthLaw {
  readonly ctx: Context
  readonly company: Company
  readonly rates: ChargeRates
  /** Payment day, which selects the tax table. */
  readonly paidOn: Day
  readonly byNature: ReadonlyMap<string, PayrollLine>
  readonly #meanings = new Map<string, LineMeaning>()
  /** Lazy: a month before a table's record still pays people who do not need it. */
  readonly #tables = {
    lines: once(() => this.ctx.law(payrollLines).lines),
    inss: once(() => this.ctx.law(inss)),
    irrf: once(() => this.ctx.law(irrf, this.paidOn)),
    plr: once(() => this.ctx.law(plr, this.paidOn)),
    fgts: once(() => this.ctx.law(fgts)),
    selfEmployed: once(() => this.ctx.law(selfEmployed)),
    domestic: once(() => this.ctx.law(domestic)),
    thirteenth: once(() => this.ctx.law(thirteenth)),
    familyAllowance: once(() => this.ctx.law(familyAllowance)),
    overtime: once(() => this.ctx.law(overtime)),
    voucher: once(() => this.ctx.law(voucher)),
    workingTime: once(() => this.ctx.law(workingTime)),
    minimumWage: once(() => this.ctx.law(minimumWage)),
    maternity: once(() => this.ctx.law(maternity)),
    charges: once(() => this.ctx.law(employerCharges)),
  }

  constructor(ctx: Context, company: Company, paidOn: Day = ctx.day) {
    this.ctx = ctx
    this.company = company
    this.paidOn = paidOn
    const charges = ctx.law(employerCharges)
    const rat = ratWithFactor(ctx, charges, company.rat_rate ?? defaultRat(ctx), company.fap)
    const told = { regime: company.regime, rat, thirdParties: company.third_parties_rate }
    this.rates = chargeRates(ctx, told)
    assumeCharges(ctx, told, this.rates)
    this.byNature = new Map(this.lines.map((line) => [line.nature, line]))
  }

  get lines(): readonly PayrollLine[] {
    return this.#tables.lines()
  }
  get inss() {
    return this.#tables.inss()
  }
  get irrf() {
    return this.#tables.irrf()
  }
  get plr() {
    return this.#tables.plr()
  }
  get fgts() {
    return this.#tables.fgts()
  }
  get selfEmployed() {
    return this.#tables.selfEmployed()
  }
  get domestic() {
    return this.#tables.domestic()
  }
  get thirteenth() {
    return this.#tables.thirteenth()
  }
  get familyAllowance() {
    return this.#tables.familyAllowance()
  }
  get overtime() {
    return this.#tables.overtime()
  }
  get voucher() {
    return this.#tables.voucher()
  }
  get minimumWage(): Money {
    return this.#tables.minimumWage().monthly
  }
  /** False in the months when the INSS paid maternity benefits itself; true before the first recorded rule. */
  get employerPaysMaternity(): boolean {
    return this.ctx.day < maternity.recordStarts || this.#tables.maternity().employerPays
  }
  get monthDays(): number {
    return this.#tables.workingTime().monthDays
  }
  /** Hours covered by a monthly salary in the default week (CLT, art. 64; Súmula TST 431). */
  get usualHours(): Ratio {
    const { weeklyHours, weekDays, monthDays } = this.#tables.workingTime()
    return Ratio.of(BigInt(weeklyHours) * BigInt(monthDays), BigInt(weekDays))
  }
  get charges() {
    return this.#tables.charges()
  }

  /** Partners and service providers: only the company's 20%, without accident risk and third parties (Lei 8.212/1991, art. 22, III). */
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
