import type { MetricSearch } from '../definition.ts'
import type series from './minimum-wage.ts'

export const search: MetricSearch<typeof series> = {
  minimumWage: {
    keywords: ['salário mínimo', 'mínimo nacional', 'piso nacional', 'mínimo'],
    phrases: `
        valor do mínimo, mínimo atual, salário mínimo hoje, salário mínimo atual, novo salário mínimo, salário mínimo 2026, mínimo 2026,
        salário mínimo nacional, quanto é o mínimo, quanto era o salário mínimo, histórico do salário mínimo, valor do salário mínimo,
        mínimo do ano, evolução do mínimo`,
  },
}
