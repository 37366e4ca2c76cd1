import type { SearchText } from '../../../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'inss do salário',
    'quanto pago de inss',
    'desconto do inss',
    'inss sobre o salário',
    'calcular inss',
    'cálculo do inss',
    'inss do empregado',
    'contribuição ao inss',
    'inss clt',
  ],
  phrases: `
    quanto desconta de inss, inss de quem ganha, quanto vai para o inss, previdência descontada do salário, inss na folha,
    desconto da previdência no salário, faixa por faixa do inss, alíquota efetiva do inss, inss do mês, quanto o inss tira,
    inss de um salário, contribuição previdenciária do empregado, inss progressivo, inss descontado em folha, quanto paga de inss quem ganha`,
}
