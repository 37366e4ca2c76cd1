// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/credit/calculators/early-payoff/index.ts'
import m1 from '../domains/credit/decisions/pay_off_early/index.ts'
import m2 from '../domains/savings/calculators/emergency-fund/index.ts'
import m3 from '../domains/savings/calculators/investment-return/index.ts'
import m4 from '../domains/credit/law/early-payoff.ts'
import m5 from '../domains/savings/law/custody-fee.ts'
import m6 from '../domains/savings/law/investment-income-tax.ts'
import m7 from '../domains/savings/law/iof-redemption.ts'
import m8 from '../domains/savings/law/lci-lca-term.ts'
import m9 from '../domains/savings/law/savings-rule.ts'

export const registry = registryOf([listed(m0), listed(m1), listed(m2), listed(m3)], [m4, m5, m6, m7, m8, m9])
