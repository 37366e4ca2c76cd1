import { composed, word } from '../core/text/language.ts'
import type { SalariesPort, SalaryHoldings, SalaryStatistics, SalaryWindow } from '../operation/evaluation/ports.ts'
import type { Occupations } from './occupations.ts'

/** Salary statistics of one window. */
export interface Layer {
  readonly window: SalaryWindow
  of(cbo: string): SalaryStatistics | undefined
}

export interface Shipped {
  readonly version: string
  readonly layers: readonly Layer[]
  readonly states: SalaryHoldings['states']
  readonly stock: SalaryHoldings['stock']
  readonly jobSchooling: SalaryHoldings['jobSchooling']
}

/** Salary statistics with their source version. */
export interface CombinedSalaries {
  readonly version: string
  readonly imported: SalaryWindow | null
  readonly holdings: SalaryHoldings
}

export interface Imported extends Layer {
  readonly version: string
}

/**
 * Combines statistics: each family uses the newest window that contains it. When both end in the same month, the import wins because it has
 * the full distribution.
 */
export function combineSalaries(shipped: Shipped | null, imported: Imported | null): CombinedSalaries | null {
  const layers = [...(imported ? [imported] : []), ...(shipped?.layers ?? [])].sort((a, b) =>
    a.window.to === b.window.to ? 0 : a.window.to > b.window.to ? -1 : 1,
  )
  const [newest] = layers
  if (!newest) return null
  const known = new Map<string, SalaryStatistics | undefined>()
  const found = (cbo: string): SalaryStatistics | undefined => {
    const [first, ...older] = layers.flatMap((layer) => layer.of(cbo) ?? [])
    // A published mean has no distribution: complete it with the newest window that has one, labeled with its own months.
    const fuller = first?.method === 'published' ? older[0] : undefined
    return first && fuller ? completed(first, fuller) : first
  }
  return {
    version: [imported?.version, shipped?.version].filter(Boolean).join('-'),
    imported: imported?.window ?? null,
    holdings: {
      window: newest.window,
      of(cbo) {
        if (!known.has(cbo)) known.set(cbo, found(cbo))
        return known.get(cbo)
      },
      states: (cbo) => shipped?.states(cbo) ?? [],
      stock: (cbo, uf) => shipped?.stock(cbo, uf),
      jobSchooling: (cbo) => shipped?.jobSchooling(cbo),
    },
  }
}

function completed(
  newest: SalaryStatistics,
  { distribution, topStates, schooling, assumptions, source }: SalaryStatistics,
): SalaryStatistics {
  const { from, to } = distribution.window
  return {
    ...newest,
    source: composed(() => word`${newest.source}. Mediana: ${source}`),
    assumptions: [
      ...newest.assumptions,
      composed(
        () => word`A mediana, os quartis, os estados e a escolaridade são de outra janela, de ${from} a ${to}, e não se comparam à média:`,
      ),
      ...assumptions,
    ],
    distribution,
    topStates,
    schooling,
  }
}

/** 2025-01 and 2025-12 → 202501–202512, the CAGED month format. */
export const periodOf = ({ from, to }: SalaryWindow): string => `${from.replace('-', '')}–${to.replace('-', '')}`

/** Salary port of the queries: a fixed catalogue and statistics that can be replaced while serving. */
export function salariesPort(
  occupations: Occupations,
  state: () => { readonly held: CombinedSalaries | null; readonly problem: string | null },
): SalariesPort {
  return {
    version: () => state().held?.version ?? 'none',
    status() {
      const { held, problem } = state()
      return { window: held?.holdings.window ?? null, imported: held?.imported ?? null, problem }
    },
    holdings: () => state().held?.holdings ?? null,
    family: (cbo) => occupations.byCode(cbo),
    nearCode: (cbo) => occupations.nearCode(cbo),
    nearSlug: (slug) => occupations.near(slug),
    prepared: () => occupations.prepared(),
    search(text) {
      const holdings = state().held?.holdings
      return occupations.search(text, (cbo) => holdings?.of(cbo)?.totalAdmissions ?? 0)
    },
  }
}
