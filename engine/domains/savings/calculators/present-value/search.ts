import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'valor atual',
    'à vista ou a prazo',
    'taxa de desconto',
    'trazer a valor presente',
    'renda perpétua',
    'anuidade',
    'vp',
    'valor à vista',
    'à vista ou parcelado',
    'desconto à vista',
    'trazer para valor presente',
  ],
  phrases: `
    à vista ou parcelar, pagar à vista, à vista com desconto, pix ou parcelado, desconto no pix ou parcelado, parcelas ou dinheiro na mão,
    receber parcelado ou à vista, antecipar recebimento, descontar cheque, desconto de duplicata, parcelado sem juros ou à vista,
    comprar à vista, receber agora ou depois, perpetuidade, 10x sem juros ou à vista, equivalente à vista, quanto vale receber,
    vou receber no futuro, à vista ou 12 vezes, melhor à vista, compensa pagar à vista, receber parcelado, dinheiro na mão ou parcelas`,
}
