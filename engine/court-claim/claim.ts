/** The claim as a whole: items, update, charges, debts and totals, in the order in which each reads the one before. */
import { type Ratio, ZERO } from '../core/ratio.ts'
import { notBelowZero, total } from '../domains/court/rules/amounts.ts'
import type { TaxOccurrence } from '../domains/court/rules/income-tax.ts'
import type { Context } from '../operation/evaluation/context.ts'
import { type CapitalTotals, capitalTotals } from './capital.ts'
import { type ClaimCosts, type ClaimFee, type ClaimFine, claimCosts, claimFees, claimFines, finesOf } from './charges/debts.ts'
import { type ClaimFgts, claimFgts } from './charges/fgts.ts'
import { type ClaimInss, claimInss } from './charges/inss.ts'
import {
  type ChargesOf,
  type ClaimUnemployment,
  chargedItems,
  claimFamily,
  claimPension,
  claimTax,
  claimUnemployment,
  type FamilyMonth,
} from './charges/tax.ts'
import type { ClaimInput } from './input.ts'
import { Contract } from './items/contract.ts'
import type { SettledItem } from './items/occurrence.ts'
import { payHistories } from './items/pay.ts'
import { expandItems } from './items/presets.ts'
import { type ExpandedItem, settleItems } from './items/settle.ts'
import { vacationsOf } from './items/vacations.ts'
import { exact, exactPercent, Session } from './session.ts'
import { ClaimUpdate } from './update.ts'
import { assertClaim, warnOfClaim } from './validity.ts'

export interface ClaimTotals {
  readonly corrected: Ratio
  readonly interest: Ratio
  readonly gross: Ratio
  readonly creditItems: Ratio
  readonly creditFgts: Ratio
  readonly credit: Ratio
  readonly deductions: Ratio
  readonly net: Ratio
  readonly employerTotal: Ratio
}

export interface Claim {
  readonly session: Session
  readonly update: ClaimUpdate
  readonly items: readonly SettledItem[]
  readonly expanded: readonly ExpandedItem[]
  readonly capital: CapitalTotals
  readonly fgts: ClaimFgts | null
  readonly inss: ClaimInss | null
  readonly inssEmployee: Ratio
  readonly inssEmployer: Ratio
  readonly tax: readonly TaxOccurrence[] | null
  readonly taxTotal: Ratio
  readonly alimony: Ratio | null
  readonly privatePension: Ratio
  readonly family: readonly FamilyMonth[] | null
  readonly familyTotal: Ratio
  readonly unemployment: ClaimUnemployment | null
  readonly unemploymentTotal: Ratio
  readonly fines: readonly ClaimFine[]
  readonly fees: readonly ClaimFee[]
  readonly feeTotals: { readonly claimant: Ratio; readonly employer: Ratio }
  readonly costs: ClaimCosts | null
  readonly totals: ClaimTotals
}

export function claimOf(input: ClaimInput, ctx: Context): Claim {
  const session = new Session(ctx, input.as)
  assertClaim(session, input)
  const vacations = vacationsOf(session, input)
  const contract = new Contract(
    session,
    input,
    vacations.flatMap(({ taken }) => taken),
  )
  const histories = payHistories(session, input)
  const expanded = expandItems(session, contract, input, vacations)
  const update = new ClaimUpdate(session, input.contract, input.update)
  const items = settleItems({ session, contract, vacations, histories, factor: (month) => update.factor(month) }, expanded)
  const of: ChargesOf = { session, contract, update, histories, items }
  const capital = capitalTotals(session, update, input, items)
  const fgts = claimFgts(of, input)
  const inss = claimInss(of, input)
  const credits = creditsOf(of, input, capital, fgts)
  const benefits = benefitsOf(of, input)
  const given = givenOf(session, input, inss, benefits)
  const privatePension = claimPension(of, input)
  const fines = claimFines(session, input.fines, {
    principal: credits.principal,
    inss: given.inssEmployee,
    pension: privatePension,
    claimValue: input.given.claim_value === undefined ? undefined : exact(input.given.claim_value),
  })
  const paidFor = finesOf(session, fines, 'claimant_from_employer')
  const gross = total([credits.principal, credits.article467, given.familyTotal, given.unemploymentTotal, paidFor]).minus(
    finesOf(session, fines, 'employer_from_claimant'),
  )
  const fees = claimFees(session, input, gross, given.inssEmployee, privatePension)
  const feeTotals = { claimant: feesOf(session, fees, 'claimant'), employer: feesOf(session, fees, 'employer') }
  const alimony = alimonyOf(of, input, credits.fgtsAndFine)
  const taxed = taxOf(of, input, { inss, privatePension, alimony: alimony.taxable, fees: feesOf(session, fees, 'claimant', true), gross })
  const debts = { gross, fees: feeTotals.employer, inssEmployer: given.inssEmployer, third: finesOf(session, fines, 'third_from_employer') }
  const costsBase = input.costs?.base === 'gross_and_debts' ? total(Object.values(debts)).plus(taxed.chargedToEmployer) : gross
  const costs = input.costs ? claimCosts(session, input.costs, input, costsBase) : null
  const totals = totalsOf({
    session,
    input,
    capital,
    credits,
    given,
    privatePension,
    alimony: alimony.due,
    fines,
    fees,
    taxed,
    costs,
    debts,
    inss,
  })
  warnOfClaim(session, input, update, totals.net)
  return {
    session,
    update,
    items,
    expanded,
    capital,
    fgts,
    inss,
    ...given,
    ...benefits,
    tax: taxed.occurrences,
    taxTotal: taxed.total,
    alimony: input.alimony ? alimony.due : null,
    privatePension,
    fines,
    fees,
    feeTotals,
    costs,
    totals,
  }
}

interface Credits {
  /** Items corrected, interest and FGTS in the gross. */
  readonly principal: Ratio
  readonly article467: Ratio
  readonly fgtsAndFine: Ratio
  readonly creditFgts: Ratio
  readonly fgtsInterest: Ratio
}

function creditsOf({ session }: ChargesOf, _input: ClaimInput, { corrected, interest }: CapitalTotals, fgts: ClaimFgts | null): Credits {
  const inGross = fgts?.inGross === true
  const fgtsAndFine = fgts ? fgts.corrected.plus(fgts.fineCorrected) : ZERO
  const creditFgts = inGross ? fgtsAndFine.minus(fgts.deduct) : ZERO
  const fgtsInterest = inGross ? session.round(fgts.interest) : ZERO
  return {
    principal: total([corrected, interest, creditFgts, fgtsInterest]),
    article467: inGross ? fgts.article467 : ZERO,
    fgtsAndFine,
    creditFgts,
    fgtsInterest,
  }
}

interface Benefits {
  readonly family: readonly FamilyMonth[] | null
  readonly unemployment: ClaimUnemployment | null
}

const benefitsOf = (of: ChargesOf, input: ClaimInput): Benefits => ({
  family: input.family_allowance ? claimFamily(of, input.family_allowance.children) : null,
  unemployment: claimUnemployment(of, input),
})

/** Accessories by their computed total, or by the total given. */
function givenOf(session: Session, { given }: ClaimInput, inss: ClaimInss | null, { family, unemployment }: Benefits) {
  const chosen = (typed: number | undefined, computed: Ratio): Ratio => {
    if (typed === undefined) return computed
    session.assume('Um total informado em given substitui o calculado.')
    return session.round(exact(typed))
  }
  return {
    inssEmployee: chosen(given.inss_employee, inss?.employee ?? ZERO),
    inssEmployer: chosen(given.inss_employer, inss?.employer ?? ZERO),
    familyTotal: chosen(given.family_allowance, total((family ?? []).map(({ corrected }) => corrected))),
    unemploymentTotal: chosen(given.unemployment, unemployment?.corrected ?? ZERO),
  }
}

const feesOf = ({ round }: Session, fees: readonly ClaimFee[], owedBy: 'employer' | 'claimant', onlyDeducted = false): Ratio =>
  total(fees.filter(({ input }) => input.owed_by === owedBy && (!onlyDeducted || input.deduct)).map((fee) => round(fee.total)))

function alimonyOf(of: ChargesOf, { alimony }: ClaimInput, fgtsAndFine: Ratio): { readonly due: Ratio; readonly taxable: Ratio } {
  if (!alimony) return { due: ZERO, taxable: ZERO }
  const percent = exactPercent(alimony.percent)
  const bearers = chargedItems(of, 'alimony')
  const onFgts = alimony.on_fgts ? fgtsAndFine : ZERO
  const { round } = of.session
  return { due: round(bearers.plus(onFgts).times(percent)), taxable: round(chargedItems(of, 'alimony', true).times(percent)) }
}

interface Taxed {
  readonly occurrences: readonly TaxOccurrence[] | null
  readonly total: Ratio
  readonly chargedToEmployer: Ratio
}

function taxOf(of: ChargesOf, input: ClaimInput, deductions: Parameters<typeof claimTax>[2]): Taxed {
  const occurrences = claimTax(of, input, deductions)
  const { round } = of.session
  const typed = input.given.income_tax
  const sum = typed === undefined ? total((occurrences ?? []).map(({ tax }) => round(tax))) : round(exact(typed))
  return { occurrences, total: sum, chargedToEmployer: input.income_tax?.charged_to === 'employer' ? sum : ZERO }
}

interface TotalsOf {
  readonly session: Session
  readonly input: ClaimInput
  readonly capital: CapitalTotals
  readonly credits: Credits
  readonly given: ReturnType<typeof givenOf>
  readonly privatePension: Ratio
  readonly alimony: Ratio
  readonly fines: readonly ClaimFine[]
  readonly fees: readonly ClaimFee[]
  readonly taxed: Taxed
  readonly costs: ClaimCosts | null
  readonly debts: Readonly<Record<'gross' | 'fees' | 'inssEmployer' | 'third', Ratio>>
  readonly inss: ClaimInss | null
}

function totalsOf({ session, input, capital, credits, given, fines, fees, taxed, costs, debts, inss, ...parts }: TotalsOf): ClaimTotals {
  const typed = (amount: number | undefined): Ratio => (amount === undefined ? ZERO : session.round(exact(amount)))
  const bornByEmployer = inss?.chargedToEmployer === true
  const creditItems = total([
    capital.corrected,
    capital.interest,
    given.familyTotal,
    given.unemploymentTotal,
    credits.article467,
    credits.fgtsInterest,
  ])
  const credit = total([creditItems, credits.creditFgts, finesOf(session, fines, 'claimant_from_employer')]).minus(
    finesOf(session, fines, 'employer_from_claimant', true),
  )
  const deductions = total([
    bornByEmployer ? ZERO : given.inssEmployee,
    parts.privatePension,
    parts.alimony,
    finesOf(session, fines, 'third_from_claimant', true),
    feesOf(session, fees, 'claimant', true),
    taxed.total.minus(taxed.chargedToEmployer),
    typed(input.given.costs_claimant),
    typed(input.given.fgts_to_deposit),
  ])
  const employerTotal = total([
    ...Object.values(debts),
    costs ? session.round(costs.total) : ZERO,
    bornByEmployer ? given.inssEmployee : ZERO,
    taxed.chargedToEmployer,
  ])
  return {
    corrected: capital.corrected,
    interest: capital.interest,
    gross: debts.gross,
    creditItems,
    creditFgts: credits.creditFgts,
    credit,
    deductions,
    net: credit.minus(deductions),
    employerTotal: notBelowZero(employerTotal),
  }
}
