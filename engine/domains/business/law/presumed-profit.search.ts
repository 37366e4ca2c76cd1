import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    percentual de presunção, presunção de 32%, 32% serviços, 8% comércio, percentuais do lucro presumido, presunção, alíquota de irpj,
    alíquota de csll, 15% irpj, 9% csll, adicional de 10%, limite do lucro presumido, pis 0,65, cofins 3%, lc 224,
    tabela do lucro presumido, base presumida`,
}
