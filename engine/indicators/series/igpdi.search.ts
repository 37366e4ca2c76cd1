import type { MetricSearch } from '../definition.ts'
import type series from './igpdi.ts'

export const search: MetricSearch<typeof series> = {
  igpdiMonthly: {
    keywords: ['igp-di', 'igpdi', 'índice geral de preços disponibilidade interna'],
    phrases: `disponibilidade interna, igp di fgv, igpdi acumulado, igp-di acumulado, igp`,
  },
}
