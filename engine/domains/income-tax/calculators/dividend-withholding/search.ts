import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'dividendos',
    'distribuição de lucros',
    'retenção',
    'lei 15.270',
    'sócio',
    'lucros distribuídos',
    'dividendos acima de 50 mil',
    'tributação de dividendos',
  ],
  phrases: `
    lucro ao sócio, retirar lucro, distribuir lucro, tirar lucro da empresa, retenção de 10%, imposto de 10%, imposto sobre lucros,
    dividendos 2026, lucros e dividendos, irrf de dividendos, distribuição de dividendos, dividendos para o exterior, lucros acumulados,
    tributar dividendos, lucro da ltda, sócio retira lucro, sócio tirou lucro, retirar lucro da clínica, lucro do mês do sócio,
    lucro retirado, dividendos de mais de 50 mil`,
}
