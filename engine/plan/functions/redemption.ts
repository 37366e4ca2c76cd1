import { lastKnowable } from '../../core/calendar/law-horizon.ts'
import { addDays, type Day } from '../../core/day.ts'
import incomeTax from '../../domains/savings/law/investment-income-tax.ts'
import iof from '../../domains/savings/law/iof-redemption.ts'
import { freeFrom, type Taxed } from '../../domains/savings/rules/redemption-tax.ts'
import { type Expression, field, minus, name, over, type PlannedFunction, plus, smaller, times, when } from '../expression.ts'
import { bracketRows, limitColumns, mostBrackets } from '../legal-constants/bracket-rows.ts'
import {
  anyAmount,
  between,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  rowOf,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { percentUnits, presence, rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const KINDS = ['cdb', 'tesouro_selic', 'lci', 'lca', 'savings'] as const satisfies Taxed[]
const MOST_DAYS = 60n

/** From this day on the IOF is zero in every version. */
const free = perLaws(() => Math.max(...oldestFirst(iof).map(freeFrom)))

/** IOF rate per day up to `free`, for each version; zero on the last day. */
const byDay = perLaws(() =>
  oldestFirst(iof).flatMap((table) =>
    Array.from({ length: free() }, (_, index) => (index + 1 < freeFrom(table) ? table.byDay[index]!.rate : null)),
  ),
)
const iofShares = perLaws(() =>
  rates(
    'iof_day',
    byDay().map((share) => ({ share })),
  ),
)
const terms = perLaws(() => oldestFirst(incomeTax))
const scales = perLaws(() => terms().map((table) => table.brackets))
const brackets = perLaws(() => bracketRows(scales()))
const taxShares = perLaws(() =>
  rates(
    'tax_term',
    brackets().map(({ rate }) => ({ share: rate })),
  ),
)
const upToDays = perLaws(() => limitColumns(scales(), 'up_to', (bracket) => BigInt(bracket?.upToDays ?? Number.MAX_SAFE_INTEGER)))

/** Plan of the redemption calculator, from the yield itself. Mirrors rules/redemption-tax.ts. */
function redemption(today: Day): PlannedFunction {
  const held = validOr('held_days')
  const quick = BigInt(free() - 1)
  const whereQuick = (value: Expression): Expression => when(held, quick, 0n, times(field('iof_kind', 'applies'), value))
  const [kind, yielded] = [name('kind_position'), validOr('gross_yield')]
  const term = Object.keys(upToDays()).reduce<Expression>((index, limit) => plus(index, over(held, field('tax_law', limit))), 1n)
  return {
    name: 'redemption_tax',
    says: 'The tax on quick redemptions and the income tax of a yield, by the days an application was held (up to 60).',
    parameters: { held_days: 'count', gross_yield: 'money', kind: 'word', day: 'day' },
    steps: [
      positionStep('kind_position', 'kind', KINDS),
      versionStep('iof_version', iof),
      // The IOF law applies only to early redemptions. The calculator also reads the law of the thirtieth day, which must be recorded.
      validStep(
        anyAmount('gross_yield'),
        between('held_days', 1n, MOST_DAYS),
        { value: kind, from: 1n, to: BigInt(KINDS.length) },
        { value: when(name('held_days'), quick, 1n, name('iof_version')), from: 1n, to: BigInt(iof.versions.length) },
        { ...knownDays(today, incomeTax), to: addDays(lastKnowable(today), 1 - free()) },
      ),
      {
        name: 'iof_kind',
        row: { applies: presence(oldestFirst(iof).flatMap(({ appliesTo }) => KINDS.map((each) => appliesTo.includes(each)))) },
        index: rowOf(name('iof_version'), kind, KINDS.length),
      },
      {
        name: 'iof_day',
        row: { ...iofShares().columns, percent: byDay().map(percentUnits) },
        index: rowOf(name('iof_version'), smaller(held, BigInt(free())), free()),
      },
      ...lawSteps('tax_law', incomeTax, upToDays()),
      {
        name: 'tax_kind',
        row: { taxed: presence(terms().flatMap(({ exempt }) => KINDS.map((each) => !exempt.includes(each)))) },
        index: rowOf(name('tax_law_version'), kind, KINDS.length),
      },
      {
        name: 'tax_term',
        row: { ...taxShares().columns, percent: brackets().map(({ rate }) => percentUnits(rate)) },
        index: rowOf(name('tax_law_version'), term, mostBrackets(scales())),
      },
      { name: 'iof', value: whereQuick(iofShares().portion(yielded, 'share')) },
      { name: 'income_tax', value: times(field('tax_kind', 'taxed'), taxShares().portion(minus(yielded, name('iof')), 'share')) },
    ],
    result: answeredResults({
      yielded,
      iof_percent: whereQuick(field('iof_day', 'percent')),
      iof: name('iof'),
      income_tax_percent: times(field('tax_kind', 'taxed'), field('tax_term', 'percent')),
      income_tax: name('income_tax'),
      net_yield: minus(minus(yielded, name('iof')), name('income_tax')),
    }),
    units: { iof_percent: 'percentage', income_tax_percent: 'percentage', answered: 'count' },
  }
}

export const redemptionPlan: OperationPlan = {
  function: redemption,
  inputs: { held_days: 'days', gross_yield: 'yield', kind: 'type', day: 'reference_date' },
  fields: {
    grossYield: 'yielded',
    iofPercent: 'iof_percent',
    iof: 'iof',
    incomeTaxRatePercent: 'income_tax_percent',
    incomeTax: 'income_tax',
    netYield: 'net_yield',
  },
  answered: 'answered',
}
