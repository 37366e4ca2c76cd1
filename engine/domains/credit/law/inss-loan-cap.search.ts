import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['teto do consignado do inss', 'juros máximos do consignado'],
  phrases: `
    teto de juros do inss, juros do consignado do aposentado, limite do consignado, cartão consignado, taxa máxima do empréstimo do inss,
    teto do cartão de benefício`,
}
