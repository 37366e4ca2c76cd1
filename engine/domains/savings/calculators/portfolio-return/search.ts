import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'rentabilidade',
    'retorno',
    'xirr',
    'tir',
    'twr',
    'aportes',
    'carteira',
    'comparar com o cdi',
    'rentabilidade da minha carteira',
    'minha carteira contra o cdi',
  ],
  phrases: `
    rendimento da carteira, meus investimentos renderam, quanto rendeu minha carteira, ganho da carteira, perdendo do cdi, ganhando do cdi,
    retorno com aportes, minhas ações renderam, investimentos renderam, rentabilidade real da carteira, cota da carteira,
    desempenho da carteira, bater o cdi, aportes picados, aportes e resgates, rentabilidade dos meus investimentos, carteira de ações,
    performance, retorno ponderado, lucro da carteira, ibovespa, minha carteira, vários aportes, rendi mais que o cdi,
    ações e fii rendimento, ganhei ou perdi na carteira, ganhando ou perdendo`,
}
