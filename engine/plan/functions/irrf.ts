import type { Day } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import law, { type IrrfTable } from '../../domains/payroll/law/irrf.ts'
import {
  type Expression,
  type ExpressionStep,
  field,
  larger,
  minus,
  name,
  type PlannedFunction,
  plus,
  quotient,
  smaller,
  times,
  when,
} from '../expression.ts'
import {
  anyAmount,
  anyDependents,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  valid,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { commonDenominator, FITS, NO_LIMIT, parcelPieces, scale } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults } from '../results.ts'

const tax = perLaws(() => scale('irrf', { due: oldestFirst(law).map(({ brackets }) => parcelPieces(brackets, 'halfUp')) }))

/** The reduction (Lei 15.270/2025), as in rules/withholding/irrf.ts: full up to a limit, then linear, zero above another limit. */
const reductions = perLaws(() => oldestFirst(law).map(({ reduction }) => reduction))
const PARTS = perLaws(() => commonDenominator(reductions().flatMap((reduction) => reduction?.slope ?? [])))
const ofReduction = (value: (reduction: NonNullable<IrrfTable['reduction']>) => bigint, none: bigint): readonly bigint[] =>
  reductions().map((reduction) => (reduction ? value(reduction) : none))

/** True when a payment still reduced, times the slope, may exceed 63 bits. */
const wide = perLaws(() =>
  reductions().some(
    (reduction) => reduction !== null && (reduction.phaseOutUpTo * reduction.slope.n * PARTS()) / reduction.slope.d + PARTS() >= FITS,
  ),
)

/** Below every amount: waives nothing. */
const NEVER: Money = -1n

const row = perLaws(() => ({
  per_dependent: column(law, ({ perDependent }) => perDependent),
  simplified: column(law, ({ simplifiedDiscount }) => simplifiedDiscount, 0n),
  excluded: column(law, ({ monthlyExclusion }) => monthlyExclusion, 0n),
  waived_up_to: column(law, ({ waivedUpTo }) => waivedUpTo, NEVER),
  reduction_whole: ofReduction(({ fullAmount }) => fullAmount, 0n),
  reduction_whole_up_to: ofReduction(({ fullUpTo }) => fullUpTo, NO_LIMIT),
  reduction_line: ofReduction(({ constant }) => constant, 0n),
  reduction_slope: ofReduction(({ slope }) => (slope.n * PARTS()) / slope.d, 0n),
  reduction_up_to: ofReduction(({ phaseOutUpTo }) => phaseOutUpTo, NO_LIMIT),
  ...tax().limits,
}))

interface Payment {
  readonly gross: Expression
  /** Legal deductions, excluding dependents. */
  readonly deductions: Expression
  readonly dependents: Expression
  readonly finalAtSource?: boolean
}

/** Tax withheld from a payment, as `irrf_due`. */
export function irrfSteps({ gross, deductions, dependents, finalAtSource = false }: Payment): readonly ExpressionStep[] {
  const version = name('irrf_version')
  const of = (which: string): Expression => field('irrf_law', which)
  const base = name('irrf_base')
  const due = name('irrf_before_waiver')
  const lost = quotient(plus(times(gross, of('reduction_slope')), PARTS() / 2n), PARTS(), { wide: wide() })
  const onTheLine = larger(minus(of('reduction_line'), lost), 0n)
  return [
    versionStep('irrf_version', law),
    { name: 'irrf_law', row: row(), index: version },
    {
      name: 'irrf_base',
      value: larger(
        minus(larger(minus(gross, of('excluded')), 0n), larger(plus(deductions, times(dependents, of('per_dependent'))), of('simplified'))),
        0n,
      ),
    },
    tax().piece(base, 'irrf_law', version),
    { name: 'irrf_before_reduction', value: larger(tax().value('due', base), 0n) },
    {
      name: 'irrf_reduction',
      value: when(gross, of('reduction_up_to'), 0n, when(gross, of('reduction_whole_up_to'), onTheLine, of('reduction_whole'))),
    },
    { name: 'irrf_before_waiver', value: larger(minus(name('irrf_before_reduction'), name('irrf_reduction')), 0n) },
    { name: 'irrf_due', value: finalAtSource ? due : when(due, of('waived_up_to'), due, 0n) },
  ]
}

export { law as irrfLaw }

export function irrf(today: Day): PlannedFunction {
  return {
    name: 'irrf',
    says: 'Income tax withheld from a payment. Deductions: social security, alimony and others the law lets deduct; dependents are counted apart.',
    parameters: { gross: 'money', deductions: 'money', dependents: 'count', day: 'day' },
    steps: [
      validStep(anyAmount('gross'), anyAmount('deductions'), anyDependents, knownDays(today, law)),
      { name: 'pay', value: plus(name('gross'), valid) },
      ...irrfSteps({ gross: name('pay'), deductions: name('deductions'), dependents: name('dependents') }),
    ],
    result: plus(name('irrf_due'), valid),
  }
}

/** Plan of the monthly IRRF calculator, without the exemption at 65. */
function irrfOfAMonth(today: Day): PlannedFunction {
  return {
    name: 'irrf_monthly',
    says: 'Income tax withheld from a payment of the month, with its base, the reduction and what is too small to be withheld.',
    parameters: { income: 'money', inss: 'money', dependents: 'count', alimony: 'money', private_pension: 'money', day: 'day' },
    steps: [
      validStep(...['income', 'inss', 'alimony', 'private_pension'].map(anyAmount), anyDependents, knownDays(today, law)),
      ...irrfSteps({
        gross: validOr('income'),
        deductions: [validOr('alimony'), validOr('private_pension')].reduce(plus, validOr('inss')),
        dependents: validOr('dependents'),
      }),
    ],
    result: answeredResults({
      irrf: name('irrf_due'),
      base: name('irrf_base'),
      before_reduction: name('irrf_before_reduction'),
      reduction: smaller(name('irrf_reduction'), name('irrf_before_reduction')),
      waived: minus(name('irrf_before_waiver'), name('irrf_due')),
      exempt_65: 0n,
    }),
    units: { answered: 'count' },
  }
}

export const irrfMonthlyPlan: OperationPlan = {
  function: irrfOfAMonth,
  inputs: {
    income: 'taxable_income',
    inss: 'inss',
    dependents: 'dependents',
    alimony: 'alimony',
    private_pension: 'private_pension',
    day: 'reference_date',
  },
  fields: {
    irrf: 'irrf',
    irrfOtherReading: 'irrf',
    exempt65: 'exempt_65',
    base: 'base',
    beforeReduction: 'before_reduction',
    reduction: 'reduction',
    waived: 'waived',
  },
  answered: 'answered',
}
