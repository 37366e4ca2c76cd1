import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'lance embutido',
    'lance livre',
    'contemplação',
    'carta de crédito',
    'lance do consórcio',
    'ser contemplado',
    'carta contemplada com lance',
  ],
  phrases: `
    dar lance, lance de 30%, lance fixo, lance com fgts, fui contemplado, contemplado, quanto dar de lance, ofertar lance,
    parcela depois do lance, crédito líquido do lance, sorteio do consórcio, lance vencedor, oferta de lance, abater com lance,
    reduzir prazo ou parcela, ganhei o lance, oferta no grupo, parcelas depois do lance, lance ganhou`,
}
