export const english = {
  'Acima da inflação no IPCA+; sobre a Selic no Tesouro Selic': 'Above inflation for IPCA+; over the Selic for Tesouro Selic',
  'Dia do preço': 'Price date',
  'O que o investidor paga, R$': 'What the investor pays, R$',
  'O que o investidor recebe ao resgatar, R$': 'What the investor receives on redemption, R$',
  'Preço base, R$': 'Base price, R$',
  'Taxa de quem compra, % ao ano': "Buyer's rate, % a year",
  'Taxa de quem resgata, % ao ano': "Seller's rate (on redemption), % a year",
}
