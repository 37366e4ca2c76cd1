import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'venda de imóvel',
    'ganho de capital',
    'gcap',
    'lucro imobiliário',
    'darf 4600',
    'fator de redução',
    'vendi meu apartamento',
    'vendi minha casa',
    'vender imóvel imposto',
    'imposto na venda de casa',
    'lucro na venda do apartamento',
  ],
  phrases: `
    lucro na venda, vendi imóvel, vendi terreno, vendi casa, venda de casa, venda de terreno, venda de apartamento,
    imposto da venda de imóvel, imóvel herdado, comprar outro em 180 dias, comprei e vendi, vender apartamento, ganho imobiliário,
    único imóvel, isenção na venda, imposto sobre lucro imobiliário, vendi sítio, vender a casa, vender herança, terreno, vendi lote,
    imposto ao vender imóvel, herdei e vendi, vendi herança, venda de imóvel herdado, casa herdada, vendi com lucro o terreno,
    imóvel de 440 mil, comprei lote e vendi, governo leva na venda`,
}
