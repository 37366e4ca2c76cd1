/** Self-employed workers: a service paid by a company, a partner's pay, and own-account contributions. */
import type { Day } from '../../core/day.ts'
import { ONE, type Ratio, ZERO } from '../../core/ratio.ts'
import meiLaw from '../../domains/own-account/law/mei.ts'
import ownAccountLaw from '../../domains/own-account/law/own-account.ts'
import employerCharges from '../../domains/payroll/law/employer-charges.ts'
import selfEmployed from '../../domains/payroll/law/inss-self-employed.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import {
  type Expression,
  field,
  larger,
  minus,
  name,
  over,
  type PlannedFunction,
  plus,
  roundedQuotient,
  smaller,
  times,
  when,
} from '../expression.ts'
import {
  anyAmount,
  anyDependents,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  required,
  rowOf,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { presence, rates, wholeParts } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'
import { inssCeiling, inssCeilingSteps, inssLaw } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

const contribution = perLaws(() =>
  rates(
    'contribution_law',
    oldestFirst(selfEmployed).map(({ ownAccount, paidByCompany }) => ({ own_account: ownAccount, paid_by_company: paidByCompany })),
  ),
)
/** Rest of the ceiling after other payers of the month. Mirrors rules/company-withholding.ts. */
const withinCeiling = (pay: Expression): Expression => smaller(pay, larger(minus(inssCeiling, validOr('other_base')), 0n))

const TRANSPORT = ['none', 'cargo', 'passengers'] as const
const PAYERS = ['company', 'simples', 'charity', 'individual'] as const
/** 5%, and the parts per whole of a percentage of four decimals. */
const MOST_ISS = 50_000n
const PERCENT_PARTS = 1_000_000n

const carriage = perLaws(() =>
  oldestFirst(ownAccountLaw).flatMap(({ service }) =>
    TRANSPORT.map((kind) => ({
      base: kind === 'none' ? ONE : service.transportBase,
      taxable: kind === 'none' ? ONE : kind === 'cargo' ? service.taxableCargo : service.taxablePassengers,
      funds: kind === 'none' ? ZERO : service.carrierFunds,
    })),
  ),
)
const carriageShares = perLaws(() => rates('carriage_law', carriage()))
const companyShares = perLaws(() =>
  rates(
    'service_law',
    oldestFirst(ownAccountLaw).map(({ service }) => ({ company: service.companyRate })),
  ),
)

/** Plan of the service receipt calculator. */
function serviceReceipt(today: Day): PlannedFunction {
  const [gross, payer] = [validOr('gross'), name('payer_position')]
  // Flags: 1 for an individual payer, who withholds nothing; 1 for an exempt charity; 1 for a company.
  const [person, charity] = [minus(payer, 3n), minus(payer, 2n)]
  const withheld = (amount: Expression): Expression => when(person, 0n, 0n, amount)
  const byRate = (rate: 'own_account' | 'paid_by_company'): Expression => contribution().portion(name('inss_base'), rate, 'truncate')
  return {
    name: 'service_receipt',
    says: "Net pay of a self-employed service provider; transport is 'none', 'cargo' or 'passengers', payer 'company', 'simples', 'charity' or 'individual'.",
    parameters: {
      gross: 'money',
      iss_rate: 'decimal',
      dependents: 'count',
      alimony: 'money',
      other_base: 'money',
      transport: 'word',
      payer: 'word',
      day: 'day',
    },
    steps: [
      ...lawSteps('service_law', ownAccountLaw, companyShares().columns),
      positionStep('transport_position', 'transport', TRANSPORT),
      positionStep('payer_position', 'payer', PAYERS),
      {
        name: 'carriage_law',
        row: { ...carriageShares().columns, known: presence(carriage().map(({ taxable }) => taxable !== null)) },
        index: rowOf(name('service_law_version'), name('transport_position'), TRANSPORT.length),
      },
      validStep(
        ...['gross', 'alimony', 'other_base'].map(anyAmount),
        between('iss_rate', 0n, MOST_ISS),
        anyDependents,
        { value: payer, from: 1n, to: BigInt(PAYERS.length) },
        required(field('carriage_law', 'known')),
        knownDays(today, ownAccountLaw, selfEmployed, inssLaw, irrfLaw, minimumWage),
      ),
      ...inssCeilingSteps(),
      ...lawSteps('contribution_law', selfEmployed, contribution().columns),
      { name: 'pay', value: carriageShares().portion(gross, 'base') },
      { name: 'inss_base', value: withinCeiling(name('pay')) },
      { name: 'inss', value: withheld(when(charity, 0n, byRate('own_account'), byRate('paid_by_company'))) },
      { name: 'carrier_funds', value: withheld(carriageShares().portion(name('inss_base'), 'funds', 'truncate')) },
      { name: 'taxable', value: carriageShares().portion(gross, 'taxable') },
      ...irrfSteps({
        gross: name('taxable'),
        deductions: plus(name('inss'), validOr('alimony')),
        dependents: validOr('dependents'),
      }),
      { name: 'irrf', value: withheld(name('irrf_due')) },
      { name: 'iss', value: roundedQuotient(times(gross, validOr('iss_rate')), PERCENT_PARTS, { wide: true }) },
      { name: 'employer_inss', value: when(payer, 1n, 0n, companyShares().portion(name('pay'), 'company')) },
    ],
    result: answeredResults({
      inss_base: name('inss_base'),
      inss: name('inss'),
      carrier_funds: name('carrier_funds'),
      irrf_base: withheld(name('irrf_base')),
      irrf: name('irrf'),
      iss: name('iss'),
      net: ['carrier_funds', 'irrf', 'iss'].map(name).reduce(minus, minus(gross, name('inss'))),
      employer_inss: name('employer_inss'),
      company_cost: plus(gross, name('employer_inss')),
    }),
    units: { answered: 'count' },
  }
}

export const serviceReceiptPlan: OperationPlan = {
  function: serviceReceipt,
  inputs: {
    gross: 'gross_value',
    iss_rate: 'iss_rate',
    dependents: 'dependents',
    alimony: 'alimony',
    other_base: 'other_monthly_base',
    transport: 'transport',
    payer: 'payer',
    day: 'reference_date',
  },
  fields: {
    inssBase: 'inss_base',
    inss: 'inss',
    carrierFunds: 'carrier_funds',
    irrfBase: 'irrf_base',
    irrf: 'irrf',
    iss: 'iss',
    net: 'net',
    employerInss: 'employer_inss',
    companyCost: 'company_cost',
  },
  answered: 'answered',
}

const COMPANIES = ['simples', 'simples_iv', 'presumed', 'real'] as const
const employer = perLaws(() =>
  rates(
    'charges_law',
    oldestFirst(employerCharges).map(({ inss }) => ({ inss })),
  ),
)

/** Plan of the partner pay calculator. */
function partnerPay(today: Day): PlannedFunction {
  const [amount, company] = [validOr('amount'), name('company_position')]
  return {
    name: 'partner_pay',
    says: "A partner's monthly pay: what is withheld from it, what is left and what it costs the company; company is 'simples', 'simples_iv', 'presumed' or 'real'.",
    parameters: { amount: 'money', company: 'word', dependents: 'count', other_base: 'money', day: 'day' },
    steps: [
      positionStep('company_position', 'company', COMPANIES),
      validStep(
        anyAmount('amount'),
        anyAmount('other_base'),
        anyDependents,
        { value: company, from: 1n, to: BigInt(COMPANIES.length) },
        knownDays(today, selfEmployed, inssLaw, irrfLaw, minimumWage, employerCharges),
      ),
      ...inssCeilingSteps(),
      ...lawSteps('contribution_law', selfEmployed, contribution().columns),
      ...lawSteps('charges_law', employerCharges, employer().columns),
      { name: 'inss_base', value: withinCeiling(amount) },
      { name: 'inss', value: contribution().portion(name('inss_base'), 'paid_by_company', 'truncate') },
      ...irrfSteps({ gross: amount, deductions: name('inss'), dependents: validOr('dependents') }),
      { name: 'employer_inss', value: when(company, 1n, employer().portion(amount, 'inss'), 0n) },
    ],
    result: answeredResults({
      inss_base: name('inss_base'),
      inss: name('inss'),
      irrf_base: name('irrf_base'),
      irrf: name('irrf_due'),
      net: minus(minus(amount, name('inss')), name('irrf_due')),
      employer_inss: name('employer_inss'),
      company_cost: plus(amount, name('employer_inss')),
      darf_total: ['irrf_due', 'employer_inss'].map(name).reduce(plus, name('inss')),
    }),
    units: { answered: 'count' },
  }
}

export const partnerPayPlan: OperationPlan = {
  function: partnerPay,
  inputs: {
    amount: 'amount',
    company: 'regime',
    dependents: 'dependents',
    other_base: 'other_monthly_base',
    day: 'reference_date',
  },
  fields: {
    inssBase: 'inss_base',
    inss: 'inss',
    irrfBase: 'irrf_base',
    irrf: 'irrf',
    net: 'net',
    employerInss: 'employer_inss',
    companyCost: 'company_cost',
    darfTotal: 'darf_total',
  },
  answered: 'answered',
}

const PLANS = ['normal', 'simplified', 'low_income', 'mei', 'mei_trucker'] as const
const PERIODS = ['monthly', 'quarterly'] as const
/** INSS plans come first; the others belong to the MEI law. */
const OWN_PLANS = 3
const MEI_PLANS = 2
const MONTHS_IN_QUARTER = 3n

const partsOf = (rate: Ratio | null): bigint => wholeParts(rate, PERCENT_PARTS)
const ratesOf = (all: readonly (Ratio | null)[]) => ({ rate: all.map(partsOf), known: presence(all.map((rate) => rate !== null)) })
const ownRates = perLaws(() =>
  ratesOf(oldestFirst(selfEmployed).flatMap(({ ownAccount, simplifiedPlan, lowIncome }) => [ownAccount, simplifiedPlan, lowIncome])),
)
const meiRates = perLaws(() => ratesOf(oldestFirst(meiLaw).flatMap(({ inssRate, trucker }) => [inssRate, trucker?.inssRate ?? null])))

/** Plan of the own-account contribution calculator, on a given base. */
function ownContribution(today: Day): PlannedFunction {
  const floor = field('minimum_wage_law', 'monthly')
  const [chosen, base, quarterly] = [name('plan_position'), name('base'), minus(name('period_position'), 1n)]
  const ofPlan = (which: 'rate' | 'known'): Expression =>
    when(chosen, BigInt(OWN_PLANS), field('mei_plan', which), field('own_plan', which))
  const portion = (amount: Expression, rate: Expression): Expression => roundedQuotient(times(amount, rate), PERCENT_PARTS, { wide: true })
  return {
    name: 'own_contribution',
    says: "Contribution of a self-employed person; contribution_plan is 'normal', 'simplified', 'low_income', 'mei' or 'mei_trucker', payment_period 'monthly' or 'quarterly'.",
    parameters: { contribution_plan: 'word', contribution_base: 'money', payment_period: 'word', day: 'day' },
    steps: [
      positionStep('plan_position', 'contribution_plan', PLANS),
      positionStep('period_position', 'payment_period', PERIODS),
      ...lawSteps('full_law', selfEmployed, { rate: column(selfEmployed, ({ ownAccount }) => partsOf(ownAccount)) }),
      { name: 'own_plan', row: ownRates(), index: rowOf(name('full_law_version'), smaller(chosen, BigInt(OWN_PLANS)), OWN_PLANS) },
      versionStep('mei_version', meiLaw),
      {
        name: 'mei_plan',
        row: meiRates(),
        index: rowOf(name('mei_version'), larger(minus(chosen, BigInt(OWN_PLANS)), 1n), MEI_PLANS),
      },
      validStep(
        anyAmount('contribution_base'),
        { value: name('period_position'), from: 1n, to: BigInt(PERIODS.length) },
        required(ofPlan('known')),
        knownDays(today, selfEmployed, inssLaw, minimumWage, ownAccountLaw),
      ),
      ...inssCeilingSteps(),
      ...lawSteps('minimum_wage_law', minimumWage, { monthly: column(minimumWage, ({ monthly }) => monthly) }),
      { name: 'base', value: when(chosen, 1n, floor, smaller(larger(validOr('contribution_base'), floor), inssCeiling)) },
      { name: 'monthly', value: portion(base, ofPlan('rate')) },
      // Quarterly only on a minimum wage, and never for contributions included in the MEI slip.
      answeredStep({ value: times(quarterly, plus(minus(base, floor), over(chosen, BigInt(OWN_PLANS)))), from: 0n, to: 0n }),
    ],
    result: answeredResults(
      {
        base,
        amount: when(quarterly, 0n, times(name('monthly'), MONTHS_IN_QUARTER), name('monthly')),
        top_up: portion(floor, larger(minus(field('full_law', 'rate'), ofPlan('rate')), 0n)),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const ownContributionPlan: OperationPlan = {
  function: ownContribution,
  inputs: { contribution_plan: 'plan', contribution_base: 'contribution_base', payment_period: 'period', day: 'reference_date' },
  fields: { base: 'base', amount: 'amount', topUpTo20: 'top_up' },
  answered: 'answered',
}
