import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'plr',
    'ppr',
    'participação nos resultados',
    'bônus',
    'imposto da plr',
    'bônus da empresa',
    'participação nos lucros',
    'quanto recebo de plr',
    'imposto sobre plr',
  ],
  phrases: `
    participação, participação nos lucros e resultados, plr do banco, bancário, bônus anual, bônus de resultado, prêmio da empresa,
    plr líquida, imposto sobre bônus, ppr da empresa, 14 salário, lucros aos funcionários, gratificação por resultado, plr desconta,
    distribuição de lucros aos empregados, plr caiu, lucros da empresa para empregados, plr depois do imposto, banco pagou plr,
    lucros pagos aos funcionários`,
  questions: [{ question: 'Recebi R$ 10.000 de PLR: quanto fica?', input: { amount: 10000 } }],
}
