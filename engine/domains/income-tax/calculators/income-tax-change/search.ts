import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'isenção até 5 mil',
    'quem ganha até 5 mil',
    'nova tabela',
    'reforma da renda',
    'lei 15.270',
    'quanto vou economizar',
    'irrf 2026',
    'isento até 5000',
    'nova isenção do imposto de renda',
    'mudança do imposto de renda',
    'quanto vou deixar de pagar',
    'quanto mudou meu imposto',
    'imposto antes e depois',
  ],
  phrases: `
    imposto novo, nova regra do ir, isenção de 5 mil, isenção nova, mudou o imposto, novo imposto de renda, imposto em 2025 e 2026,
    imposto antes e agora, diferença do ir, economia de imposto, ganho 5 mil isento, desconto até 7.350, ir zero,
    isento de imposto de renda, até 5 mil não paga, redução do imposto, comparar ir 2025 e 2026, faixa de isenção nova, imposto menor,
    ganha 6 mil, reforma do imposto de renda, mudança no ir, pagava de imposto, leão antes e depois, lei nova do ir, mudança de 2026,
    mudou em 2026, imposto caiu, vou pagar menos imposto, desconto novo do imposto, ganhei com a isenção`,
  questions: [{ question: 'Quem ganha R$ 5.000 paga menos imposto de renda desde 2026?', input: { salary: 5000 } }],
}
