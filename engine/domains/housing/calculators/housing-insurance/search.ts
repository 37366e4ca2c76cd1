import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['mip', 'dfi', 'seguro do financiamento', 'morte e invalidez', 'danos ao imóvel', 'seguro da casa financiada', 'mip e dfi'],
  phrases: `
    seguro do imóvel financiado, seguro obrigatório do financiamento, seguro da prestação, seguro da caixa, seguro da casa própria,
    seguro de vida do financiamento, seguro prestamista da casa, seguro embutido na parcela, quanto é o seguro do financiamento,
    morte do financiado, seguro habitacional caro, seguro na prestação`,
}
