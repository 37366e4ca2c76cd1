import type { Day } from '../../core/day.ts'
import law, { type InssTable } from '../../domains/payroll/law/inss.ts'
import { inssDue } from '../../domains/payroll/rules/inss.ts'
import { type Expression, type ExpressionStep, field, name, type PlannedFunction, plus, when } from '../expression.ts'
import { anyAmount, asked, askedStep, column, given, knownDays, oldestFirst, perLaws, versionStep } from '../law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, percentage, percentStep } from '../results.ts'
import { progressivePieces, type ScalePiece, scale, singlePieces } from '../scale.ts'

/** As rules/inss.ts: slices cut one by one since March 2020, one rate rounded before. */
function pieces(table: InssTable, deductible: boolean): ScalePiece[] {
  if (table.progressive) return progressivePieces(table.brackets, 'truncate')
  const due = inssDue(table.ceiling, table)
  const brackets = table.brackets.map(({ limit, rate, incomeTaxRate }) => ({ limit, rate: (deductible && incomeTaxRate) || rate }))
  return singlePieces(brackets, 'halfUp', deductible ? due.deductible : due.amount)
}

const contribution = perLaws(() =>
  scale('inss', {
    due: oldestFirst(law).map((table) => pieces(table, false)),
    deductible: oldestFirst(law).map((table) => pieces(table, true)),
  }),
)

/** 1 in the CPMF years, when the income tax deducted the contribution at the full rate. */
const deducts_another = perLaws(() => column(law, ({ brackets }) => (brackets.some(({ incomeTaxRate }) => incomeTaxRate) ? 1n : 0n), 0n))

const ceiling = perLaws(() => column(law, (table) => table.ceiling))

const version = name('inss_version')

/** The contribution on a month's pay, as `inss_due`. */
export const inssSteps = (pay: Expression): readonly ExpressionStep[] => [
  versionStep('inss_version', law),
  { name: 'inss_law', row: { ...contribution().limits, deducts_another: deducts_another(), ceiling: ceiling() }, index: version },
  contribution().piece(pay, 'inss_law', version),
  { name: 'inss_due', value: contribution().value('due', pay) },
]

/** The contribution on what is paid apart from the month's pay, as `<called>_due`. After `inssSteps`. */
export function secondInssSteps(called: string, pay: Expression): readonly ExpressionStep[] {
  const again = scale(called, { due: oldestFirst(law).map((table) => pieces(table, false)) })
  return [
    { name: `${called}_law`, row: again.limits, index: version },
    again.piece(pay, `${called}_law`, version),
    { name: `${called}_due`, value: again.value('due', pay) },
  ]
}

/** What the income tax deducts of it. After `inssSteps`. */
export const inssDeductible = (pay: Expression): Expression =>
  when(field('inss_law', 'deducts_another'), 0n, contribution().value('deductible', pay), name('inss_due'))

/** The most that contributes. After `inssSteps`, or `inssCeilingSteps` where there is no contribution of an employee. */
export const inssCeiling: Expression = field('inss_law', 'ceiling')
export const inssCeilingSteps = perLaws<readonly ExpressionStep[]>(() => [
  versionStep('inss_version', law),
  { name: 'inss_law', row: { ceiling: ceiling() }, index: version },
])

export { law as inssLaw }

export function inss(today: Day): PlannedFunction {
  return {
    name: 'inss',
    says: "An employee's contribution to social security on a month's pay.",
    parameters: { amount: 'money', day: 'day' },
    steps: [
      askedStep(anyAmount('amount'), knownDays(today, law)),
      { name: 'pay', value: plus(name('amount'), asked) },
      ...inssSteps(name('pay')),
    ],
    result: plus(name('inss_due'), asked),
  }
}

/** As the calculator of the contribution. */
function inssOfAnEmployee(today: Day): PlannedFunction {
  return {
    name: 'inss_employee',
    says: "An employee's contribution on a month's pay, its share of the pay and the most that contributes.",
    parameters: { salary: 'money', day: 'day' },
    steps: [
      askedStep(anyAmount('salary'), knownDays(today, law)),
      ...inssSteps(given('salary')),
      percentStep('effective_rate', name('inss_due'), given('salary')),
    ],
    result: answeredResults({ inss: name('inss_due'), effective_rate: percentage('effective_rate'), ceiling: inssCeiling }),
    units: { effective_rate: 'percentage', answered: 'count' },
  }
}

export const inssEmployeePlan: OperationPlan = {
  function: inssOfAnEmployee,
  inputs: { salary: 'salary', day: 'reference_date' },
  fields: { inss: 'inss', effectiveRatePercent: 'effective_rate', ceiling: 'ceiling' },
  answered: 'answered',
}
