import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    verbas por tipo de demissão, o que recebo em cada demissão, direitos na justa causa, justa causa perde, direitos no pedido de demissão,
    verbas da justa causa, direitos na demissão, tabela de verbas, tipos de rescisão, tipos de demissão, acordo 484-a,
    o que se perde na justa causa, direitos de quem pede demissão, verbas devidas, artigo 484, perde na justa causa`,
}
