import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    encargos patronais, inss patronal, 20% patronal, rat, fap, sistema s, salário-educação, terceiros, rat e terceiros, alíquotas patronais,
    contribuição patronal, cpp, desoneração da folha, incra e sebrae, sat, percentual de encargos, tabela de encargos, fpas`,
}
