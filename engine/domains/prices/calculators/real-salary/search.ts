import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'aumento',
    'reajuste',
    'poder de compra',
    'dissídio',
    'salário e inflação',
    'perdeu para a inflação',
    'salário perdeu da inflação',
    'aumento real',
    'reajuste abaixo da inflação',
  ],
  phrases: `
    salário corrigido, salário defasado, perdi poder de compra, ordenado não acompanha, salário contra inflação,
    salário corrigido pela inflação, corrigir salário, quanto deveria ganhar, salário de 2020 hoje, perda salarial, reposição salarial,
    data-base, salário desvalorizado, meu salário perdeu valor, reajuste salarial, reajuste do sindicato, convenção coletiva,
    aumento abaixo, ganhava, defasagem, salário acompanhou, salário subiu, meu salário subiu, aumento nos últimos anos, salário parado`,
}
