import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'pró-labore',
    'retirada do sócio',
    'inss do sócio',
    'salário do dono',
    'prolabore',
    'salário do sócio',
    'quanto tirar da empresa',
    'desconto do pró-labore',
    'quanto pago de pró-labore',
  ],
  phrases: `
    retirada, retirada mensal, retirada do dono, retirada da empresa, sócio administrador, sócio recebe, inss de sócio,
    salário de empresário, empresário, 11% do sócio, pró-labore mínimo, dono da empresa, tirar dinheiro da empresa, pró labore,
    remuneração do sócio, desconto da retirada, quanto pagar de pró-labore, salário de sócio, sou sócio, sócio tira, tiro da empresa,
    dono recebe`,
  questions: [{ question: 'Quanto sobra de um pró-labore de R$ 5.000?', input: { amount: 5000 } }],
}
