import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'holerite',
    'contracheque',
    'salário na mão',
    'desconto em folha',
    'líquido',
    'quanto cai na conta',
    'quanto recebo',
    'quanto descontam do salário',
    'salário limpo',
    'descontos do salário',
    'salário de na mão',
    'quanto fica o salário',
    'quanto sobra do salário',
    'cálculo do salário',
    'salário depois dos descontos',
    'salário clt',
  ],
  partNames: [
    'inss',
    'irrf',
    'quanto pago de inss',
    'inss do salário',
    'imposto de renda sobre o salário',
    'imposto de renda do salário',
    'desconto de inss e imposto',
    'imposto',
  ],
  phrases: `
    líquido do salário, salário liquido clt, quanto recebo líquido, quanto vem líquido, quanto cai, cai na conta, na mão, limpo,
    contra-cheque, holerith, folha de pagamento, descontos na folha, desconto do inss e ir, salário com descontos, salário registrado,
    carteira assinada ganhando, quanto vem no holerite, bruto para líquido, ordenado, quanto fica na mão, salário já descontado,
    desconto no salário, desconto do salário, salário depois do imposto, quanto tiram do salário, quanto sobra, governo tira do salário,
    quanto o governo tira, quanto o governo come`,
  popularity: 1,
  situations: { payslip: { place: 2, asks: { gross_salary: 'salary', dependents: 'dependents' } } },
  questions: [
    { question: 'Quanto cai na conta de quem ganha R$ 2.000?', input: { gross_salary: 2000 } },
    { question: 'Quanto cai na conta de quem ganha R$ 5.000?', input: { gross_salary: 5000 } },
  ],
}
