import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    alíquota do autônomo, 11% do contribuinte individual, inss do sócio, inss pró-labore alíquota, 20% do autônomo, contribuinte individual,
    teto do autônomo, alíquota do contribuinte individual, inss sobre pró-labore, 11% ou 20%, contribuição do autônomo`,
}
