// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/own-account/calculators/carne-leao/index.ts'
import m1 from '../domains/own-account/calculators/inss-self-employed/index.ts'
import m2 from '../domains/own-account/calculators/mei-excess/index.ts'
import m3 from '../domains/own-account/calculators/mei-tax/index.ts'
import m4 from '../domains/own-account/calculators/rpa/index.ts'
import m5 from '../domains/own-account/law/carne-leao.ts'
import m6 from '../domains/own-account/law/inss-self-employed.ts'
import m7 from '../domains/own-account/law/mei-excess.ts'
import m8 from '../domains/own-account/law/mei.ts'
import m9 from '../domains/own-account/law/own-account.ts'
import m10 from '../domains/payroll/law/inss.ts'
import m11 from '../domains/payroll/law/irrf.ts'
import m12 from '../domains/payroll/law/minimum-wage.ts'

export const registry = registryOf([listed(m0), listed(m1), listed(m2), listed(m3), listed(m4)], [m5, m6, m7, m8, m9, m10, m11, m12])
