import { evenSchedule, monthlyFromAnnual, type ScheduleRow } from '../../../../core/finance/installment.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'

/** What grows is kept in binary parts of a centavo, finer than forty decimals: a shift where a division would cost ten times more. */
const BITS = 134n
const HALF = 1n << (BITS - 1n)
/** Half a unit of the twentieth decimal. The twelfth root is cut at forty, and a value that is exactly half a centavo must not fall short of it. */
const SLACK = (1n << BITS) / (2n * 10n ** 20n)

/** A factor, or an amount, in those parts. */
const fine = ({ n, d }: Ratio): bigint => (n << BITS) / d
const shown = (parts: bigint): Money => (parts + HALF + SLACK) >> BITS

interface Plan {
  readonly propertyValue: Money
  readonly downPayment: Money
  readonly itbi: Money
  readonly rent: Money
  readonly financingRate: Ratio
  readonly financingMonths: number
  readonly appreciation: Ratio
  readonly investmentReturn: Ratio
  /** A year, of the value the property has when the year begins. */
  readonly maintenance: Ratio
  readonly rentAdjustment: Ratio
  readonly horizon: number
}

interface Moment {
  readonly month: number
  readonly propertyValue: Money
  readonly debt: Money
  /** What each side has invested, rounded for showing. */
  readonly buyerInvested: Money
  readonly buyWealth: Money
  readonly rentWealth: Money
}

interface Lives {
  /** Month 0 to the horizon. */
  readonly moments: readonly Moment[]
  readonly financed: Money
  readonly firstInstallment: Money
  readonly installments: Money
  readonly interest: Money
  readonly maintenance: Money
  readonly rents: Money
  readonly buyerContributions: Money
  readonly tenantContributions: Money
}

/**
 * The two lives month by month. Both spend the same: whoever has the cheaper month invests the difference, at its end. Payments are whole
 * centavos; what is invested grows unrounded, and is rounded only where it is shown.
 */
export function livesOf(plan: Plan): Lives {
  const financed = plan.propertyValue - plan.downPayment
  const rows = financed > 0n ? scheduleOf(financed, plan.financingRate, plan.financingMonths) : []
  const monthlyReturn = fine(ONE.plus(plan.investmentReturn).root(12))
  const valueAt = valueOverTime(plan.propertyValue, plan.appreciation)

  let debt = financed
  const grown = (invested: bigint): bigint => (invested * monthlyReturn) >> BITS
  let buyer = 0n
  let tenant = (plan.downPayment + plan.itbi) << BITS
  let rent = plan.rent
  let upkeep = 0n
  const totals = { installments: 0n, interest: 0n, maintenance: 0n, rents: 0n, buyerContributions: 0n, tenantContributions: 0n }
  const moments = [momentOf(0, plan.propertyValue, debt, buyer, tenant)]
  for (let month = 1; month <= plan.horizon; month++) {
    const row = rows[month - 1]
    if (month % 12 === 1) {
      upkeep = portion(valueAt(month - 1), plan.maintenance.over(Ratio.of(12n)), 'halfUp')
      if (month > 1) rent = portion(rent, ONE.plus(plan.rentAdjustment), 'halfUp')
    }
    const installment = row?.installment ?? 0n
    const spared = installment + upkeep - rent
    buyer = grown(buyer)
    tenant = grown(tenant)
    if (spared > 0n) tenant += spared << BITS
    else buyer += -spared << BITS
    debt = row?.balance ?? 0n

    totals.installments += installment
    totals.interest += row?.interest ?? 0n
    totals.maintenance += upkeep
    totals.rents += rent
    if (spared > 0n) totals.tenantContributions += spared
    else totals.buyerContributions -= spared
    moments.push(momentOf(month, valueAt(month), debt, buyer, tenant))
  }
  return { moments, financed, firstInstallment: rows[0]?.installment ?? 0n, ...totals }
}

/**
 * A search for another figure (a rent, a return) asks for the same schedule at each step: it is kept from the second time on, so that a
 * batch of different rows keeps none.
 */
let asked: { readonly key: string; readonly rows?: readonly ScheduleRow[] } = { key: '' }

function scheduleOf(financed: Money, annual: Ratio, months: number): readonly ScheduleRow[] {
  const key = `${financed} ${annual.n}/${annual.d} ${months}`
  if (asked.key === key && asked.rows) return asked.rows
  const rows = evenSchedule(financed, monthlyFromAnnual(annual), months)
  asked = { key, ...(asked.key === key && { rows }) }
  return rows
}

function momentOf(month: number, propertyValue: Money, debt: Money, buyer: bigint, tenant: bigint): Moment {
  const buyerInvested = shown(buyer)
  return {
    month,
    propertyValue,
    debt,
    buyerInvested,
    buyWealth: propertyValue - debt + buyerInvested,
    rentWealth: shown(tenant),
  }
}

/** Value × (1 + a)^(months ÷ 12), rounded; whole years by whole powers, so that they carry no root. */
function valueOverTime(value: Money, annual: Ratio): (month: number) => Money {
  const { withinYear, ofYears } = growthOf(annual)
  const wholeYears: bigint[] = []
  return (month) => {
    const year = Math.floor(month / 12)
    wholeYears[year] ??= fine(Ratio.of(value).times(ofYears(year)))
    return shown((wholeYears[year] * withinYear[month % 12]!) >> BITS)
  }
}

interface Growth {
  readonly annual: Ratio
  readonly withinYear: readonly bigint[]
  ofYears(years: number): Ratio
}

/** The last one asked for: a search for a price asks for the same at each step. */
let growth: Growth | undefined

function growthOf(annual: Ratio): Growth {
  if (growth?.annual.n === annual.n && growth.annual.d === annual.d) return growth
  const yearly = ONE.plus(annual)
  const monthly = yearly.root(12)
  const withinYear = Array.from({ length: 12 }, (_, month) => fine(monthly.power(month)))
  const years: Ratio[] = []
  const ofYears = (count: number): Ratio => {
    const known = years[count] ?? yearly.power(count)
    years[count] = known
    return known
  }
  growth = { annual, withinYear, ofYears }
  return growth
}
