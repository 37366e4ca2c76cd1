import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['custas trabalhistas', 'custas processuais', 'custas da justiça do trabalho', 'custas de 2%'],
  phrases: `
    quanto pago de custas na ação trabalhista, custas para recorrer, custas de liquidação, custas do processo trabalhista,
    teto das custas, custas de recurso ordinário`,
}
