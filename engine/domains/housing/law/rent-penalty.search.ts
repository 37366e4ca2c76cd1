import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    multa de três aluguéis, lei do inquilinato, artigo 4, multa proporcional, lei 8.245, multa do aluguel na lei, transferência de emprego,
    aviso de 30 dias do inquilino, sair sem multa, multa proporcional ao tempo, o que diz a lei do inquilinato`,
}
