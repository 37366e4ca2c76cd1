/** The answer of a claim as plain numbers, days and texts. */
import { mapValues } from '../core/collections/records.ts'
import type { Ratio } from '../core/ratio.ts'
import { asPercent, plain } from '../domains/court/rules/amounts.ts'
import { monthNumber, monthStart } from '../domains/court/rules/indexes.ts'
import type { Claim } from './claim.ts'
import type { Comparison } from './compare.ts'
import type { Occurrence, SettledItem } from './items/occurrence.ts'
import { itemTotals } from './items/settle.ts'

const orNull = (value: Ratio | null): number | null => (value === null ? null : plain(value))

/** `2021-01` of a month's number. */
const monthText = (month: number): string => monthStart(month).slice(0, 7)

function occurrenceView(each: Occurrence) {
  const { vacation } = each
  return {
    from: each.from,
    to: each.to,
    active: each.active,
    base: orNull(each.base),
    divisor: orNull(each.divisor),
    multiplier: orNull(each.multiplier),
    quantity: orNull(each.quantity),
    wholeQuantity: plain(each.wholeQuantity),
    due: plain(each.due),
    wholeDue: plain(each.wholeDue),
    paid: plain(each.paid),
    wholePaid: plain(each.wholePaid),
    double: each.double,
    factor: plain(each.factor),
    difference: plain(each.difference),
    corrected: plain(each.corrected),
    chargeBase: plain(each.chargeBase),
    ...(vacation && {
      acquiredFrom: vacation.acquiredFrom,
      acquiredTo: vacation.acquiredTo,
      indemnified: vacation.kind !== 'taken',
      sold: vacation.soldDays > 0,
    }),
  }
}

function itemView(claim: Claim, item: SettledItem) {
  const { input, preset, occurrences } = item
  const totals = itemTotals(claim.session, item)
  return {
    id: input.id,
    name: input.name ?? input.id,
    kind: input.kind,
    nature: input.nature,
    ...(preset && { preset }),
    occurrences: occurrences.map(occurrenceView),
    totals: {
      due: plain(totals.due),
      paid: plain(totals.paid),
      difference: plain(totals.difference),
      corrected: plain(totals.corrected),
      chargeBase: plain(totals.chargeBase),
      takenVacation: plain(totals.takenVacation),
    },
  }
}

interface MonthRow {
  readonly items: Record<string, number>
  difference: number
  corrected: number
  interest: number
  fgts: number
  inss: number
}

/** Sheet of months by items; sums of what each month shows. */
function monthsView(claim: Claim) {
  const rows = new Map<string, MonthRow>()
  const rowOf = (month: string): MonthRow => {
    const row = rows.get(month) ?? { items: {}, difference: 0, corrected: 0, interest: 0, fgts: 0, inss: 0 }
    rows.set(month, row)
    return row
  }
  const centavo = (value: number): number => Math.round(value * 100) / 100
  for (const { input, occurrences } of claim.items) {
    for (const each of occurrences) {
      if (!each.active) continue
      const row = rowOf(monthText(monthNumber(each.from)))
      const corrected = plain(claim.session.round(each.corrected))
      row.items[input.id] = centavo((row.items[input.id] ?? 0) + corrected)
      row.difference = centavo(row.difference + plain(each.difference))
      row.corrected = centavo(row.corrected + corrected)
    }
  }
  for (const { month, interest } of claim.capital.groups) {
    const row = rowOf(month)
    row.interest = centavo(row.interest + plain(claim.session.round(interest)))
  }
  for (const each of claim.fgts?.months ?? []) rowOf(monthText(each.month)).fgts = plain(each.corrected)
  for (const each of claim.inss?.months ?? [])
    rowOf(monthText(each.month)).inss = plain(each.employeeCorrected.plus(each.thirteenthCorrected))
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, row]) => ({ month, ...row, total: centavo(row.corrected + row.interest + row.fgts - row.inss) }))
}

function fgtsView({ fgts }: Claim) {
  if (!fgts) return null
  const { fine } = fgts
  return {
    months: fgts.months.map((each) => ({
      month: monthText(each.month),
      due: plain(each.due),
      difference: plain(each.difference),
      corrected: plain(each.corrected),
      interest: plain(each.interest),
      socialContribution: plain(each.socialContribution),
    })),
    totals: {
      corrected: plain(fgts.corrected),
      fine: plain(fgts.fineCorrected),
      article467: plain(fgts.article467),
      deducted: plain(fgts.deduct),
    },
    fine: fine && {
      base: plain(fine.base),
      amount: plain(fine.amount),
      corrected: plain(fine.corrected),
      article467: plain(fine.article467),
      tenPercent: plain(fine.tenPercent),
    },
    window: fgts.window,
    interest: plain(fgts.interest),
  }
}

function inssView({ inss, inssEmployee, inssEmployer }: Claim) {
  if (!inss) return null
  return {
    months: inss.months.map((each) => ({
      month: monthText(each.month),
      pay: plain(each.pay),
      claim: plain(each.claim),
      claimThirteenth: plain(each.claimThirteenth),
      effectiveRatePercent: asPercent(each.rate),
      employee: plain(each.employee.plus(each.employeeThirteenth)),
      employeeCorrected: plain(each.employeeCorrected.plus(each.thirteenthCorrected)),
      employer: plain(each.employer),
      employerCorrected: plain(each.employerCorrected),
    })),
    totals: { employee: plain(inssEmployee), employer: plain(inssEmployer) },
  }
}

function debtsView({ fines, fees, feeTotals, costs, session }: Claim) {
  const fined = (between: string): number =>
    fines.filter(({ input }) => input.between === between).reduce((sum, each) => sum + plain(session.round(each.total)), 0)
  return {
    fines: fines.map(({ input, ...each }) => ({
      name: input.name ?? null,
      between: input.between,
      base: plain(each.base),
      corrected: plain(each.corrected),
      interest: plain(each.interest),
      total: plain(session.round(each.total)),
    })),
    fineTotals: {
      claimantFromEmployer: centavos(fined('claimant_from_employer')),
      employerFromClaimant: centavos(fined('employer_from_claimant')),
      thirdFromEmployer: centavos(fined('third_from_employer')),
      thirdFromClaimant: centavos(fined('third_from_claimant')),
    },
    fees: fees.map(({ input, ...each }) => ({
      kind: input.kind,
      owedBy: input.owed_by,
      base: plain(each.base),
      corrected: plain(each.corrected),
      interest: plain(each.interest),
      total: plain(session.round(each.total)),
      withheld: plain(each.withheld),
      withheldRatePercent: asPercent(each.withheldRate),
    })),
    feeTotals: { claimant: plain(feeTotals.claimant), employer: plain(feeTotals.employer) },
    costs: costs && {
      base: plain(costs.base),
      knowledge: plain(costs.knowledge),
      settlement: plain(costs.settlement),
      ceiling: orNull(costs.ceiling),
      acts: costs.acts.map((each) => ({ act: each.act, count: each.count, amount: plain(each.amount) })),
      appraisals: plain(costs.appraisals),
      storage: plain(costs.storage),
      total: plain(costs.total),
    },
  }
}

const centavos = (value: number): number => Math.round(value * 100) / 100

function taxView({ tax, taxTotal }: Claim) {
  if (!tax) return null
  return {
    occurrences: tax.map((each) => ({
      kind: each.kind,
      base: plain(each.base),
      months: each.months,
      ratePercent: asPercent(each.rate),
      deduct: plain(each.deduct),
      tax: plain(each.tax),
      deductions: plain(each.deductions),
    })),
    total: plain(taxTotal),
  }
}

export function claimView(claim: Claim, comparison: readonly Comparison[]) {
  const { capital, session, update } = claim
  return {
    as: session.reading,
    items: claim.items.map((item) => itemView(claim, item)),
    expanded: claim.expanded.filter(({ preset }) => preset !== undefined).map(({ input, preset }) => ({ preset, ...input })),
    months: monthsView(claim),
    update: {
      phases: update.phases.map(({ from, index, interest }) => ({ from, index, interest })),
      missingMonths: update.missingMonths(),
    },
    interest: {
      groups: capital.groups.map((each) => ({
        month: each.month,
        startsOn: each.startsOn,
        ratePercent: asPercent(each.rate),
        corrected: plain(each.corrected),
        interest: plain(each.interest),
      })),
      corrected: plain(capital.corrected),
      interest: plain(capital.interest),
    },
    fgts: fgtsView(claim),
    inss: inssView(claim),
    incomeTax: taxView(claim),
    alimony: claim.alimony && plain(claim.alimony),
    privatePension: plain(claim.privatePension),
    familyAllowance: claim.family && {
      months: claim.family.map((each) => ({ month: monthText(each.month), quota: plain(each.quota), amount: plain(each.amount) })),
      total: plain(claim.familyTotal),
    },
    unemployment: claim.unemployment && {
      installment: plain(claim.unemployment.installment),
      amount: plain(claim.unemployment.amount),
      corrected: plain(claim.unemploymentTotal),
    },
    ...debtsView(claim),
    payments: capital.payments.map((each) => ({
      day: each.day,
      amount: plain(each.amount),
      interestPaid: plain(each.interestPaid),
      principalPaid: plain(each.principalPaid),
      left: plain(each.left),
    })),
    totals: mapValues(claim.totals, plain),
    comparison: comparison.map((each) => ({
      field: each.field,
      typed: plain(each.typed),
      ours: plain(each.ours),
      difference: plain(each.difference),
      equal: each.equal,
      explainedBy: [...each.explainedBy],
    })),
    warnings: session.warnings.map(String),
  }
}
