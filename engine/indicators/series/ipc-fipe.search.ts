import type { MetricSearch } from '../definition.ts'
import type series from './ipc-fipe.ts'

export const search: MetricSearch<typeof series> = {
  ipcFipeMonthly: {
    keywords: ['ipc-fipe', 'ipc da fipe', 'inflação de são paulo', 'inflação paulista', 'inflação da capital paulista'],
    phrases: `
        ipc fipe, fipe inflação, inflação na cidade de são paulo, fipe preços ao consumidor, índice da fipe, custo de vida em são paulo,
        fipe`,
  },
}
