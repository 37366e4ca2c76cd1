import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'férias erradas',
    'conferir férias',
    'terço de férias',
    'abono pecuniário',
    'férias pagas com atraso',
    'férias vieram erradas',
    'conferir recibo de férias',
  ],
  phrases: `
    férias errado, férias certas, férias veio menor, férias a menos, terço errado, faltou o terço, pagaram férias errado,
    pagaram férias atrasadas, conferir terço, férias pagas depois, férias pagas errado, recibo de férias certo, abono errado,
    faltou nas férias, verificar férias, férias não bate, férias pagas a menos, receber férias atrasado, dias vendidos errado,
    férias faltou, recibo de férias errado, recebi pouco de férias`,
  situations: { vacation: { place: 2 } },
}
