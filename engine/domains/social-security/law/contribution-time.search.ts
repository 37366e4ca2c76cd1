import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    fator de conversão, conversão de tempo especial em comum, regras da contagem de tempo, fator 1,4 e 1,2, tempo especial na lei,
    carência em meses, mês abaixo do mínimo, regras do tempo de contribuição`,
}
