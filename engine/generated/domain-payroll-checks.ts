// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/payroll/checks/check-inss/index.ts'
import m1 from '../domains/payroll/checks/check-irrf/index.ts'
import m2 from '../domains/payroll/checks/check-payslip/index.ts'
import m3 from '../domains/payroll/checks/check-thirteenth/index.ts'
import m4 from '../domains/payroll/checks/check-vacation-receipt/index.ts'
import m5 from '../domains/payroll/law/family-allowance.ts'
import m6 from '../domains/payroll/law/fgts.ts'
import m7 from '../domains/payroll/law/inss.ts'
import m8 from '../domains/payroll/law/irrf.ts'
import m9 from '../domains/payroll/law/thirteenth.ts'
import m10 from '../domains/payroll/law/transport-voucher.ts'
import m11 from '../domains/payroll/law/vacation-entitlement.ts'
import m12 from '../domains/payroll/law/vacation.ts'
import m13 from '../domains/payroll/law/working-time.ts'

export const registry = registryOf([listed(m0), listed(m1), listed(m2), listed(m3), listed(m4)], [m5, m6, m7, m8, m9, m10, m11, m12, m13])
