import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    artigo 467, art 467, multa do 467, verbas incontroversas, incontroverso, 50% na audiência, primeira audiência, acréscimo de 50%,
    multa de 50% das verbas, parcela incontroversa`,
}
