// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/housing/calculators/financing/index.ts'
import m1 from '../domains/housing/calculators/housing-insurance/index.ts'
import m2 from '../domains/housing/calculators/purchase-costs/index.ts'
import m3 from '../domains/housing/calculators/rent-adjustment/index.ts'
import m4 from '../domains/housing/calculators/rent-affordability/index.ts'
import m5 from '../domains/housing/calculators/rent-penalty/index.ts'
import m6 from '../domains/housing/calculators/rent-vs-buy/index.ts'
import m7 from '../domains/housing/law/fgts-home.ts'
import m8 from '../domains/housing/law/itbi.ts'
import m9 from '../domains/housing/law/rent-adjustment.ts'
import m10 from '../domains/housing/law/rent-penalty.ts'

export const registry = registryOf([listed(m0), listed(m1), listed(m2), listed(m3), listed(m4), listed(m5), listed(m6)], [m7, m8, m9, m10])
