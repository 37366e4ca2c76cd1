import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'trabalho intermitente',
    'contrato intermitente',
    'intermitente',
    'convocação',
    'diária do intermitente',
    'trabalho por hora registrado',
  ],
  phrases: `
    contrato por hora com carteira assinada, chamado para trabalhar uns dias, recibo do intermitente, 13º do intermitente,
    férias do intermitente, garçom intermitente, multa por faltar à convocação, trabalho por convocação, bico registrado`,
  situations: { hiring: { place: 6 } },
}
