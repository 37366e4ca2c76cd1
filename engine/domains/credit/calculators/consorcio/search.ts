import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'carta de crédito',
    'consórcio ou financiamento',
    'parcela do consórcio',
    'consórcio de carro',
    'consórcio de imóvel',
    'taxa de administração do consórcio',
  ],
  phrases: `
    consórcio vale a pena, grupo de consórcio, carta de consórcio, consórcio de moto, taxa de administração, fundo de reserva do consórcio,
    consórcio ou financiar, consórcio de casa, consórcio de caminhão, custo do consórcio, carta em meses, administradora, cota de consórcio,
    consórcio ou juntar dinheiro, carta de imóvel, parcela da carta, comprar por consórcio, plano de consórcio, honda consórcio,
    contemplação demora`,
}
