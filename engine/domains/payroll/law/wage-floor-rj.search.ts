import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['piso rio de janeiro', 'piso estadual rio de janeiro'],
  phrases: `
    piso salarial regional rio de janeiro, piso estadual rio de janeiro, salário mínimo rio de janeiro, piso da doméstica rio de janeiro, faixas do piso rio de janeiro,
    salário mínimo regional rio de janeiro, valor do piso rio de janeiro, piso rj, mínimo estadual rio de janeiro, lei do piso rio de janeiro`,
}
