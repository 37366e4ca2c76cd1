import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'aposentadoria',
    'quando me aposentar',
    'pontos',
    'pedágio',
    'esperar para aposentar',
    'contribuir pelo teto',
    'com quantos anos me aposento',
    'falta quanto para aposentar',
    'quanto falta para me aposentar',
    'esperar mais para aposentar',
  ],
  phrases: `
    esperar um ano, esperar mais um ano, melhor hora de aposentar, melhor data para aposentar, quando aposentar, vale esperar,
    me aposento quando, dar entrada no benefício, dar entrada na aposentadoria, aposentar agora ou esperar, planejamento da aposentadoria,
    adiar a aposentadoria, com que idade me aposento, quanto tempo falta para aposentar, quando vou poder aposentar, faltam quantos anos,
    contribuir mais um ano, já posso me aposentar, parar agora ou esperar, aposento agora, aposento já, trabalho mais um ano,
    trabalhar mais 2 anos, continuar trabalhando, trabalhar mais para aposentar, nasci e contribuí`,
  situations: {
    retirement: { place: 1, asks: { sex: 'sex', birth_date: 'birth', contribution_years: 'years', average_salary: 'average' } },
  },
}
