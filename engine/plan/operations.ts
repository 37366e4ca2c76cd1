/** Operations with a plan. All others use the scalar path. */
import { anniversaryPlan } from './functions/anniversary.ts'
import { assistanceBenefitPlan, inclusionAidPlan } from './functions/assistance.ts'
import { bolsaFamiliaPlan } from './functions/bolsa-familia.ts'
import { carneLeaoPlan } from './functions/carne-leao.ts'
import { deathPensionPlan } from './functions/death-pension.ts'
import { debtMinimumPlan } from './functions/debt-minimum.ts'
import { dividendsPlan } from './functions/dividends.ts'
import { domesticWorkerPlan } from './functions/domestic-worker.ts'
import { employeeCostPlan } from './functions/employee-cost.ts'
import { familyAllowancePlan } from './functions/family-allowance.ts'
import { federalServantPayPlan } from './functions/federal-servant-pay.ts'
import { incomeTaxPlan } from './functions/income-tax.ts'
import { inssEmployeePlan } from './functions/inss.ts'
import { simpleInterestPlan } from './functions/interest.ts'
import { intermittentWorkPlan } from './functions/intermittent-work.ts'
import { iofCreditPlan } from './functions/iof.ts'
import { irrfMonthlyPlan } from './functions/irrf.ts'
import { lumpSumIncomePlan } from './functions/lump-sum-income.ts'
import { meiPlan } from './functions/mei.ts'
import { netSalaryPlan } from './functions/monthly-pay.ts'
import { nightShiftPlan } from './functions/night-shift.ts'
import { noticePlan } from './functions/notice.ts'
import { overtimePlan } from './functions/overtime.ts'
import { ownContributionPlan, partnerPayPlan, serviceReceiptPlan } from './functions/own-account.ts'
import { paternityPayPlan } from './functions/paternity-pay.ts'
import { percentagePlan } from './functions/percentage.ts'
import { presumedProfitPlan } from './functions/presumed-profit.ts'
import { profitSharingPlan } from './functions/profit-sharing.ts'
import { redemptionPlan } from './functions/redemption.ts'
import { salaryAllowancePlan } from './functions/salary-allowance.ts'
import { simplesPlan } from './functions/simples.ts'
import { thirteenthPlan } from './functions/thirteenth.ts'
import { timeBankPlan } from './functions/time-bank.ts'
import { transportVoucherPlan } from './functions/transport-voucher.ts'
import { unemploymentPlan } from './functions/unemployment.ts'
import { vacationPlan } from './functions/vacation.ts'
import { weeklyRestPlan } from './functions/weekly-rest.ts'
import type { OperationPlan } from './operation-plan.ts'
import { TRACED_PLANS } from './traced/index.ts'

/** Plans written by hand, which also follow a change of the law. */
export const HAND_PLANS: Readonly<Record<string, OperationPlan>> = {
  'anniversary-withdrawal': anniversaryPlan,
  'bolsa-familia': bolsaFamiliaPlan,
  bpc: assistanceBenefitPlan,
  'carne-leao': carneLeaoPlan,
  'death-pension': deathPensionPlan,
  'debt-minimum': debtMinimumPlan,
  'dividend-withholding': dividendsPlan,
  'domestic-worker': domesticWorkerPlan,
  'employee-cost': employeeCostPlan,
  'family-allowance': familyAllowancePlan,
  'federal-servant-pay': federalServantPayPlan,
  'inclusion-aid': inclusionAidPlan,
  'income-tax': incomeTaxPlan,
  'inss-employee': inssEmployeePlan,
  'inss-self-employed': ownContributionPlan,
  'intermittent-work': intermittentWorkPlan,
  'iof-credit': iofCreditPlan,
  'iof-redemption': redemptionPlan,
  'irrf-monthly': irrfMonthlyPlan,
  'lump-sum-income': lumpSumIncomePlan,
  'mei-tax': meiPlan,
  'net-salary': netSalaryPlan,
  'night-shift': nightShiftPlan,
  notice: noticePlan,
  overtime: overtimePlan,
  'paternity-pay': paternityPayPlan,
  percentage: percentagePlan,
  'presumed-profit': presumedProfitPlan,
  'pro-labore': partnerPayPlan,
  'profit-sharing': profitSharingPlan,
  rpa: serviceReceiptPlan,
  'salary-allowance': salaryAllowancePlan,
  'simple-interest': simpleInterestPlan,
  'simples-nacional': simplesPlan,
  'thirteenth-salary': thirteenthPlan,
  'time-bank': timeBankPlan,
  'transport-voucher': transportVoucherPlan,
  'unemployment-insurance': unemploymentPlan,
  'vacation-pay': vacationPlan,
  'weekly-rest': weeklyRestPlan,
}

/** Operations with a plan: where none is written by hand, the one traced from the rule. */
export const OPERATION_PLANS: Record<string, OperationPlan> = { ...TRACED_PLANS, ...HAND_PLANS }
