import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['piso santa catarina', 'piso estadual santa catarina'],
  phrases: `
    piso salarial regional santa catarina, piso estadual santa catarina, salário mínimo santa catarina, piso da doméstica santa catarina, faixas do piso santa catarina,
    salário mínimo regional santa catarina, valor do piso santa catarina, piso sc, mínimo estadual santa catarina, lei do piso santa catarina`,
}
