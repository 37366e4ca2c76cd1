import type { MetricSearch } from '../definition.ts'
import type series from './ipc-br.ts'

export const search: MetricSearch<typeof series> = {
  ipcBrMonthly: {
    keywords: ['ipc-br', 'ipc da fgv', 'ipc fgv', 'inflação da fgv'],
    phrases: `ipcbr, ipc-s, índice de preços ao consumidor fgv, ipc brasil, ipc mensal fgv, ipc br`,
  },
}
