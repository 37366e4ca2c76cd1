import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela regressiva da previdência'],
  phrases: `
    tabela da previdência privada, 35% a 10%, limite de 12%, regressiva 10%, tributação do pgbl, imposto do vgbl,
    progressiva da previdência, 10 anos 10%, alíquota da previdência privada, lei 11.053, progressiva ou regressiva`,
}
