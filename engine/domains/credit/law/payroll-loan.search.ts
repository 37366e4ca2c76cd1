import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    margem consignável, limite da margem, 35% de margem, 45% do benefício, 35% do salário, teto do consignado, juros máximos do consignado,
    teto de juros do consignado, prazo máximo do consignado, lei do consignado, margem do inss, margem do clt, regra da margem,
    5% do cartão, 30 35 40 margem`,
}
