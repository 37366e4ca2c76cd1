import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'preço de venda',
    'margem de lucro',
    'precificação',
    'precificar produto',
    'formar preço',
    'calcular preço',
    'preço do produto',
    'margem',
  ],
  phrases: `
    preço de revenda, revender, lucrar, lucro em cima, bolo, salgado, doce, artesanato, marmita, cobrar pelo produto, colocar preço,
    revenda, precificar, custo do produto, quanto cobrar no produto, ganho por peça, preço de custo, lucro por produto,
    margem de contribuição, calcular preço de venda, quanto cobrar por um bolo, roupa revenda, loja de roupa preço, cobrar pelo bolo,
    colocar margem, lucro por venda, comprar e revender, preço ifood, vendo a quanto, vender por quanto, custo e venda, quanto vender,
    brownie, lucro na revenda, preço do bolo, por quanto revendo`,
}
