import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    limite dos juros do cartão, teto do rotativo, 100% da dívida, dobro da dívida, dívida do cartão pode dobrar, lei do desenrola,
    lei 14.690, limite do rotativo, juros máximos do cartão, passar do dobro, teto do cartão`,
}
