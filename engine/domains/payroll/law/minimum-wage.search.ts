import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela salário mínimo', 'salário mínimo'],
  phrases: `
    histórico do salário mínimo, salário mínimo por ano, salário mínimo tabela, decreto do salário mínimo, mínimo por hora, mínimo diário,
    valores do salário mínimo, salário mínimo desde 1994, lei do salário mínimo, valor diário do mínimo, tabela do mínimo`,
}
