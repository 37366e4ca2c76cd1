import type { Day } from '../../core/day.ts'
import law, { type InssTable } from '../../domains/payroll/law/inss.ts'
import { inssDue } from '../../domains/payroll/rules/inss.ts'
import { type Expression, name, plus, type SqlFunction, type Step } from '../expression.ts'
import { anyAmount, asked, askedStep, knownDays, oldestFirst, versionStep } from '../law-rows.ts'
import { type Piece, progressivePieces, scale, singlePieces } from '../scale.ts'

/** As rules/inss.ts: slices cut one by one since March 2020, one rate rounded before. */
function pieces(table: InssTable, deductible: boolean): Piece[] {
  if (table.progressive) return progressivePieces(table.brackets, 'truncate')
  const due = inssDue(table.ceiling, table)
  const brackets = table.brackets.map(({ limit, rate, incomeTaxRate }) => ({ limit, rate: (deductible && incomeTaxRate) || rate }))
  return singlePieces(brackets, 'halfUp', deductible ? due.deductible : due.amount)
}

const contribution = scale('inss', {
  due: oldestFirst(law).map((table) => pieces(table, false)),
  deductible: oldestFirst(law).map((table) => pieces(table, true)),
})

const version = name('inss_version')

/** The contribution on a month's pay, as `inss_due`. */
export const inssSteps = (pay: Expression): readonly Step[] => [
  versionStep('inss_version', law),
  { name: 'inss_law', row: contribution.limits, index: version },
  contribution.piece(pay, 'inss_law', version),
  { name: 'inss_due', value: contribution.value('due', pay) },
]

/** What the income tax deducts of it: another amount in the CPMF years. After `inssSteps`. */
export const inssDeductible = (pay: Expression): Expression => contribution.value('deductible', pay)

export { law as inssLaw }

export function inss(today: Day): SqlFunction {
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
