/** Bundled salary statistics of 2025 and 2023: text tables, parsed per family on demand. */

import { once } from '../core/collections/lazy-value.ts'
import { isOneOf } from '../core/collections/records.ts'
import type { Money } from '../core/money.ts'
import { composed, word } from '../core/text/language.ts'
import type {
  JobSchooling,
  SalaryDistribution,
  SalaryGrade,
  SalaryStatistics,
  SalaryStock,
  SalaryWindow,
  StateSalaries,
} from '../operation/evaluation/ports.ts'

const WINDOW: SalaryWindow = { from: '2025-01', to: '2025-12', months: 12, asOf: null }
const STOCK_YEAR = 2023
const GRADES: readonly SalaryGrade[] = ['A', 'B', 'C', 'D']

/** The repository has no licence: only figures are reused, and the source credits it. */
const AGGREGATOR = 'agregação de github.com/sidneyhori/jobs, commit 2e7055d'
const REGISTER = composed(() => word`MTE/PDET, microdados do Novo CAGED; ${AGGREGATOR}`)
const STOCK = composed(() => word`MTE/PDET, microdados da RAIS ${STOCK_YEAR}; ${AGGREGATOR}`)

const ASSUMPTIONS = [
  'Novo CAGED de 01/2025 a 12/2025, só as movimentações declaradas no prazo (arquivos de março de 2026): sem as declarações fora do prazo nem as excluídas, os totais ficam cerca de 1% abaixo dos oficiais.',
  'Salário fixo declarado no contrato, entre R$ 100 e R$ 500 mil: quem ganha por hora fica de fora, e contratos intermitentes, parciais e de aprendiz entram. Mediana exata e média simples; os quartis não foram calculados.',
]

const WARNING =
  'Grau C: só de 70% a 85% das admissões têm salário fixo aproveitável, e a mediana pode se afastar da real mais do que nas outras famílias.'

/** RAIS schooling levels, 1 to 11. */
const LEVELS = [
  'Analfabeto',
  'Até o 5º ano incompleto',
  '5º ano completo',
  'Do 6º ao 9º ano',
  'Fundamental completo',
  'Médio incompleto',
  'Médio completo',
  'Superior incompleto',
  'Superior completo',
  'Mestrado',
  'Doutorado',
] as const

/** Minimum sample size for a median. */
const SMALLEST = 30

/** Table rows by first cell; parses a row on demand. */
class Table {
  readonly columns: readonly string[]
  readonly #rows = new Map<string, string>()

  constructor(text: string) {
    const [head = '', ...lines] = text.split('\n')
    this.columns = head.split(',')
    for (const line of lines) if (line !== '') this.#rows.set(line.slice(0, 4), line)
  }

  row(cbo: string): readonly string[] | undefined {
    return this.#rows.get(cbo)?.split(',')
  }
}

const money = (cents: string | undefined): Money | null => (cents ? BigInt(cents) : null)

/** Lazily parsed table. */
const tableOf = (text: () => string): (() => Table) => once(() => new Table(text()))

export interface Aggregates {
  readonly window: SalaryWindow
  of(cbo: string): SalaryStatistics
  states(cbo: string): readonly StateSalaries[]
  stock(cbo: string, uf?: string): SalaryStock | undefined
  jobSchooling(cbo: string): JobSchooling | undefined
}

/** @param read returns the text of a file of `data/salaries`. */
export function aggregates(read: (file: string) => string): Aggregates {
  const families = tableOf(() => read('admissions-2025.csv'))
  const byState = tableOf(() => read('admissions-2025-by-state.csv'))
  const stocks = tableOf(() => read('stock-2023.csv'))
  const statesOf = new Map<string, readonly StateSalaries[]>()
  const schooling = tableOf(() => read('schooling-2023.csv'))
  const stockByState = tableOf(() => read('stock-2023-by-state.csv'))
  const of = (cbo: string): SalaryStatistics => statisticsOf(families().row(cbo) ?? [])
  return {
    window: WINDOW,
    of,
    states(cbo) {
      const known = statesOf.get(cbo)
      if (known) return known
      const { columns } = byState()
      const cells = byState().row(cbo) ?? []
      const country = of(cbo)
      const found = cells
        .flatMap((cell, index): StateSalaries[] => {
          if (index === 0 || cell === '') return []
          const [admissions, dismissals, median] = cell.split(' ')
          return [
            {
              uf: columns[index]!,
              country,
              totalAdmissions: Number(admissions),
              totalDismissals: Number(dismissals),
              medianSalary: money(median),
            },
          ]
        })
        .sort((a, b) => b.totalAdmissions - a.totalAdmissions || (a.uf < b.uf ? -1 : 1))
      statesOf.set(cbo, found)
      return found
    },
    stock(cbo, uf) {
      if (uf !== undefined) {
        const cell = stockByState().row(cbo)?.[stockByState().columns.indexOf(uf)]
        if (!cell) return undefined
        const [jobs, median] = cell.split(' ')
        return { year: STOCK_YEAR, source: STOCK, jobs: Number(jobs), medianPay: money(median), avgPay: null }
      }
      const row = stocks().row(cbo)
      return row && { year: STOCK_YEAR, source: STOCK, jobs: Number(row[1]), medianPay: money(row[3]), avgPay: money(row[4]) }
    },
    jobSchooling(cbo) {
      const row = schooling().row(cbo)
      if (!row) return undefined
      const [, jobs, ...counts] = row
      const levels = counts.map((count, index) => ({ level: index + 1, label: LEVELS[index]!, count: Number(count) }))
      return { year: STOCK_YEAR, source: STOCK, jobs: Number(jobs), levels: levels.filter(({ count }) => count > 0) }
    },
  }
}

/** National statistics of an occupation family, from its row. */
function statisticsOf([, admissions = '0', dismissals = '0', salaries = '0', median, mean, grade]: readonly string[]): SalaryStatistics {
  const distribution: SalaryDistribution = {
    window: WINDOW,
    method: 'aggregated',
    medianSalary: money(median),
    p25Salary: null,
    p75Salary: null,
    grade: isOneOf(GRADES, grade) ? grade : null,
    sample: grade === undefined ? null : { used: Number(salaries), of: Number(admissions) },
    reason: reasonFor(Number(admissions), Number(salaries), median),
  }
  return {
    window: WINDOW,
    method: 'aggregated',
    source: REGISTER,
    assumptions: [
      ...ASSUMPTIONS,
      ...(grade === 'C' ? [WARNING] : []),
      ...(suspect(median, mean) ? ['A média passa do dobro da mediana, sinal de valores declarados errado: prefira a mediana.'] : []),
    ],
    totalAdmissions: Number(admissions),
    totalDismissals: Number(dismissals),
    eligibleAdmissions: Number(salaries),
    avgSalary: money(mean),
    distribution,
    topStates: [],
    schooling: [],
  }
}

const suspect = (median: string | undefined, mean: string | undefined): boolean =>
  Boolean(median && mean && Number(mean) > 2 * Number(median))

function reasonFor(admissions: number, salaries: number, median: string | undefined): string | null {
  if (median) return null
  if (admissions === 0) return 'Nenhuma admissão desta família foi declarada no período.'
  if (salaries < SMALLEST)
    return composed(
      () => word`Só ${salaries} ${salaries === 1 ? 'admissão tem' : 'admissões têm'} salário fixo aproveitável; são precisas ${SMALLEST}.`,
    )
  if (salaries * 100 < admissions * MIN_SHARE)
    return composed(
      () =>
        word`Só ${shareText(salaries, admissions)} das admissões têm salário fixo aproveitável (as outras são por hora ou aula, ou sem valor); são precisos ${MIN_SHARE}%.`,
    )
  return 'Os salários declarados não dão uma mediana confiável: valores abaixo do salário mínimo ou sem um centro definido.'
}

const MIN_SHARE = 70

const shareText = (part: number, whole: number): string => `${Math.floor((part * 100) / whole)}%`
