import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['piso são paulo', 'piso estadual são paulo'],
  phrases: `
    piso salarial regional são paulo, piso estadual são paulo, salário mínimo são paulo, piso da doméstica são paulo, faixas do piso são paulo,
    salário mínimo regional são paulo, valor do piso são paulo, piso sp, mínimo estadual são paulo, lei do piso são paulo`,
}
