import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'itbi',
    'escritura',
    'registro de imóvel',
    'cartório',
    'custo da compra',
    'documentação do imóvel',
    'cartório na compra da casa',
    'escritura e registro',
    'documentação da casa',
    'quanto pago de itbi',
    'gastos para comprar imóvel',
  ],
  phrases: `
    custo de cartório, taxas da compra, imposto da compra, transferência do imóvel, passar a escritura, registrar imóvel,
    documentação do apartamento, gastos com cartório, despesas da compra do imóvel, itbi e registro, itbi de são paulo,
    imposto de transmissão, além do preço, taxa de registro, escritura da casa, quanto custa a escritura, comprar à vista imóvel gastos,
    certidões, avaliação do imóvel, prefeitura cobra, emolumentos, reservar para escritura, taxas além do preço,
    despesas de cartório do apartamento`,
  situations: { home: { place: 3, asks: { price: 'price' } } },
}
