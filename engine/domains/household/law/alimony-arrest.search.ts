import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['prisão por pensão alimentícia'],
  phrases: `
    quantos meses de pensão atrasada dá prisão, pensão atrasada três meses, preso por não pagar pensão, artigo 528 do cpc, súmula 309,
    prisão civil do devedor de alimentos`,
}
