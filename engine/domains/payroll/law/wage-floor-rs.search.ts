import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['piso rio grande do sul', 'piso estadual rio grande do sul'],
  phrases: `
    piso salarial regional rio grande do sul, piso estadual rio grande do sul, salário mínimo rio grande do sul, piso da doméstica rio grande do sul, faixas do piso rio grande do sul,
    salário mínimo regional rio grande do sul, valor do piso rio grande do sul, piso rs, mínimo estadual rio grande do sul, lei do piso rio grande do sul`,
}
