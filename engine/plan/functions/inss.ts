import type { Law } from '../../core/dated.ts'
import type { Day } from '../../core/day.ts'
import recorded, { type InssTable } from '../../domains/payroll/law/inss.ts'
import { inssDue } from '../../domains/payroll/rules/inss.ts'
import { type Expression, type ExpressionStep, field, name, type PlannedFunction, plus, when } from '../expression.ts'
import { anyAmount, asked, askedSteps, column, oldestFirst, type PlanLaws, versionStep } from '../law-rows.ts'
import { progressivePieces, type ScalePiece, scale, singlePieces } from '../scale.ts'

/** As rules/inss.ts: slices cut one by one since March 2020, one rate rounded before. */
function pieces(table: InssTable, deductible: boolean): ScalePiece[] {
  if (table.progressive) return progressivePieces(table.brackets, 'truncate')
  const due = inssDue(table.ceiling, table)
  const brackets = table.brackets.map(({ limit, rate, incomeTaxRate }) => ({ limit, rate: (deductible && incomeTaxRate) || rate }))
  return singlePieces(brackets, 'halfUp', deductible ? due.deductible : due.amount)
}

interface Contribution {
  /** The contribution on a month's pay, as `inss_due`. */
  readonly steps: readonly ExpressionStep[]
  /** What the income tax deducts of it. After the steps. */
  readonly deductible: Expression
}

export function inssOf(pay: Expression, law: Law<InssTable>): Contribution {
  const contribution = scale('inss', {
    due: oldestFirst(law).map((table) => pieces(table, false)),
    deductible: oldestFirst(law).map((table) => pieces(table, true)),
  })
  // 1 in the CPMF years, when the income tax deducted the contribution at the full rate.
  const deducts_another = column(law, ({ brackets }) => (brackets.some(({ incomeTaxRate }) => incomeTaxRate) ? 1n : 0n), 0n)
  const version = name('inss_version')
  return {
    steps: [
      versionStep('inss_version', law),
      { name: 'inss_law', row: { ...contribution.limits, deducts_another }, index: version },
      contribution.piece(pay, 'inss_law', version),
      { name: 'inss_due', value: contribution.value('due', pay) },
    ],
    deductible: when(field('inss_law', 'deducts_another'), 0n, contribution.value('deductible', pay), name('inss_due')),
  }
}

export { recorded as inssLaw }

export function inss(today: Day, laws: PlanLaws): PlannedFunction {
  const law = laws(recorded)
  return {
    name: 'inss',
    says: "An employee's contribution to social security on a month's pay.",
    parameters: { amount: 'money', day: 'day' },
    steps: [
      ...askedSteps(today, [law], anyAmount('amount')),
      { name: 'pay', value: plus(name('amount'), asked) },
      ...inssOf(name('pay'), law).steps,
    ],
    result: plus(name('inss_due'), asked),
  }
}
