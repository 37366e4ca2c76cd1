/** Format of the published file: a line with its identity, then a line of statistics. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Money } from '../../engine/core/money.ts'
import { word } from '../../engine/core/text/language.ts'
import type { SalaryStatistics, SalaryWindow } from '../../engine/operation/evaluation/ports.ts'
import { schoolingLabel } from '../../engine/salaries/codes.ts'
import type { Imported } from '../../engine/salaries/port.ts'
import { replaceFile } from '../runtime/replace-file.ts'

/** Stored statistics of a family, with wages in centavos. */
export interface StoredFamily {
  readonly cbo: string
  readonly admissions: number
  readonly dismissals: number
  readonly eligible: number
  readonly avg: number | null
  readonly median: number | null
  readonly p25: number | null
  readonly p75: number | null
  readonly states: readonly (readonly [uf: string, count: number])[]
  readonly schooling: readonly (readonly [code: number, count: number])[]
}

export interface StoredStatistics {
  readonly window: SalaryWindow & { readonly asOf: string }
  /** Every record of the period, including unknown families. */
  readonly totals: { readonly admissions: number; readonly dismissals: number }
  /** Names of correction files missing from the period. */
  readonly missing: readonly string[]
  readonly files: readonly {
    readonly name: string
    readonly size: number
    readonly date: string | null
    readonly sha256: string | null
    readonly rows: number
  }[]
  readonly families: readonly StoredFamily[]
}

const FORMAT = 'centavo salaries 1'

export function writeStatistics(path: string, statistics: StoredStatistics): Promise<void> {
  const body = JSON.stringify(statistics)
  return replaceFile(path, `${JSON.stringify({ format: FORMAT, sha256: sha256(body) })}\n${body}\n`)
}

/** Throws when the file is incomplete. */
export function readStatistics(path: string): { readonly version: string; readonly statistics: StoredStatistics } {
  const [head = '', body = ''] = readFileSync(path, 'utf8').split('\n', 2)
  const { format, sha256: expected }: { format?: unknown; sha256?: unknown } = JSON.parse(head)
  if (format !== FORMAT) throw new Error(word`unknown format: ${String(format).slice(0, 40)}`)
  if (sha256(body) !== expected) throw new Error('the checksum does not match')
  return { version: String(expected).slice(0, 16), statistics: JSON.parse(body) }
}

export function importedLayer(path: string): Imported {
  const { version, statistics } = readStatistics(path)
  const { window, missing } = statistics
  const families = new Map(statistics.families.map((family) => [family.cbo, family]))
  const assumptions = [
    'Calculado a partir dos microdados do Novo CAGED: declarações no prazo mais as fora do prazo, menos as excluídas, pelo mês da movimentação.',
    'Salários de admissão, sem contratos intermitentes e sem valores abaixo de 0,3 ou acima de 150 salários mínimos do mês; quantis por interpolação linear.',
    word`Conta as declarações entregues até ${window.asOf}: os últimos meses ainda mudam com declarações fora do prazo.`,
    'Os estados são os de mais admissões, não os de mais empregados: o cadastro registra movimentações, não o estoque.',
    ...(missing.length > 0 ? [word`Faltam correções do período, que não foram carregadas: ${missing.join(', ')}.`] : []),
  ]
  return {
    version,
    window,
    of(cbo) {
      const family = families.get(cbo)
      return family && { window, method: 'microdata', source: SOURCE, assumptions, ...fromStored(family, window) }
    },
  }
}

const SOURCE = 'MTE/PDET, microdados do Novo CAGED'

type Stored = Omit<SalaryStatistics, 'window' | 'method' | 'source' | 'assumptions'>

function fromStored(
  { admissions, dismissals, eligible, avg, median, p25, p75, states, schooling }: StoredFamily,
  window: SalaryWindow,
): Stored {
  return {
    totalAdmissions: admissions,
    totalDismissals: dismissals,
    eligibleAdmissions: eligible,
    avgSalary: money(avg),
    distribution: {
      window,
      method: 'microdata',
      medianSalary: money(median),
      p25Salary: money(p25),
      p75Salary: money(p75),
      grade: null,
      sample: { used: eligible, of: admissions },
      reason: median === null ? word`Só ${eligible} admissões com salário considerado no período; são precisas 10.` : null,
    },
    topStates: states.map(([uf, count]) => ({ uf, count })),
    schooling: schooling.map(([code, count]) => ({ code, label: schoolingLabel(code), count })),
  }
}

const money = (cents: number | null): Money | null => (cents === null ? null : BigInt(cents))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
