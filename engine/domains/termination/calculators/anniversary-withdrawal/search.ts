import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'saque aniversário',
    'fgts',
    'calendário do saque',
    'fundo de garantia',
    'quanto posso sacar do fgts',
    'tabela do saque aniversário',
    'sacar fgts no aniversário',
  ],
  phrases: `
    saque anual, retirada anual do fundo, aniversariante, saque do mês do aniversário, tirar fgts todo ano, sacar parte do fundo,
    modalidade de saque, saque-rescisão ou aniversário, niver, mês de nascimento, tirar do fundo de garantia, liberação do fgts,
    sacar fundo, pegar todo ano, optar pelo saque, tirar todo ano do fgts, aniversariantes`,
  situations: { dismissed: { place: 4 } },
  questions: [{ question: 'Tenho R$ 10.000 de FGTS: quanto saco no aniversário?', input: { balance: 10000 } }],
}
