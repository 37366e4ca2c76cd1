import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'carne leao',
    'livro caixa',
    'autônomo',
    'aluguel',
    'darf 0190',
    'recebimento do exterior',
    'profissional liberal',
    'recebi aluguel',
    'imposto sobre aluguel recebido',
    'imposto de autônomo',
    'imposto de profissional liberal',
    'recebi do exterior',
  ],
  phrases: `
    recebo de pessoa física, psicólogo autônomo, médico autônomo, aluguéis recebidos, renda do exterior, cliente do exterior,
    trabalho para fora, gringo, imposto mensal, consultório, pensão recebida, sou locador, inquilino me paga, imposto do aluguel,
    imposto todo mês, recebi de pessoa física, airbnb, advogado autônomo, darf mensal, freelancer para o exterior, autônomo pessoa física,
    despesas do consultório, salário de fora, dentista autônomo, recebo dos pacientes, pagamento em dólar, atende particular,
    atendimento particular, recolher todo mês, alugo uma casa, alugo kitnet, alugo apartamento, renda de aluguel, imóvel alugado,
    professor particular, aula particular, personal trainer autônomo, empresa dos eua, empresa estrangeira, empresa de fora,
    trabalho remoto para fora, cliente americano`,
  questions: [{ question: 'Recebo R$ 6.000 por mês de pessoas físicas: quanto pago de carnê-leão?', input: { monthly_income: 6000 } }],
}
