import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['mínimo existencial', 'superendividamento', 'superendividado', 'lei do superendividamento', 'plano de pagamento de dívidas'],
  phrases: `
    dívidas comem o salário, o que a lei protege do salário, dívida maior que o salário, não sobra nada do salário,
    não consigo pagar as dívidas, muitas dívidas, salário todo em dívida, parcelas maiores que o salário, renegociar tudo na justiça,
    repactuação de dívidas, endividado, afogado em dívidas, procon dívidas, quanto o banco pode tirar do salário, sobra pouco do salário`,
  situations: { debts: { place: 6 } },
}
