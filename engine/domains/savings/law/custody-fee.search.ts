import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['taxa da b3', 'taxa de custódia'],
  phrases: `
    custódia, custódia do tesouro, b3 cobra, taxa do tesouro direto, taxa da bolsa no tesouro, isenção até 10 mil, custo do tesouro direto,
    tesouro direto cobra taxa, taxa da b3 no tesouro direto, tesouro direto taxa`,
}
