import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'rescisão de aluguel',
    'quebra de contrato',
    'multa rescisória do aluguel',
    'devolver imóvel',
    'inquilino',
    'quebrar contrato de aluguel',
    'sair do imóvel antes',
    'entregar o apartamento antes',
    'multa de quebra de contrato',
  ],
  phrases: `
    sair antes, sair do aluguel, entregar a casa, entregar o imóvel, entregar as chaves, quebra de aluguel, rescindir aluguel,
    cancelar aluguel, multa do aluguel, multa de três aluguéis, três aluguéis, 3 aluguéis, sair antes dos 30 meses, desocupar,
    mudança antes do fim, romper o contrato, multa proporcional, devolver o apartamento, devolver a casa, multa contratual do aluguel,
    sair antes do contrato, rescisão do contrato de aluguel, dono cobra multa, antes de completar 12 meses, antes de completar,
    devolver o apto, sair antes do ano, largar o imóvel`,
}
