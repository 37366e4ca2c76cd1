import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'abono',
    'terço de férias',
    'vender férias',
    '1/3',
    'vender 10 dias',
    'adicional de férias',
    'quanto recebo nas férias',
    '1/3 de férias',
  ],
  phrases: `
    férias vencidas, férias proporcionais, não pagou minhas férias, patrão não pagou as férias, férias não pagas, férias com 1/3, tirar férias, sair de férias, vender 1/3, abono pecuniário, 20 dias de férias, férias em dobro, receber de férias,
    um terço, terço, férias de 15 dias, adiantamento de férias, 30 dias de férias, quanto vem de férias, vender dez dias, fracionar férias,
    pagamento das férias, vender parte das férias, recebo de férias, férias salário, 10 dias vendidos, férias líquidas, vou de férias,
    tirar 30 dias, tirar 20 dias, tirar 15 dias, vou descansar, mês de férias, descanso anual`,
  popularity: 3,
  situations: { vacation: { place: 1, asks: { salary: 'salary', days: 'days', sell_days: 'sold', dependents: 'dependents' } } },
  questions: [
    { question: 'Quanto recebe de férias quem ganha R$ 2.000?', input: { salary: 2000 } },
    { question: 'Quanto recebe quem ganha R$ 2.000 e vende 10 dias de férias?', input: { salary: 2000, sell_days: 10 } },
  ],
}
