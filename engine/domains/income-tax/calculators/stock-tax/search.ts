import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'ações',
    'day trade',
    'swing trade',
    'fii',
    'darf 6015',
    'bolsa',
    'prejuízo',
    'etf',
    'vendi ações',
    'imposto de renda na bolsa',
    'lucro com ações',
    'darf de ações',
    'imposto de fii',
    'daytrade',
    'imposto do day trade',
  ],
  phrases: `
    imposto na bolsa, petr4, vale3, vender ações, venda de ações, lucro na bolsa, day-trade, prejuízo na bolsa, compensar prejuízo,
    isenção de 20 mil, vendi fii, vendi fundo imobiliário, swing, opções, darf da bolsa, imposto sobre ações, mini índice, mini dólar,
    trader, bdr, operação na bolsa, ganhei na bolsa, corretora, imposto do etf, renda variável, ganho com ações, ir sobre ações,
    perdi na bolsa, ação na bolsa, vendi papéis, bbas3, itub4, mglu3, ganho na bolsa, vendi na bolsa, vendas acima de 20 mil`,
}
