/** Plans of the BPC (elderly and disabled) and of the inclusion aid for those who work. */
import type { Day } from '../../core/day.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import bpc from '../../domains/social-security/law/bpc.ts'
import inclusionAid from '../../domains/social-security/law/inclusion-aid.ts'
import { type Expression, field, larger, minus, name, type PlannedFunction, plus, roundedQuotient, times, when } from '../expression.ts'
import {
  anyAmount,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  validOr,
  validStep,
} from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const APPLICANTS = ['elderly', 'disabled'] as const
const DISABILITIES = ['mild', 'moderate', 'severe'] as const
const [MAX_MEMBERS, MAX_AGE] = [30n, 130n]

const bpcShares = perLaws(() =>
  rates(
    'bpc_law',
    oldestFirst(bpc).map(({ incomeShare, widenedShare }) => ({ income: incomeShare, widened: widenedShare })),
  ),
)
const aidShares = perLaws(() =>
  rates(
    'aid_law',
    oldestFirst(inclusionAid).map(({ share, incomeShare }) => ({ aid: share, income: incomeShare })),
  ),
)

const wageSteps = () => lawSteps('wage_law', minimumWage, { monthly: column(minimumWage, ({ monthly }) => monthly) })
const WAGE = field('wage_law', 'monthly')

/** An amount granted when family income per person is within a share of the minimum wage; compared without division, to stay exact. */
const within = (income: Expression, members: Expression, share: Expression, parts: bigint, amount: Expression): Expression =>
  when(times(income, parts), times(times(WAGE, share), members), 0n, amount)

/** Plan of the BPC calculator. */
function assistanceBenefit(today: Day): PlannedFunction {
  const counted = name('counted_income')
  const shares = bpcShares()
  return {
    name: 'assistance_benefit',
    says: "The benefit of one minimum wage of who is 'elderly' or 'disabled', by the family's income a person.",
    parameters: {
      applicant: 'word',
      age: 'count',
      members: 'count',
      family_income: 'money',
      excluded_minimum_benefits: 'count',
      excluded_income: 'money',
      day: 'day',
    },
    steps: [
      positionStep('applicant_kind', 'applicant', APPLICANTS),
      validStep(
        { value: name('applicant_kind'), from: 1n, to: BigInt(APPLICANTS.length) },
        between('age', 0n, MAX_AGE),
        between('members', 1n, MAX_MEMBERS),
        between('excluded_minimum_benefits', 0n, MAX_MEMBERS),
        // Excluded benefits belong to other family members.
        { value: minus(name('members'), name('excluded_minimum_benefits')), from: 1n, to: MAX_MEMBERS },
        ...['family_income', 'excluded_income'].map(anyAmount),
        knownDays(today, bpc, minimumWage),
      ),
      ...lawSteps('bpc_law', bpc, { ...shares.columns, age: column(bpc, ({ elderlyAge }) => BigInt(elderlyAge)) }),
      ...wageSteps(),
      {
        name: 'counted_income',
        value: larger(
          minus(minus(validOr('family_income'), validOr('excluded_income')), times(validOr('excluded_minimum_benefits'), WAGE)),
          0n,
        ),
      },
      { name: 'of_age', value: when(name('applicant_kind'), 1n, WAGE, when(field('bpc_law', 'age'), validOr('age'), 0n, WAGE)) },
    ],
    result: answeredResults({
      counted_income: counted,
      income_per_person: roundedQuotient(counted, validOr('members')),
      income_limit: shares.portion(WAGE, 'income'),
      widened_limit: shares.portion(WAGE, 'widened'),
      amount: within(counted, validOr('members'), shares.share('income'), shares.parts, name('of_age')),
    }),
    units: { answered: 'count' },
  }
}

export const assistanceBenefitPlan: OperationPlan = {
  function: assistanceBenefit,
  inputs: {
    applicant: 'applicant',
    age: 'age',
    members: 'members',
    family_income: 'family_income',
    excluded_minimum_benefits: 'excluded_minimum_benefits',
    excluded_income: 'excluded_income',
    day: 'reference_date',
  },
  fields: {
    countedIncome: 'counted_income',
    incomePerPerson: 'income_per_person',
    limit: 'income_limit',
    widenedLimit: 'widened_limit',
    amount: 'amount',
  },
  answered: 'answered',
}

/** Plan of the inclusion aid calculator, for former beneficiaries who are insured. */
function workersAid(today: Day): PlannedFunction {
  const shares = aidShares()
  return {
    name: 'inclusion_aid',
    says: "The aid of who received the assistance benefit and works, by pay and disability ('mild', 'moderate' or 'severe').",
    parameters: { pay: 'money', disability: 'word', members: 'count', other_family_income: 'money', day: 'day' },
    steps: [
      positionStep('disability_degree', 'disability', DISABILITIES),
      validStep(
        { value: name('disability_degree'), from: 1n, to: BigInt(DISABILITIES.length) },
        between('members', 1n, MAX_MEMBERS),
        ...['pay', 'other_family_income'].map(anyAmount),
        knownDays(today, inclusionAid, minimumWage),
      ),
      ...lawSteps('aid_law', inclusionAid, {
        ...shares.columns,
        wages: column(inclusionAid, ({ payLimitMinimumWages }) => BigInt(payLimitMinimumWages)),
      }),
      ...wageSteps(),
      { name: 'pay_limit', value: times(WAGE, field('aid_law', 'wages')) },
      {
        name: 'aid',
        value: when(
          validOr('pay'),
          name('pay_limit'),
          0n,
          within(validOr('other_family_income'), validOr('members'), shares.share('income'), shares.parts, shares.portion(WAGE, 'aid')),
        ),
      },
      // The first degree, mild, is not entitled.
      { name: 'amount', value: when(name('disability_degree'), 1n, name('aid'), 0n) },
    ],
    result: answeredResults({
      pay_limit: name('pay_limit'),
      amount: name('amount'),
      bpc_lost: WAGE,
      total_income: plus(validOr('pay'), name('amount')),
    }),
    units: { answered: 'count' },
  }
}

export const inclusionAidPlan: OperationPlan = {
  function: workersAid,
  inputs: {
    pay: 'pay',
    disability: 'disability',
    members: 'members',
    other_family_income: 'other_family_income',
    day: 'reference_date',
  },
  fields: { limit: 'pay_limit', amount: 'amount', bpcLost: 'bpc_lost', totalIncome: 'total_income' },
  answered: 'answered',
}
