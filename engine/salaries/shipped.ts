import { fingerprint } from '../core/fingerprint.ts'
import type { SalaryStatistics, SalaryWindow } from '../core/operation/ports.ts'
import type { Held } from './port.ts'

interface ShippedStatistics {
  readonly window: SalaryWindow
  readonly families: readonly (readonly [cbo: string, admissions: number, dismissals: number, avgCents: number])[]
}

/** The aggregates that come with the project: counts and a mean as published, nothing more. */
export function heldShipped(text: string): Held {
  const { window, families: rows }: ShippedStatistics = JSON.parse(text)
  const families = new Map(
    rows.map(([cbo, totalAdmissions, totalDismissals, avg]): [string, SalaryStatistics] => [
      cbo,
      {
        totalAdmissions,
        totalDismissals,
        eligibleAdmissions: null,
        avgSalary: BigInt(avg),
        medianSalary: null,
        p25Salary: null,
        p75Salary: null,
        topStates: [],
        schooling: [],
      },
    ]),
  )
  const assumptions = [
    'Agregados já publicados do Novo CAGED, e não calculados aqui: mediana, quantis, estados e escolaridade não foram publicados com eles.',
    'A média é o salário real de admissão aproximado, corrigido pela inflação por quem o publicou; difere da média nominal dos microdados.',
  ]
  return {
    version: `shipped-${fingerprint(text)}`,
    holdings: { window, method: 'published', assumptions, of: (cbo) => families.get(cbo) },
  }
}
