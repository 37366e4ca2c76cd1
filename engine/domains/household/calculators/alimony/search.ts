import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'pensão',
    'alimentos',
    'pensão do filho',
    'desconto em folha',
    'porcentagem do salário mínimo',
    'pensão para filhos',
    'quanto pagar de pensão',
    'porcentagem da pensão',
    'pensão do pai',
    '30% do salário',
  ],
  phrases: `
    pensão da criança, filho menor, pai da criança, mãe da criança, filhos do divórcio, separação e filhos, divórcio, 30% do mínimo,
    ex-mulher, ex-marido, alimentos gravídicos, pensão judicial, pensão sobre férias e 13, pai paga, guarda compartilhada, pensão atrasada,
    ajuda para o filho, bebê com o pai, juiz fixou, porcentagem para o filho, sustento do filho, pagar pra criança,
    mandar dinheiro pro filho, mesada do pai, juiz vai mandar, ex ganha, nosso filho, pai ausente, pensionar, filho fora do casamento`,
}
