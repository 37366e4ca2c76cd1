import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    alíquota da bolsa, isenção de 20 mil, limite de 20 mil, 15% swing trade, 20% day trade, 20% fii, alíquota de day trade, dedo-duro,
    regras da bolsa, lei do imposto na bolsa, isenção em ações, compensação de prejuízo, alíquota de fii, limite de isenção de ações`,
}
