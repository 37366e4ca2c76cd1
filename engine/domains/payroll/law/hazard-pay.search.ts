import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    nr-15, nr-16, graus de insalubridade, 10 20 e 40%, grau mínimo médio e máximo, base da insalubridade, artigo 193, artigo 192,
    percentual da periculosidade, percentual de insalubridade, lei da insalubridade, insalubridade é sobre o mínimo,
    tabela de insalubridade, insalubridade incide sobre, lei da periculosidade`,
}
