import { evenSchedule, monthlyFromAnnual, type ScheduleRow } from '../../../../core/finance/installment.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'

/**
 * Fixed-point precision of invested amounts, in bits of a centavo, finer than forty decimals: a shift is ten times cheaper than a division.
 */
const BITS = 134n
const HALF = 1n << (BITS - 1n)
/**
 * Half a unit of the twentieth decimal. Compensates for the twelfth root truncated at forty decimals, so that an exact half centavo rounds
 * up.
 */
const SLACK = (1n << BITS) / (2n * 10n ** 20n)

/** Converts a factor or an amount to fixed point. */
const fine = ({ n, d }: Ratio): bigint => (n << BITS) / d
const toMoney = (parts: bigint): Money => (parts + HALF + SLACK) >> BITS

interface Plan {
  readonly propertyValue: Money
  readonly downPayment: Money
  readonly itbi: Money
  readonly rent: Money
  readonly financingRate: Ratio
  readonly financingMonths: number
  readonly appreciation: Ratio
  readonly investmentReturn: Ratio
  /** Annual rate on the property value at the start of the year. */
  readonly maintenance: Ratio
  readonly rentAdjustment: Ratio
  readonly horizon: number
}

interface Moment {
  readonly month: number
  readonly propertyValue: Money
  readonly debt: Money
  /** Invested by each side, rounded for display. */
  readonly buyerInvested: Money
  readonly buyWealth: Money
  readonly rentWealth: Money
}

interface Lives {
  /** From month 0 to the horizon. */
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
 * Simulates both options monthly. Both spend the same: the side with the lower cost invests the difference at the end of the month.
 * Payments are whole centavos; investments grow unrounded and are rounded only for display.
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

/** Caches the last schedule from its second use: a search for another figure repeats it, while a batch of different rows stores none. */
let lastSchedule: { readonly key: string; readonly rows?: readonly ScheduleRow[] } = { key: '' }

function scheduleOf(financed: Money, annual: Ratio, months: number): readonly ScheduleRow[] {
  const key = `${financed} ${annual.n}/${annual.d} ${months}`
  if (lastSchedule.key === key && lastSchedule.rows) return lastSchedule.rows
  const rows = evenSchedule(financed, monthlyFromAnnual(annual), months)
  lastSchedule = { key, ...(lastSchedule.key === key && { rows }) }
  return rows
}

function momentOf(month: number, propertyValue: Money, debt: Money, buyer: bigint, tenant: bigint): Moment {
  const buyerInvested = toMoney(buyer)
  return {
    month,
    propertyValue,
    debt,
    buyerInvested,
    buyWealth: propertyValue - debt + buyerInvested,
    rentWealth: toMoney(tenant),
  }
}

/** Value × (1 + a)^(months ÷ 12), rounded; whole years use integer powers, without roots. */
function valueOverTime(value: Money, annual: Ratio): (month: number) => Money {
  const { withinYear, ofYears } = growthOf(annual)
  const wholeYears: bigint[] = []
  return (month) => {
    const year = Math.floor(month / 12)
    wholeYears[year] ??= fine(Ratio.of(value).times(ofYears(year)))
    return toMoney((wholeYears[year] * withinYear[month % 12]!) >> BITS)
  }
}

interface Growth {
  readonly annual: Ratio
  readonly withinYear: readonly bigint[]
  ofYears(years: number): Ratio
}

/** Last growth computed; a price search repeats it. */
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
