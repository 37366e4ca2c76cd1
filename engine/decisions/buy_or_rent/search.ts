import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['imóvel', 'aluguel', 'casa própria', 'comprar ou alugar', 'vale a pena comprar imóvel', 'financiar ou alugar'],
  phrases: `
    alugar ou comprar, compro ou alugo, comprar casa ou alugar, pagar aluguel, sair do aluguel comprar, jogar dinheiro fora,
    dinheiro jogado fora, casar, financiar apartamento ou continuar no aluguel, aluguel ou casa própria, moramos de aluguel,
    continuar no aluguel, vale a pena financiar, melhor alugar ou comprar, morar de aluguel investindo,
    comprar apartamento ou alugar e investir, financio ou alugo, aluguel investindo`,
  situations: {
    home: { place: 1, asks: { property_value: 'price', down_payment: 'entry', monthly_rent: 'rent', monthly_income: 'income' } },
  },
}
