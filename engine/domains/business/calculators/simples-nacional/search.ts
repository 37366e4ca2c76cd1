import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'das',
    'anexo',
    'fator r',
    'microempresa',
    'imposto da empresa',
    'faturamento',
    'quanto pago de simples',
    'imposto do simples',
    'das do simples',
    'alíquota do simples',
    'anexo iii',
    'anexo i',
    'empresa do simples',
  ],
  phrases: `
    faturou, loja no simples, imposto da loja, comércio no simples, anexo ii, anexo iv, anexo v, anexo 1, anexo 3, alíquota efetiva,
    faixa do simples, me no simples, epp, rbt12, receita bruta 12 meses, imposto sobre faturamento, empresa fatura, alíquota nominal,
    pagar simples, guia do simples, lojinha, restaurante no simples, pgdas, indústria no simples, empresa optante, empresa nova no simples,
    imposto do faturamento, restaurante faturou, comércio faturou, imposto do restaurante, loja faturou`,
  situations: { ownBusiness: { place: 5 } },
  questions: [
    {
      question: 'Quanto paga no Simples uma empresa de serviços (anexo III) que fatura R$ 20.000 por mês?',
      input: { monthly_revenue: 20000 },
    },
  ],
}
