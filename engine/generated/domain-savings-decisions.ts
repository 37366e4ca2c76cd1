// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/savings/calculators/cdb-comparison/index.ts'
import m1 from '../domains/savings/calculators/compound-interest/index.ts'
import m2 from '../domains/savings/calculators/investment-return/index.ts'
import m3 from '../domains/savings/calculators/lci-lca/index.ts'
import m4 from '../domains/savings/calculators/tesouro-ipca/index.ts'
import m5 from '../domains/savings/calculators/tesouro-prefixado/index.ts'
import m6 from '../domains/savings/calculators/tesouro-selic/index.ts'
import m7 from '../domains/savings/decisions/pay_debt_or_invest/index.ts'
import m8 from '../domains/savings/decisions/where_to_invest/index.ts'
import m9 from '../domains/savings/law/custody-fee.ts'
import m10 from '../domains/savings/law/investment-income-tax.ts'
import m11 from '../domains/savings/law/iof-redemption.ts'
import m12 from '../domains/savings/law/lci-lca-term.ts'
import m13 from '../domains/savings/law/savings-rule.ts'

export const registry = registryOf([listed(m0), listed(m1), listed(m2), listed(m3), listed(m4), listed(m5), listed(m6), listed(m7), listed(m8)], [m9, m10, m11, m12, m13])
