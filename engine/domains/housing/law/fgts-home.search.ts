import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    usar o fgts na compra, usar fgts na casa, usar fgts no imóvel, fgts de entrada, dar entrada com fgts, fgts para comprar casa,
    usar fundo de garantia na casa, fgts apartamento, amortizar com fgts, 3 anos de fgts, regras do fgts para imóvel,
    limite do imóvel para fgts, abater financiamento com fgts, fundo de garantia na entrada, teto do sfh, comprar imóvel com fgts,
    valor máximo do imóvel`,
}
