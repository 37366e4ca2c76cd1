import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import { Ratio, ZERO } from '../../core/ratio.ts'
import law, { type FederalServants } from '../../domains/payroll/law/federal-servants.ts'
import {
  type Expression,
  type ExpressionStep,
  field,
  larger,
  minus,
  name,
  over,
  type PlannedFunction,
  plus,
  quotient,
  smaller,
  times,
  when,
} from '../expression.ts'
import { bracketRows, limitColumns, mostBrackets } from '../legal-constants/bracket-rows.ts'
import {
  anyAmount,
  anyDependents,
  between,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  validOr,
  validStep,
} from '../legal-constants/law-rows.ts'
import { commonDenominator, FITS, NO_LIMIT } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'
import { inssCeiling, inssCeilingSteps, inssLaw } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

const ENTRIES = ['before_2013', 'funpresp'] as const
const STATUSES = ['active', 'retired', 'pensioner'] as const

const tables = perLaws(() => oldestFirst(law).map(({ brackets }) => brackets))
/** Common denominator of all rates, so slices sum exactly and are rounded once, as in rules/withholding/pss.ts. */
const PARTS = perLaws(() => commonDenominator(tables().flatMap((brackets) => brackets.map(({ rate }) => rate))))

/** Amount due up to the floor of each bracket, exact, in parts of a centavo. */
function duesOf(brackets: FederalServants['brackets']) {
  let [floor, due] = [0n, ZERO]
  return brackets.map(({ limit, rate }) => {
    const row = { floor, fixed: (due.n * PARTS()) / due.d, share: (rate.n * PARTS()) / rate.d }
    due = due.plus(Ratio.of((limit ?? floor) - floor).times(rate))
    floor = limit ?? floor
    return row
  })
}

const pieces = perLaws(() => bracketRows(tables().map(duesOf)))
const piece = perLaws(() => ({
  floor: pieces().map(({ floor }) => floor),
  fixed: pieces().map(({ fixed }) => fixed),
  share: pieces().map(({ share }) => share),
}))
const limits = perLaws(() => limitColumns(tables(), 'limit', (bracket) => bracket?.limit ?? NO_LIMIT))
const wide = perLaws(() => pieces().some(({ fixed, share }) => fixed + share * LARGEST >= FITS))

/** Amount due on a base by the whole scale, in parts of a centavo, and the step that finds its bracket. */
function owed(called: string, base: Expression): { readonly step: ExpressionStep; readonly parts: Expression } {
  const passed = Object.keys(limits()).map((limit) => over(base, field('servants_law', limit)))
  const first = plus(times(minus(name('servants_law_version'), 1n), BigInt(mostBrackets(tables()))), 1n)
  return {
    step: { name: called, row: piece(), index: passed.reduce(plus, first) },
    parts: plus(field(called, 'fixed'), times(minus(base, field(called, 'floor')), field(called, 'share'))),
  }
}

/** Plan of the federal servant pay calculator, without Funpresp, the permanence allowance, or the exemption at 65. */
function federalServantPay(today: Day): PlannedFunction {
  const [whole, taxable] = [validOr('contribution_base'), validOr('other_taxable')]
  const [whole_due, free_due] = [owed('base_piece', name('pss_base')), owed('free_piece', name('pss_free'))]
  return {
    name: 'federal_servant_pay',
    says: "A federal servant's contribution, income tax and net pay, active, retired or with a pension.",
    parameters: {
      contribution_base: 'money',
      other_taxable: 'money',
      other_pay: 'money',
      entry: 'word',
      status: 'word',
      dependents: 'count',
      day: 'day',
    },
    steps: [
      positionStep('entry_kind', 'entry', ENTRIES),
      positionStep('status_kind', 'status', STATUSES),
      validStep(
        between('entry_kind', 1n, BigInt(ENTRIES.length)),
        between('status_kind', 1n, BigInt(STATUSES.length)),
        ...['contribution_base', 'other_taxable', 'other_pay'].map(anyAmount),
        anyDependents,
        knownDays(today, law, inssLaw, irrfLaw),
      ),
      ...lawSteps('servants_law', law, limits()),
      ...inssCeilingSteps(),
      { name: 'pss_base', value: when(name('entry_kind'), 1n, smaller(whole, inssCeiling), whole) },
      // Retired servants and pensioners contribute on the excess over the INSS ceiling (Constituição, art. 40, § 18).
      { name: 'pss_free', value: when(name('status_kind'), 1n, smaller(name('pss_base'), inssCeiling), 0n) },
      whole_due.step,
      free_due.step,
      { name: 'pss', value: quotient(plus(larger(minus(whole_due.parts, free_due.parts), 0n), PARTS() / 2n), PARTS(), { wide: wide() }) },
      ...irrfSteps({ gross: plus(whole, taxable), deductions: name('pss'), dependents: validOr('dependents') }),
    ],
    result: answeredResults({
      pss: name('pss'),
      funpresp: 0n,
      irrf: name('irrf_due'),
      net: minus(minus(plus(plus(whole, taxable), validOr('other_pay')), name('pss')), name('irrf_due')),
    }),
    units: { answered: 'count' },
  }
}

export const federalServantPayPlan: OperationPlan = {
  function: federalServantPay,
  inputs: {
    contribution_base: 'contribution_base',
    other_taxable: 'other_taxable',
    other_pay: 'other_pay',
    entry: 'entry',
    status: 'status',
    dependents: 'dependents',
    day: 'reference_date',
  },
  fields: { pss: 'pss', funpresp: 'funpresp', sponsor: 'funpresp', permanenceAllowance: 'funpresp', irrf: 'irrf', net: 'net' },
  answered: 'answered',
}
