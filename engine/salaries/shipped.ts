import { fingerprint } from '../core/text/fingerprint.ts'
import { composed, word } from '../core/text/language.ts'
import type { SalaryStatistics, SalaryWindow } from '../operation/evaluation/ports.ts'
import { aggregates } from './aggregates.ts'
import type { Layer, Shipped } from './port.ts'

interface PublishedFile {
  readonly window: SalaryWindow
  readonly families: readonly (readonly [cbo: string, admissions: number, dismissals: number, avgCents: number])[]
}

const ASSUMPTIONS = [
  'Admissões, desligamentos e média: agregados já publicados do Novo CAGED, e não calculados aqui.',
  'A média é o salário real de admissão aproximado, corrigido pela inflação por quem o publicou; difere da média nominal dos microdados.',
]

/** A few families of later months: published counts and means only. */
function published(text: string): Layer {
  const { window, families: rows }: PublishedFile = JSON.parse(text)
  const families = new Map(rows.map((row) => [row[0], row]))
  return {
    window,
    of(cbo): SalaryStatistics | undefined {
      const row = families.get(cbo)
      if (!row) return undefined
      const [, totalAdmissions, totalDismissals, avg] = row
      return {
        window,
        method: 'published',
        source: PUBLISHED,
        assumptions: ASSUMPTIONS,
        totalAdmissions,
        totalDismissals,
        eligibleAdmissions: null,
        avgSalary: BigInt(avg),
        distribution: {
          window,
          method: 'published',
          medianSalary: null,
          p25Salary: null,
          p75Salary: null,
          grade: null,
          sample: null,
          reason: 'Só a média e as contagens foram publicadas para este período.',
        },
        topStates: [],
        schooling: [],
      }
    },
  }
}

const FILES = [
  'published.json',
  'admissions-2025.csv',
  'admissions-2025-by-state.csv',
  'stock-2023.csv',
  'stock-2023-by-state.csv',
  'schooling-2023.csv',
] as const

/**
 * Bundled salary statistics. Reads the files eagerly, to fail at once when one is missing, and parses them lazily.
 * @param read returns the text of a file of `data/salaries`; throws when it is missing.
 */
const PUBLISHED = composed(() => word`MTE/PDET, agregados publicados do Novo CAGED`)

export function shippedSalaries(read: (file: string) => string): Shipped {
  const texts = new Map<string, string>(FILES.map((file) => [file, read(file)]))
  const older = aggregates((file) => texts.get(file)!)
  return {
    version: `shipped-${fingerprint([...texts.values()].join('\n'))}`,
    layers: [published(texts.get('published.json')!), older],
    states: older.states,
    stock: older.stock,
    jobSchooling: older.jobSchooling,
  }
}
