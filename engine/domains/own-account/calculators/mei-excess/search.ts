import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'desenquadramento',
    'excesso de receita',
    'limite do mei',
    'estourei o mei',
    'passei do limite do mei',
    'estourar o limite',
    'faturamento acima do mei',
    'faturei acima do limite',
    'sendo mei faturei',
    'mei estourou',
    'ultrapassei o limite',
    'desenquadramento do mei',
  ],
  phrases: `
    ser desenquadrado, fui desenquadrado, vou ser desenquadrado, microempreendedor faturei, microempreendedor passou do limite,
    ultrapassar o limite, passar do teto, faturei mais de 81 mil, mei virou me, excesso de faturamento, desenquadrar, sair do mei,
    mais de 20% do limite, imposto do excesso, acima do teto do mei, mei faturou demais, passou do teto, estourei o limite, retroativo,
    estouro do mei, vendi mais que o limite, mei extrapolou, limite ultrapassado, mei perdeu o enquadramento, perco o mei,
    passei dos 81 mil, deixar de ser mei, faturei demais, acima de 81 mil, passou de 97.200`,
  situations: { ownBusiness: { place: 4 } },
}
