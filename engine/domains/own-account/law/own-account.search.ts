import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    códigos da gps, código 1007, código 1163, guia do autônomo, 11% retido, plano simplificado 11%, 20% da empresa, baixa renda 5%,
    retenção de 11%, inss do prestador, alíquota do facultativo, contribuição da empresa sobre autônomo, alíquotas da gps, frete 20%`,
}
