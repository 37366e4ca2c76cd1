import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'estagiário',
    'bolsa-auxílio',
    'bolsa de estágio',
    'recesso',
    'férias de estagiário',
    'direitos do estagiário',
    'estágio remunerado',
  ],
  phrases: `
    estagiária, estágio, bolsa do estágio, bolsa auxílio, auxílio transporte do estágio, recesso remunerado, estagiário desconta inss,
    estagiário paga imposto, fim do estágio, férias do estágio, contrato de estágio, bolsa estágio desconto, estagiário tem 13,
    estagiário rescisão, sair do estágio, termo de compromisso, faculdade e estágio, estágio 6 horas`,
}
