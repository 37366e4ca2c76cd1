// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/payroll/calculators/minimum-wage-prorated/index.ts'
import m1 from '../domains/payroll/calculators/net-salary/index.ts'
import m2 from '../domains/prices/calculators/real-salary/index.ts'
import m3 from '../domains/prices/decisions/accept_raise/index.ts'
import m4 from '../domains/payroll/law/employer-charges.ts'
import m5 from '../domains/payroll/law/family-allowance.ts'
import m6 from '../domains/payroll/law/fgts.ts'
import m7 from '../domains/payroll/law/inss.ts'
import m8 from '../domains/payroll/law/irrf.ts'
import m9 from '../domains/payroll/law/minimum-wage.ts'
import m10 from '../domains/payroll/law/transport-voucher.ts'
import m11 from '../domains/payroll/law/working-time.ts'

export const registry = registryOf([listed(m0), listed(m1), listed(m2), listed(m3)], [m4, m5, m6, m7, m8, m9, m10, m11])
