/** Regimes of a company with goods, employees or costs: the company's own taxes and payroll charges, by month. */

import { yearOf } from '../../core/day.ts'
import { type Money, portion, split, sum } from '../../core/money.ts'
import { type Ratio, ZERO } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import presumedProfitYear from '../../domains/business/calculators/presumed-profit-year/index.ts'
import simplesNacional from '../../domains/business/calculators/simples-nacional/index.ts'
import presumedProfit from '../../domains/business/law/presumed-profit.ts'
import realProfit from '../../domains/business/law/real-profit.ts'
import simples from '../../domains/business/law/simples-nacional.ts'
import { realQuarter } from '../../domains/business/rules/real-profit.ts'
import employerCharges from '../../domains/payroll/law/employer-charges.ts'
import fgts from '../../domains/payroll/law/fgts.ts'
import payrollRelief from '../../domains/payroll/law/payroll-relief.ts'
import { reliefDue, type Sector } from '../../domains/payroll/rules/charges-and-benefits/payroll-relief.ts'
import type { DecisionContext } from '../../operation/definition/decision.ts'
import type { CompanyRegime } from './regimes.ts'
import { NOTHING, unavailable } from './regimes.ts'
import type { RegimeName } from './terms.ts'

const YEAR = 12n
const QUARTER = 3n

export interface CompanyInput {
  readonly activity: 'services' | 'commerce' | 'industry'
  readonly annex?: 'I' | 'II' | 'III' | 'IV' | 'V' | undefined
  readonly revenue: Money
  readonly payroll: Money
  readonly rat: Ratio
  readonly thirdParties: Ratio
  readonly purchases: Money
  readonly otherCosts: Money
  readonly icms: Money
  readonly issRate: Ratio
  readonly comparesReal: boolean
  readonly relief?: Sector | undefined
  readonly cbsRate?: Ratio | undefined
}

/** Runs a calculator: a named step of the decision, or a what-if of its sensitivity. */
type Runner = Pick<DecisionContext, 'takeOrSkip'>

const SIMPLES_BY_ANNEX = { I: 'simples_i', II: 'simples_ii', III: 'simples_iii', IV: 'simples_iv', V: 'simples_v' } as const

export function companyRegimes(run: Runner, ctx: DecisionContext, input: CompanyInput): CompanyRegime[] {
  const charges = chargesOf(ctx, input)
  return [simplesOf(run, ctx, input), presumedOf(run, ctx, input, charges), realOf(ctx, input, charges)]
}

/** Company's contribution, or payroll relief in its place, RAT and third parties. */
function chargesOf(ctx: DecisionContext, { payroll, revenue, rat, thirdParties, relief }: CompanyInput): Money {
  const { inss } = ctx.law(employerCharges)
  const others = portion(payroll, rat, 'halfUp') + portion(payroll, thirdParties, 'halfUp')
  if (relief === undefined) return portion(payroll, inss, 'halfUp') + others
  const law = ctx.law(payrollRelief)
  const due = reliefDue({ covered: revenue, other: 0n, payroll, thirteenth: 0n, rate: law.revenueRates[relief], inss }, law)
  return due.onRevenue + due.onPayroll + others
}

const issOf = ({ activity, revenue, issRate }: CompanyInput): Money => (activity === 'services' ? portion(revenue, issRate, 'halfUp') : 0n)

/** Simples of a steady year: twelve times the month before, and the same year before. */
function simplesOf(run: Runner, ctx: DecisionContext, input: CompanyInput): CompanyRegime {
  const { activity, annex: stated, revenue, payroll } = input
  const table = ctx.law(simples)
  const annex = stated ?? (activity === 'commerce' ? 'I' : activity === 'industry' ? 'II' : 'factor_r')
  const inYear = revenue * YEAR
  const assumed = annex === 'factor_r' ? 'simples_iii' : SIMPLES_BY_ANNEX[annex]
  if (inYear > table.ceiling) return unavailable(assumed, 'A receita de 12 meses passa do teto do Simples.')
  const deposit = portion(payroll, ctx.law(fgts).depositRate, 'halfUp')
  const found = run.takeOrSkip([assumed, 'A guia do Simples'], simplesNacional, {
    monthly_revenue: revenue,
    annex: annex === 'factor_r' ? 'III' : annex,
    revenue_12m: inYear,
    revenue_year: 0n,
    revenue_last_year: inYear,
    ...(annex === 'factor_r' && { payroll_12m: (payroll + deposit) * YEAR }),
  })
  if (!found) return unavailable(assumed, 'A guia do Simples não pôde ser calculada.')
  const regime = SIMPLES_BY_ANNEX[found.annex]
  const local = found.sublimitStatus === 'outside' ? input.icms + issOf(input) : 0n
  const { inss } = ctx.law(employerCharges)
  const charges = regime === 'simples_iv' ? portion(payroll, inss, 'halfUp') + portion(payroll, input.rat, 'halfUp') : 0n
  return available(regime, found.monthlyTax + local, charges)
}

function presumedOf(run: Runner, ctx: DecisionContext, input: CompanyInput, company: Money): CompanyRegime {
  const { annualLimit } = ctx.law(presumedProfit)
  if (input.revenue * YEAR > annualLimit)
    return unavailable('presumed_profit', say`A receita do ano passa de ${annualLimit}, o limite do lucro presumido.`)
  const activity = input.activity === 'services' ? 'services' : 'commerce'
  const quarter = () => ({
    activities: [{ activity, revenue: input.revenue * QUARTER } as const],
    other_income: 0n,
    iss_rate: ZERO,
    payroll: 0n,
  })
  const year = run.takeOrSkip(['presumed_profit', 'O ano no lucro presumido'], presumedProfitYear, {
    year: yearOf(ctx.day),
    quarters: [quarter(), quarter(), quarter(), quarter()],
    ...(input.cbsRate && { cbs_rate: input.cbsRate }),
  })
  if (!year) return unavailable('presumed_profit', 'O lucro presumido não pôde ser calculado para esta receita e data.')
  if (year.total === null) return unavailable('presumed_profit', 'Desde 2027 é preciso a alíquota da CBS: informe cbs_rate.')
  return available('presumed_profit', split(year.total, YEAR, 'halfUp') + input.icms + issOf(input), company)
}

function realOf(ctx: DecisionContext, input: CompanyInput, company: Money): CompanyRegime {
  const { revenue, payroll, purchases, otherCosts, icms, cbsRate } = input
  if (!input.comparesReal || purchases + otherCosts === 0n)
    return unavailable('real_profit', 'Sem as compras e os outros custos o lucro seria a receita: informe purchases ou other_costs.')
  const law = ctx.law(presumedProfit)
  const turnover = turnoverRate(ctx, law.turnover === null, cbsRate)
  if (turnover === null) return unavailable('real_profit', 'Desde 2027 é preciso a alíquota da CBS: informe cbs_rate.')
  const deposit = portion(payroll, ctx.law(fgts).depositRate, 'halfUp')
  const iss = issOf(input)
  const inQuarter = (monthly: Money): Money => monthly * QUARTER
  const costs = inQuarter(payroll + company + deposit + otherCosts + icms + iss)
  const due = realQuarter({ revenue: inQuarter(revenue), purchases: inQuarter(purchases), costs }, turnover, law)
  return { ...available('real_profit', split(due.total, QUARTER, 'halfUp') + icms + iss, company), estimate: true }
}

function turnoverRate(ctx: DecisionContext, replaced: boolean, cbsRate: Ratio | undefined): Ratio | null {
  if (replaced) return cbsRate ?? null
  const { pis, cofins } = ctx.law(realProfit)
  return pis.plus(cofins)
}

const available = (regime: RegimeName, taxes: Money, employerInss: Money): CompanyRegime => ({
  ...NOTHING,
  regime,
  available: true,
  reason: null,
  taxes,
  employerInss,
  burden: sum([taxes, employerInss]),
  inssBase: 0n,
})

export const COMPANY_ASSUMPTIONS: readonly Phrase[] = [
  'Com mercadoria, empregados ou custos, o custo é o da empresa: impostos e encargos da folha. FGTS, contador e o que é do dono são iguais em todos e ficam fora da conta.',
  'A mesma receita em todos os meses do ano e no ano anterior; ICMS pelo valor informado, pago fora do Simples.',
]

export const REAL_ASSUMPTION: Phrase =
  'Lucro real por trimestre, estimado: receita menos compras, folha com encargos e FGTS, outros custos, ICMS, ISS e PIS/Cofins. Sem prejuízos anteriores (30%), adições, exclusões, incentivos, juros sobre capital próprio, depreciação, estoques, ICMS fora da base de PIS/Cofins nem estimativas mensais. Prejuízo zera IRPJ e CSLL e não é dinheiro: confirme com um contador.'
