import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['piso paraná', 'piso estadual paraná'],
  phrases: `
    piso salarial regional paraná, piso estadual paraná, salário mínimo paraná, piso da doméstica paraná, faixas do piso paraná,
    salário mínimo regional paraná, valor do piso paraná, piso pr, mínimo estadual paraná, lei do piso paraná`,
}
