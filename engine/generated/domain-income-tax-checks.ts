// Written by the build from what the folders hold. Not edited, not committed.
import { listed } from '../core/operation/operation.ts'
import { registryOf } from '../core/operation/registry.ts'
import m0 from '../domains/income-tax/calculators/irpf-obligation/index.ts'
import m1 from '../domains/income-tax/checks/check-irpf-obligation/index.ts'
import m2 from '../domains/income-tax/law/irpf-obligation.ts'

export const registry = registryOf([listed(m0), listed(m1)], [m2])
