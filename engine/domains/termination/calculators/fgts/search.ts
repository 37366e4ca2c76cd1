import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'fundo de garantia',
    'multa de 40%',
    'saldo',
    'fgts por mês',
    'depósito do fgts',
    'quanto tenho de fgts',
    'multa rescisória',
    'multa do fgts',
    'rendimento do fgts',
    'saldo do fgts',
    'fgts na caixa',
  ],
  phrases: `
    saldo do fundo, conta do fundo, depósito de 8%, 8% do salário, empresa não depositou, patrão não depositou, fundo não depositado,
    conferir fgts, extrato do fgts, quanto tem no fundo, fgts acumulado, distribuição de lucro do fgts, fgts de anos trabalhados,
    40% do fundo, multa de 20% do fgts, conta vinculada, quanto deveria ter de fgts, fgts atrasado, rescisão fgts,
    fundo de garantia por mês, fgts rende, sacar fgts na demissão, juros do fgts, patrão deposita, em 10 anos de fgts, fundo acumula,
    empresa deposita 8%, aposentado sacar fundo, sacar o fundo`,
  questions: [{ question: 'Quanto junta de FGTS em 1 ano quem ganha R$ 2.000?', input: { salary: 2000, months_worked: 12 } }],
}
