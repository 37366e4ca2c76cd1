import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['aluguel', 'moradia', 'regra dos 30%', 'aluguel que cabe no bolso', 'quanto da renda para aluguel', 'aluguel pelo salário'],
  phrases: `
    aluguel cabe, cabe no meu salário, aluguel máximo, quanto gastar com aluguel, morar sozinho, 30% da renda, comprometer com moradia,
    comprometimento da renda, posso alugar, renda para alugar, morar de aluguel, aluguel para quem ganha, alugar com salário,
    aluguel e condomínio, imobiliária exige renda, três vezes o aluguel, moro de aluguel, que aluguel consigo pagar,
    aluguel para meu salário, morar sozinho com salário, posso morar, morar num apartamento de`,
}
