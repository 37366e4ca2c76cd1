import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    desconto na quitação, direito a desconto, artigo 52 do cdc, código de defesa do consumidor, redução proporcional dos juros,
    direito de quitar antes, tarifa de liquidação antecipada, art 52, lei da quitação antecipada`,
}
