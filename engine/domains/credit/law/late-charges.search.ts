import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    multa máxima, multa de 2%, limite da multa, multa de condomínio, juros de 1% ao mês, lei da multa por atraso, 2% do cdc, teto da multa,
    multa por atraso na lei, pode cobrar 10% de multa, multa do condomínio, artigo 1336, limite de juros por atraso`,
}
