import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    limite da microempresa, limite da epp, faturamento de me e epp, empresa de pequeno porte, porte, epp fatura,
    quanto fatura uma microempresa, limite de faturamento, me ou epp, faturamento máximo do simples, sublimite, lc 123,
    teto do simples nacional, faturamento de microempresa, diferença entre me e epp, microempresa pode faturar, epp fatura até`,
}
