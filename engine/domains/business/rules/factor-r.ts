import type { Money } from '../../../core/money.ts'
import { divide, Ratio } from '../../../core/ratio.ts'
import type { SimplesTable } from '../law/simples-nacional.ts'

/** Payroll over revenue of the same months. The regulation sets the value when either is zero (Resolução CGSN 140/2018, art. 26). */
export function factorR(payroll: Money, revenue: Money, { factorR: law }: SimplesTable): Ratio {
  if (payroll === 0n) return law.withoutPayroll
  return revenue === 0n ? law.withoutRevenue : Ratio.of(payroll, revenue)
}

/** Annex of services that depend on factor R. */
export function annexByFactor(factor: Ratio, { factorR: law }: SimplesTable): 'III' | 'V' {
  return factor.compare(law.threshold) >= 0 ? 'III' : 'V'
}

/** Truncates for display: 0.2799999 must not read as 0.28. */
export function truncated({ n, d }: Ratio, places: number): number {
  const scale = 10n ** BigInt(places)
  return Number(divide(n * scale, d, 'truncate')) / Number(scale)
}
