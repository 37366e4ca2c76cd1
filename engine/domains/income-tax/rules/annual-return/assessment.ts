/** Both models of an annual return (Lei 9.250/1995, arts. 7º to 12), and the taxation of lump sums that costs least. */
import { type Day, monthOf, yearOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { divide } from '../../../../core/ratio.ts'
import { type AnnualTax, annualReduction, annualTaxOn, tableTax } from '../annual-tax.ts'
import { HOLDER, type LumpSum, type Payment, type PersonIncome, type TaxFacts, type YearLaw } from './facts.ts'

const MONTHS_OF_A_YEAR = 12

interface Income {
  readonly taxable: Money
  readonly fromPayers: Money
  readonly fromPeople: Money
  readonly fromRra: Money
  readonly over65: Money
}

interface FullModel extends AnnualTax {
  readonly deductions: Money
  readonly deductionItems: {
    readonly inss: Money
    readonly dependents: Money
    readonly health: Money
    readonly education: Money
    readonly pension: Money
    readonly alimony: Money
    readonly bookExpenses: Money
  }
  readonly beforeIncentive: Money
  readonly incentive: Money
}

export interface Assessment {
  readonly income: Income
  readonly simplified: AnnualTax & { readonly discount: Money }
  readonly full: FullModel
  readonly best: 'simplified' | 'full'
  readonly tax: Money
  readonly rraTax: Money
  readonly paid: {
    readonly withheld: Money
    readonly carneLeao: Money
    readonly rraWithheld: Money
    readonly complementary: Money
    readonly stockWithheld: Money
    readonly total: Money
  }
  readonly dueOrRefund: Money
}

const total = <T>(rows: readonly T[], amount: (row: T) => Money): Money => sum(rows.map(amount))

/** Part of the legal expenses of a lump sum that belongs to its taxable part; late interest is exempt (STF, Tema 808). */
export const deductibleExpenses = ({ amount, legal_expenses: expenses, late_interest: interest }: LumpSum): Money =>
  interest === 0n ? expenses : divide(expenses * amount, amount + interest, 'halfUp')

/** Months of the year from that of the 65th birthday on; the whole year when the birth date is unknown. */
export function exemptMonths(birth: Day | undefined, { year, rules }: YearLaw): number {
  if (birth === undefined) return MONTHS_OF_A_YEAR
  const reached = yearOf(birth) + rules.exemptFromAge
  if (reached !== year) return reached < year ? MONTHS_OF_A_YEAR : 0
  return MONTHS_OF_A_YEAR - monthOf(birth) + 1
}

/** Exempt limit of a person's pensions in the year: two pensions share one (Lei 7.713/1988, art. 6º, XV). */
export const exemptLimit = (birth: Day | undefined, law: YearLaw): Money => law.exemptFrom65 * BigInt(exemptMonths(birth, law))

/** Pension told as exempt above the limit of each person, which is taxable. */
function over65(facts: TaxFacts, law: YearLaw): Money {
  const people = [{ id: HOLDER, birth_date: facts.birth_date }, ...facts.dependents]
  return total(people, ({ id, birth_date }) => {
    const told = total(facts.payers, (payer) => (payer.of === id ? payer.exempt_65 : 0n))
    return atLeastZero(told - exemptLimit(birth_date, law))
  })
}

/**
 * Book expenses used in the year: each month up to its work income, the rest in the following months until December (Lei 8.134/1990,
 * art. 6º, § 3º).
 */
export function bookExpensesUsed(rows: readonly PersonIncome[]): Money {
  return total([...new Set(rows.map(({ of }) => of))], (person) => {
    const work = rows.filter(({ of, kind }) => of === person && kind === 'work').sort((a, b) => a.month - b.month)
    let carried = 0n
    return total(work, ({ amount, book_expenses: spent }) => {
      const used = smallest(spent + carried, amount)
      carried += spent - used
      return used
    })
  })
}

/** Amount that deducts: payments less what was reimbursed. */
export const netPayment = ({ amount, reimbursed }: Payment): Money => atLeastZero(amount - reimbursed)

const ofKinds = (payments: readonly Payment[], ...kinds: readonly Payment['kind'][]): readonly Payment[] =>
  payments.filter(({ kind }) => kinds.includes(kind))

/** Education within the limit of each person, who cannot use that of another (Lei 9.250/1995, art. 8º, II, b). */
function educationOf(payments: readonly Payment[], limit: Money): Money {
  const rows = ofKinds(payments, 'education')
  return total([...new Set(rows.map((row) => row.for))], (person) =>
    smallest(
      limit,
      total(
        rows.filter((row) => row.for === person),
        netPayment,
      ),
    ),
  )
}

/** Private pension told, and the part of it that deducts: only who pays INSS or is retired deducts it (Lei 10.887/2004, art. 13). */
export function privatePension(facts: TaxFacts, taxable: Money, { annual }: YearLaw): { told: Money; limit: Money } {
  const told =
    total(facts.payers, ({ complementary }) => complementary) + total(ofKinds(facts.payments, 'pgbl', 'fapi'), ({ amount }) => amount)
  const contributes =
    facts.payers.some(({ inss, kind }) => inss > 0n || kind === 'retirement') || facts.people_income.some(({ inss }) => inss > 0n)
  return { told, limit: contributes ? portion(taxable, annual.privatePensionLimit, 'halfUp') : 0n }
}

function assess(facts: TaxFacts, law: YearLaw, adjusted: readonly boolean[], exclusiveTax: readonly Money[]): Assessment {
  const { payers, people_income: people, payments } = facts
  const inAdjustment = facts.rra.filter((_, index) => adjusted[index])
  const income = incomeOf(facts, inAdjustment, law)
  const pension = privatePension(facts, income.taxable, law)
  const deductionItems = {
    inss:
      total(payers, ({ inss }) => inss) +
      total(people, ({ inss }) => inss) +
      total(inAdjustment, ({ inss }) => inss) +
      total(ofKinds(payments, 'funpresp'), ({ amount }) => amount),
    dependents: law.annual.perDependent * BigInt(facts.dependents.length),
    health: total(ofKinds(payments, 'health', 'health_plan'), netPayment),
    education: educationOf(payments, law.annual.educationLimit),
    pension: smallest(pension.told, pension.limit),
    alimony:
      total(payers, ({ alimony }) => alimony) +
      total(people, ({ alimony }) => alimony) +
      total(inAdjustment, ({ alimony }) => alimony) +
      total(ofKinds(payments, 'alimony', 'alimony_by_deed'), ({ amount }) => amount),
    bookExpenses: bookExpensesUsed(people),
  }
  const full = fullModel(income.taxable, deductionItems, facts.incentive_donations, law)
  const discount = smallest(portion(income.taxable, law.annual.simplified.rate, 'halfUp'), law.annual.simplified.cap)
  const simplified = { discount, ...annualTaxOn(income.taxable - discount, income.taxable, law.annual) }
  const best = full.tax < simplified.tax ? 'full' : 'simplified'
  const { tax } = best === 'full' ? full : simplified
  const rraTax = sum(exclusiveTax.filter((_, index) => !adjusted[index]))
  const paid = paidOf(facts)
  return { income, simplified, full, best, tax, rraTax, paid, dueOrRefund: tax + rraTax - paid.total }
}

function incomeOf(facts: TaxFacts, inAdjustment: readonly LumpSum[], law: YearLaw): Income {
  const fromPayers = total(facts.payers, ({ taxable }) => taxable)
  const fromPeople = total(facts.people_income, ({ amount }) => amount)
  const fromRra = total(inAdjustment, (row) => row.amount - deductibleExpenses(row))
  const excess = over65(facts, law)
  return { taxable: fromPayers + fromPeople + fromRra + excess, fromPayers, fromPeople, fromRra, over65: excess }
}

/** Donations come off the tax of the table, up to their share of it (Lei 9.532/1997, art. 22); the reduction of 2026 comes after. */
function fullModel(income: Money, deductionItems: FullModel['deductionItems'], donations: Money, { annual, rules }: YearLaw): FullModel {
  const deductions = sum(Object.values(deductionItems))
  const base = atLeastZero(income - deductions)
  const beforeIncentive = tableTax(base, annual)
  const incentive = smallest(donations, portion(beforeIncentive, rules.incentiveShare, 'halfUp'))
  const beforeReduction = beforeIncentive - incentive
  const reduction = smallest(annualReduction(income, annual), beforeReduction)
  return { deductions, deductionItems, base, beforeIncentive, incentive, beforeReduction, reduction, tax: beforeReduction - reduction }
}

function paidOf(facts: TaxFacts): Assessment['paid'] {
  const parts = {
    withheld: total(facts.payers, ({ withheld }) => withheld),
    carneLeao: total(facts.people_income, ({ carne_leao }) => carne_leao),
    rraWithheld: total(facts.rra, ({ withheld }) => withheld),
    complementary: facts.complementary_tax,
    stockWithheld: facts.stock_irrf_left,
  }
  return { ...parts, total: sum(Object.values(parts)) }
}

export interface Choice {
  readonly assessment: Assessment
  /** True for each lump sum taken into the annual adjustment. */
  readonly adjusted: readonly boolean[]
}

/** Tries every combination of the lump sums that may choose; a tie keeps them taxed exclusively. */
export function assessBest(facts: TaxFacts, law: YearLaw, exclusiveTax: readonly Money[]): Choice {
  const free = facts.rra.flatMap(({ option }, index) => (option === 'best' ? [index] : []))
  let best: Choice | undefined
  for (let mask = 0; mask < 2 ** free.length; mask++) {
    const adjusted = facts.rra.map(({ option }, index) =>
      option === 'best' ? Math.floor(mask / 2 ** free.indexOf(index)) % 2 === 1 : option === 'adjust',
    )
    const assessment = assess(facts, law, adjusted, exclusiveTax)
    if (best === undefined || assessment.dueOrRefund < best.assessment.dueOrRefund) best = { assessment, adjusted }
  }
  return best!
}
