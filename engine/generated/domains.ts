// Written by the build from what the folders hold. Not edited, not committed.
import type { Registry } from '../core/operation/registry.ts'

type Load = () => Promise<{ readonly registry: Registry }>
const parts: readonly (readonly [load: Load, operations: string])[] = [
  [() => import('./domain-business-calculators.ts'), 'card-machine-fee clt-vs-pj consumption-tax fator-r markup pj-invoice presumed-profit pro-labore simples-nacional tax-reform'],
  [() => import('./domain-business-decisions.ts'), 'choose_tax_regime evaluate_pj_offer'],
  [() => import('./domain-credit-calculators.ts'), 'consorcio consortium-bid credit-card-interest debt-minimum debt-payoff early-payoff installment iof-credit late-payment loan-comparison overdraft payroll-loan'],
  [() => import('./domain-credit-decisions.ts'), 'pay_off_early'],
  [() => import('./domain-household-calculators.ts'), 'alimony alimony-arrears budget car-ownership-cost discount fuel percentage'],
  [() => import('./domain-housing-calculators.ts'), 'financing housing-insurance purchase-costs rent-adjustment rent-affordability rent-penalty rent-vs-buy'],
  [() => import('./domain-housing-decisions.ts'), 'buy_or_rent rent_adjust_or_move'],
  [() => import('./domain-income-tax-calculators.ts'), 'crypto-gain dividend-withholding due-date foreign-investments high-income-tax income-tax income-tax-change irpf-obligation late-tax-payment lump-sum-income property-gain stock-tax'],
  [() => import('./domain-income-tax-checks.ts'), 'check-irpf-obligation'],
  [() => import('./domain-own-account-calculators.ts'), 'carne-leao inss-self-employed mei-excess mei-tax rpa'],
  [() => import('./domain-own-account-decisions.ts'), 'open_mei_or_me'],
  [() => import('./domain-payroll-calculators.ts'), 'annual-salary apprentice domestic-worker employee-cost federal-servant-pay gross-from-net hazard-pay hourly-wage inss-employee inss-several-jobs intermittent-work intern irrf-monthly minimum-wage-prorated net-salary night-shift overtime profit-sharing thirteenth-salary time-bank transport-voucher vacation-pay weekly-rest work-hours'],
  [() => import('./domain-payroll-checks.ts'), 'check-inss check-irrf check-payslip check-thirteenth check-vacation-receipt'],
  [() => import('./domain-prices-calculators.ts'), 'business-days civil-update currency inflation-adjustment labour-update monetary-correction public-debt-update rate-conversion real-return real-salary'],
  [() => import('./domain-prices-decisions.ts'), 'accept_raise'],
  [() => import('./domain-savings-calculators.ts'), 'cdb-comparison cdi-yield compound-interest dividend-yield emergency-fund financial-independence fixed-income fund-come-cotas investment-return iof-redemption irr lci-lca net-present-value opportunity-cost pgbl-vgbl portfolio-return present-value savings-return simple-interest tesouro-ipca tesouro-monthly tesouro-prefixado tesouro-selic'],
  [() => import('./domain-savings-decisions.ts'), 'pay_debt_or_invest where_to_invest'],
  [() => import('./domain-social-security-calculators.ts'), 'acquired-retirement benefit-amount bolsa-familia bpc contribution-average death-pension disabled-retirement family-allowance inclusion-aid inss-contribution-time maternity-pay paternity-pay retirement retirement-transition rural-retirement salary-allowance sick-pay special-retirement'],
  [() => import('./domain-social-security-decisions.ts'), 'benefit_and_raise when_to_retire'],
  [() => import('./domain-termination-calculators.ts'), 'anniversary-withdrawal dismissal-cost fgts fgts-advance notice severance severance-by-dates unemployment-insurance'],
  [() => import('./domain-termination-decisions.ts'), 'after_dismissal agreement_or_dismissal'],
  [() => import('./domain-termination-checks.ts'), 'check-severance'],
]

/** What loads the part of a domain an operation is in, by the operation's name. */
export const domainLoaders: ReadonlyMap<string, Load> = new Map(parts.flatMap(([load, operations]) => operations.split(' ').map((id) => [id, load])))
