import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    tabela do salário-família, tabela salário família, valor da cota por filho, limite do salário-família, cota de salário família,
    salário família 2026, salário família valor, quem tem direito ao salário-família, teto do salário família`,
}
