/** Plans traced from the rules, by operation. */
import { mapValues } from '../../core/collections/records.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { tracedOperationPlan } from '../traced-plan.ts'
import { plans as business } from './business.ts'
import { plans as credit } from './credit.ts'
import { plans as household } from './household.ts'
import { plans as housing } from './housing.ts'
import { plans as incomeTax } from './income-tax.ts'
import { plans as ownAccount } from './own-account.ts'
import { plans as payroll } from './payroll.ts'
import { plans as prices } from './prices.ts'
import { plans as savings } from './savings.ts'
import { plans as socialSecurity } from './social-security.ts'
import { plans as termination } from './termination.ts'

/** Text of each plan. */
export const TRACED_TEXTS: Readonly<Record<string, string>> = {
  ...business,
  ...credit,
  ...household,
  ...housing,
  ...incomeTax,
  ...ownAccount,
  ...payroll,
  ...prices,
  ...savings,
  ...socialSecurity,
  ...termination,
}

export const TRACED_PLANS: Readonly<Record<string, OperationPlan>> = mapValues(TRACED_TEXTS, tracedOperationPlan)
