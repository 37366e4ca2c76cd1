import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    regra da criptomoeda, isenção de 35 mil, limite de 35 mil, tabela de cripto, alíquota de bitcoin, alíquota de cripto, in 1888,
    lei das criptomoedas, criptomoeda isento, decripto, lei 14.754, limite de isenção de cripto, isenção de bitcoin`,
}
