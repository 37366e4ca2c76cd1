import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['contrato intermitente'],
  phrases: 'lei do trabalho intermitente, contrato intermitente na clt, artigo 452-a, convocação do intermitente, multa do intermitente',
}
