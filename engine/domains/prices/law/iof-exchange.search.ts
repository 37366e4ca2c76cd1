import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['iof do câmbio', 'iof internacional'],
  phrases: `
    iof cartão internacional, iof de compra internacional, iof dólar, iof remessa, 3,5% de iof, iof do cartão no exterior, iof de viagem,
    iof moeda em espécie, iof 1,1%, alíquota do iof de câmbio, iof wise, iof do exterior`,
}
