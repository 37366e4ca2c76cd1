/** Builds the published statistics from the tallies on disk. */
import { existsSync } from 'node:fs'
import { isoMonth, type Month } from '../../engine/salaries/month.ts'
import type { SalaryFiles } from '../../service/salaries/files.ts'
import { readStatistics, type StoredStatistics, writeStatistics } from '../../service/salaries/published.ts'
import { ImportRefused } from '../refused.ts'
import { readTally, type TallyHeader } from './tally-file.ts'
import { missingCorrections, touches, WINDOW_MONTHS, type Window, windowEnding, windowStatistics } from './window.ts'

export interface WindowChoice {
  /** Last month. Default: the newest available. */
  readonly until?: Month | undefined
  readonly months?: number | undefined
  /** Publishes despite missing correction files, disclosed in answers. */
  readonly allowMissing?: boolean | undefined
  /** Publishes even if the published window ends later. */
  readonly replace?: boolean | undefined
}

/** Window over the available movement files. */
export function selectWindow(movements: readonly Month[], { until, months = WINDOW_MONTHS }: WindowChoice): Window {
  const newest = until ?? (movements.length > 0 ? Math.max(...movements) : undefined)
  if (newest === undefined) throw new ImportRefused('Não há nenhum arquivo CAGEDMOV: sem movimentações não há estatísticas.')
  return windowEnding(newest, months)
}

/** Missing corrections of the window; refuses unless gaps are allowed. */
export function acceptedGaps(window: Window, there: ReadonlySet<string>, { allowMissing }: WindowChoice): string[] {
  const missing = missingCorrections(window, there)
  if (missing.length > 0 && !allowMissing) {
    throw new ImportRefused(
      `Faltam arquivos de correção (declarações fora do prazo e exclusões): ${missing.join(', ')}. ` +
        'Sem eles os totais saem cerca de 1% errados. Acrescente-os, ou aceite com --allow-missing.',
    )
  }
  return missing
}

/** Refuses to replace newer statistics with older ones unless requested. */
export function refuseOlder(files: SalaryFiles, window: Window, { replace }: WindowChoice): void {
  if (replace || !existsSync(files.statistics)) return
  let served: StoredStatistics
  try {
    served = readStatistics(files.statistics).statistics
  } catch {
    return // any complete file may replace a damaged one
  }
  if (served.window.to > isoMonth(window.to)) {
    throw new ImportRefused(
      `As estatísticas publicadas vão até ${served.window.to}, e a janela pedida termina antes, em ${isoMonth(window.to)}. Para publicá-la mesmo assim use --replace.`,
    )
  }
}

export async function publish(
  files: SalaryFiles,
  window: Window,
  tallies: ReadonlyMap<string, TallyHeader>,
  families: readonly string[],
  choice: WindowChoice,
): Promise<{ statistics: StoredStatistics; used: TallyHeader[] }> {
  const missing = acceptedGaps(window, new Set(tallies.keys()), choice)
  const used = [...tallies.values()].filter((file) => touches(window, file)).sort((a, b) => a.month - b.month || (a.name < b.name ? -1 : 1))
  const statistics = windowStatistics(window, used, (name) => readTally(files.tallies, name), families, missing)
  refuseOlder(files, window, choice)
  await writeStatistics(files.statistics, statistics)
  return { statistics, used }
}
