import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    lei do aprendiz, salário mínimo hora do aprendiz, fgts do aprendiz, 2% de fgts, jovem aprendiz na lei, regras do aprendiz, lei 10.097,
    cota de aprendizes`,
}
