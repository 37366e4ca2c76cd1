/** Income tax, alimony, pension and benefits of the claim. */
import { type Day, earlier, endOfMonth, later } from '../../core/day.ts'
import { type Ratio, ZERO } from '../../core/ratio.ts'
import { centavos, fraction, inReais, most, total, whole } from '../../domains/court/rules/amounts.ts'
import { type IncomeKind, incomeTax, type TaxedParcel, type TaxOccurrence } from '../../domains/court/rules/income-tax.ts'
import { monthNumber, monthStart } from '../../domains/court/rules/indexes.ts'
import lumpSum from '../../domains/income-tax/law/lump-sum.ts'
import familyAllowance from '../../domains/payroll/law/family-allowance.ts'
import irrf from '../../domains/payroll/law/irrf.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { familyQuota } from '../../domains/payroll/rules/charges-and-benefits/family-quota.ts'
import unemploymentInsurance from '../../domains/termination/law/unemployment-insurance.ts'
import { interestOf } from '../capital.ts'
import type { ClaimInput } from '../input.ts'
import type { Contract } from '../items/contract.ts'
import type { SettledItem } from '../items/occurrence.ts'
import { chargedPay, type PayHistory } from '../items/pay.ts'
import { exact, exactPercent, type Session } from '../session.ts'
import type { ClaimUpdate } from '../update.ts'
import type { ClaimInss } from './inss.ts'

export interface ChargesOf {
  readonly session: Session
  readonly contract: Contract
  readonly update: ClaimUpdate
  readonly histories: ReadonlyMap<string, PayHistory>
  readonly items: readonly SettledItem[]
}

const KIND_OF = { vacation: 'vacation', thirteenth: 'thirteenth', common: 'other', notice: 'other' } as const satisfies Record<
  string,
  IncomeKind
>

/** Taxable parcels by month and kind, with their interest where it is taxed and the INSS of the month. */
function parcelsOf({ update, items }: ChargesOf, input: ClaimInput, inss: ClaimInss | null): TaxedParcel[] {
  const parcels = new Map<string, { kind: IncomeKind; day: Day; amount: Ratio; interest: Ratio; inss: Ratio }>()
  const parcelOf = (kind: IncomeKind, month: number) => {
    const key = `${kind} ${month}`
    const parcel = parcels.get(key) ?? { kind, day: monthStart(month), amount: ZERO, interest: ZERO, inss: ZERO }
    parcels.set(key, parcel)
    return parcel
  }
  for (const item of items) {
    if (!item.input.charges.income_tax) continue
    for (const each of item.occurrences) {
      if (each.chargeBase.isZero) continue
      const parcel = parcelOf(KIND_OF[item.input.nature], monthNumber(each.from))
      parcel.amount = parcel.amount.plus(each.chargeBase)
      if (input.income_tax!.interest_taxed)
        parcel.interest = parcel.interest.plus(interestOf(update, input, item, each, each.chargeBase)).truncated()
    }
  }
  for (const each of inss?.months ?? []) {
    if (each.employeeCorrected.n > 0n) parcelOf('other', each.month).inss = each.employeeCorrected
    if (each.thirteenthCorrected.n > 0n) parcelOf('thirteenth', each.month).inss = each.thirteenthCorrected
  }
  return [...parcels.values()]
}

export interface TaxInputs {
  readonly inss: ClaimInss | null
  readonly privatePension: Ratio
  readonly alimony: Ratio
  readonly fees: Ratio
  readonly gross: Ratio
}

export function claimTax(of: ChargesOf, input: ClaimInput, deductions: TaxInputs): readonly TaxOccurrence[] | null {
  const { income_tax: terms } = input
  if (!terms) return null
  const { ctx, reading } = of.session
  const { settled_on: settledOn } = input.contract
  const parcels = parcelsOf(of, input, deductions.inss)
  const table = ctx.law(irrf, settledOn)
  const occurrences = incomeTax(
    parcels,
    {
      settledOn,
      accumulatedFrom: lumpSum.recordStarts,
      cash: terms.cash,
      separateVacation: terms.separate_vacation,
      exclusiveThirteenth: terms.exclusive_thirteenth,
      dependents: terms.dependents,
      over65: terms.over_65,
      privatePension: deductions.privatePension,
      alimony: deductions.alimony,
      fees: deductions.fees,
      gross: deductions.gross,
      otherDeductions: ZERO,
      reading,
    },
    table,
  ).filter(({ income }) => income.n > 0n)
  if (occurrences.some(({ kind }) => kind === 'rra')) ctx.law(lumpSum, settledOn)
  if (!terms.interest_taxed) of.session.assume('Juros de mora não são tributados (STF, Tema 808).')
  if (reading === 'pje-calc' && settledOn >= '2026-01-01')
    of.session.assume('A tabela do PJe-Calc acaba em dezembro de 2025: para 2026 foi usada a da lei, sem a redução da Lei nº 15.270/2025.')
  return occurrences
}

/** Corrected items that a charge counts; vacation only as taken. */
export function chargedItems({ items }: ChargesOf, charge: 'alimony' | 'private_pension', alsoTaxed = false): Ratio {
  return total(
    items
      .filter(({ input }) => input.charges[charge] && (!alsoTaxed || input.charges.income_tax))
      .flatMap(({ occurrences }) => occurrences.map((each) => each.chargeBase)),
  )
}

export interface FamilyMonth {
  readonly month: number
  readonly quota: Ratio
  readonly amount: Ratio
  readonly corrected: Ratio
}

/** Family allowance of each month: the quota of its pay with the differences, by days in the months of admission and end. */
export function claimFamily({ session, contract, update, histories, items }: ChargesOf, children: number): readonly FamilyMonth[] {
  const months: FamilyMonth[] = []
  for (let month = monthNumber(contract.claimedFrom); month <= monthNumber(contract.end); month++) {
    const first = monthStart(month)
    if (first < familyAllowance.recordStarts) continue
    const pay = chargedPay(contract, histories.values(), () => true, month, first)
    const differences = total(
      items.flatMap(({ input, occurrences }) =>
        input.charges.inss ? occurrences.filter(({ from }) => monthNumber(from) === month).map((each) => each.chargeBaseUncorrected) : [],
      ),
    )
    const { quota } = familyQuota(centavos(pay.plus(differences)), children, session.ctx.law(familyAllowance, first))
    if (quota === 0n) continue
    const [from, to] = [later(first, contract.admission), earlier(endOfMonth(first), contract.end)]
    const days = Number(to.slice(8)) - Number(from.slice(8)) + 1
    const full = Number(endOfMonth(first).slice(8))
    const amount = session.round(
      inReais(quota)
        .times(whole(children))
        .times(days === full ? whole(1) : fraction(days, full)),
    )
    months.push({ month, quota: inReais(quota), amount, corrected: session.round(amount.times(update.factor(month))) })
  }
  return months
}

export interface ClaimUnemployment {
  readonly installment: Ratio
  readonly amount: Ratio
  readonly corrected: Ratio
}

/** Indemnity for the unemployment insurance not received (Súmula 389 of the TST). */
export function claimUnemployment({ session, contract, update }: ChargesOf, input: ClaimInput): ClaimUnemployment | null {
  const { unemployment } = input
  if (!unemployment || !contract.dismissal) return null
  const average = unemployment.average_pay ?? input.contract.last_pay
  if (average === undefined) return session.refuse('unemployment.average_pay', 'é necessário sem contract.last_pay')
  const installment = installmentOf(session, exact(average), contract.dismissal)
  const amount = session.round(installment.times(whole(unemployment.installments)))
  return { installment, amount, corrected: session.round(amount.times(update.factor(monthNumber(contract.dismissal)))) }
}

/** Unrounded instalment, with the minimum wage as its floor. */
function installmentOf({ ctx }: Session, average: Ratio, day: Day): Ratio {
  const law = ctx.law(unemploymentInsurance, day)
  const floor = inReais(ctx.law(minimumWage, day).monthly)
  const [first, second] = [inReais(law.firstLimit), inReais(law.secondLimit)]
  if (average.compare(second) > 0) return most(inReais(law.highest), floor)
  if (average.compare(first) <= 0) return most(average.times(law.firstRate), floor)
  return most(average.minus(first).times(law.secondRate).plus(inReais(law.secondAmount)), floor)
}

/** Private pension: a percent of the items that bear it, or an amount. */
export function claimPension(of: ChargesOf, { private_pension: pension, given }: ClaimInput): Ratio {
  if (given.private_pension !== undefined) return exact(given.private_pension)
  if (!pension) return ZERO
  if (pension.amount !== undefined) return exact(pension.amount)
  return of.session.round(chargedItems(of, 'private_pension').times(exactPercent(pension.percent ?? 0)))
}
