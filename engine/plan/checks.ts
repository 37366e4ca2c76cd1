/** The checks of which a plan knows the papers that agree with the law. They are no functions of databases: the others are examined one by one. */
import { payslipCheckPlan } from './functions/payslip-check.ts'
import type { CheckPlan } from './operation-plan.ts'

export const CHECK_PLANS: Readonly<Record<string, CheckPlan>> = { 'check-payslip': payslipCheckPlan }
