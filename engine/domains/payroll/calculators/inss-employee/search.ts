import type { SearchText } from '../../../../operation/definition/descriptor.ts'

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
    'inss de quem trabalha registrado',
    'inss de carteira assinada',
  ],
  phrases: `
    quanto desconta de inss, inss de quem ganha, quanto vai para o inss, previdência descontada do salário, inss na folha,
    desconto da previdência no salário, faixa por faixa do inss, alíquota efetiva do inss, inss do mês, quanto o inss tira,
    inss de um salário, contribuição previdenciária do empregado, inss progressivo, inss descontado em folha, quanto paga de inss quem ganha`,
  situations: { payslip: { place: 3, asks: { salary: 'salary' } } },
  questions: [
    { question: 'Quanto de INSS desconta quem ganha R$ 2.000?', input: { salary: 2000 } },
    { question: 'Quanto de INSS desconta quem ganha R$ 5.000?', input: { salary: 5000 } },
  ],
}
