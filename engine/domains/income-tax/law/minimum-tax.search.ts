import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    imposto mínimo, irpfm, tributação mínima, 10% das altas rendas, lei 15.270, alíquota mínima, imposto dos ricos na lei,
    lei dos super ricos, faixa das altas rendas, tabela do imposto mínimo`,
}
