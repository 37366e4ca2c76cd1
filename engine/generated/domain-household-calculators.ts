// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/household/calculators/alimony-arrears/index.ts'
import m1 from '../domains/household/calculators/alimony/index.ts'
import m2 from '../domains/household/calculators/budget/index.ts'
import m3 from '../domains/household/calculators/car-ownership-cost/index.ts'
import m4 from '../domains/household/calculators/discount/index.ts'
import m5 from '../domains/household/calculators/fuel/index.ts'
import m6 from '../domains/household/calculators/percentage/index.ts'
import m7 from '../domains/prices/calculators/civil-update/index.ts'
import m8 from '../domains/household/law/ipva.ts'
import m9 from '../domains/payroll/law/inss.ts'
import m10 from '../domains/payroll/law/irrf.ts'
import m11 from '../domains/payroll/law/minimum-wage.ts'
import m12 from '../domains/prices/law/civil-interest.ts'
import m13 from '../domains/prices/law/legal-rate.ts'

export const registry = registryOf([listed(m0), listed(m1), listed(m2), listed(m3), listed(m4), listed(m5), listed(m6), listed(m7)], [m8, m9, m10, m11, m12, m13])
