import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'fator r',
    'anexo iii',
    'anexo v',
    'folha de pagamento',
    'pró-labore',
    '28%',
    'anexo 3 ou 5',
    'anexo iii ou v',
    'calcular fator r',
  ],
  phrases: `
    sair do anexo v, cair no anexo iii, anexo 5 para anexo 3, anexo v para iii, folha de 28%, pró-labore para o fator r,
    reduzir imposto do simples, 15,5% para 6%, pagar 6%, empresa de ti, psicóloga no simples, folha sobre faturamento, aumentar pró-labore,
    médico no simples, programador pj anexo, razão entre folha e receita, imposto de 15,5%, estou no anexo 5, pagar menos no simples,
    agência no anexo 5, sair dos 15,5%, baixar imposto do simples`,
}
