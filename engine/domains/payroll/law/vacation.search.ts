import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    terço constitucional, um terço, abono pecuniário, 1/3 na constituição, lei das férias, dez dias de abono, férias na clt, artigo 142,
    fracionar férias, direito a férias, artigo 143, vender férias na lei`,
}
