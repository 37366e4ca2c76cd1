/**
 * Checks whose plan can recognize documents consistent with the law; the others are examined one by one. Not available as database
 * functions.
 */
import { payslipCheckPlan } from './functions/payslip-check.ts'
import type { CheckPlan } from './operation-plan.ts'

export const CHECK_PLANS: Readonly<Record<string, CheckPlan>> = { 'check-payslip': payslipCheckPlan }
