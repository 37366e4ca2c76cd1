import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['vencimentos', 'agenda tributária', 'datas de vencimento'],
  phrases: `
    dia do vencimento, que dia vence, calendário de impostos, agenda tributária, prazo de pagamento, vencimento do das, vencimento do inss,
    vencimento do fgts, quinto dia útil na lei, prazo do 13º`,
}
