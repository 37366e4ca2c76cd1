import type { Day } from '../../core/day.ts'
import law from '../../domains/social-security/law/bolsa-familia.ts'
import { field, larger, minus, name, type PlannedFunction, plus, roundedQuotient, times, when } from '../expression.ts'
import { anyAmount, between, column, knownDays, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const MAX_MEMBERS = 30n
const COUNTS = ['children_0_6', 'children_7_17', 'pregnant', 'nursing'] as const

/** Plan of the Bolsa Família calculator, for new families only: the protection rule applies to current beneficiaries. */
function bolsaFamilia(today: Day): PlannedFunction {
  const members = validOr('members')
  const [small, older, pregnant, nursing] = COUNTS.map(name)
  const of = (which: string) => field('bolsa_law', which)
  return {
    name: 'bolsa_familia',
    says: 'What a family that asks for the Bolsa Família receives a month, part by part, by its income a person.',
    parameters: {
      members: 'count',
      monthly_income: 'money',
      children_0_6: 'count',
      children_7_17: 'count',
      pregnant: 'count',
      nursing: 'count',
      day: 'day',
    },
    steps: [
      validStep(
        between('members', 1n, MAX_MEMBERS),
        ...COUNTS.map((each) => between(each, 0n, MAX_MEMBERS)),
        // Counts within the family; a mother may also be one of the young members.
        { value: minus(name('members'), plus(small!, older!)), from: 0n, to: MAX_MEMBERS },
        { value: minus(name('members'), plus(small!, larger(pregnant!, nursing!))), from: 0n, to: MAX_MEMBERS },
        anyAmount('monthly_income'),
        knownDays(today, law),
      ),
      ...lawSteps('bolsa_law', law, {
        line: column(law, ({ povertyLine }) => povertyLine),
        per_person: column(law, ({ perPerson }) => perPerson),
        floor: column(law, ({ floor }) => floor),
        small: column(law, ({ child0to6 }) => child0to6),
        variable: column(law, ({ variable }) => variable),
      }),
      { name: 'citizenship', value: times(of('per_person'), members) },
      { name: 'complement', value: larger(minus(of('floor'), name('citizenship')), 0n) },
      { name: 'early_childhood', value: times(of('small'), validOr('children_0_6')) },
      { name: 'variable', value: times(of('variable'), plus(plus(validOr('children_7_17'), validOr('pregnant')), validOr('nursing'))) },
      {
        name: 'full_benefit',
        value: plus(plus(name('citizenship'), name('complement')), plus(name('early_childhood'), name('variable'))),
      },
    ],
    result: answeredResults({
      income_per_person: roundedQuotient(validOr('monthly_income'), members),
      poverty_line: of('line'),
      citizenship: name('citizenship'),
      complement: name('complement'),
      early_childhood: name('early_childhood'),
      variable: name('variable'),
      full_benefit: name('full_benefit'),
      // Compared without division, to stay exact.
      benefit: when(validOr('monthly_income'), times(of('line'), members), 0n, name('full_benefit')),
    }),
    units: { answered: 'count' },
  }
}

export const bolsaFamiliaPlan: OperationPlan = {
  function: bolsaFamilia,
  inputs: {
    members: 'members',
    monthly_income: 'monthly_income',
    children_0_6: 'children_0_6',
    children_7_17: 'children_7_17',
    pregnant: 'pregnant',
    nursing: 'nursing',
    day: 'reference_date',
  },
  fields: {
    incomePerPerson: 'income_per_person',
    povertyLine: 'poverty_line',
    citizenship: 'citizenship',
    complement: 'complement',
    earlyChildhood: 'early_childhood',
    variable: 'variable',
    fullBenefit: 'full_benefit',
    benefit: 'benefit',
  },
  answered: 'answered',
}
