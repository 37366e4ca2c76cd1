import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    '50-30-20',
    'gastos',
    'planejamento',
    'dividir salário',
    'dividir o salário',
    'organizar as finanças',
    'método 50 30 20',
    'controle de gastos',
  ],
  phrases: `
    orçamento doméstico, orçamento familiar, organizar o dinheiro, planejamento financeiro, dividir a renda, regra 50 30 20,
    planilha de gastos, gastos da casa, lazer e contas, dividir o dinheiro, distribuir a renda, quanto gastar com lazer, separar o salário,
    finanças pessoais, essenciais e desejos, educação financeira, orçamento da família, nunca sobra nada, separar as despesas,
    salário não dura, controlar despesas, divisão de gastos, quanto poupar do salário`,
}
