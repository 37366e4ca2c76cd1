import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'bitcoin',
    'cripto',
    'ganho de capital',
    'nft',
    'darf 4600',
    'criptoativos',
    'imposto de criptomoeda',
    'vendi bitcoin',
    'lucro com criptomoeda',
    'lucro com bitcoin',
  ],
  phrases: `
    ethereum, btc, usdt, stablecoin, binance, corretora de cripto, vender cripto, lucro em cripto, isenção de 35 mil, moeda digital,
    criptomoeda no exterior, darf de cripto, imposto de bitcoin, ganhei com bitcoin, token, altcoin, exchange de cripto, moedas virtuais,
    mercado bitcoin, declarar bitcoin, trocar cripto, solana, lucrei com cripto, ganho com ethereum, vendi ethereum, carteira de cripto,
    acima de 35 mil em cripto`,
}
