import type { Day } from '../../core/day.ts'
import law, { type InssTable } from '../../domains/payroll/law/inss.ts'
import { inssDue } from '../../domains/payroll/rules/withholding/inss.ts'
import { type Expression, type ExpressionStep, field, name, type PlannedFunction, plus, when } from '../expression.ts'
import { anyAmount, column, knownDays, oldestFirst, perLaws, valid, validOr, validStep, versionStep } from '../legal-constants/law-rows.ts'
import { progressivePieces, type ScalePiece, scale, singlePieces } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, percentage, percentStep } from '../results.ts'

/** Pieces as in rules/withholding/inss.ts: slices truncated one by one since March 2020, one rounded rate before. */
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

/** Contribution on a month's pay, as `inss_due`. */
export const inssSteps = (pay: Expression): readonly ExpressionStep[] => [
  versionStep('inss_version', law),
  { name: 'inss_law', row: { ...contribution().limits, deducts_another: deducts_another(), ceiling: ceiling() }, index: version },
  contribution().piece(pay, 'inss_law', version),
  { name: 'inss_due', value: contribution().value('due', pay) },
]

/** Contribution on pay separate from the month's, as `<called>_due`. Requires `inssSteps` first. */
export function secondInssSteps(called: string, pay: Expression): readonly ExpressionStep[] {
  const again = scale(called, { due: oldestFirst(law).map((table) => pieces(table, false)) })
  return [
    { name: `${called}_law`, row: again.limits, index: version },
    again.piece(pay, `${called}_law`, version),
    { name: `${called}_due`, value: again.value('due', pay) },
  ]
}

/** Part deductible from the income tax base. Requires `inssSteps` first. */
export const inssDeductible = (pay: Expression): Expression =>
  when(field('inss_law', 'deducts_another'), 0n, contribution().value('deductible', pay), name('inss_due'))

/** Contribution ceiling. Requires `inssSteps` first, or `inssCeilingSteps` without an employee contribution. */
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
      validStep(anyAmount('amount'), knownDays(today, law)),
      { name: 'pay', value: plus(name('amount'), valid) },
      ...inssSteps(name('pay')),
    ],
    result: plus(name('inss_due'), valid),
  }
}

/** Plan of the INSS calculator. */
function inssOfAnEmployee(today: Day): PlannedFunction {
  return {
    name: 'inss_employee',
    says: "An employee's contribution on a month's pay, its share of the pay and the most that contributes.",
    parameters: { salary: 'money', day: 'day' },
    steps: [
      validStep(anyAmount('salary'), knownDays(today, law)),
      ...inssSteps(validOr('salary')),
      percentStep('effective_rate', name('inss_due'), validOr('salary')),
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
